/** Texts of the home of policies, where policies, news and notices meet. */
export const copy = {
  title: '政策速递',
  description: '甘肃省企业融资政策、新闻资讯和通知公告：按级别和类型查政策，看清文号、时效和申报时间。',
  latest: '最新政策',
  national: '国家政策',
  facets: '按级别和类型查找',
  level: '政策级别',
  type: '政策类型',
  current: '只列现行有效的政策',
  none: '本站点暂无政策，请切换到全省站点查看。',
  news: '新闻资讯',
  notices: '通知公告',
  more: '更多',
} as const
