import { sql } from 'kysely'
import type { AnyCase, CaseClock } from '@lqr/contract/kernel/cases/define-case.ts'
import type { OpenClock } from '../clocks/clock-holder.ts'
import type { Db } from '../data/database.ts'
import { dueColumn } from './case-clock.rules.ts'
import type { CaseKind, CaseRow } from './case-kind.ts'
import { columnsOf, listCases } from './case.store.ts'

/** Cases taken up in one run; the next run goes on. */
const AT_ONCE = 500
const DAY_MS = 86_400_000

/** The states in which a clock of the kind runs. */
export function statesWithClock({ declaration }: CaseKind, code: string): string[] {
  return Object.entries(declaration.states).flatMap(([state, { clock }]) => (clock === code ? [state] : []))
}

/** Whether a clock begins with its case, and the moves after which it counts from them instead. */
function beginningOf({ declaration }: CaseKind, code: string) {
  const moves = Object.entries(declaration.moves)
  return {
    opens: moves.some(([, { from, starts }]) => from.length === 0 && starts === code),
    later: moves.flatMap(([move, { from, starts, resumes }]) =>
      from.length > 0 && (starts === code || resumes === code) ? [move] : [],
    ),
  }
}

/**
 * Every case in which the clock runs: since when, for how many days, and until when. A clock that was not kept counts
 * from the beginning of its case where it began with it; of any other only the end is known, and it stays there as
 * long as that is no day off.
 */
export async function listRunning(
  db: Db,
  kind: CaseKind,
  { code, days }: { code: string; days: number },
): Promise<OpenClock[]> {
  const due = sql.ref(dueColumn(code))
  const { opens, later } = beginningOf(kind, code)
  const { rows } =
    await sql<OpenClock>`select id, coalesce(k.started_at, begun.started_at, ${due}) "startedAt",
      coalesce(k.days, begun.days, 0) "workingDays", ${due} "dueAt"
    from ${sql.table(kind.table)} c
      left join case_clock k on k.kind = ${kind.declaration.kind} and k.case_id = c.id and k.clock = ${code}
      left join lateral (select c.created_at started_at, ${days}::int days
        where k.case_id is null and ${opens}::boolean and not exists (select from case_event e
          where e.kind = ${kind.declaration.kind} and e.case_id = c.id
            and e.at >= c.created_at - interval '1 day' and e.action = any(${later}::text[]))) begun on true
    where status = any(${statesWithClock(kind, code)}::text[]) and ${due} is not null
    order by org_id, id`.execute(db)
  return rows
}

/**
 * Sets another due time, of which the officers are reminded anew; undefined when the clock has stopped or was moved since it
 * was read.
 */
export async function moveDue(
  db: Db,
  kind: CaseKind,
  code: string,
  { clock, dueAt }: { clock: OpenClock; dueAt: Date },
): Promise<CaseRow | undefined> {
  const due = sql.ref(dueColumn(code))
  const { rows } = await sql<CaseRow>`update ${sql.table(kind.table)}
    set ${due} = ${dueAt.toISOString()}, reminded_at = null
    where id = ${clock.id} and status = any(${statesWithClock(kind, code)}::text[]) and ${due} = ${clock.dueAt}
    returning ${columnsOf(kind)}`.execute(db)
  return rows[0]
}

/** Sets the end of a clock that has just been started. */
export async function setDue<Row extends CaseRow>(
  db: Db,
  kind: Pick<CaseKind<AnyCase, Row>, 'table' | 'columns'>,
  id: string,
  clock: string,
  dueAt: Date,
): Promise<Row> {
  const { rows } =
    await sql<Row>`update ${sql.table(kind.table)} set ${sql.ref(dueColumn(clock))} = ${dueAt.toISOString()}
    where id = ${id} returning ${columnsOf(kind)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no case ${id} of ${kind.table}`)
  return row
}

/** The cases due by the given moment of which nobody was reminded, the most urgent first. */
export async function listToRemind(db: Db, kind: CaseKind, dueBy: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(kind.table)}
    where due_at <= ${dueBy.toISOString()} and reminded_at is null order by due_at, id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Marks a case as reminded and answers it; undefined when it is not due any more, or another run has it. */
export async function claimReminder(
  db: Db,
  kind: CaseKind,
  { id, dueBy }: { id: string; dueBy: Date },
  now: Date,
): Promise<CaseRow | undefined> {
  const from = sql.table(kind.table)
  const { rows } = await sql<CaseRow>`update ${from} set reminded_at = ${now.toISOString()}
    where id = (select id from ${from} where id = ${id} and due_at <= ${dueBy.toISOString()} and reminded_at is null
      for update skip locked)
    returning ${columnsOf(kind)}`.execute(db)
  return rows[0]
}

/** Cases of the clock old enough to have expired, as a working day takes at least a day; the calendar has the last word. */
export async function listLongWaiting(
  db: Db,
  kind: CaseKind,
  code: string,
  expiry: NonNullable<CaseClock['expiry']>,
  now: Date,
): Promise<CaseRow[]> {
  const [moment, days] =
    'workingDaysAfterDue' in expiry
      ? [sql.ref(dueColumn(code)), expiry.workingDaysAfterDue]
      : [sql.ref('created_at'), expiry.daysAfterSubmission]
  const before = new Date(now.getTime() - days * DAY_MS).toISOString()
  const states = statesWithClock(kind, code)
  const where = sql<boolean>`status = any(${states}::text[]) and ${moment} <= ${before}`
  return listCases<CaseRow>(db, kind, where, AT_ONCE)
}
