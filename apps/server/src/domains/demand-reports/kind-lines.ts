import { REPORTER_KINDS } from '@lqr/contract/demand-reports/kinds.ts'
import type { LedgerKindLine } from '@lqr/contract/demand-reports/ledger-list-calls.ts'
import { ledgerTotal } from './ledger-copy.ts'
import type { KindSums } from './ledger-kinds.store.ts'

const NONE: Omit<KindSums, 'kind'> = {
  filed: 0,
  listed: 0,
  visited: 0,
  credited: 0,
  creditYuan: 0,
  balanceYuan: 0,
  creditOnlyBalanceYuan: 0,
  disbursed: 0,
  firstCustomers: 0,
  creditOnly: 0,
  yearYuan: 0,
  yearCreditOnlyYuan: 0,
}

const share = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 100

function lineOf(kindName: string, { filed, ...sums }: Omit<KindSums, 'kind'>, registered: number | null) {
  return {
    kindName,
    registered,
    ...sums,
    visitedShare: share(sums.visited, filed),
    creditedShare: share(sums.credited, filed),
  }
}

/** A line for each kind of applicant, with or without reports, and one of all, which alone knows the registered enterprises. */
export function kindLines(sums: readonly KindSums[], registered: number): LedgerKindLine[] {
  const of = (wanted: string | null): Omit<KindSums, 'kind'> => {
    const found = sums.find(({ kind }) => kind === wanted)
    if (!found) return NONE
    const { kind: _, ...rest } = found
    return rest
  }
  return [
    ...REPORTER_KINDS.map(({ code, name }) => lineOf(name, of(code), null)),
    lineOf(ledgerTotal, of(null), registered),
  ]
}
