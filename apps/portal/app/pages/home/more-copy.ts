/** Texts below the first screen of the home page; apart, because the first visit does not load them. */
export const moreCopy = {
  recommendations: '平台推荐',
  organisations: { title: '金融机构', all: '全部机构' },
  news: {
    label: '政策、资讯与链接',
    policies: '政策速递',
    noPolicies: '本站点暂无现行政策，请切换到全省站点查看。',
    notices: '通知公告',
    news: '新闻资讯',
    quickLinks: '快捷链接',
    more: '更多',
  },
  cases: { title: '成功案例', note: '企业名称已隐去' },
} as const
