import { type RawBuilder, sql } from 'kysely'
import type { ProjectTeaser } from '@lqr/contract/equity/project-entities.ts'
import { LISTED_STATES } from '@lqr/contract/equity/project-case.ts'
import { AMOUNT_BANDS, type AmountBandCode } from '@lqr/contract/equity/project-kinds.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'
import { matchesKeyword } from '../../data/search-text.ts'
import { bandOfAmount } from './project.rules.ts'

export interface TeaserQuery {
  readonly keyword?: string | undefined
  /** The areas a site shows, and those of a chosen one; undefined shows all. */
  readonly siteCodes?: readonly string[] | undefined
  readonly areaCodes?: readonly string[] | undefined
  readonly industryCode?: string | undefined
  readonly stage?: string | undefined
  readonly amountBand?: AmountBandCode | undefined
}

const IS_LISTED = sql`p.status in (${codeLiterals(LISTED_STATES)})`

function conditions(query: TeaserQuery): RawBuilder<unknown> {
  const { keyword, siteCodes, areaCodes, industryCode, stage, amountBand } = query
  const band = AMOUNT_BANDS.find(({ code }) => code === amountBand)
  const parts: RawBuilder<unknown>[] = [IS_LISTED]
  for (const codes of [siteCodes, areaCodes])
    if (codes) parts.push(sql`p.area_code = any(${codes}::char(6)[])`)
  if (industryCode) parts.push(sql`p.industry_code = ${industryCode}`)
  if (stage) parts.push(sql`p.stage = ${stage}`)
  if (band) parts.push(sql`p.amount_yuan >= ${band.min}`)
  if (band?.max !== undefined) parts.push(sql`p.amount_yuan <= ${band.max}`)
  if (keyword)
    parts.push(sql`(p.project_no = ${keyword.trim().toUpperCase()} or ${matchesKeyword(keyword, 'p')})`)
  return sql.join(parts, sql` and `)
}

type Row = Omit<ProjectTeaser, 'amountBand' | 'companyName'> & { amountYuan: number; corporateName: string }

/** What everybody reads: the amount as its range, the company under its mask unless it shows its name. */
function toTeaser({ amountYuan, corporateName, ...row }: Row): ProjectTeaser {
  const companyName = row.showsCompany ? corporateName : maskCompanyName(corporateName)
  return { ...row, companyName, amountBand: bandOfAmount(amountYuan) }
}

const TEASERS = sql`select p.id, p.project_no "projectNo", p.name, p.industry_code "industryCode", p.stage,
  p.area_code "areaCode", g.name "areaName", p.amount_yuan "amountYuan", e.corporate_name "corporateName",
  p.shows_company "showsCompany", p.published_at "publishedAt", p.is_example "isExample"
  from equity_project p join enterprise e on e.id = p.company_id join region g on g.code = p.area_code`

/** One page of published projects, the newest first: an order by amount would tell more than its range. */
export async function listTeasers(
  db: Db,
  query: TeaserQuery,
  { limit, offset }: Cut,
): Promise<ProjectTeaser[]> {
  const { rows } = await sql<Row>`${TEASERS} where ${conditions(query)}
    order by p.published_at desc, p.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows.map(toTeaser)
}

/** How many match, counted up to one beyond the exact limit. */
export async function countTeasers(db: Db, query: TeaserQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 from equity_project p where ${conditions(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}

/** One project that is public. */
export async function findTeaser(db: Db, id: string): Promise<ProjectTeaser | undefined> {
  const { rows } = await sql<Row>`${TEASERS} where p.id = ${id} and ${IS_LISTED}`.execute(db)
  return rows[0] && toTeaser(rows[0])
}

/** The same of any project that was handed in, for whoever has begun to deal with it. */
export async function requireTeaser(db: Db, id: string): Promise<ProjectTeaser> {
  const { rows } = await sql<Row>`${TEASERS} where p.id = ${id} and p.status <> 'DRAFT'`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no project ${id} that was handed in`)
  return toTeaser(row)
}
