/** Words of the search boxes. */
export const copy = {
  search: '搜索',
  suggestions: '搜索建议',
  suggestionsFound: (count: number) => `有 ${count} 条建议，可用上下键选择`,
} as const
