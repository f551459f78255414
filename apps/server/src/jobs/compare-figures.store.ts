import type pg from 'pg'
import { type Ask, comparePart, type FigurePart, listParts } from './figure-parts.store.ts'

/** A comparison that nobody went on with for so long is given up, and a new one begun. */
const KEPT_HOURS = 20
const KEY_OF_PLACE = 'measure, region_code, key'

interface Comparison {
  /** Whether every part is compared; if not, the next call goes on. */
  readonly isFinished: boolean
  /** Some of what differed, in all parts of a finished one. */
  readonly differing: readonly object[]
}

/**
 * Compares every kept figure with the cases, part by part in a transaction each, and mends what differs. `mayGoOn` is asked before
 * each part; what is left then is for the next call. The comparison stands on the page of checks when it is finished.
 */
export async function compareFigures(
  pool: pg.Pool,
  ask: (client: pg.PoolClient) => Ask,
  mayGoOn: (next: FigurePart) => boolean | Promise<boolean>,
): Promise<Comparison> {
  const client = await pool.connect()
  try {
    const run = ask(client)
    const checkId = await currentCheck(run)
    for (const part of await partsLeft(run, checkId)) {
      if (!(await mayGoOn(part))) return { isFinished: false, differing: [] }
      await run('begin')
      await comparePart(run, checkId, part)
      await run('commit')
    }
    await run('update figure_check set finished_at = now() where id = $1', [checkId])
    await run('delete from figure_check_part where check_id = $1', [checkId])
    const { rows } = await run(
      `select ${KEY_OF_PLACE} from figure_difference where check_id = $1 order by ${KEY_OF_PLACE} limit 20`,
      [checkId],
    )
    return { isFinished: true, differing: rows as object[] }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** The comparison under way, or a new one. */
async function currentCheck(run: Ask): Promise<string> {
  const going = await run(
    `select id from figure_check where finished_at is null and checked_at > now() - make_interval(hours => $1) order by id desc limit 1`,
    [KEPT_HOURS],
  )
  const { rows } =
    going.rows.length > 0
      ? going
      : await run('insert into figure_check (compared, differing) values (0, 0) returning id')
  return (rows as [{ id: string }])[0].id
}

async function partsLeft(run: Ask, checkId: string): Promise<FigurePart[]> {
  const done = await run('select kind, part from figure_check_part where check_id = $1', [checkId])
  const known = new Set((done.rows as FigurePart[]).map(({ kind, part }) => `${kind} ${part}`))
  return (await listParts(run)).filter(({ kind, part }) => !known.has(`${kind} ${part}`))
}
