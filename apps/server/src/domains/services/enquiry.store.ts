import { type Selectable, sql } from 'kysely'
import { type EnquiryMove, serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import type { ServiceEnquiry } from '../../../../../database/types.ts'
import type { CasePersonalData, TaskSource } from '../../cases/case-kind.ts'
import type { Db } from '../../data/database.ts'

const COLUMNS = [
  'id',
  'enquiry_no',
  'company_id',
  'org_id',
  'service_id',
  'service_name',
  'area_code',
  'content',
  'wished_time',
  'quote_yuan',
  'quote_note',
  'decline_code',
  'decline_reason',
  'end_reason',
  'quality',
  'time_score',
  'attitude',
  'price',
  'words',
  'status',
  'due_at',
  'sealed_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof ServiceEnquiry)[]

export type EnquiryRecord = Pick<Selectable<ServiceEnquiry>, (typeof COLUMNS)[number]>

const ORDER: EnquiryMove = 'order'

/** Where enquiries lie and with which columns they are read. */
export const ENQUIRIES = { table: 'service_enquiry', columns: COLUMNS } as const

export const ENQUIRY_TASK: TaskSource = {
  number: sql`c.enquiry_no`,
  title: sql`c.service_name`,
  amountYuan: sql`c.quote_yuan`,
  regionCode: sql`c.area_code`,
}

/** What somebody asked for, as that person may read it. */
export const ENQUIRY_DATA: CasePersonalData = {
  name: 'serviceEnquiries',
  read: (db, _, { accountId }) =>
    db
      .selectFrom('service_enquiry')
      .select([
        'enquiry_no as enquiryNo',
        'service_name as serviceName',
        'content',
        'wished_time as wishedTime',
        'words',
        'end_reason as endReason',
        'status',
        'created_at as createdAt',
      ])
      .where('applicant_account_id', '=', accountId)
      .orderBy('id')
      .execute(),
}

/** Of whom, by whom and where an enquiry is, in words. */
export function findEnquiryParties(db: Db, enquiryId: string) {
  return db
    .selectFrom('service_enquiry as q')
    .innerJoin('region', 'region.code', 'q.area_code')
    .innerJoin('enterprise', 'enterprise.id', 'q.company_id')
    .innerJoin('organisation', 'organisation.id', 'q.org_id')
    .select([
      'region.name as areaName',
      'enterprise.corporate_name as companyName',
      'organisation.name as orgName',
      'organisation.phone as orgPhone',
    ])
    .where('q.id', '=', enquiryId)
    .executeTakeFirstOrThrow()
}

export interface EnquiryContact {
  readonly name: string
  readonly phoneCipher: string
}

/** Whom the provider calls: who agreed to the order, or who asked where that person has closed the account; undefined when both have. */
export async function findEnquiryContact(db: Db, enquiryId: string): Promise<EnquiryContact | undefined> {
  const { rows } = await sql<EnquiryContact>`select a.display_name name, a.phone_cipher "phoneCipher"
    from service_enquiry q
      left join lateral (select e.actor_account_id from case_event e
        where e.kind = ${serviceEnquiryCase.kind} and e.case_id = q.id and e.action = ${ORDER}
        order by e.id desc limit 1) ordered on true
      join account a on a.id in (ordered.actor_account_id, q.applicant_account_id) and a.phone_cipher is not null
    where q.id = ${enquiryId}
    order by a.id = ordered.actor_account_id desc nulls last limit 1`.execute(db)
  return rows[0]
}

/** An enterprise has one enquiry of a service under way: the index service_enquiry_living says so. */
export const ONE_LIVING = sql`on conflict do nothing`
