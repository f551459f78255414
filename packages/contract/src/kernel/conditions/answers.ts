/** What the datum at hand alone decides about a condition. */
export const DECIDED_ANSWERS = [
  { code: 'met', name: '符合' },
  { code: 'unmet', name: '不符合' },
  { code: 'unknown', name: '待确认' },
] as const

/** The five answers of a condition: two more where a person has to judge, or where the condition is about others. */
export const CONDITION_ANSWERS = [
  ...DECIDED_ANSWERS,
  { code: 'manual', name: '须人工认定' },
  { code: 'notApplicable', name: '不适用' },
] as const

export type ConditionAnswer = (typeof CONDITION_ANSWERS)[number]['code']
