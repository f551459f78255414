import type pg from 'pg'

const D = `interval '1 day'`

/** A row of a table by its place, whatever is there. */
const rowOf = (table: string, place: string) =>
  `(select id from ${table} order by id offset (${place}::int % greatest(1, (select count(*)::int from ${table}))) limit 1)`

/** A drawn or granted application has its amounts, an ended one its decision; nothing else of the state is needed by what is counted. */
const moveTo = (
  status: string,
  sealedAt = 'null',
) => `update product_application set status = '${status}', sealed_at = ${sealedAt}, version = version + 1,
    credit_amount_yuan = ${['CREDITED', 'SIGNED', 'UNUSED', 'DISBURSED', 'SETTLED'].includes(status) ? 'amount_yuan' : 'null'},
    loan_amount_yuan = ${['DISBURSED', 'SETTLED'].includes(status) ? 'amount_yuan - 1' : 'null'},
    loan_date = ${['DISBURSED', 'SETTLED'].includes(status) ? `date '2026-11-18'` : 'null'},
    has_earlier_loan = ${['DISBURSED', 'SETTLED'].includes(status) ? 'true' : 'null'}, is_credit_only = ${['DISBURSED', 'SETTLED'].includes(status) ? 'true' : 'null'}
  where id = ${rowOf('product_application', '$1')}`

const CONSENT = `insert into credit_authorisation (auth_no, grantor_company_id, grantor_account_id, grantee_org_id, purpose_code, biz_no, data_scope,
    valid_from, valid_to, agreement_version, evidence_hash, corporate_name, org_name, status, created_at)
  select 'T' || nextval('authorisation_no'), a.company_id, a.applicant_account_id, a.org_id, (array['preLoan', 'postLoan'])[1 + $1::int % 2], 'B' || $1, '{basic}',
    $2::timestamptz - ${D} * ($1::int % 5 - 1), $2::timestamptz + interval '5 hours' * ($1::int % 70 - 9), 'v1', 'h', 'x', 'x',
    (array['AUTHORIZED', 'USED', 'REQUESTED', 'EXPIRED'])[1 + $1::int % 4], $2::timestamptz - interval '9 hours' * ($1::int % 4)
  from product_application a where a.id = ${rowOf('product_application', '$1')}`

const TASK = `insert into case_task (kind, case_id, number, title, org_id, region_code, status, waits_for, due_at, is_paused, opened_at, updated_at, thread_id)
  select (array['need', 'application', 'letter'])[1 + $1::int % 3], 900000 + $1::int, 'N', '', a.org_id, (array['620102', '620402', null])[1 + $1::int % 3], 'OPEN',
    (array['institution', 'enterprise', 'authority', null])[1 + $1::int % 4],
    case when $1::int % 7 > 0 then $2::timestamptz + interval '3 hours' * ($1::int % 400 - 150) end, $1::int % 11 = 0, $2, $2, 1
  from product_application a where a.id = ${rowOf('product_application', '$1')}
  on conflict (kind, case_id) do update set waits_for = excluded.waits_for, due_at = excluded.due_at, is_paused = excluded.is_paused`

const ITEM = `insert into credit_item (company_id, topic, source, source_key, content, fetched_at)
  select e.id, (array['patents', 'shareholders', 'licences'])[1 + $1::int % 3], 's', 'k' || $1 || '-' || gen_random_uuid(), '{}', $2::timestamptz - interval '1 hour' * $1::int
  from enterprise e where e.id = ${rowOf('enterprise', '$1')}`

/** Ways in which something counted comes, moves and goes; each takes a number that chooses the row, and some the moment. */
export const STANDING_MOVES: readonly string[] = [
  ...['DRAFT', 'SUBMITTED', 'REVIEWING', 'SUPPLEMENT', 'CREDITED', 'SIGNED', 'DISBURSED', 'SETTLED'].map(
    (status) => moveTo(status),
  ),
  ...['REJECTED', 'WITHDRAWN', 'EXPIRED', 'UNUSED', 'TRANSFERRED'].map((status) => moveTo(status)),
  moveTo('WITHDRAWN', 'created_at'),
  `update product_application set created_at = created_at - interval '7 months' where id = ${rowOf('product_application', '$1')}`,
  `update product_application set accept_due_at = $2::timestamptz - interval '1 hour' * ($1::int % 9 - 4) where id = ${rowOf('product_application', '$1')}`,
  `update product_application set accepted_at = case when $1::int % 2 = 0 then created_at end where id = ${rowOf('product_application', '$1')}`,
  `update product_application set company_id = ${rowOf('enterprise', '$1')} where id = ${rowOf('product_application', '$1')} and status in ('DISBURSED', 'SETTLED', 'REJECTED')`,
  `delete from product_application where id = ${rowOf('product_application', '$1')} and authorisation_id is null and $1::int % 3 = 0`,
  `update enterprise set certi_flg = 1 + $1::int % 4, reviewed_at = $2::timestamptz - ${D} * $1::int where id = ${rowOf('enterprise', '$1')}`,
  `update enterprise set scale = (array[null, 'small', 'micro', 'medium'])[1 + $1::int % 4], industry_code = (array['A', '13', 'F'])[1 + $1::int % 3]
    where id = ${rowOf('enterprise', '$1')}`,
  `update enterprise set area_code = (array['620102', '620402', null])[1 + $1::int % 3] where id = ${rowOf('enterprise', '$1')}`,
  CONSENT,
  CONSENT,
  `update credit_authorisation set status = 'REVOKED', revoked_at = $2::timestamptz - interval '10 hours' * ($1::int % 3) where id = ${rowOf('credit_authorisation', '$1')}`,
  `update credit_authorisation set decided_at = $2::timestamptz - interval '10 hours' * ($1::int % 3) where id = ${rowOf('credit_authorisation', '$1')}`,
  `insert into credit_access (authorisation_id, account_id, what, at, company_id)
    select c.id, c.grantor_account_id, 'case', $2::timestamptz - interval '7 hours' * $1::int, c.grantor_company_id
    from credit_authorisation c where c.id = ${rowOf('credit_authorisation', '$1')} on conflict do nothing`,
  TASK,
  TASK,
  `delete from case_task where case_id = (select case_id from case_task order by 1 offset ($1::int % 5) limit 1)`,
  ITEM,
  `update credit_item set superseded_at = $2 where id = ${rowOf('credit_item', '$1')}`,
]

/** One move by its place in the list and the number that chooses the row. */
export async function moveStanding(
  pool: pg.Pool,
  [move, row]: readonly [number, number],
  now: Date,
): Promise<void> {
  const text = STANDING_MOVES[move % STANDING_MOVES.length] ?? ''
  await pool.query(text, text.includes('$2') ? [row, now.toISOString()] : [row])
}
