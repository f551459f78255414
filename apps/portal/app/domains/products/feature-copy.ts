/** Texts of the products of a zone. */
export const featureCopy = {
  found: (name: string) => (total: string) => `${name}产品：共 ${total} 个`,
  search: '在本专区找产品',
  placeholder: '产品或机构名称',
  submit: '搜索',
  keyword: '关键词',
  sort: '排序',
  sorts: {
    zone: '专区推荐',
    newest: '最近加入',
    rate: '利率低',
    amount: '额度高',
    speed: '审批快',
    popular: '申请多',
  },
  refine: '按金额、期限、担保筛选',
  front: '专区推荐',
  nothing: {
    title: '本专区没有符合的产品',
    hint: '换一个关键词再试，或者看看本专区的全部产品。',
    action: '查看本专区全部产品',
  },
  none: {
    title: '本专区在当前站点还没有产品',
    hint: '可以看看其他专区，或在金融超市中按条件查找。',
    action: '查看全部专区',
  },
} as const
