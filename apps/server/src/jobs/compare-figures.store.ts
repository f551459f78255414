import type pg from 'pg'
import { type Ask, comparePart, type FigurePart, listParts } from './figure-parts.store.ts'
import { inTransaction, reasonOf } from './own-transaction.store.ts'

/** A comparison that nobody went on with for so long is given up, and a new one begun. */
const KEPT_HOURS = 20
const KEY_OF_PLACE = 'measure, region_code, key'

/** A part that could not be compared, and why. */
export interface FailedPart extends FigurePart {
  readonly why: string
}

interface Comparison {
  /** Whether every part was tried; if not, the next call goes on. */
  readonly isFinished: boolean
  /** Some of what differed, in all parts of a finished one. */
  readonly differing: readonly object[]
  /** What could not be compared: the comparison stays open for it. */
  readonly failed: readonly FailedPart[]
}

/**
 * Compares every kept figure with the cases, part by part in a transaction each, and mends what differs. `mayGoOn` is asked before
 * each part; what is left then is for the next call. A part that fails keeps no other from being compared, and those that failed in the
 * call before come last. The comparison stands on the page of checks when all of it is done.
 */
export async function compareFigures(
  pool: pg.Pool,
  mayGoOn: (next: FigurePart) => boolean | Promise<boolean>,
  failedBefore: readonly FailedPart[] = [],
): Promise<Comparison> {
  const { checkId, left } = await asking(pool, async (ask) => {
    const id = await currentCheck(ask)
    return { checkId: id, left: await partsLeft(ask, id) }
  })
  const before = new Map(failedBefore.map((part) => [nameOf(part), part]))
  const untried = left.filter((part) => !before.has(nameOf(part)))
  const again = left.flatMap((part) => before.get(nameOf(part)) ?? [])
  const failed = new Map(again.map((part) => [nameOf(part), part]))
  let tried = 0
  for (const part of [...untried, ...again]) {
    if (!(await mayGoOn(part))) break
    tried += 1
    try {
      await asking(pool, (ask) => comparePart(ask, checkId, part))
      failed.delete(nameOf(part))
    } catch (error) {
      failed.set(nameOf(part), { kind: part.kind, part: part.part, why: reasonOf(error) })
    }
  }
  const isFinished = tried >= untried.length
  const differing = isFinished ? await asking(pool, (ask) => finish(ask, checkId, failed.size === 0)) : []
  return { isFinished, differing, failed: [...failed.values()] }
}

const nameOf = ({ kind, part }: FigurePart) => `${kind} ${part}`

/** In a transaction of its own. */
function asking<T>(pool: pg.Pool, act: (ask: Ask) => Promise<T>): Promise<T> {
  return inTransaction(pool, (client) => act((text, values = []) => client.query(text, [...values])))
}

/** The comparison under way, or a new one. */
async function currentCheck(ask: Ask): Promise<string> {
  const going = await ask(
    `select id from figure_check where finished_at is null and checked_at > now() - make_interval(hours => $1) order by id desc limit 1`,
    [KEPT_HOURS],
  )
  const { rows } =
    going.rows.length > 0
      ? going
      : await ask('insert into figure_check (compared, differing) values (0, 0) returning id')
  return (rows as [{ id: string }])[0].id
}

async function partsLeft(ask: Ask, checkId: string): Promise<FigurePart[]> {
  const done = await ask('select kind, part from figure_check_part where check_id = $1', [checkId])
  const known = new Set((done.rows as FigurePart[]).map(nameOf))
  return (await listParts(ask)).filter((part) => !known.has(nameOf(part)))
}

/** Closes a comparison whose parts are all done; answers some of what differed. */
async function finish(ask: Ask, checkId: string, isDone: boolean): Promise<object[]> {
  if (isDone) {
    await ask('update figure_check set finished_at = now() where id = $1 and finished_at is null', [checkId])
    await ask('delete from figure_check_part where check_id = $1', [checkId])
  }
  const { rows } = await ask(
    `select ${KEY_OF_PLACE} from figure_difference where check_id = $1 order by ${KEY_OF_PLACE} limit 20`,
    [checkId],
  )
  return rows as object[]
}
