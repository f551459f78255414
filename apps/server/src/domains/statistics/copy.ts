/** Names of what belongs to no area below the one that is shown. */
export const ownFigures = { province: '未分地区', area: (name: string) => `${name}（本级）` } as const

/** In what the sides of a figure are counted. */
export const basisUnits = { cases: '笔', yuan: '元' } as const

/** Words of the open data. */
export const openDataCopy = {
  title: '陇企融 · 甘肃省企业融资信用服务平台 公开统计数据',
  figures: [
    '地区编码',
    '地区',
    '指标代码',
    '指标',
    '数值',
    '单位',
    '分子',
    '基数',
    '分子和基数的单位',
    '笔数过少不公开',
    '口径版本',
    '统计时间',
  ],
  definitions: [
    '指标代码',
    '指标',
    '单位',
    '统计口径',
    '不计入',
    '地区归属',
    '更新',
    '负责',
    '计算式',
    '口径版本',
    '许可',
  ],
  yes: '是',
  fileName: (file: string, day: string) => `陇企融公开数据-${day}-${file}`,
} as const

/** Words of the file of grants. */
export const promiseCopy = {
  titles: [
    '产品',
    '市州',
    '意向金额（元）',
    '授信金额（元）',
    '授信日期',
    '放款金额（元）',
    '放款日期',
    '还清日期',
  ],
  hidden: '不公开',
  fileName: (orgId: string, day: string) => `承诺兑现明细-${orgId}-${day}.csv`,
} as const

/** The last line of a table of industries. */
export const otherIndustries = '其他行业'

/** What stands in the figures of a filter where a case does not say. */
export const figuresCopy = { noScale: '未填写' } as const
