/** Texts of the products looked at before. */
export const copy = {
  title: '最近看过',
  note: '只记在这台设备的浏览器里，最多 8 个。',
  clear: '清空记录',
  cleared: '已清空最近看过的产品',
} as const
