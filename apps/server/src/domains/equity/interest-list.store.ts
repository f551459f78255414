import { type RawBuilder, sql } from 'kysely'
import { CONSENTED_STATES, interestCase } from '@lqr/contract/equity/interest-case.ts'
import type { AgreedTalk, HeardInterest, InterestRow } from '@lqr/contract/equity/interest-entities.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { type CaseScope, withinScope } from '../../cases/case.store.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'
import { countedPage } from '../../data/paging.ts'
import { matchesKeyword } from '../../data/search-text.ts'
import { bandOfAmount } from './project.rules.ts'

interface InterestQuery {
  readonly keyword?: string | undefined
  readonly status?: string | undefined
  readonly openOnly?: boolean | undefined
  readonly currentPageNum: number
  readonly pageSize: number
}

const isOpen = sql`i.status in (${codeLiterals(CONSENTED_STATES)})`

const progress = (
  now: Date,
) => sql`i.status, i.due_at "dueAt", coalesce(i.due_at < ${now.toISOString()}, false) "isOverdue",
  false "isPaused", i.officer_name "officerName", i.created_at "createdAt", i.updated_at "updatedAt"`

type Row = Omit<InterestRow, 'amountBand'> & { amountYuan: number }

/** One page of the interests of an institution, the newest first; whose project it is only while the consent lives. */
export async function pageOfInterests(db: Db, scope: CaseScope, query: InterestQuery, now: Date) {
  const { keyword, status, openOnly, currentPageNum, pageSize } = query
  const parts: RawBuilder<unknown>[] = [withinScope('i', scope)]
  if (keyword) {
    const number = `%${keyword.trim().toLowerCase()}%`
    parts.push(sql`(lower(i.interest_no) like ${number} or lower(p.project_no) like ${number}
      or ${matchesKeyword(keyword, 'p')})`)
  }
  if (status) parts.push(sql`i.status = ${status}`)
  if (openOnly) parts.push(sql`i.status = any(${statesIn(interestCase, 'open', 'underway')}::text[])`)
  const matching = sql`from equity_interest i join equity_project p on p.id = i.project_id
    join region g on g.code = p.area_code join enterprise e on e.id = i.company_id
    where ${sql.join(parts, sql` and `)}`
  const [found, counted] = await Promise.all([
    sql<Row>`select i.id, i.interest_no "interestNo", i.project_id "projectId", p.project_no "projectNo", p.name, p.stage,
      g.name "areaName", p.amount_yuan "amountYuan", case when ${isOpen} then e.corporate_name end "corporateName",
      ${progress(now)} ${matching}
      order by i.id desc limit ${pageSize} offset ${(currentPageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int total from (
      select 1 ${matching} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db),
  ])
  const rows = found.rows.map(({ amountYuan, ...row }) => ({ ...row, amountBand: bandOfAmount(amountYuan) }))
  return countedPage(rows, counted.rows[0]?.total ?? 0, { currentPageNum, pageSize })
}

/** The institutions that are interested in a project, the newest first. */
export async function listHeard(db: Db, projectId: string, now: Date): Promise<HeardInterest[]> {
  const { rows } = await sql<HeardInterest>`select i.id, i.interest_no "interestNo",
      organisation_label(o.name, o.merged_into_id) "orgName", i.reason, ${progress(now)}
    from equity_interest i join organisation o on o.id = i.org_id
    where i.project_id = ${projectId} order by i.id desc`.execute(db)
  return rows
}

/** What the institutions have of these projects: a living interest, or the enterprise's answer that it does not want one. */
export async function listOwnIn(db: Db, orgIds: readonly string[], projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; id: string }>`select distinct on (i.project_id)
      i.project_id "projectId", i.id from equity_interest i
    where i.org_id = any(${orgIds}::bigint[]) and i.project_id = any(${projectIds}::bigint[])
      and i.status <> 'FAILED' order by i.project_id, i.id desc`.execute(db)
  return new Map(rows.map(({ projectId, id }) => [projectId, id]))
}

/** The talks of either side that were agreed on for that day or later, the next first. */
export async function listAgreedTalks(db: Db, scope: CaseScope, day: string): Promise<AgreedTalk[]> {
  const { rows } = await sql<AgreedTalk>`select i.id "interestId", i.meet_at at, i.meet_place place, p.name,
      organisation_label(o.name, o.merged_into_id) "orgName", e.corporate_name "corporateName"
    from equity_interest i join equity_project p on p.id = i.project_id join organisation o on o.id = i.org_id
    join enterprise e on e.id = i.company_id
    where i.status = 'APPOINTED' and ${withinScope('i', scope)}
      and (i.meet_at at time zone 'Asia/Shanghai')::date >= ${day}::date
    order by i.meet_at, i.id limit 100`.execute(db)
  return rows
}
