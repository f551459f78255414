import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { RegisteredFacts } from './facts.rules.ts'

/** An enterprise with what is known of it. */
export interface EnterpriseRow extends RegisteredFacts {
  readonly companyId: string
  readonly corporateName: string
}

/** The columns of what is known of an enterprise; `today` (YYYY-MM-DD) says which rosters are in force. */
function factColumns(today: string) {
  return sql`e.id "companyId", coalesce(e.corporate_name, '') "corporateName",
    case when e.credit_code is not null then e.applicant_kind end "applicantKind",
    e.area_code "areaCode", e.industry_code "industryCode", e.scale, e.found_date "foundDate",
    e.annual_revenue_yuan "revenueYuan", e.employees, e.total_assets_yuan "assetsYuan", p.facts profile,
    array(select distinct r.kind from roster_entry x join roster r on r.id = x.roster_id
      where x.credit_code = e.credit_code and x.change is distinct from 'ADD' and r.status = 'PUBLISHED'
        and coalesce(r.valid_to >= ${today}::date, true)) rosters`
}

/** What is known of one enterprise. */
export async function findFacts(
  db: Db,
  companyId: string,
  today: string,
): Promise<EnterpriseRow | undefined> {
  const { rows } = await sql<EnterpriseRow>`select ${factColumns(today)}
    from enterprise e left join policy_profile p on p.company_id = e.id where e.id = ${companyId}`.execute(db)
  return rows[0]
}

interface Portion {
  readonly today: string
  /** The last id of the portion before; '0' for the first. */
  readonly after: string
  readonly limit: number
  /** Only of these areas; none narrows nothing. */
  readonly areaCodes: readonly string[]
}

/** The next certified enterprises by id, with what is known of each. */
export async function listFacts(
  db: Db,
  { today, after, limit, areaCodes }: Portion,
): Promise<EnterpriseRow[]> {
  const inAreas = areaCodes.length === 0 ? sql`true` : sql`e.area_code = any(${areaCodes}::text[])`
  const { rows } = await sql<EnterpriseRow>`select ${factColumns(today)}
    from enterprise e left join policy_profile p on p.company_id = e.id
    where e.certi_flg = 3 and e.id > ${after}::bigint and ${inAreas}
    order by e.id limit ${limit}`.execute(db)
  return rows
}
