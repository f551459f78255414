import { sql } from 'kysely'
import { RESPONSE_ROLES } from '@lqr/contract/financing/response-case.ts'
import { providersOf } from '@lqr/contract/financing/response-kinds.ts'
import type { DemandTypeCode } from '@lqr/contract/reference/demand-types.ts'
import { divisionsOf } from '@lqr/contract/reference/industries.ts'
import { codesAbove } from '@lqr/contract/reference/site-scope.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import type { DispatchCandidate } from './dispatch.rules.ts'
import type { CompleteNeed } from './response-detail.store.ts'
import type { Provider } from './response.rules.ts'

/** As many institutions as the authority is shown at most. */
const AT_MOST = 200

/**
 * The active institutions at or above the area of the need, and the houses that serve the whole province, which provide that
 * kind of money, have somebody to work on it and have not responded to it, other than losing to another one: with what the
 * rule of dispatch asks of them.
 */
export async function listCandidates(db: Db, need: CompleteNeed): Promise<DispatchCandidate[]> {
  const categories: readonly string[] = providersOf(need.demand_type as DemandTypeCode)
  const industries = [need.industry_code, ...divisionsOf(need.industry_code)]
  const { rows } = await sql<DispatchCandidate>`with suited as (
      select o.id, o.name, o.level, o.region_code, o.org_category, g.name region_name,
        (select line.id from organisation_ancestors(o.id) line order by line.distance desc limit 1) house_id
      from organisation o join region g on g.code = o.region_code
      where o.status = 'active' and o.org_category = any(${categories}::text[])
        and (o.level = 1 or o.region_code = any(${codesAbove(need.area_code)}::text[]))
        and exists (select from organisation_ancestors(o.id) line join account a on a.org_id = line.id
          join account_role r on r.account_id = a.id where a.status = 'active' and r.role = any(${RESPONSE_ROLES}::text[]))
        and not exists (select from need_response r where r.need_id = ${need.id} and r.org_id = o.id
          and r.status <> 'LOST')
      order by o.id limit ${AT_MOST})
    select s.id "orgId", s.name "orgName", s.level, s.region_code "regionCode", s.org_category "orgCategory",
      s.region_name "regionName", s.house_id "houseId",
      (select count(*)::int from case_task t where t.org_id = s.id and t.waits_for = 'institution') "openTasks",
      (select count(*)::int from product_application a join enterprise e on e.id = a.company_id
        where a.org_id = s.id and a.credit_amount_yuan is not null
          and left(e.industry_code, 2) = any(${industries}::text[])) "grantsInIndustry",
      coalesce((select json_agg(json_build_object('name', p.name, 'amountMinYuan', p.amount_min_yuan,
          'amountMaxYuan', p.amount_max_yuan, 'termMinMonths', p.term_min_months, 'termMaxMonths', p.term_max_months,
          'guaranteeModes', p.guarantee_modes, 'areaCodes', p.area_codes) order by p.id)
        from product p where p.org_id in (select line.id from organisation_ancestors(s.id) line) and p.status = 'LISTED' and p.online_apply), '[]') products
    from suited s order by s.id`.execute(db)
  return rows
}

/** An active institution, as far as it decides whether it may take a need; undefined when there is none. */
export async function findProvider(
  db: Db,
  id: string,
): Promise<(Provider & { orgId: string; orgName: string }) | undefined> {
  return db
    .selectFrom('organisation')
    .select([
      'id as orgId',
      'name as orgName',
      'level',
      'region_code as regionCode',
      'org_category as orgCategory',
    ])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

/**
 * The published needs whose clock ran out without an institution before their last day did, and that the rules have not looked
 * at since; examples stay as they are.
 */
export async function listUnrouted(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from financing_need
    where due_at <= ${now.toISOString()} and status = 'PUBLISHED' and holders = 0 and org_id is null and not is_example
      and valid_to >= ${shanghaiDay(now)} and (routed_at is null or routed_at < match_due_at)
    order by due_at, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
