import type { PromiseRow } from './promise.store.ts'
import { countedCell, hiddenCells, type Sum } from './release/index.ts'

/** What a line of the ledger counts; each is the sum of the lines below. */
const COUNTS = ['granted', 'drawn', 'indicated', 'due', 'aged'] as const
type Count = (typeof COUNTS)[number]

const ALL = 'all'
const lineOf = ({ orgId, productId }: PromiseRow) => `${orgId ?? ALL}/${productId ?? ALL}`
const idOf = (count: Count, line: string) => `${count} ${line}`

/** Which numbers of the ledger stay hidden: of the whole, of institutions and of their products, by one rule over all lines. */
export function hiddenPromises(rows: readonly PromiseRow[]): ReadonlySet<string> {
  const ids = (of: readonly PromiseRow[], count: Count) => of.map((row) => idOf(count, lineOf(row)))
  const orgs = rows.filter(({ orgId, productId }) => orgId !== null && productId === null)
  const sums = COUNTS.flatMap((count): Sum[] => [
    { whole: idOf(count, `${ALL}/${ALL}`), parts: ids(orgs, count) },
    ...orgs.map((org) => ({
      whole: idOf(count, lineOf(org)),
      parts: ids(
        rows.filter(({ orgId, productId }) => orgId === org.orgId && productId !== null),
        count,
      ),
    })),
  ])
  const cells = new Map(
    rows.flatMap((row) =>
      COUNTS.map((count) => [idOf(count, lineOf(row)), countedCell(lineOf(row), row[count])] as const),
    ),
  )
  return hiddenCells(cells, sums)
}

/** A share in percent, two decimals. */
const share = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 100

/** The figures of a line of the ledger as everybody sees them. */
export function promiseFigures(row: PromiseRow, hidden: ReadonlySet<string>) {
  const { granted, grantedYuan, drawn, drawnYuan, indicated, due, aged } = row
  const told = (count: Count, value: number | null) => (hidden.has(idOf(count, lineOf(row))) ? null : value)
  return {
    granted: told('granted', granted),
    grantedYuan: told('granted', grantedYuan),
    drawn: told('drawn', drawn),
    drawnYuan: told('drawn', drawnYuan),
    indicated: told('indicated', indicated),
    agreementShare: told('indicated', share(row.indicatedGrantedYuan, row.indicatedYuan)),
    due: told('due', due),
    keptShare: told('due', share(row.drawnInTime, due)),
    daysMedian: told('drawn', row.daysMedian),
    daysP90: told('drawn', row.daysP90),
    aged: told('aged', aged),
    inUseShare: told('aged', share(row.inUse, aged)),
  }
}

/** Whether every grant of a line may be listed: where one of its numbers stays hidden, the list would tell it. */
export function isListed(row: PromiseRow, hidden: ReadonlySet<string>): boolean {
  return row.granted > 0 && COUNTS.every((count) => !hidden.has(idOf(count, lineOf(row))))
}
