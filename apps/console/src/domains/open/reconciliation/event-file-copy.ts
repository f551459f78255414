interface Counts {
  readonly rows: number
  readonly done: number
  readonly repeated: number
  readonly refused: number
}

export const eventFileCopy = {
  title: '按文件回写办理结果',
  intro:
    '每行一个事件：受理、授信、签约、放款、还款等，以本机构编定的事件编号识别。有误的行不执行并说明原因，其余照常；改正后可以重新上传同一文件，已执行的不会再次执行。贷款标识有多个时，在同一格内用分号隔开。系统也可以用接口上传。',
  example: '下载示例文件',
  exampleName: '回写文件示例.csv',
  choose: '选择文件回写',
  confirmTitle: '按文件回写',
  confirm: '开始回写',
  confirmText: (name: string) => `将按“${name}”逐行办理并通知企业，已执行的行不能撤销。`,
  result: ({ rows, done, repeated, refused }: Counts) =>
    `共 ${rows} 行：已回写 ${done}，此前已回写 ${repeated}，未回写 ${refused}`,
  lines: '回写结果',
} as const
