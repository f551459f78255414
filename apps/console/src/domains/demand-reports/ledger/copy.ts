/** Texts of the ledger. */
export const copy = {
  title: '需求台账',
  asOf: (moment: string) => `统计时间 ${moment}。已撤回和未提交的不计入；每一级的合计等于下级各行之和。`,
  batch: '填报批次',
  kind: '主体类别',
  up: '返回上级',
  area: '地区',
  total: '合计',
  scroll: '需求台账表',
  rows: '查看明细',
  empty: '这个地区还没有填报。',
} as const
