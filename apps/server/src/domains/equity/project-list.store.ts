import { type RawBuilder, sql } from 'kysely'
import { projectCase } from '@lqr/contract/equity/project-case.ts'
import type { AREA_PROJECT_SORTS } from '@lqr/contract/equity/project-calls.ts'
import type { ProjectRow } from '@lqr/contract/equity/project-entities.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { type CaseScope, sealedFor, withinScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'
import { countedPage } from '../../data/paging.ts'
import { matchesKeyword } from '../../data/search-text.ts'

interface ProjectQuery {
  readonly keyword?: string | undefined
  readonly status?: string | undefined
  readonly openOnly?: boolean | undefined
  readonly overdueOnly?: boolean | undefined
  readonly sort?: (typeof AREA_PROJECT_SORTS)[number] | undefined
  readonly currentPageNum: number
  readonly pageSize: number
}

const ORDERS: Record<(typeof AREA_PROJECT_SORTS)[number], RawBuilder<unknown>> = {
  due: sql`p.due_at nulls last, p.id desc`,
  newest: sql`p.id desc`,
}

/** What of a project is shown unless its enterprise took it back before the viewer took it up. */
const SHOWN = [
  ['p.name', 'name'],
  ['p.industry_code', 'industryCode'],
  ['p.stage', 'stage'],
  ['p.area_code', 'areaCode'],
  ['g.name', 'areaName'],
  ['p.amount_yuan', 'amountYuan'],
  ['e.corporate_name', 'corporateName'],
] as const

/** One page of the projects within a scope: an enterprise's own, or those of an authority's area. */
export async function pageOfProjects(db: Db, scope: CaseScope, query: ProjectQuery, now: Date) {
  const { keyword, status, openOnly, overdueOnly, sort = 'newest', currentPageNum, pageSize } = query
  const seen = sql`not ${sealedFor('p', scope)}`
  const parts: RawBuilder<unknown>[] = [withinScope('p', scope)]
  if (keyword) {
    const number = `%${keyword.trim().toLowerCase()}%`
    parts.push(sql`(lower(p.project_no) like ${number} or (${matchesKeyword(keyword, 'p')} and ${seen}))`)
  }
  if (status) parts.push(sql`p.status = ${status}`)
  if (openOnly) parts.push(sql`p.status = any(${statesIn(projectCase, 'draft', 'open', 'underway')}::text[])`)
  if (overdueOnly) parts.push(sql`p.due_at < ${now.toISOString()}`)
  const matching = sql`from equity_project p join enterprise e on e.id = p.company_id
    left join region g on g.code = p.area_code where ${sql.join(parts, sql` and `)}`
  const shown = SHOWN.map(([from, name]) => sql`case when ${seen} then ${sql.ref(from)} end ${sql.id(name)}`)
  const [found, counted] = await Promise.all([
    sql<ProjectRow>`select p.id, p.project_no "projectNo", ${sql.join(shown)}, p.status, p.due_at "dueAt",
      coalesce(p.due_at < ${now.toISOString()}, false) "isOverdue", false "isPaused", p.officer_name "officerName",
      p.created_at "createdAt", p.updated_at "updatedAt", p.version ${matching}
      order by ${ORDERS[sort]} limit ${pageSize} offset ${(currentPageNum - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int total from (
      select 1 ${matching} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db),
  ])
  return countedPage(found.rows, counted.rows[0]?.total ?? 0, { currentPageNum, pageSize })
}
