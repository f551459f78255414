/** Why an item of the exchange is recommended; no reason promises that an enterprise will be listed. */
export const reasons = {
  general: {
    F: '适合设立时间不长、希望得到辅导的企业',
    G: '适合股权清晰、已建立规范治理的企业',
    P: '适合有一定规模、准备进入更高层次资本市场的企业',
    T: '适合股东较多、需要登记股东名册的股份有限公司',
  },
  title: (titles: readonly string[]) => `贵企业列入${titles.map((title) => `《${title}》`).join('、')}`,
  grown: (scale: string, years: number) => `贵企业为${scale}企业，已设立 ${years} 年`,
  settled: (years: number) => `贵企业已设立 ${years} 年，可以先规范治理`,
  young: (months: number) => `贵企业设立 ${months} 个月，可以先得到辅导`,
  unknown: '贵企业的成立日期未登记，可以从要求较少的层次开始',
  first: '条件较少，可以先在这一层次挂牌，以后转层',
  shares: '贵企业为股份有限公司，可以托管股东名册',
} as const

/** Stands in the name of a company limited by shares. */
export const SHARES = '股份'
