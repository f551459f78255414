/** Texts of the home page. */
export const copy = {
  title: '甘肃省企业融资信用服务平台',
  description:
    '陇企融把甘肃省的中小企业、金融机构和惠企服务放在一处：比较融资产品的全部成本，在线申请，每一步进度可查。',
  province: '甘肃',
  headline: (place: string) => `${place}企业在这里`,
  promise: '比产品、办贷款、查进度',
  lead: ['利息和费用合成一个数再比。', '谁在办、到哪一步、还剩几天，都看得见。'],
  search: {
    label: '搜索产品、机构、政策和帮助',
    placeholder: '产品、机构、政策或问题',
    popular: '常用：',
    words: ['首贷', '科技', '信用'],
  },
  figures: {
    label: '平台数据',
    asOf: (moment: string) => `数据截至 ${moment}，由平台按每一笔业务自动统计`,
    more: '更多统计',
  },
  services: '您想办什么',
  needs: {
    title: '按需要选产品',
    note: '可在线申请的在前，按综合年化成本从低到高，利息和企业承担的费用都算在内。',
    label: '需要',
    all: '查看全部',
    emptyTitle: '本站点暂时没有这类产品',
    emptyHint: '可以看看全部产品，或切换到全省站点。',
    allProducts: '查看全部产品',
  },
} as const
