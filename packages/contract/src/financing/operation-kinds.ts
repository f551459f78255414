/** How an interview is held. */
export const INTERVIEW_WAYS = [
  { code: 'onSite', name: '到企业现场' },
  { code: 'office', name: '到机构面谈' },
  { code: 'online', name: '线上会议' },
  { code: 'phone', name: '电话' },
] as const

/** How far an interview has come; nothing follows from one that was declined or cancelled. */
export const INTERVIEW_STATES = [
  { code: 'PROPOSED', name: '待企业确认' },
  { code: 'CONFIRMED', name: '已确认' },
  { code: 'DECLINED', name: '企业未同意' },
  { code: 'CANCELLED', name: '已取消' },
] as const

export type InterviewState = (typeof INTERVIEW_STATES)[number]['code']

/** Papers of an institution on one need: to itself, or also to the enterprise. */
export const OPERATION_FILE_PURPOSES = [
  { code: 'internal', name: '仅本机构' },
  { code: 'shared', name: '企业可见' },
] as const
