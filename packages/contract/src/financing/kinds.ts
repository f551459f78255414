import { joined } from '../kernel/dictionary.ts'
import { NEED_REJECT_CODES } from '../reference/need-reject-codes.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'

/** How many institutions may take up one need at a time. */
export const MAX_SLOTS = 5
export const USUAL_SLOTS = 3

/** A need whose days are over is closed; nobody may ask for longer. */
export const MAX_VALID_DAYS = 180
/** As long as a new need is open unless its enterprise says otherwise. */
export const USUAL_VALID_DAYS = 90

export const SLOT_STATES = [
  { code: 'OPEN', name: '空缺' },
  { code: 'HELD', name: '已占用' },
  { code: 'KEPT', name: '已对接' },
] as const

export type SlotState = (typeof SLOT_STATES)[number]['code']

/** How an institution reached the enterprise for the first time. */
export const CONTACT_WAYS = [
  { code: 'phone', name: '电话' },
  { code: 'visit', name: '上门走访' },
  { code: 'branch', name: '网点面谈' },
  { code: 'message', name: '短信或线上' },
] as const

/** Every reason for which a need ends without an institution. */
export const NEED_REFUSALS = joined(REJECT_CODES, NEED_REJECT_CODES)
