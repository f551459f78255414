import { VALUATION_DISCLAIMER } from '@lqr/contract/valuations/disclaimer.ts'
import type { AttachedValuation, Valuation } from '@lqr/contract/valuations/entities.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { KeptValuation, ValuationSnapshot } from './valuation.store.ts'

/** The names of an area from the prefecture down. */
function areaName(code: string): string {
  const area = substationOfCode(code)
  const above = area?.level === 3 ? substationOfCode(area.parentId ?? '')?.name : ''
  return `${above ?? ''}${area?.name ?? code}`
}

/** A valuation as it is read on a day: whether it is out of date, and that it is no appraisal. */
export function shownSnapshot<S extends ValuationSnapshot>(snapshot: S, now: Date) {
  return {
    ...snapshot,
    areaName: areaName(snapshot.areaCode),
    disclaimer: VALUATION_DISCLAIMER,
    isExpired: snapshot.validTo < shanghaiDay(now),
  } satisfies AttachedValuation
}

export function shownValuation(kept: KeptValuation, now: Date): Valuation {
  return shownSnapshot(kept, now)
}
