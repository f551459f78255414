export const copy = {
  title: '融资统计',
  intro: '全部数字由平台上的实际业务汇总，随业务实时变化。',
  area: '统计范围',
  asOf: (moment: string) => `统计时间 ${moment}`,
  catalogue: {
    how: '口径',
    howOf: (name: string) => `${name}的统计口径`,
    leftOut: '不计入',
    basis: (whole: string) => `基数：${whole}`,
    sides: (part: string, whole: string) => `当前：${part}，共 ${whole}`,
    counted: (areaRule: string, refresh: string, version: number) =>
      `${areaRule}归入各地；${refresh}；口径第 ${version} 版`,
    owner: '负责',
    source: '计算式',
    yuan: '元',
    percent: '%',
    nothing: '暂无',
    withheld: '企业过少，不公开',
  },
  tables: {
    area: '按地区：申请与放款',
    status: '按状态',
    industry: '按行业',
    month: '按月份',
    organisation: '按机构：授信与放款',
  },
  columns: {
    area: '地区',
    status: '状态',
    industry: '行业',
    month: '月份',
    organisation: '机构',
    count: '笔数',
    amount: '金额',
    share: '占比',
    drawnCount: '放款笔数',
    drawnAmount: '放款金额',
  },
  few: '不公开',
  total: '合计',
  empty: '该范围内还没有数据',
} as const

/** Texts of the page of comparisons. */
export const checksCopy = {
  title: '指标核对',
  intro:
    '每天夜间把平台保存的全部统计数字与业务明细逐一核对，记录在此。发现不一致时，当时就按业务明细改正，并列出改正前后的数字。',
  check: '立即核对',
  asked: '已安排核对，完成后出现在下方',
  onlyDiffering: '只看不一致的',
  equal: '全部一致',
  differing: (count: number) => `${count} 个不一致，已按业务明细改正`,
  compared: (count: string) => `${count} 个`,
  result: '结果',
  differences: '不一致的数字',
  corrected: (measure: string, area: string, kept: string, counted: string) =>
    `${measure}（${area}）：原为 ${kept}，按业务明细为 ${counted}`,
  cases: (count: string, total: string) => `${count} 笔、合计 ${total}`,
  more: (count: number) => `另有 ${count} 个`,
  empty: '还没有核对记录',
  emptyHint: '夜间核对完成后出现在这里，也可以立即核对。',
} as const
