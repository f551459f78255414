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
  exports: {
    title: '导出 xlsx',
    request: '导出当前台账',
    hint: '文件在后台生成，写明统计时间、筛选条件和数据摘要，保留 24 小时。',
    all: '全部批次',
    download: '下载',
    fileName: (areaName: string) => `${areaName}需求台账.xlsx`,
    running: (done: number, total: number | null) => `生成中，已写入 ${done} / ${total ?? '…'} 行`,
    failed: '明细超过 5 万行，请缩小地区或批次范围后再导出',
  },
} as const
