/** Words of the banner of an inner page. */
export const copy = {
  heading: '页面标题',
  example: '示例',
  searchSite: (keyword: string) => `全站搜索“${keyword}”`,
} as const
