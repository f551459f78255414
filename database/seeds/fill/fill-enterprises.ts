import { enterpriseTemplates } from './enterprise-templates.ts'
import { inBatches, type Run } from './filling.ts'

// Certified 82 %, fresh 12 %, failed 3 %, under review 3 %; registrations grow over three years.
const ENTERPRISES = `
  insert into enterprise (corporate_name, credit_code, legal_person_name, legal_person_id_no_cipher,
    legal_person_id_no_index, contact_name, contact_phone_cipher, industry_code, area_code, address, reg_capital_yuan,
    found_date, employees, annual_revenue_yuan, total_assets_yuan, scale, certi_flg, submitted_at, reviewed_at,
    reject_reason, is_example, created_at, updated_at)
  select c.place || c.brand || (c.kind ->> 'trade') || '有限公司',
    case when told then pg_temp.coded('91' || c.code || 'MF' || lpad((c.first + i)::text, 7, '0')) end,
    case when told then '示例法人' end, case when told then $3 end, case when told then $4::bytea end,
    case when told then '示例联系人' end, case when told then $5 end,
    case when told then c.kind ->> 'industry' end, case when told then c.code end,
    case when told then '甘肃省' || c.place || '示例路 ' || 1 + pg_temp.pick(i, 9, 300) || ' 号' end,
    case when told then (1 + pg_temp.pick(i, 10, 200)) * 100000 end,
    case when told then (c.created - make_interval(days => 200 + pg_temp.pick(i, 11, 5000)))::date end,
    case when told then (c.kind ->> 'employees')::int end,
    case when told then (c.kind ->> 'annualRevenueYuan')::numeric end,
    case when told then (c.kind ->> 'totalAssetsYuan')::numeric end,
    case when told then c.kind ->> 'scale' end,
    c.flg, case when told then c.created + interval '1 day' end,
    case when c.flg in (3, 4) then c.created + interval '2 days' end,
    case when c.flg = 4 then '营业执照照片不清晰，请重新上传' end, true, c.created, c.created + interval '2 days'
  from (
    select i, $9::bigint first, ($6::text[])[1 + pg_temp.pick(i, 1, cardinality($6::text[]))] brand,
      $7::jsonb -> pg_temp.pick(i, 2, jsonb_array_length($7::jsonb)) kind,
      area ->> 'code' code, area ->> 'place' place, flg, flg > 1 told,
      now() - interval '3 days' - interval '3 years' * (1 - sqrt(pg_temp.pick(i, 5, 100000) / 100000.0)) created
    from generate_series($1::bigint, $2::bigint) i,
      lateral (select $8::jsonb -> pg_temp.pick(i, 3, jsonb_array_length($8::jsonb)) area,
        case when pg_temp.pick(i, 4, 100) < 82 then 3 when pg_temp.pick(i, 4, 100) < 94 then 1
          when pg_temp.pick(i, 4, 100) < 97 then 4 else 2 end flg) chosen
  ) c order by i`

const ACCOUNTS = `
  with made as (
    insert into account (username, user_type, user_source_type, display_name, password_hash, company_id, is_example, created_at)
    select 'fill_' || id, 'enterprise', '7', corporate_name, '', id, true, created_at from enterprise where id > $1 order by id
    returning id
  )
  insert into account_role (account_id, role) select id, 'enterprise' from made`

/** Enterprises of the province's trades, sizes and areas, each with an account that nobody can sign in to. */
export async function fillEnterprises(
  run: Run,
  count: number,
  sealed: { phone: string; idNumber: string; index: Buffer },
) {
  const { areas, kinds, brands } = enterpriseTemplates()
  await inBatches(count, async (from, to) => {
    const [before] = await run('select coalesce(max(id), 0)::bigint last from enterprise')
    await run(ENTERPRISES, [
      from,
      to,
      sealed.idNumber,
      sealed.index,
      sealed.phone,
      brands,
      JSON.stringify(kinds),
      JSON.stringify(areas),
      Number(before?.last) - from + 1,
    ])
    await run(ACCOUNTS, [before?.last])
  })
}
