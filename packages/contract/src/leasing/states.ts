import { DUE_MOVED_EVENT, SUCCESSION_EVENT } from '../applications/states.ts'

/**
 * States of a lease need and of its answers. A need open to several institutions has one answer for each; its own state is
 * that of the answer that has gone furthest (`needStatusOf` of the server).
 */
export const leaseStates = [
  { code: 'SUBMITTED', name: '待接洽' },
  { code: 'ACCEPTED', name: '已接洽' },
  { code: 'OFFERED', name: '已报价' },
  { code: 'SIGNED', name: '已签约' },
  { code: 'CLOSED', name: '已办结' },
  { code: 'DECLINED', name: '未承接' },
  { code: 'WITHDRAWN', name: '已撤回' },
  { code: 'EXPIRED', name: '超时未接洽' },
  /** Of an answer alone: another institution has signed. */
  { code: 'LOST', name: '他家已签约' },
] as const

export type LeaseStatus = (typeof leaseStates)[number]['code']

/** What is done; the 中文 stands on the timeline and on the button. */
export const leaseActions = [
  { code: 'submit', name: '提交租赁需求' },
  { code: 'accept', name: '接洽' },
  { code: 'offer', name: '报价' },
  { code: 'agree', name: '接受报价' },
  { code: 'sign', name: '签约' },
  { code: 'close', name: '办结' },
  { code: 'decline', name: '不承接' },
  { code: 'withdraw', name: '撤回' },
  { code: 'expire', name: '超时关闭' },
  { code: 'lose', name: '其他机构已签约，自动关闭' },
] as const

export type LeaseAction = (typeof leaseActions)[number]['code']

/** The one transition table: of an answer. An offer may be renewed; agreeing leaves it where it is and opens the signing. */
export const leaseMoves: Record<Exclude<LeaseAction, 'submit'>, Partial<Record<LeaseStatus, LeaseStatus>>> = {
  accept: { SUBMITTED: 'ACCEPTED' },
  offer: { ACCEPTED: 'OFFERED', OFFERED: 'OFFERED' },
  agree: { OFFERED: 'OFFERED' },
  sign: { OFFERED: 'SIGNED' },
  close: { SIGNED: 'CLOSED' },
  decline: { SUBMITTED: 'DECLINED', ACCEPTED: 'DECLINED', OFFERED: 'DECLINED' },
  withdraw: { SUBMITTED: 'WITHDRAWN', ACCEPTED: 'WITHDRAWN', OFFERED: 'WITHDRAWN' },
  expire: { SUBMITTED: 'EXPIRED' },
  lose: { SUBMITTED: 'LOST', ACCEPTED: 'LOST', OFFERED: 'LOST' },
}

export type LeaseMove = keyof typeof leaseMoves

/** The state after the action, or undefined when the move is not allowed from there. */
export function afterLeaseMove(action: LeaseMove, from: LeaseStatus): LeaseStatus | undefined {
  return leaseMoves[action][from]
}

/** States in which somebody still has to act before anything is signed. */
export const OPEN_LEASE_STATES = ['SUBMITTED', 'ACCEPTED', 'OFFERED'] as const

/** A need that no institution has taken up is closed after so many days. */
export const LEASE_EXPIRY_DAYS = 30

export function leaseStatusName(status: string): string {
  return leaseStates.find((state) => state.code === status)?.name ?? status
}

export function leaseActionName(action: string): string {
  return (
    [...leaseActions, SUCCESSION_EVENT, DUE_MOVED_EVENT].find((item) => item.code === action)?.name ?? action
  )
}
