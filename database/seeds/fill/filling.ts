/** Sends one statement on the one connection of the filling, however long it takes. */
export type Run = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** How many rows of each kind to add. */
export interface FillCounts {
  readonly companies: number
  readonly products: number
  readonly applications: number
  readonly needs: number
  readonly policies: number
  readonly articles: number
  /** Of each further kind that the whole-site search finds. */
  readonly searchKinds: number
}

/** Rows of one statement: large enough to be fast, small enough to show progress. */
export const BATCH = 50_000

/**
 * Functions of this session. `pick` spreads a running number evenly and always the same way over 0 … n−1; another
 * `salt` gives another spread. `coded` adds the check character of GB 32100 to a credit code's first 17 characters.
 */
export async function prepareFilling(run: Run): Promise<void> {
  await run(`create function pg_temp.pick(i bigint, salt bigint, n int) returns int language sql immutable
    return ((hashint8extended(i, salt) & 9223372036854775807) % n)::int`)
  const weights = Array.from({ length: 17 }, (_, place) => 3 ** place % 31).join(', ')
  await run(`create function pg_temp.coded(body text) returns text language sql immutable as $$
    select body || substr(signs, 1 + ((31 - sum((strpos(signs, substr(body, place::int, 1)) - 1) * weight) % 31) % 31)::int, 1)
    from (select '0123456789ABCDEFGHJKLMNPQRTUWXY' signs) s,
      unnest(array[${weights}]) with ordinality w (weight, place)
    group by signs $$`)
}

/** Calls `work` for 1…total in pieces of `BATCH`. */
export async function inBatches(
  total: number,
  work: (from: number, to: number) => Promise<void>,
): Promise<void> {
  for (let from = 1; from <= total; from += BATCH) await work(from, Math.min(total, from + BATCH - 1))
}

/** Inserts rows made elsewhere, named by their columns. */
export async function insertRows(run: Run, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  await run(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}
