import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { compileSql } from '../data/compile-sql.ts'
import type { Db } from '../data/database.ts'
import type { CaseKind } from './case-kind.ts'

/** The columns of a task. */
export const TASK_COLUMNS = sql`kind, case_id, thread_id, number, title, org_id, company_id, region_code, amount_yuan, status, waits_for,
  due_at, is_paused, officer_account_id, officer_name, opened_at, updated_at`

/** The states of cases that are not over. */
const goingOf = ({ states }: AnyCase) => Object.entries(states).filter(([, { phase }]) => phase !== 'over')

/** For whom a case `c` waits by its state alone. A draft waits for its enterprise; where nobody has to act, nobody is waited for. */
export function waitsByState(declaration: AnyCase): RawBuilder<string | null> {
  const waiting = goingOf(declaration).flatMap(
    ([code, { phase, waitsFor = phase === 'draft' ? 'enterprise' : undefined }]) =>
      waitsFor === undefined ? [] : [{ code, waitsFor }],
  )
  return sql`case c.status ${sql.join(
    waiting.map(({ code, waitsFor }) => sql`when ${code} then ${waitsFor}`),
    sql` `,
  )} end`
}

/** What is under way of a kind, as its cases say: the one source of what is written, rebuilt and compared. */
export function tasksOf({ declaration, table, task }: CaseKind): RawBuilder<unknown> {
  const going = goingOf(declaration)
  const paused = Object.values(declaration.moves).flatMap(({ pauses, to }) =>
    pauses === undefined ? [] : [to],
  )
  return sql`select ${declaration.kind}::text kind, c.id case_id, ${task.threadId ?? sql`c.id`} thread_id, ${task.number} number,
      coalesce(${task.title}, '') title, ${task.orgId ?? sql`c.org_id`} org_id,
      c.company_id, ${task.regionCode} region_code, ${task.amountYuan} amount_yuan, c.status,
      ${task.waitsFor ?? waitsByState(declaration)} waits_for, c.due_at, c.status = any(${paused}::text[]) is_paused,
      c.officer_account_id, c.officer_name, c.created_at opened_at, c.updated_at
    from ${sql.table(table)} c ${task.join ?? sql``}
    where c.status = any(${going.map(([code]) => code)}::text[])`
}

/** Brings the tasks of these cases to what the cases say now, in the transaction that changed them. */
export async function syncTasks(db: Db, kind: CaseKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`with open as (${tasksOf(kind)} and c.id = any(${ids}::bigint[])),
    gone as (delete from case_task where kind = ${kind.declaration.kind} and case_id = any(${ids}::bigint[])
      and case_id not in (select case_id from open))
    insert into case_task (${TASK_COLUMNS}) select ${TASK_COLUMNS} from open
    on conflict (kind, case_id) do update set thread_id = excluded.thread_id, number = excluded.number, title = excluded.title, org_id = excluded.org_id,
      company_id = excluded.company_id, region_code = excluded.region_code, amount_yuan = excluded.amount_yuan,
      status = excluded.status, waits_for = excluded.waits_for, due_at = excluded.due_at, is_paused = excluded.is_paused,
      officer_account_id = excluded.officer_account_id, officer_name = excluded.officer_name,
      opened_at = excluded.opened_at, updated_at = excluded.updated_at`.execute(db)
}

/** What writes every task of the kinds anew from the cases, for whoever runs it without the limits of a call. */
export function rebuildTaskQueries(kinds: readonly CaseKind[]): CompiledQuery[] {
  return kinds.flatMap((kind) => [
    compileSql(sql`delete from case_task where kind = ${kind.declaration.kind}`),
    compileSql(sql`insert into case_task (${TASK_COLUMNS}) ${tasksOf(kind)}`),
  ])
}
