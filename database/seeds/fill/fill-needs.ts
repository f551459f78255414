import { NEED_CONSENT_VERSION } from '@lqr/contract/financing/consent.ts'
import { USUAL_SLOTS } from '@lqr/contract/financing/kinds.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { LOAN_PURPOSES } from '@lqr/contract/reference/loan-purposes.ts'
import { rebuildTaskQueries } from '../../../apps/server/src/cases/case-task.store.ts'
import { needKind } from '../../../apps/server/src/domains/financing/index.ts'
import { inBatches, type Run } from './filling.ts'

const COMPANIES = `create temp table fill_asker as
  select row_number() over (order by e.id)::int - 1 n, e.id, e.area_code,
    (select a.id from account a where a.company_id = e.id limit 1) account_id
  from enterprise e where e.certi_flg = 3 and e.area_code is not null
    and exists (select from account a where a.company_id = e.id)`

const NEEDS = `
  insert into financing_need (demand_no, company_id, applicant_account_id, title, demand_type, amount_yuan, term_months, want_rate,
    guarantee_mode, purpose, industry_code, area_code, valid_to, contact_name, contact_phone_cipher, slots, shows_company,
    consent_version, consent_hash, status, match_due_at, published_at, is_example, created_at, updated_at, version)
  select 'XQ' || to_char(opened, 'YYYYMMDD') || '-' || lpad(nextval('financing_need_no')::text, 6, '0'), c.id, c.account_id,
    purpose || '所需资金', ($4::text[])[1 + pg_temp.pick(i, 51, cardinality($4::text[]))],
    (10 + (power(pg_temp.pick(i, 52, 1000) / 1000.0, 3) * 4990)::int) * 10000::bigint, 3 * (1 + pg_temp.pick(i, 53, 20)),
    3 + pg_temp.pick(i, 54, 300) / 100.0, ($5::text[])[1 + pg_temp.pick(i, 55, cardinality($5::text[]))], purpose || '，按计划使用和归还。',
    ($6::text[])[1 + pg_temp.pick(i, 56, cardinality($6::text[]))], c.area_code, (opened + interval '180 days')::date, '示例联系人', $8,
    $9, pg_temp.pick(i, 57, 4) = 0, $10, encode(sha256(convert_to(i::text, 'UTF8')), 'hex'),
    case when pg_temp.pick(i, 58, 5) = 0 then 'CONTACTED' else 'PUBLISHED' end, opened + interval '3 days', opened, true, opened, opened, 2
  from generate_series($1::bigint, $2::bigint) i join fill_asker c on c.n = i % $3,
    lateral (select now() - interval '170 days' * (pg_temp.pick(i, 59, 100000) / 100000.0) opened,
      ($7::text[])[1 + pg_temp.pick(i, 60, cardinality($7::text[]))] purpose) x
  order by i`

const SLOTS = `insert into need_slot (need_id, slot)
  select f.id, s from financing_need f, generate_series(1, f.slots) s where f.id > $1`

const EVENTS = `
  insert into case_event (kind, case_id, action, from_status, to_status, actor_account_id, actor_side, actor_name, at)
  select 'need', f.id, 'submit', 'DRAFT', 'PUBLISHED', f.applicant_account_id, 'enterprise', '企业', f.published_at
  from financing_need f where f.id > $1 order by f.id`

const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code)

/** Open needs of certified enterprises, each with its free slots and the beginning of its history. */
export async function fillNeeds(run: Run, count: number, sealedPhone: string): Promise<void> {
  await run(COMPANIES)
  const [sizes] = await run('select (select count(*)::int from fill_asker) companies')
  const companies = Number(sizes?.companies)
  if (companies === 0) throw new Error('needs ask for certified enterprises')
  const [last] = await run('select coalesce(max(id), 0) id from financing_need')
  await inBatches(count, async (from, to) => {
    const lists = [DEMAND_TYPES, GUARANTEE_MODES, INDUSTRIES].map(codesOf)
    const purposes = LOAN_PURPOSES.map(({ name }) => name)
    const values = [from, to, companies, ...lists, purposes, sealedPhone, USUAL_SLOTS]
    await run(NEEDS, [...values, NEED_CONSENT_VERSION])
  })
  await run(SLOTS, [last?.id])
  await run(EVENTS, [last?.id])
  for (const { sql, parameters } of rebuildTaskQueries([needKind])) await run(sql, [...parameters])
}
