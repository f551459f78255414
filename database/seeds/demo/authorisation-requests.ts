import { sql } from 'kysely'
import { REQUEST_OPEN_DAYS } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { TOPIC_LETTER_VERSION } from '@lqr/contract/credit/topic-letter.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import type { DemoPeople } from './identity.ts'

const ASKED = ['annualReports', 'patents', 'publicRating']
const TERM_DAYS = 60

/** A request that waits in the demonstration enterprise's wallet: its officer asks within a case that is under review. */
export async function insertAuthorisationRequest(tx: Tx, people: DemoPeople, now: Date): Promise<void> {
  const { enterprise, officer } = people.accounts
  const at = now.toISOString()
  await sql`insert into credit_authorisation (auth_no, grantor_company_id, grantee_org_id, corporate_name, credit_code, org_name,
      purpose_code, biz_no, data_scope, valid_from, valid_to, agreement_version, status, created_at,
      requested_by_account_id, request_reason, term_days)
    select 'CA' || to_char(${at}::timestamptz, 'YYYYMMDD') || '-' || lpad(nextval('authorisation_no')::text, 6, '0'),
      p.company_id, p.org_id, e.corporate_name, e.credit_code, o.name, 'preLoan', p.apply_no, ${ASKED}::text[], ${at},
      ${at}::timestamptz + make_interval(days => ${REQUEST_OPEN_DAYS}), ${TOPIC_LETTER_VERSION}, 'REQUESTED', ${at},
      a.id, '审批需要核对年报和知识产权情况', ${TERM_DAYS}
    from product_application p join enterprise e on e.id = p.company_id join organisation o on o.id = p.org_id
      join account a on a.id = ${officer} and a.org_id = p.org_id
    where p.applicant_account_id = ${enterprise} and p.status in ('ACCEPTED', 'REVIEWING')
    order by p.id desc limit 1`.execute(tx)
}
