/** Texts of the short lists, kept apart because the home page loads them. */
export const headlineCopy = {
  none: '暂无内容',
  quickLinks: '常用网站列表',
} as const
