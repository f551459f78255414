/** What can be wrong with stored bytes. */
export const FAULT_KINDS = [
  { code: 'missing', name: '文件缺失' },
  { code: 'truncated', name: '文件不完整' },
  { code: 'changed', name: '内容与上传时不一致' },
  { code: 'unreadable', name: '存储无法读取' },
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]['code']

/** Where bytes are kept: what is read, and the copy it is restored from. */
export const FAULT_PLACES = [
  { code: 'first', name: '主存储' },
  { code: 'second', name: '第二份' },
] as const
export type FaultPlace = (typeof FAULT_PLACES)[number]['code']

/** What came upon a fault. */
export const FAULT_FINDERS = [
  { code: 'reading', name: '打开文件' },
  { code: 'copying', name: '写入第二份' },
  { code: 'check', name: '夜间检查' },
] as const
export type FaultFinder = (typeof FAULT_FINDERS)[number]['code']

/** What became of a fault; nothing yet while it is open. */
export const FAULT_OUTCOMES = [
  { code: 'restored', name: '已恢复' },
  { code: 'sound', name: '再次检查正常' },
  { code: 'dropped', name: '文件已不再使用' },
] as const
export type FaultOutcome = (typeof FAULT_OUTCOMES)[number]['code']
