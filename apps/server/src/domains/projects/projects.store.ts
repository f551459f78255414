import { sql } from 'kysely'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import type { Db } from '../../data/database.ts'
import { matchesKeyword } from '../../data/search-text.ts'

/** What projects are narrowed to. */
export interface ProjectFilter {
  readonly keyword?: string | undefined
  readonly projectType?: CodeOf<'project.project_type'> | undefined
  /** Areas whose projects are shown; undefined shows all. */
  readonly areas?: readonly string[] | undefined
  readonly now: Date
}

const columns = [
  'project.id',
  'project.name',
  'project_type as projectType',
  'owner',
  'area_code as areaCode',
  'region.name as areaName',
  'industry_code as industryCode',
  'investment_yuan as investmentYuan',
  'financing_yuan as financingYuan',
  'start_year as startYear',
  'end_year as endYear',
  'stage',
  'summary',
  'published_at as publishedAt',
  'is_example as isExample',
] as const

/** Projects that are published and whose time to appear has come. */
function publishedProjects(db: Db, now: Date) {
  return db
    .selectFrom('project')
    .innerJoin('region', 'region.code', 'project.area_code')
    .where('project.status', '=', 'PUBLISHED')
    .where('published_at', '<=', now.toISOString())
}

function narrowed(db: Db, { keyword, projectType, areas, now }: ProjectFilter) {
  let query = publishedProjects(db, now)
  if (projectType) query = query.where('project_type', '=', projectType)
  if (areas) query = query.where(sql<boolean>`area_code = any(${areas}::text[])`)
  const found = matchesKeyword(keyword)
  return found ? query.where(found) : query
}

/** One page of projects, the latest first. */
export function findProjects(db: Db, filter: ProjectFilter & PageRequest) {
  const query = narrowed(db, filter).orderBy('published_at', 'desc').orderBy('project.id', 'desc')
  return pageOf(db, query.select(columns), filter)
}

/** One project; undefined when it is not published or its time has not come. */
export function findProject(db: Db, id: string, now: Date) {
  return publishedProjects(db, now).where('project.id', '=', id).select(columns).executeTakeFirst()
}

/** Number, investment and wanted finance (yuan) of the projects of each type. */
export function sumProjectsByType(db: Db, filter: ProjectFilter) {
  return narrowed(db, filter)
    .groupBy('project_type')
    .select([
      'project_type as code',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`sum(investment_yuan)`.as('investmentYuan'),
      sql<number>`sum(financing_yuan)`.as('financingYuan'),
    ])
    .execute()
}
