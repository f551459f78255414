/** States of a product application (product.md 4.1). */
export const applicationStates = [
  { code: 'DRAFT', name: '草稿' },
  { code: 'SUBMITTED', name: '待受理' },
  { code: 'ACCEPTED', name: '已受理' },
  { code: 'REVIEWING', name: '审批中' },
  { code: 'SUPPLEMENT', name: '待补充' },
  { code: 'CREDITED', name: '已授信' },
  { code: 'SIGNED', name: '已签约' },
  { code: 'DISBURSED', name: '已放款' },
  { code: 'SETTLED', name: '已结清' },
  { code: 'REJECTED', name: '已拒绝' },
  { code: 'WITHDRAWN', name: '已撤回' },
  { code: 'EXPIRED', name: '超时未处理' },
  { code: 'TRANSFERRED', name: '已转投' },
] as const

export type ApplicationStatus = (typeof applicationStates)[number]['code']

/** What is done to an application; the 中文 stands on its timeline and on the button. */
export const applicationActions = [
  { code: 'submit', name: '提交申请' },
  { code: 'accept', name: '受理' },
  { code: 'review', name: '开始审批' },
  { code: 'supplement', name: '要求补充材料' },
  { code: 'supply', name: '补充材料' },
  { code: 'reject', name: '拒绝' },
  { code: 'credit', name: '授信' },
  { code: 'sign', name: '签约' },
  { code: 'disburse', name: '放款' },
  { code: 'settle', name: '结清' },
  { code: 'withdraw', name: '撤回' },
  { code: 'transfer', name: '改投其他机构' },
  { code: 'expire', name: '超时关闭' },
] as const

export type ApplicationAction = (typeof applicationActions)[number]['code']

/** `supply` returns to where `supplement` was asked: the row's resumeStatus. */
export const RESUME = 'RESUME'

type Move = ApplicationStatus | typeof RESUME

export const applicationMoves: Record<ApplicationAction, Partial<Record<ApplicationStatus, Move>>> = {
  submit: { DRAFT: 'SUBMITTED' },
  accept: { SUBMITTED: 'ACCEPTED' },
  review: { ACCEPTED: 'REVIEWING' },
  supplement: { ACCEPTED: 'SUPPLEMENT', REVIEWING: 'SUPPLEMENT' },
  supply: { SUPPLEMENT: RESUME },
  reject: { SUBMITTED: 'REJECTED', ACCEPTED: 'REJECTED', REVIEWING: 'REJECTED' },
  credit: { REVIEWING: 'CREDITED' },
  sign: { CREDITED: 'SIGNED' },
  disburse: { SIGNED: 'DISBURSED' },
  settle: { DISBURSED: 'SETTLED' },
  withdraw: {
    SUBMITTED: 'WITHDRAWN',
    ACCEPTED: 'WITHDRAWN',
    REVIEWING: 'WITHDRAWN',
    SUPPLEMENT: 'WITHDRAWN',
  },
  transfer: {
    SUBMITTED: 'TRANSFERRED',
    ACCEPTED: 'TRANSFERRED',
    REVIEWING: 'TRANSFERRED',
    SUPPLEMENT: 'TRANSFERRED',
    REJECTED: 'TRANSFERRED',
    WITHDRAWN: 'TRANSFERRED',
    EXPIRED: 'TRANSFERRED',
  },
  expire: { SUBMITTED: 'EXPIRED' },
}

/** The state after the action, or undefined when the move is not allowed from there. */
export function afterAction(
  action: ApplicationAction,
  from: ApplicationStatus,
  resume?: ApplicationStatus | null,
): ApplicationStatus | undefined {
  const move = applicationMoves[action][from]
  return move === RESUME ? (resume ?? undefined) : move
}

/** States in which somebody still has to act. */
export const OPEN_STATES = ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT'] as const

/** States that still have a way ahead at the institution: a successor goes on with these, loans on its books included. */
export const GOING_ON_STATES = [...OPEN_STATES, 'CREDITED', 'SIGNED', 'DISBURSED'] as const

export function applicationStatusName(status: string): string {
  return applicationStates.find((state) => state.code === status)?.name ?? status
}

/** On the timeline of a case that another institution goes on with after a merger; its state stays as it was. */
export const SUCCESSION_EVENT = { code: 'succeed', name: '承接机构继续办理' } as const

/** On the timeline of a case whose due time followed a change of the calendar; its state stays as it was. */
export const DUE_MOVED_EVENT = { code: 'reschedule', name: '办理时限调整' } as const

export function applicationActionName(action: string): string {
  return (
    [...applicationActions, SUCCESSION_EVENT, DUE_MOVED_EVENT].find((item) => item.code === action)?.name ??
    action
  )
}
