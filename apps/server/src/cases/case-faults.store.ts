import { type CompiledQuery, sql } from 'kysely'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { compileSql } from '../data/compile-sql.ts'
import type { CaseKind } from './case-kind.ts'
import { TASK_COLUMNS, tasksOf } from './case-task.store.ts'

/** Something that must never be, and the query that finds the first twenty rows of it. */
export interface CaseFault {
  readonly what: string
  readonly find: CompiledQuery
}

/** What the nightly check asks of every kind of case. */
export function caseFaults(kinds: readonly CaseKind[]): CaseFault[] {
  return kinds.flatMap((kind) => {
    const { kind: code } = kind.declaration
    return [
      { what: `tasks differ from the cases of kind ${code}`, find: compileSql(taskFaults(kind)) },
      {
        what: `cases of kind ${code} in another state than their history says`,
        find: compileSql(stateFaults(kind)),
      },
      { what: `clocks of kind ${code} end on a day off`, find: compileSql(clockFaults(kind)) },
    ]
  })
}

/** A task differs from its case, is missing, or should not be there. */
function taskFaults(kind: CaseKind) {
  return sql`with said as (${tasksOf(kind)}), kept as (select ${TASK_COLUMNS} from case_task where kind = ${kind.declaration.kind})
    select distinct case_id::text id from (
      (select ${TASK_COLUMNS} from said except select ${TASK_COLUMNS} from kept)
      union all (select ${TASK_COLUMNS} from kept except select ${TASK_COLUMNS} from said)) d
    order by id limit 20`
}

/** Only what was touched lately is looked at: a history never changes by itself. */
function stateFaults({ declaration, table }: CaseKind) {
  return sql`select c.id from ${sql.table(table)} c
    where c.updated_at > now() - interval '2 days' and c.status <> all(${draftsOf(declaration)}::text[]) and c.status <> (
      select e.to_status from case_event e where e.kind = ${declaration.kind} and e.case_id = c.id
      order by e.id desc limit 1)
    order by c.id limit 20`
}

function draftsOf({ states }: AnyCase): string[] {
  return Object.entries(states).flatMap(([code, { phase }]) => (phase === 'draft' ? [code] : []))
}

function clockFaults({ declaration, table }: CaseKind) {
  const counted = Object.entries(declaration.states).flatMap(([code, { clock = '' }]) => {
    const limit = declaration.clocks[clock]?.limit
    return limit && 'workingDays' in limit ? [code] : []
  })
  return sql`select c.id, c.due_at from ${sql.table(table)} c
    join calendar_day d on d.day = (c.due_at at time zone 'Asia/Shanghai')::date
    where c.status = any(${counted}::text[]) and c.due_at > now() and d.kind = 'holiday'
    order by c.id limit 20`
}
