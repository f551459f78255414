import { FEWEST_SHOWN } from './indicator.rules.ts'
import type { PromiseRow } from './promise.store.ts'

/** A share in percent, two decimals; null where too few cases stand behind it. */
function share(part: number, whole: number, cases: number): number | null {
  return cases < FEWEST_SHOWN || whole === 0 ? null : Math.round((part / whole) * 10_000) / 100
}

/** The figures of a line of the ledger as everybody sees them. */
export function promiseFigures(row: PromiseRow) {
  const { granted, grantedYuan, drawn, drawnYuan, indicated, due, aged } = row
  const hasDays = drawn >= FEWEST_SHOWN
  return {
    granted,
    grantedYuan,
    drawn,
    drawnYuan,
    indicated,
    agreementShare: share(row.indicatedGrantedYuan, row.indicatedYuan, indicated),
    due,
    keptShare: share(row.drawnInTime, due, due),
    daysMedian: hasDays ? row.daysMedian : null,
    daysP90: hasDays ? row.daysP90 : null,
    aged,
    inUseShare: share(row.inUse, aged, aged),
  }
}
