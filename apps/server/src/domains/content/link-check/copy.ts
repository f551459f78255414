/** What links are called that have a field of their own. */
export const linkFieldCopy = {
  source: '原文链接',
  action: '办理页面',
  outside: '外部网址',
} as const
