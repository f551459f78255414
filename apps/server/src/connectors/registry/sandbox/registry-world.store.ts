import type pg from 'pg'

/** What the sandbox knows of a company: what it told this platform, which is taken for what the registry would say. */
export interface SandboxCompany {
  readonly creditCode: string
  readonly name: string
  readonly legalPersonName: string
  readonly areaCode: string
  readonly address: string
  readonly industryCode: string
  readonly regCapitalYuan: number
  readonly foundedOn: string
  readonly employees: number
  readonly revenueYuan: number
  readonly assetsYuan: number
}

export interface RegistryWorld {
  find(creditCode: string): Promise<SandboxCompany | undefined>
  search(keyword: string, limit: number, offset: number): Promise<{ list: SandboxCompany[]; total: number }>
}

/** The columns of an enterprise that the sandbox reads. */
export const SANDBOX_COLUMNS = `credit_code "creditCode", corporate_name "name", coalesce(legal_person_name, '') "legalPersonName",
  coalesce(area_code::text, '620000') "areaCode", coalesce(address, '') "address", coalesce(industry_code, 'C') "industryCode",
  coalesce(reg_capital_yuan, 0)::float8 "regCapitalYuan", coalesce(found_date, '2018-01-01')::text "foundedOn",
  coalesce(employees, 10) "employees", coalesce(annual_revenue_yuan, 0)::float8 "revenueYuan",
  coalesce(total_assets_yuan, 0)::float8 "assetsYuan"`

/** The enterprises of the database; strangers find those alone that are made up. */
export function makeRegistryWorld(pool: pg.Pool): RegistryWorld {
  return {
    async find(creditCode) {
      const { rows } = await pool.query<SandboxCompany>(
        `select ${SANDBOX_COLUMNS} from enterprise where credit_code = $1 order by certi_flg = 3 desc, id limit 1`,
        [creditCode],
      )
      return rows[0]
    },
    async search(keyword, limit, offset) {
      const { rows } = await pool.query<SandboxCompany & { total: number }>(
        `select ${SANDBOX_COLUMNS}, count(*) over ()::int total from enterprise
         where is_example and certi_flg = 3 and credit_code is not null
           and (credit_code = upper($1) or position($1 in corporate_name) > 0)
         order by corporate_name, id limit $2 offset $3`,
        [keyword, limit, offset],
      )
      return { list: rows, total: rows[0]?.total ?? 0 }
    },
  }
}
