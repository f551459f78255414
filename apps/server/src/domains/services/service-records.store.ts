import { type Insertable, sql } from 'kysely'
import type { ServiceForm } from '@lqr/contract/services/service-form.ts'
import type { ServiceEntry } from '../../../../../database/types.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import { isOfKind } from '../../http/actor.ts'
import type { Viewer } from '../../publishing/publication.ts'
import { recordColumns } from '../../publishing/publication.store.ts'
import { allServices, shownColumns } from './services.store.ts'

/** The columns of a service with the words it is found by in the whole-site search: its name and what is done. */
export function serviceColumns(form: ServiceForm) {
  const { category, name, intro, areaCodes, priceLines, duration, caseLines, ...more } = form
  const { qualificationName, qualificationNo, qualificationTo, ...others } = more
  const { conflicts, conflictNote, officePhone, ...rest } = others
  allTaken(rest)
  return {
    category,
    name,
    intro,
    area_codes: areaCodes,
    qualification_name: qualificationName,
    qualification_no: qualificationNo,
    qualification_to: qualificationTo,
    price_lines: priceLines,
    duration,
    case_lines: caseLines,
    conflicts,
    conflict_note: conflictNote,
    office_phone: officePhone,
    ...searchColumns(name, intro),
  } satisfies Insertable<Omit<ServiceEntry, 'org_id'>>
}

/** Services in every state: of operators all that were ever submitted, of a provider its own. */
export function serviceRecords(db: Db, { actor, now }: Viewer) {
  const query = allServices(db).select([
    ...shownColumns,
    sql<boolean>`coalesce(service_entry.qualification_to < ${shanghaiDay(now)}::date, false)`.as('isLapsed'),
    ...recordColumns('service_entry'),
  ])
  return isOfKind(actor, 'operator')
    ? query.where('service_entry.submitted_at', 'is not', null)
    : query.where('service_entry.org_id', '=', actor.orgId)
}

export type ServiceRow = Awaited<ReturnType<ReturnType<typeof serviceRecords>['execute']>>[number]

/** What an organisation is, as far as it may offer services; undefined for one that no longer works. */
export function findProvider(db: Db, orgId: string) {
  return db
    .selectFrom('organisation')
    .select(['org_type as orgType', 'org_category as orgCategory'])
    .where('id', '=', orgId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}
