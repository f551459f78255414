import {
  AUTHORISATION_DAYS,
  AUTHORISATION_LETTER_VERSION,
  DATA_SCOPES,
} from '@lqr/contract/credit/authorisation-letter.ts'
import { LOAN_PURPOSES } from '@lqr/contract/reference/loan-purposes.ts'
import { DRAWN_STATES } from '@lqr/contract/applications/application-case.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { rebuildTaskQueries } from '../../../apps/server/src/cases/case-task.store.ts'
import { caseKinds } from '../../../apps/server/src/case-kinds.ts'
import { pathSteps, wayShares } from './application-paths.ts'
import { inBatches, type Run } from './filling.ts'

const SOURCES = [
  `create temp table fill_company as
    select row_number() over (order by e.id)::int - 1 n, e.id, e.area_code, e.industry_code, e.scale, e.annual_revenue_yuan,
      (select a.id from account a where a.company_id = e.id limit 1) account_id
    from enterprise e where e.certi_flg = 3 and e.area_code is not null
      and exists (select from account a where a.company_id = e.id)`,
  'create unique index on fill_company (n)',
  `create temp table fill_product as
    select row_number() over (order by p.id)::int - 1 n, p.id, p.org_id, p.amount_min_yuan low, p.amount_max_yuan high,
      p.rate_min rate, p.term_max_months months, p.guarantee_modes[1] guarantee,
      lending_of(o.org_category, p.category) lending,
      jsonb_build_object('name', p.name, 'version', p.version, 'category', p.category, 'guaranteeModes', p.guarantee_modes,
        'amountMinYuan', p.amount_min_yuan, 'amountMaxYuan', p.amount_max_yuan, 'rateMin', p.rate_min,
        'rateMax', p.rate_max, 'annualCostMin', p.annual_cost_min, 'termMinMonths', p.term_min_months,
        'termMaxMonths', p.term_max_months, 'repaymentModes', p.repayment_modes, 'fees', p.fees,
        'requirements', p.requirements, 'materials', p.materials) terms
    from product p join organisation o on o.id = p.org_id where p.status = 'LISTED'`,
  'create unique index on fill_product (n)',
]

/** What became of the cases of each path, and after how many hours. */
const WAYS = `create temp table fill_way as
  select way, (array_agg(to_status order by seq desc))[1] status, (array_agg(note order by seq desc))[1] note,
    max(hours) hours, count(*)::int steps, bool_or(action = 'accept') taken, bool_or(action = 'credit') granted,
    bool_or(action = 'disburse') drawn, max(hours) filter (where seals) sealed_hours,
    max(hours) filter (where ends) ended_hours
  from fill_step group by way`

// A company comes back only after every other one, and then with another product: no two open cases are alike.
const CASES = `
  create temp table fill_case as
  select d.*,
    'SQ' || to_char(d.created, 'YYYYMMDD') || '-' || lpad(nextval('product_apply_no')::text, 6, '0') apply_no,
    'CA' || to_char(d.created, 'YYYYMMDD') || '-' || lpad(nextval('authorisation_no')::text, 6, '0') auth_no
  from (
    select i, c.id company_id, c.account_id, c.area_code, c.industry_code, c.scale, c.annual_revenue_yuan,
      p.id product_id, p.org_id, p.rate, p.months, p.guarantee, p.lending, p.terms, s.way, s.status, s.note, s.steps, s.taken, s.granted, s.drawn,
      make_interval(hours => s.hours) took, make_interval(hours => s.sealed_hours) sealed_after,
      make_interval(hours => s.ended_hours) ended_after,
      greatest(p.low, least(p.high, (p.low + (p.high - p.low) * power(pg_temp.pick(i, 23, 1000) / 1000.0, 3))::bigint / 10000 * 10000)) amount,
      now() - case when s.status = 'SUBMITTED' then interval '2 days' * (pg_temp.pick(i, 24, 1000) / 1000.0)
        when s.status in ('ACCEPTED', 'REVIEWING', 'SUPPLEMENT')
          then interval '2 days' + interval '20 days' * (pg_temp.pick(i, 24, 1000) / 1000.0)
        when s.status = 'SETTLED' then interval '380 days' + interval '700 days' * (1 - sqrt(pg_temp.pick(i, 24, 10000) / 10000.0))
        else interval '15 days' + interval '1060 days' * (1 - sqrt(pg_temp.pick(i, 24, 10000) / 10000.0)) end created
    from generate_series($1::bigint, $2::bigint) i
    join fill_company c on c.n = i % $3
    join fill_product p on p.n = (c.n * 31 + i / $3 * 17) % $4,
    lateral (select * from fill_way w where w.way = ($5::int[])[1 + pg_temp.pick(i, 22, 1000)]) s
  ) d order by i`

