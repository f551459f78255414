import type { CodeOf } from '../../../../../database/coded-columns.ts'
import { sql } from 'kysely'
import { type CaseScope, withinScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'
import { APPLICATION_COLUMNS, type ApplicationRecord } from './application-record.ts'

export interface AuthorisationFacts {
  id: string
  status: CodeOf<'credit_authorisation.status'>
  validFrom: string
  validTo: string
}

export interface ApplicationFacts extends ApplicationRecord {
  org_name: string
  org_phone: string | null
  corporate_name: string | null
  credit_code: string | null
  applicant_kind: CodeOf<'enterprise.applicant_kind'>
  industry_code: string | null
  scale: CodeOf<'enterprise.scale'> | null
  authorisation: AuthorisationFacts | null
}

const OWN_COLUMNS = sql.join(APPLICATION_COLUMNS.map((column) => sql.ref(`product_application.${column}`)))

/** An application within the scope with the names around it and its authorisation. */
export async function findApplicationFacts(
  db: Db,
  id: string,
  scope: CaseScope,
): Promise<ApplicationFacts | undefined> {
  const { rows } =
    await sql<ApplicationFacts>`select ${OWN_COLUMNS}, organisation_label(o.name, o.merged_into_id) org_name,
      coalesce((select s.phone from organisation s where s.id = organisation_successor(o.merged_into_id)), o.phone) org_phone,
      e.corporate_name, e.credit_code, e.applicant_kind, e.industry_code, e.scale,
      case when c.id is not null then json_build_object('id', c.id::text, 'status', c.status,
        'validFrom', c.valid_from, 'validTo', c.valid_to) end authorisation
    from product_application join organisation o on o.id = product_application.org_id
    join enterprise e on e.id = product_application.company_id
    left join credit_authorisation c on c.id = product_application.authorisation_id
    where product_application.id = ${id} and ${withinScope('product_application', scope)}`.execute(db)
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
