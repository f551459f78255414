/** Words of every list of the portal. */
export const copy = {
  any: '全部',
  nothingHere: '这一页没有内容',
  wentOffline: '内容可能刚刚下线，请回到第一页查看。',
  firstPage: '回到第一页',
  ignored: (filters: readonly string[]) => `已忽略无法识别的条件：${filters.join('、')}。`,
} as const
