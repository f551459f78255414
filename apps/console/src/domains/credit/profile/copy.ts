/** The explainable profile of a company. */
export const profileCopy = {
  title: '信用画像',
  heldTitle: (name: string) => `信用画像：${name}`,
  link: '查看信用画像',
  toCard: '画像说明',
  intro:
    '按公开的规则把信用档案中的事实逐项相加，每一分都写明依据的条目、来源和日期。不是信用评级，不作结论。',
  heldIntro:
    '仅按企业已授权的主题计算，不是信用评级，不作结论；未授权和没有数据的因素不得分也不扣分。本次查看会记录，企业可以看到。',
  sum: '合计怎样得出',
  item: '项目',
  points: '得分',
  range: '可得范围',
  base: '基础分',
  total: '合计',
  signed: (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'),
  between: (least: number, most: number) =>
    `${least < 0 ? `−${-least}` : least} 至 ${most > 0 ? `+${most}` : most}`,
  wholeRange: '0 至 100',
  completeness: '信息完整度',
  completenessHint: '没有数据、未授权的因素只降低完整度，不影响合计。',
  asOf: '计算日期',
  version: '规则版本',
  dataVersion: '数据版本',
  closed: '未授权的主题',
  demonstration: '演示数据',
  stale: '部分来源暂时不可用，按上次读取的内容计算',
  up: '加分最多',
  down: '扣分最多',
  noUp: '没有加分的因素',
  noDown: '没有扣分的因素',
  inputs: '依据',
  notCounted: '不计入',
  improve: '怎样改善',
  source: (source: string, day: string | null) =>
    day ? `来源 ${source} · 数据日期 ${day}` : `来源 ${source}`,
  open: (topic: string) => `查看“${topic}”条目`,
  openOwn: (topic: string) => `查看“${topic}”条目或提出异议`,
} as const

export const cardCopy = {
  rules: '现行规则',
  rulesHint: (base: number) => `基础分 ${base} 分，加上每个因素的得分；全部得满为 100 分，全部扣满为 0 分。`,
  factor: '因素',
  method: '怎样判断',
  bins: '得分',
  versions: '规则版本',
  version: '版本',
  from: '生效日期',
  changedBy: '决定人',
  change: '原因',
} as const
