import { type RawBuilder, sql } from 'kysely'
import type {
  AttentionList,
  AttentionRow,
  OverdueInstitution,
} from '@lqr/contract/oversight/attention-calls.ts'
import { LEDGER_STAGES } from '@lqr/contract/demand-reports/report-case.ts'
import { OPEN_LETTERS } from '@lqr/contract/oversight/letter-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import type { Cut } from '../../../data/paging.ts'

/** What is asked for: the cases of these areas at this moment, and until when something is due soon. */
export interface AttentionScope {
  readonly areaCode: string
  readonly regions: readonly string[]
  readonly now: Date
  readonly soonUntil: Date
  readonly todayUntil: Date
}

/** Letters are written about cases; they are no cases of the area themselves. */
const OF_INSTITUTIONS = sql`t.waits_for = 'institution' and t.org_id is not null and t.kind <> 'letter'`

const within = ({ regions }: AttentionScope) =>
  regions.includes(DEFAULT_SUBSTATION_ID)
    ? sql`true`
    : sql`coalesce(t.region_code, '620000') = any(${regions}::bpchar[])`

const CONDITIONS: Record<AttentionList, (scope: AttentionScope) => RawBuilder<unknown>> = {
  overdue: ({ now }) => sql`${OF_INSTITUTIONS} and t.due_at < ${now.toISOString()}`,
  uncontacted: ({ now }) =>
    sql`t.kind = 'need' and t.waits_for = 'authority' and t.due_at < ${now.toISOString()}`,
  soon: ({ now, soonUntil }) =>
    sql`${OF_INSTITUTIONS} and t.due_at >= ${now.toISOString()} and t.due_at <= ${soonUntil.toISOString()}`,
}

const of = (list: AttentionList, scope: AttentionScope) =>
  sql`case_task t where ${CONDITIONS[list](scope)} and ${within(scope)}`

/** How much there is of each list. */
export async function countAttention(db: Db, scope: AttentionScope) {
  const { rows } = await sql<{
    overdue: number
    oldest: string | null
    uncontacted: number
    uncontactedAmountYuan: number
    soon: number
    soonToday: number
  }>`select a.overdue, a.oldest, u.uncontacted, u."uncontactedAmountYuan", s.soon, s."soonToday" from
    (select count(*)::int overdue, min(t.due_at) oldest from ${of('overdue', scope)}) a,
    (select count(*)::int uncontacted, coalesce(sum(t.amount_yuan), 0) "uncontactedAmountYuan"
      from ${of('uncontacted', scope)}) u,
    (select count(*)::int soon, (count(*) filter (where t.due_at <= ${scope.todayUntil.toISOString()}))::int "soonToday"
      from ${of('soon', scope)}) s`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return counted
}

type OverdueRow = Omit<OverdueInstitution, 'oldestDays'>

/** Institutions with overdue cases, the most overdue first, with the open letter of this area about any of them. */
export async function listOverdueInstitutions(db: Db, scope: AttentionScope): Promise<OverdueRow[]> {
  const { rows } = await sql<OverdueRow>`
    with late as (select t.org_id, count(*)::int overdue, min(t.due_at) oldest from ${of('overdue', scope)} group by 1),
      soon as (select t.org_id, count(*)::int soon from ${of('soon', scope)} group by 1)
    select late.org_id "orgId", organisation_label(o.short_name, o.merged_into_id) "orgName", late.overdue,
      late.oldest "oldestDueAt", coalesce(soon.soon, 0) soon, case when l.id is not null then
        json_build_object('id', l.id::text, 'status', l.status, 'dueAt', l.due_at,
          'isOverdue', coalesce(l.due_at < ${scope.now.toISOString()}, false)) end letter
    from late join organisation o on o.id = late.org_id left join soon using (org_id)
    left join lateral (select l.id, l.status, l.due_at from oversight_letter l
      where l.org_id = late.org_id and l.area_code = ${scope.areaCode} and l.status in (${codeLiterals(OPEN_LETTERS)})
      order by l.id desc limit 1) l on true
    order by late.overdue desc, late.oldest, late.org_id`.execute(db)
  return rows
}

interface AskedRows extends AttentionScope {
  readonly list: AttentionList
  readonly orgId?: string | undefined
  /** Without those that an open letter of one of these areas is about. */
  readonly unwrittenBy?: readonly string[] | undefined
}

/** The open letters of these areas about the case `t`. */
const openLetters = (areaCodes: readonly string[]) => sql`select l.id from oversight_letter_case s
  join oversight_letter l on l.id = s.letter_id
  where s.kind = t.kind and s.case_id = t.case_id and l.area_code = any(${areaCodes}::bpchar[])
    and l.status in (${codeLiterals(OPEN_LETTERS)})`

const narrowed = ({ list, orgId, unwrittenBy, ...scope }: AskedRows) => sql`${of(list, scope)}
  ${orgId === undefined ? sql`` : sql`and t.org_id = ${orgId}`}
  ${unwrittenBy ? sql`and not exists (${openLetters(unwrittenBy)})` : sql``}`

/** One page of the cases behind a number, those due first first; names of enterprises come whole and are masked by the caller. */
export async function listAttentionRows(
  db: Db,
  asked: AskedRows,
  { limit, offset }: Cut,
): Promise<AttentionRow[]> {
  const { rows } = await sql<AttentionRow>`with page as materialized (
      select t.kind, t.case_id, t.number, t.company_id, t.org_id, t.region_code, t.amount_yuan, t.status, t.due_at,
        t.is_paused, t.opened_at from ${narrowed(asked)} order by t.due_at, t.kind, t.case_id limit ${limit} offset ${offset})
    select t.kind, t.case_id "caseId", t.number, coalesce(e.corporate_name, '') "companyName", t.org_id "orgId",
      organisation_label(o.short_name, o.merged_into_id) "orgName", r.name "areaName", t.amount_yuan "amountYuan",
      t.status, t.due_at "dueAt", t.is_paused "isPaused",
      coalesce(t.due_at < ${asked.now.toISOString()}, false) "isOverdue", t.opened_at "openedAt",
      (${openLetters([asked.areaCode])} limit 1) "letterId"
    from page t left join enterprise e on e.id = t.company_id left join organisation o on o.id = t.org_id
    left join region r on r.code = t.region_code order by t.due_at, t.kind, t.case_id`.execute(db)
  return rows
}

/** How many cases stand behind it, counted up to one beyond the exact limit. */
export async function countAttentionRows(db: Db, asked: AskedRows): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 from ${narrowed(asked)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}

interface BatchRow {
  readonly id: string
  readonly name: string
  readonly closesOn: string
  readonly reports: number
  /** How many such batches there are. */
  readonly all: number
}

const MOST_BATCHES = 20

/** The first open batches for these areas, or for what lies above or below them, that close in these days; with what the areas handed in. */
export async function listClosingBatches(
  db: Db,
  {
    areas,
    regions,
    from,
    until,
  }: { areas: readonly string[]; regions: readonly string[]; from: string; until: string },
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`select b.id, b.name, b.closes_on "closesOn",
      (select count(*)::int from demand_report d where d.batch_id = b.id and d.status in (${codeLiterals(LEDGER_STAGES.filed)})
        and d.area_code = any(${regions}::bpchar[])) reports, (count(*) over ())::int "all"
    from filling_batch b
    where b.opens_on <= ${from}::date and b.closes_on between ${from}::date and ${until}::date
      and (case when b.area_codes = '{}' then array[b.owner_area::text] else b.area_codes end) && ${areas}::text[]
    order by b.closes_on, b.id limit ${MOST_BATCHES}`.execute(db)
  return rows
}
