/** Texts of the ledger. */
export const copy = {
  title: '需求台账',
  asOf: (moment: string) =>
    `统计时间 ${moment}。已撤回和未提交的不计入；每一级的合计等于下级各行之和，加权平均年利率按放款金额加权。`,
  batch: '填报批次',
  kind: '主体类别',
  up: '返回上级',
  area: '地区',
  total: '合计',
  scroll: '需求台账表',
  rows: '查看明细',
  empty: '这个地区还没有填报。',
  file: {
    title: '按主体类别的台账',
    hint: 'Excel 文件有四张表：按主体类别的台账、明细、逐笔放款，以及写明时间、筛选条件、各列含义和数据摘要的说明；CSV 和 PDF 只有第一张表。',
  },
} as const
