/** For whom a questionnaire is. */
export const AUDIENCES = [
  { code: 'enterprise', name: '小微企业' },
  { code: 'institution', name: '金融机构' },
  { code: 'everyone', name: '所有人' },
] as const
export type Audience = (typeof AUDIENCES)[number]['code']

/** How a question is answered. */
export const QUESTION_KINDS = [
  { code: 'single', name: '单选' },
  { code: 'several', name: '多选' },
  { code: 'scale', name: '1 至 5 分' },
  { code: 'short', name: '一行文字' },
  { code: 'long', name: '多行文字' },
  { code: 'number', name: '数字' },
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]['code']

export const MAX_QUESTIONS = 40
export const MAX_OPTIONS = 15
export const LOWEST_SCORE = 1
export const HIGHEST_SCORE = 5
export const SCORES = [1, 2, 3, 4, 5] as const
export const MAX_SHORT = 200
export const MAX_LONG = 2_000
export const MAX_NUMBER = 1_000_000_000_000
