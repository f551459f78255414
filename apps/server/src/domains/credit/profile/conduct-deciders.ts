import type { hx202611Conduct } from '@lqr/contract/credit/profile/hx-2026-11-conduct.ts'
import { graded, newestFirst, overAfter, overOn, someOrNone, textOf } from './decider.ts'
import type { DecidersOf } from './deciders.ts'

const LISTED = ['inReason', 'inOn', 'inOrgan', 'outOn']

/** The questions of HX-2026.11 about what authorities and courts found, and what a company made that is its own. */
export const conductDeciders: DecidersOf<typeof hx202611Conduct> = {
  penalties: {
    facts: ['penaltyName', 'decidedOn', 'organ', 'amountYuan'],
    decide(items) {
      const used = newestFirst(items)
      const has = (itemClass: string) => used.some((item) => item.itemClass === itemClass)
      if (used.length === 0) return { bin: 'none', used }
      if (has('serious')) return { bin: 'serious', used }
      return { bin: used.every((item) => item.itemClass === 'slight') ? 'slight' : 'general', used }
    },
  },
  abnormal: { facts: LISTED, isOver: overOn('outOn'), decide: someOrNone },
  seriousIllegal: { facts: LISTED, isOver: overOn('outOn'), decide: someOrNone },
  blackList: {
    facts: ['listName', 'organ', 'enteredOn', 'removedOn'],
    isOver: overOn('removedOn'),
    decide: someOrNone,
  },
  redList: {
    facts: ['listName', 'organ', 'enteredOn', 'validTo'],
    isOver: overAfter('validTo'),
    decide: someOrNone,
  },
  publicRating: {
    facts: ['gradeName', 'assessedOn', 'validTo', 'organ'],
    isOver: overAfter('validTo'),
    decide: graded('gradeName', { 优: 'excellent', 良: 'good', 中: 'middle', 差: 'poor' } as const),
  },
  executed: { facts: ['caseNo', 'court', 'filedOn', 'amountYuan'], decide: someOrNone },
  dishonest: { facts: ['caseNo', 'court', 'publishedOn', 'performed'], decide: someOrNone },
  consumptionLimits: { facts: ['caseNo', 'court', 'publishedOn', 'stateName'], decide: someOrNone },
  equityFreezes: {
    facts: ['noticeNo', 'court', 'frozenFrom', 'frozenTo', 'releasedOn'],
    isOver: (item, on) => overOn('releasedOn')(item, on) || overAfter('frozenTo')(item, on),
    decide: someOrNone,
  },
  patents: {
    facts: ['name', 'patentNo', 'grantedOn', 'stateName'],
    decide: (items) => someOrNone(items.filter((item) => /授权|有效/.test(textOf(item, 'stateName') ?? ''))),
  },
  software: { facts: ['name', 'registerNo', 'registeredOn'], decide: someOrNone },
  certificates: {
    facts: ['name', 'certificateNo', 'grantedOn', 'validTo'],
    isOver: overAfter('validTo'),
    decide: someOrNone,
  },
}
