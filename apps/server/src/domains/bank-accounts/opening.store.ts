import { type Selectable, sql } from 'kysely'
import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { ACCOUNT_TYPES, type AccountTypeCode } from '@lqr/contract/bank-accounts/kinds.ts'
import type { AccountOpening } from '../../../../../database/types.ts'
import type { CasePersonalData, TaskSource } from '../../cases/case-kind.ts'
import type { Db } from '../../data/database.ts'
import { openingTitle } from './copy.ts'

const COLUMNS = [
  'id',
  'number',
  'company_id',
  'org_id',
  'branch_org_id',
  'appoint_time',
  'appoint_end',
  'profile',
  'account_type',
  'subject_kind',
  'corporate_name',
  'credit_code',
  'legal_person_name',
  'basic_account_no',
  'purpose',
  'beneficial_owner',
  'contact_name',
  'contact_phone_cipher',
  'operator_id_no_cipher',
  'legal_person_phone_cipher',
  'materials',
  'findings',
  'is_simple_opening',
  'licence_valid_to',
  'bank_reference',
  'is_demonstration',
  'consent_version',
  'consent_hash',
  'diligence',
  'diligence_reason',
  'account_no_index',
  'account_no_masked',
  'opened_on',
  'fail_code',
  'fail_reason',
  'next_steps',
  'status',
  'due_at',
  'sealed_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof AccountOpening)[]

export type OpeningRecord = Pick<Selectable<AccountOpening>, (typeof COLUMNS)[number]>

/** What is opened: the account that is asked for. */
const OPENING_NAME = sql<string>`case c.account_type ${sql.join(
  ACCOUNT_TYPES.map(({ code, name }) => sql`when ${sql.lit(code)} then ${sql.lit(openingTitle(name))}`),
  sql` `,
)} end`

/** Where openings lie and with which columns they are read. */
export const OPENINGS = { table: 'account_opening', columns: COLUMNS } as const

export const OPENING_TASK: TaskSource = {
  number: sql`c.number`,
  title: OPENING_NAME,
  amountYuan: sql`null::numeric`,
  regionCode: sql`(select o.region_code from organisation o where o.id = c.org_id)`,
}

/** What somebody asked, as that person may read it. */
export const OPENING_DATA: CasePersonalData = {
  name: 'accountOpenings',
  requestTable: 'account_opening',
  async read(db, cipher, { accountId }) {
    const rows = await db
      .selectFrom('account_opening')
      .select([
        'number',
        'account_type as accountType',
        'corporate_name as corporateName',
        'purpose',
        'contact_name as operatorName',
        'contact_phone_cipher',
        'operator_id_no_cipher',
        'appoint_time as appointTime',
        'status',
        'consent_version as consentVersion',
        'created_at as createdAt',
      ])
      .where('applicant_account_id', '=', accountId)
      .orderBy('id')
      .execute()
    return rows.map(({ contact_phone_cipher: phone, operator_id_no_cipher: idNo, ...row }) => ({
      ...row,
      operatorPhone: cipher.decrypt(phone),
      operatorIdNo: idNo === null ? null : cipher.decrypt(idNo),
    }))
  },
}

interface Booking {
  readonly companyId: string
  readonly branchId: string
  readonly appointTime: string
  readonly accountType: AccountTypeCode
}

/**
 * How many openings of such an account the enterprise has booked at this time of the branch already, in whatever state they are now.
 * One that was moved may have begun there, so it counts as well.
 */
export async function countBookings(db: Db, booking: Booking): Promise<number> {
  const { companyId, branchId, appointTime, accountType } = booking
  const { rows } = await sql<{ booked: number }>`select count(*)::int booked from account_opening c
    where c.company_id = ${companyId} and c.account_type = ${accountType}
      and (c.branch_org_id = ${branchId} and c.appoint_time = ${appointTime}
        or exists (select from case_event e where e.case_id = c.id and e.kind = ${accountOpeningCase.kind}
          and e.action = 'change'))`.execute(db)
  return rows[0]?.booked ?? 0
}

/** Holds an opening until the transaction ends: a result that is sent twice at once is written once. */
export async function holdOpening(db: Db, id: string): Promise<void> {
  await sql`select id from account_opening where id = ${id} for no key update`.execute(db)
}

/** Takes out what identifies people once the opening is over. */
export async function forgetPeople(db: Db, id: string): Promise<void> {
  await db
    .updateTable('account_opening')
    .set({ operator_id_no_cipher: null, legal_person_phone_cipher: null })
    .where('id', '=', id)
    .execute()
}
