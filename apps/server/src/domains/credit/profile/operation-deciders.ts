import { dayMonthsLater } from '@lqr/contract/credit/publication.ts'
import type { hx202611Operation } from '@lqr/contract/credit/profile/hx-2026-11-operation.ts'
import { annualReportDeciders } from './annual-report-deciders.ts'
import { graded, newestFirst, numberOf, overAfter, overOn, someOrNone, textOf } from './decider.ts'
import type { DecidersOf } from './deciders.ts'
import type { EvidenceItem } from './evidence.ts'

const ENDED = /注销|吊销|撤销|停业|清算/
const ACTIVE = /存续|在业|在营|开业|正常/
const KEY_CHANGE = /名称|法定代表人|住所|地址|经营场所/

/** Whether the newest bill is paid; a bill that names no arrears says nothing. */
const paying = {
  facts: ['period', 'billedYuan', 'arrearsYuan', 'paidOn'],
  decide(items: readonly EvidenceItem[]) {
    const [newest] = newestFirst(items)
    const arrears = newest && numberOf(newest, 'arrearsYuan')
    if (newest === undefined || arrears === undefined) return undefined
    return { bin: arrears > 0 ? 'behind' : 'paid', used: [newest] } as const
  },
} as const

/** The questions of HX-2026.11 about what a company is, how it works and what it pays. */
export const operationDeciders: DecidersOf<typeof hx202611Operation> = {
  age: {
    facts: ['foundedOn'],
    decide([item], on) {
      const founded = item && textOf(item, 'foundedOn')
      if (item === undefined || founded === undefined) return undefined
      const isOlder = (years: number) => dayMonthsLater(founded, 12 * years) <= on
      const bin = isOlder(5) ? 'five' : isOlder(3) ? 'three' : isOlder(1) ? 'year' : 'young'
      return { bin, used: [item] }
    },
  },
  state: {
    facts: ['stateName', 'revokedOn'],
    decide([item]) {
      const state = item && textOf(item, 'stateName')
      if (item === undefined || state === undefined) return undefined
      if (ENDED.test(state)) return { bin: 'ended', used: [item] }
      return ACTIVE.test(state) ? { bin: 'active', used: [item] } : undefined
    },
  },
  moves: {
    facts: ['changedOn', 'item'],
    decide(items, on) {
      const since = dayMonthsLater(on, -12)
      const used = items.filter((item) => {
        const changedOn = textOf(item, 'changedOn')
        return changedOn !== undefined && changedOn > since && KEY_CHANGE.test(textOf(item, 'item') ?? '')
      })
      const days = new Set(used.map((item) => textOf(item, 'changedOn'))).size
      return { bin: days === 0 ? 'none' : days < 3 ? 'few' : 'many', used }
    },
  },
  ...annualReportDeciders,
  taxLevel: {
    facts: ['year', 'creditLevel', 'organ', 'validTo'],
    isOver: overAfter('validTo'),
    decide: graded('creditLevel', { A: 'A', B: 'B', M: 'M', C: 'C', D: 'D' } as const),
  },
  taxArrears: { facts: ['taxName', 'balanceYuan', 'organ', 'publishedOn'], decide: someOrNone },
  taxOffences: {
    facts: ['nature', 'enteredOn', 'removedOn'],
    isOver: overOn('removedOn'),
    decide: someOrNone,
  },
  taxAbnormal: {
    facts: ['determinedOn', 'organ', 'releasedOn'],
    isOver: overOn('releasedOn'),
    decide: someOrNone,
  },
  socialInsurance: paying,
  housingFund: paying,
  water: paying,
  gas: paying,
  electricity: paying,
}
