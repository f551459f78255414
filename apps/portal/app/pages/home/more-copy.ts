/** Texts below the first screen of the home page; apart, because the first visit does not load them. */
export const moreCopy = {
  recommendations: '平台推荐',
  zones: {
    title: '特色专区',
    note: '每个专区按自己的办事方式排：看资产、看农时、看单据、看地图、看名单。',
    all: '全部专区',
    products: (count: number) => `${count} 个产品`,
    drawn: (count: number) => `已放款 ${count} 笔`,
  },
  organisations: { title: '金融机构', all: '全部机构', products: (count: number) => `${count} 个在售产品` },
  policies: {
    title: '政策速递',
    more: '更多政策',
    none: '本站点暂无现行政策，请切换到全省站点查看。',
  },
  news: {
    label: '新闻、通知与链接',
    title: '新闻与通知',
    news: '新闻资讯',
    notices: '通知公告',
    quickLinks: '快捷链接',
    more: '更多',
  },
  cases: {
    title: '他们这样拿到了贷款',
    note: '企业名称已隐去，日期和金额取自业务记录。',
    label: '案例，可左右滑动',
    start: '申请',
    drawn: (days: number) => `第 ${days} 天放款`,
  },
  example: '示例数据',
} as const
