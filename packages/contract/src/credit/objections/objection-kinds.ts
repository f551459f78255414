/** What an enterprise says is wrong about an item. */
export const OBJECTION_REASONS = [
  { code: 'notOurs', name: '不是本企业的信息' },
  { code: 'wrong', name: '内容有误' },
  { code: 'incomplete', name: '内容有遗漏' },
  { code: 'outdated', name: '信息已过时' },
  { code: 'settled', name: '已履行或已修复，仍在展示' },
] as const

export const MAX_OBJECTION_FILES = 5

/** Objections that stand beside an item, the newest first; all of them stay readable as cases. */
export const MOST_MARKS = 3