const AUTHORISATIONS = `
  insert into credit_authorisation (auth_no, grantor_company_id, grantor_account_id, grantee_org_id, purpose_code, biz_no,
    data_scope, valid_from, valid_to, agreement_version, evidence_hash, corporate_name, credit_code, org_name, status, revoked_at, revoke_reason,
    created_at, version)
  select f.auth_no, f.company_id, f.account_id, f.org_id, 'preLoan', f.apply_no, $1::text[], f.created,
    f.created + make_interval(days => $2), $3, encode(sha256(convert_to(f.auth_no, 'UTF8')), 'hex'),
    e.corporate_name, e.credit_code, o.name,
    case when f.ended_after is not null then 'REVOKED'
      when f.created + make_interval(days => $2) < now() then 'EXPIRED' else 'USED' end,
    f.created + f.ended_after, case when f.ended_after is not null then f.note end, f.created,
    case when f.ended_after is null then 1 else 2 end
  from fill_case f join enterprise e on e.id = f.company_id join organisation o on o.id = f.org_id order by f.i`

const APPLICATIONS = `
  insert into product_application (apply_no, product_id, product_snapshot, org_id, company_id, applicant_account_id,
    region_code, industry_code, company_scale, company_industry, amount_yuan, term_months, guarantee_mode, purpose, contact_name, contact_phone_cipher,
    annual_revenue_yuan, authorisation_id, status, resume_status, supplement_request, accept_due_at, decide_due_at,
    clock_paused_at, officer_name, accepted_at, decided_at, credit_amount_yuan, credit_rate, credit_term_months,
    loan_amount_yuan, loan_date, lending, has_earlier_loan, is_first_loan, is_credit_only, reject_code, reject_reason, next_steps, end_reason, sealed_at, is_example,
    created_at, updated_at, version)
  select f.apply_no, f.product_id, f.terms, f.org_id, f.company_id, f.account_id, f.area_code, f.industry_code, f.scale, f.industry_code, f.amount,
    least(f.months, 6 * (1 + pg_temp.pick(i, 25, 6))), f.guarantee, ($1::text[])[1 + pg_temp.pick(i, 26, cardinality($1::text[]))],
    '示例联系人', $2, f.annual_revenue_yuan, z.id, f.status, case when f.status = 'SUPPLEMENT' then 'ACCEPTED' end,
    case when f.status = 'SUPPLEMENT' then '请补充近一年财务报表' end, f.created + interval '3 days',
    case when f.taken then f.created + interval '31 days' end,
    case when f.status = 'SUPPLEMENT' then f.created + interval '40 hours' end,
    case when f.taken then '客户经理（示例）' end, case when f.taken then f.created + interval '20 hours' end,
    case when f.granted then f.created + interval '168 hours' when f.status = 'REJECTED' then f.created + interval '150 hours' end,
    case when f.granted then f.amount end, case when f.granted then f.rate + pg_temp.pick(i, 27, 60) / 100.0 end,
    case when f.granted then least(f.months, 12) end, case when f.drawn then f.amount end,
    case when f.drawn then (f.created + interval '264 hours')::date end,
    f.lending, case when f.drawn then pg_temp.pick(i, 28, 100) >= 35 end, case when f.drawn then false end,
    case when f.drawn then f.guarantee = 'credit' end,
    reject ->> 'code', reject ->> 'sentence', reject ->> 'remedy', f.note, f.created + f.sealed_after, true, f.created,
    f.created + f.took, f.steps
  from fill_case f join credit_authorisation z on z.auth_no = f.auth_no,
    lateral (select case when f.status = 'REJECTED' then $3::jsonb -> pg_temp.pick(i, 29, jsonb_array_length($3::jsonb)) end reject) x
  order by i`

