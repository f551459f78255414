import { sql } from 'kysely'
import type * as z from 'zod'
import type { applicationEvent } from '@lqr/contract/applications/entities.ts'
import type { Db } from '../../data/database.ts'
import { type ApplicationRecord, type ApplicationScope, withinScope } from './application.store.ts'

const DAY_MS = 86_400_000

export interface AuthorisationFacts {
  id: string
  status: string
  validFrom: string
  validTo: string
}

export interface ApplicationFacts extends ApplicationRecord {
  org_name: string
  org_phone: string | null
  corporate_name: string | null
  credit_code: string | null
  industry_code: string | null
  scale: string | null
  authorisation: AuthorisationFacts | null
}

/** An application within the scope with the names around it and its authorisation. */
export async function findApplicationFacts(
  db: Db,
  id: string,
  scope: ApplicationScope,
): Promise<ApplicationFacts | undefined> {
  const { rows } =
    await sql<ApplicationFacts>`select product_application.*, organisation_label(o.name, o.merged_into_id) org_name,
      coalesce((select s.phone from organisation s where s.id = organisation_successor(o.merged_into_id)), o.phone) org_phone,
      e.corporate_name, e.credit_code, e.industry_code, e.scale,
      case when c.id is not null then json_build_object('id', c.id::text, 'status', c.status,
        'validFrom', c.valid_from, 'validTo', c.valid_to) end authorisation
    from product_application join organisation o on o.id = product_application.org_id
    join enterprise e on e.id = product_application.company_id
    left join credit_authorisation c on c.id = product_application.authorisation_id
    where product_application.id = ${id} and ${withinScope(scope)}`.execute(db)
  return rows[0]
}

/** The state of an authorisation; undefined when there is none. */
export async function findAuthorisationState(
  db: Db,
  id: string | null,
): Promise<AuthorisationFacts | undefined> {
  if (id === null) return undefined
  return db
    .selectFrom('credit_authorisation')
    .select(['id', 'status', 'valid_from as validFrom', 'valid_to as validTo'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Everything that happened to an application, in order; its creation tells which months need not be read. */
export async function listEvents(
  db: Db,
  applicationId: string,
  createdAt: string,
): Promise<z.output<typeof applicationEvent>[]> {
  // A day before, because clocks differ.
  const from = new Date(Date.parse(createdAt) - DAY_MS).toISOString()
  const { rows } = await sql<z.output<typeof applicationEvent>>`select at, action, from_status "fromStatus",
      to_status "toStatus", actor_side "actorSide", actor_name "actorName", note
    from application_event where application_id = ${applicationId} and at >= ${from} order by id`.execute(db)
  return rows
}
