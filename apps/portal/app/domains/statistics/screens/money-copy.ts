/** Texts of the first screen. */
export const moneyCopy = {
  hero: {
    label: (year: number) => `${year} 年已放款`,
    definition:
      '本年内放款的申请，按放款日期计，金额为机构回写的实际放款金额之和。授信不等于放款，二者不相加。',
    leftOut: '改投其他机构的只按最后一次计；未回写的不计。',
  },
  count: (count: string) => `${count} 笔`,
  change: (months: number) => `前 ${months} 个月比上年同期`,
  noBefore: '上年同期没有放款',
  flow: { applied: '申请', credited: '授信', drawn: '放款' },
  flowTitle: (year: number) => `${year} 年提交的申请`,
  flowDefinition:
    '本年内提交的申请按目前走到的最远一步计：申请金额、授信额度和实际放款；与“融资机制”屏为同一组数。上年提交、今年放款的不在其中，所以与今年放款不同。',
  map: {
    title: '各市州放款',
    label: '甘肃省放款地形图',
    area: (name: string, amount: string) => `${name} 放款 ${amount}`,
    ring: (step: string) => `一圈 ${step}`,
    thick: (step: string) => `粗圈 ${step}`,
    note: '圈数在各市州中心处与数字一致，其间为示意。',
    flat: '今年还没有放款',
    definition:
      '本年内放款的金额，按申请时企业所在区县归入市州；不足 3 笔的市州不公开，其合计另列，各行之和等于全省。兰州新区单独统计，不计入兰州市。',
  },
  rank: {
    title: '各市州放款',
    drawn: '放款',
    asked: '申请',
    columns: ['市州', '放款', '笔数', '申请', '申请笔数'],
    definition: '粗条为本年放款金额，细线为本年提交的申请金额，同一比例尺。不足 3 笔的不公开，其合计另列。',
  },
  trend: {
    title: '每月放款',
    thisYear: '今年',
    lastYear: '去年',
    month: (month: number) => `${month}月`,
    until: (month: number, day: number) => `${month}月至 ${day} 日`,
    columns: ['月份', '今年', '去年同月'],
    definition: '当月放款的金额合计；本月为截至现在，上年同月为整月。',
    label: '每月放款，与上年同月比较',
  },
  readings: {
    firstLoanCount: '首贷户',
    averageRate: '加权平均利率',
    decisionDaysMedian: '办理时长中位数',
    cost: (value: string) => `综合成本 ${value}%（含各项费用）`,
    p90: (value: string) => `九成在 ${value} 个工作日内`,
    creditOnly: (value: string) => `放款中纯信用占 ${value}%`,
  },
} as const
