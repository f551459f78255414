import { sql } from 'kysely'
import type { AgencyService } from '@lqr/contract/services/calls.ts'
import type { ServiceCategory, ServiceSection } from '@lqr/contract/services/service-kinds.ts'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import type { Db } from '../../data/database.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import { containsPieces, matchesKeyword } from '../../data/search-text.ts'

/** What services are narrowed to. */
export interface ServiceFilter {
  readonly keyword?: string | undefined
  readonly section?: ServiceSection | undefined
  readonly category?: ServiceCategory | undefined
  /** The areas of which a service serves one, or the whole province; undefined shows all. */
  readonly areas?: readonly string[] | undefined
}

/** The category that has a section of its own. */
export const CULTIVATION: CodeOf<'service_entry.category'> = 'cultivation'

export const shownColumns = [
  'service_entry.id',
  'service_entry.org_id as orgId',
  'organisation.name as orgName',
  'service_entry.category',
  'service_entry.name',
  'service_entry.intro',
  'service_entry.area_codes as areaCodes',
  'service_entry.qualification_name as qualificationName',
  'service_entry.qualification_no as qualificationNo',
  'service_entry.qualification_to as qualificationTo',
  'service_entry.price_lines as priceLines',
  'service_entry.duration',
  'service_entry.case_lines as caseLines',
  'service_entry.conflicts',
  'service_entry.conflict_note as conflictNote',
  'service_entry.office_phone as officePhone',
  'service_entry.is_example as isExample',
] as const

/** Services with their provider. */
export const allServices = (db: Db) =>
  db.selectFrom('service_entry').innerJoin('organisation', 'organisation.id', 'service_entry.org_id')

/** What the public reads on a day: what is published, of a provider that still works, with a qualification that still holds. */
function listed(db: Db, today: string, { keyword, section, category, areas }: ServiceFilter) {
  let query = allServices(db)
    .where('service_entry.status', '=', 'PUBLISHED')
    .where('organisation.status', '=', 'active')
    .where(
      sql<boolean>`(service_entry.qualification_to is null or service_entry.qualification_to >= ${today}::date)`,
    )
  if (section === 'cultivation') query = query.where('service_entry.category', '=', CULTIVATION)
  if (section === 'agency') query = query.where('service_entry.category', '<>', CULTIVATION)
  if (category) query = query.where('service_entry.category', '=', category)
  if (areas) {
    query = query.where(
      sql<boolean>`(service_entry.area_codes = '{}' or service_entry.area_codes && ${areas}::text[])`,
    )
  }
  const found = matchesKeyword(keyword, 'service_entry')
  if (keyword === undefined || found === undefined) return query
  // The list promises names; what is done is found by the whole-site search.
  return query.where(found).where(containsPieces(keyword, sql`name_search_text(service_entry.name)`))
}

/** The averages of what enterprises said of closed enquiries; null where nobody has. */
const rating = sql<
  AgencyService['rating']
>`(select case when count(*) > 0 then json_build_object('count', count(*),
    'quality', round(avg(q.quality::int), 1), 'time', round(avg(q.time_score::int), 1),
    'attitude', round(avg(q.attitude::int), 1), 'price', round(avg(q.price::int), 1)) end
  from service_enquiry q where q.service_id = service_entry.id and q.quality is not null)`

const publicColumns = [
  ...shownColumns,
  sql<string>`service_entry.published_at`.as('publishedAt'),
  rating.as('rating'),
] as const

/** One page of services, the latest first. */
export function findServices(db: Db, today: string, filter: ServiceFilter & PageRequest) {
  const query = listed(db, today, filter)
    .orderBy('service_entry.published_at', 'desc')
    .orderBy('service_entry.id', 'desc')
    .select(publicColumns)
  return pageOf(db, query, filter)
}

/** One service that the public may read on a day. */
export function findService(db: Db, today: string, id: string) {
  return listed(db, today, {}).where('service_entry.id', '=', id).select(publicColumns).executeTakeFirst()
}