const EVENTS = `
  insert into case_event (kind, case_id, action, from_status, to_status, actor_account_id, actor_side, actor_name, note, at)
  select 'application', a.id, s.action, s.from_status, s.to_status, case s.side when 'enterprise' then a.applicant_account_id end, s.side,
    case s.side when 'enterprise' then '企业' when 'institution' then '客户经理（示例）' else '平台' end,
    s.note, a.created_at + make_interval(hours => s.hours)
  from fill_case f join product_application a on a.apply_no = f.apply_no join fill_step s on s.way = f.way order by a.id, s.seq`

// An enterprise that came back while a loan was falling due asked for its renewal; none of them is drawn yet.
const RENEWALS = `
  update product_application a set renews_id = l.loan_id from (
    select distinct on (r.id) r.id, l.id loan_id from product_application r
    join product_application l on l.company_id = r.company_id and l.id <> r.id
    where l.status = 'DISBURSED' and l.loan_due_on >= current_date and r.created_at between l.loan_due_on - 180 and l.loan_due_on
      and r.status not in ('DISBURSED', 'SETTLED')
    order by r.id, l.loan_due_on) l
  where l.id = a.id`

/** Applications of certified enterprises over the listed products, each with its authorisation and its history. */
export async function fillApplications(run: Run, count: number, sealedPhone: string): Promise<void> {
  for (const source of SOURCES) await run(source)
  await run(
    `create temp table fill_step as select * from jsonb_to_recordset($1)
    as s (way int, seq int, action text, from_status text, to_status text, side text, hours int, note text, seals boolean, ends boolean)`,
    [JSON.stringify(pathSteps())],
  )
  await run(WAYS)
  const [sizes] = await run(
    'select (select count(*)::int from fill_company) companies, (select count(*)::int from fill_product) products',
  )
  const [companies, products] = [Number(sizes?.companies), Number(sizes?.products)]
  if (companies === 0 || products === 0)
    throw new Error('applications need certified enterprises and listed products')
  await inBatches(count, async (from, to) => {
    await run(`${CASES}`, [from, to, companies, products, wayShares()])
    await run(AUTHORISATIONS, [
      DATA_SCOPES.map(({ code }) => code),
      AUTHORISATION_DAYS,
      AUTHORISATION_LETTER_VERSION,
    ])
    await run(APPLICATIONS, [
      LOAN_PURPOSES.map(({ name }) => name),
      sealedPhone,
      JSON.stringify(REJECT_CODES),
    ])
    await run(EVENTS)
    await run('drop table fill_case')
  })
  // Who was first is known when every case is there.
  await run(`update product_application a set is_first_loan = true from first_loan f
    where f.id = a.id and f.is_first_loan and not a.is_first_loan`)
  await run(RENEWALS)
  await run(
    `update enterprise e set has_loan = true where not e.has_loan and exists (
    select from product_application a where a.company_id = e.id and a.status = any($1::text[]))`,
    [[...DRAWN_STATES]],
  )
  for (const { sql, parameters } of rebuildTaskQueries(caseKinds)) await run(sql, [...parameters])
  await run(`update product p set applications_count = n.count from
    (select product_id, count(*)::int count from product_application group by 1) n where n.product_id = p.id`)
}
