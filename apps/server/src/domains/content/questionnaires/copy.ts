/** What stands where a number or a mailbox was. */
export const HIDDEN = '（已隐去）'

/** Words of the files in which answers are handed out. */
export const exportCopy = {
  fileName: (title: string, day: string, format: string) => `${title}-回答-${day}.${format}`,
  sheet: '回答',
  title: (title: string, number: number) => `${title}（第 ${number} 版）`,
  asOf: (day: string, rows: number) => `导出日期 ${day}，共 ${rows} 份回答；不含填写人的任何信息。`,
  answeredOn: '提交日期',
  between: '；',
} as const
