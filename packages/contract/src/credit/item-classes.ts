/**
 * Classes of negative items (信用修复管理办法, order 36 of the NDRC, in force since 2026-04-01): the shortest and the longest
 * publication in months, counted from the day of the finding.
 */
export const ITEM_CLASSES = [
  { code: 'slight', name: '轻微失信', shortestMonths: 0, longestMonths: 3 },
  { code: 'general', name: '一般失信', shortestMonths: 3, longestMonths: 12 },
  { code: 'serious', name: '严重失信', shortestMonths: 12, longestMonths: 36 },
] as const

export type ItemClassCode = (typeof ITEM_CLASSES)[number]['code']
