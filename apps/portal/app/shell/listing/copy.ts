/** Words of every list of the portal. */
export const copy = {
  any: '全部',
  nothingHere: '这一页没有内容',
  wentOffline: '内容可能刚刚下线，请回到第一页查看。',
  firstPage: '回到第一页',
  nothingYet: '还没有内容',
  comesHere: '发布后会显示在这里。',
  nothingYetIn: (site: string) => `${site}站点还没有内容`,
  wholeProvince: '可以到全省站点查看各地的内容。',
  toProvince: '到全省站点查看',
  ignored: (filters: readonly string[]) => `已忽略无法识别的条件：${filters.join('、')}。`,
} as const
