/** What the whole-site search finds, in the order its groups stand. A new kind is one line here and one source on the server. */
export const SEARCH_KINDS = [
  { code: 'product', name: '融资产品' },
  { code: 'organisation', name: '机构' },
  { code: 'need', name: '融资需求' },
  { code: 'policy', name: '政策' },
  { code: 'rung', name: '培育梯度' },
  { code: 'cultivation', name: '培育服务' },
  { code: 'agency', name: '中介服务' },
  { code: 'project', name: '项目信息' },
  { code: 'stock', name: '挂牌项目' },
  { code: 'activity', name: '活动' },
  { code: 'zone', name: '专区文章' },
  { code: 'news', name: '资讯公告' },
  { code: 'answer', name: '问答' },
  { code: 'service', name: '信用服务' },
  { code: 'help', name: '帮助' },
] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]['code']

/** The words offered where nothing has been typed yet; each of them finds something on every site. */
export const POPULAR_WORDS = [
  '首贷',
  '科技',
  '信用贷款',
  '贴息',
  '乡村振兴',
  '供应链',
  '融资担保',
  '信用报告',
] as const
