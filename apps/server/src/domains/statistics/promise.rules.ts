import type { PromiseRow } from './promise.store.ts'
import { countedCell, hiddenCells, type Sum } from './release/index.ts'

/** What a line of the ledger counts; each is the sum of the lines below. */
const COUNTS = ['granted', 'drawn', 'indicated', 'due', 'aged'] as const
type Count = (typeof COUNTS)[number]

const ALL = 'all'
const lineOf = ({ orgId, productId }: PromiseRow) => `${orgId ?? ALL}/${productId ?? ALL}`
const TOTAL = `${ALL}/${ALL}`
const idOf = (count: Count, line: string) => `${count} ${line}`

const isOrganisation = ({ orgId, productId }: PromiseRow) => orgId !== null && productId === null

/** Which numbers of the ledger stay hidden: of the whole, of institutions and of their products, by one rule over all lines. */
function hiddenNumbers(rows: readonly PromiseRow[]): ReadonlySet<string> {
  const ids = (of: readonly PromiseRow[], count: Count) => of.map((row) => idOf(count, lineOf(row)))
  const organisations = rows.filter(isOrganisation)
  const sums = COUNTS.flatMap((count): Sum[] => [
    // Other public figures tell what all institutions granted and paid out.
    { whole: idOf(count, ALL), parts: ids(organisations, count) },
    ...organisations.map((one) => ({
      whole: idOf(count, lineOf(one)),
      parts: ids(
        rows.filter(({ orgId, productId }) => orgId === one.orgId && productId !== null),
        count,
      ),
    })),
  ])
  const lines = rows.filter(({ orgId }) => orgId !== null)
  const cells = new Map(
    COUNTS.flatMap((count) => [
      [
        idOf(count, ALL),
        countedCell(
          ALL,
          organisations.reduce((sum, one) => sum + one[count], 0),
        ),
      ] as const,
      ...lines.map((row) => [idOf(count, lineOf(row)), countedCell(lineOf(row), row[count])] as const),
    ]),
  )
  return hiddenCells(cells, sums)
}

/**
 * The lines that everybody reads. A line is told whole or not at all, so that a file of grants stands behind every number: one hidden
 * number hides its line, and an institution that is not told its products. The sum is told as that of the told institutions.
 */
export function toldLines(rows: readonly PromiseRow[]): ReadonlySet<string> {
  const hidden = hiddenNumbers(rows)
  const isWhole = (row: PromiseRow) =>
    row.granted > 0 && COUNTS.every((count) => !hidden.has(idOf(count, lineOf(row))))
  const organisations = new Set(
    rows.filter((row) => isOrganisation(row) && isWhole(row)).map(({ orgId }) => orgId),
  )
  return new Set([
    TOTAL,
    ...rows.filter((row) => row.orgId !== null && organisations.has(row.orgId) && isWhole(row)).map(lineOf),
  ])
}

/** The institutions whose figures everybody reads. */
export function toldOrganisations(rows: readonly PromiseRow[]): string[] {
  const told = toldLines(rows)
  return rows.flatMap((row) =>
    row.orgId !== null && isOrganisation(row) && isTold(row, told) ? [row.orgId] : [],
  )
}

/** A share in percent, two decimals. */
const share = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 100

/** Whether everybody reads the figures of a line, and its grants one by one. */
export const isTold = (row: PromiseRow, told: ReadonlySet<string>): boolean => told.has(lineOf(row))

/** The figures of a line of the ledger as everybody sees them. */
export function promiseFigures(row: PromiseRow, told: ReadonlySet<string>) {
  const { granted, grantedYuan, drawn, drawnYuan, indicated, due, aged } = row
  const only = (value: number | null) => (isTold(row, told) ? value : null)
  return {
    granted: only(granted),
    grantedYuan: only(grantedYuan),
    drawn: only(drawn),
    drawnYuan: only(drawnYuan),
    indicated: only(indicated),
    agreementShare: only(share(row.indicatedGrantedYuan, row.indicatedYuan)),
    due: only(due),
    keptShare: only(share(row.drawnInTime, due)),
    daysMedian: only(row.daysMedian),
    daysP90: only(row.daysP90),
    aged: only(aged),
    inUseShare: only(share(row.inUse, aged)),
  }
}
