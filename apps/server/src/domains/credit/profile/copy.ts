/** What a profile says of an item it was computed from. */
export const profileCopy = {
  none: '来源中没有记录',
  nothingCounts: '没有可计入的记录',
  over: '已移出、解除或到期，不再计入',
  corrected: '异议成立已更正，来源更新前不计入',
  objectionOpen: '异议处理中',
  until: (day: string) => `公示至${day}，当日起不再计入`,
  repairFrom: (day: string) => `${day}起可以申请提前停止公示`,
  repairNow: '现在可以申请提前停止公示',
} as const
