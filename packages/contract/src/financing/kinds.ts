import { REJECT_CODES } from '../reference/reject-codes.ts'

/** How many institutions may take up one need at a time. */
export const MAX_SLOTS = 5
export const USUAL_SLOTS = 3

/** A need whose days are over is closed; nobody may ask for longer. */
export const MAX_VALID_DAYS = 180

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

/** Why the authority takes a need down. */
export const NEED_REJECT_CODES = [
  {
    code: 'UNTRUE',
    name: '信息不实',
    sentence: '需求内容与核实的情况不符。',
    remedy: '更正为真实情况后，可以重新发布。',
  },
  {
    code: 'NOT_FINANCING',
    name: '不属于融资需求',
    sentence: '内容不是企业的融资需求。',
    remedy: '按真实的资金用途重新填写。',
  },
  {
    code: 'FORBIDDEN_CONTENT',
    name: '含有不当内容',
    sentence: '内容含有广告、联系方式或不宜公开的信息。',
    remedy: '删去这些内容后重新发布；联系方式只填在联系人一栏。',
  },
  {
    code: 'REPEATED',
    name: '重复发布',
    sentence: '同一笔资金需求已经发布过。',
    remedy: '请在原有需求中修改，不必另行发布。',
  },
] as const

export type NeedRejectCode = (typeof NEED_REJECT_CODES)[number]['code']

/** Every reason for which a need ends without an institution. */
export const NEED_REFUSALS = [...REJECT_CODES, ...NEED_REJECT_CODES] as const
