import { dictionary } from '../kernel/dictionary.ts'
import type { OrgCategoryCode, OrgTypeCode } from '../reference/org-types.ts'

/** Who answers questions of a topic first: the government of the area, or the platform's operators for the whole province. */
type Desk = 'area' | 'platform'

/** What a question is about. */
export const ADVISORY_TOPICS = dictionary('advisoryTopic', [
  { code: 'loan', name: '贷款融资', desk: 'area' },
  { code: 'guarantee', name: '担保增信', desk: 'area' },
  { code: 'policy', name: '惠企政策', desk: 'area' },
  { code: 'account', name: '银行开户', desk: 'area' },
  { code: 'equity', name: '股权融资', desk: 'area' },
  { code: 'credit', name: '信用信息', desk: 'platform' },
  { code: 'platform', name: '平台使用', desk: 'platform' },
  { code: 'other', name: '其他', desk: 'area' },
] satisfies readonly { code: string; name: string; desk: Desk }[])

export type AdvisoryTopic = (typeof ADVISORY_TOPICS)[number]['code']

/** Whether people work there who answer for an institution (the roles of `advisoryQuestionCase`); elsewhere nobody would find the question. */
export const hasAnsweringPeople = (type: OrgTypeCode, category: OrgCategoryCode): boolean =>
  type === 'financial' || category === 'guarantee'

/** How often an answered question may be taken up again. */
export const MAX_REOPENINGS = 2

/** How many questions an account may ask in a day. */
export const MAX_QUESTIONS_A_DAY = 5

export const MAX_QUESTION_FILES = 5

/** How an answer is rated. */
export const ADVISORY_SCORES = [
  { code: '5', name: '很满意' },
  { code: '4', name: '满意' },
  { code: '3', name: '一般' },
  { code: '2', name: '不满意' },
  { code: '1', name: '很不满意' },
] as const

/** Why a question is not answered. */
export const QUESTION_REJECT_CODES = [
  {
    code: 'OUT_OF_SCOPE',
    name: '不属于咨询范围',
    sentence: '所提问题不属于平台咨询的受理范围。',
    remedy: '涉及投诉、举报或行政审批的事项，请向有管辖权的部门提出。',
  },
  {
    code: 'UNCLEAR',
    name: '问题不明确',
    sentence: '问题的内容不明确，无法给出答复。',
    remedy: '请写明想办的事项和遇到的情况后，重新提问。',
  },
  {
    code: 'REPEATED',
    name: '重复提问',
    sentence: '同一问题已经答复或正在办理。',
    remedy: '请在原咨询中查看答复，或在原咨询中追问。',
  },
] as const
