import { sql } from 'kysely'
import { ACCESS_STATES } from '@lqr/contract/credit/states.ts'
import type { FactName } from '@lqr/contract/facts/known-values.ts'
import type { FactCase } from '@lqr/contract/facts/sources.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'
import { CASE_FACTS } from './case-facts.ts'

/** The certified enterprise as forms take it over. */
export interface CertifiedRow {
  readonly corporateName: string | null
  readonly creditCode: string | null
  readonly legalPersonName: string | null
  readonly contactName: string | null
  readonly contactPhoneCipher: string | null
  readonly applicantKind: string
  readonly scale: string | null
  readonly industryCode: string | null
  readonly areaCode: string | null
  readonly address: string | null
  readonly foundDate: string | null
  readonly annualRevenueYuan: number | null
  readonly licenseFileId: string | null
  readonly reviewedAt: string | null
  /** When the enterprise last said all this: a correction confirms what it leaves as it was. */
  readonly saidAt: string | null
}

/** What the certification says; undefined where there is none. */
export async function findCertifiedRow(db: Db, companyId: string): Promise<CertifiedRow | undefined> {
  return db
    .selectFrom('enterprise as e')
    .select([
      'e.corporate_name as corporateName',
      'e.credit_code as creditCode',
      'e.legal_person_name as legalPersonName',
      'e.contact_name as contactName',
      'e.contact_phone_cipher as contactPhoneCipher',
      'e.applicant_kind as applicantKind',
      'e.scale',
      'e.industry_code as industryCode',
      'e.area_code as areaCode',
      'e.address',
      'e.found_date as foundDate',
      'e.annual_revenue_yuan as annualRevenueYuan',
      'e.license_file_id as licenseFileId',
      sql<string | null>`coalesce(e.reviewed_at, e.submitted_at)`.as('reviewedAt'),
      sql<string | null>`greatest(coalesce(e.reviewed_at, e.submitted_at),
        (select max(v.at) from certification_event v where v.company_id = e.id and v.kind = 'corrected'))`.as(
        'saidAt',
      ),
    ])
    .where('e.id', '=', companyId)
    .where('e.certi_flg', '=', 3)
    .executeTakeFirst()
}

/** What one case said. */
export interface SaidInCase {
  readonly source: FactCase
  readonly caseNo: string
  readonly at: string
  readonly said: Readonly<Partial<Record<FactName, unknown>>>
}

/** Later cases of a kind seldom leave out what an earlier one said. */
const CASES_READ = 3

/** What the latest cases of every kind said of these facts. */
export async function listSaid(
  db: Db,
  companyId: string,
  wanted: readonly FactName[],
): Promise<SaidInCase[]> {
  const found = await Promise.all(
    CASE_FACTS.map(async ({ source, table, number, at, unsaid, isFilledFor, columns }) => {
      const asked = wanted.flatMap((fact) => (columns[fact] ? [{ fact, column: columns[fact] }] : []))
      if (asked.length === 0) return []
      const said = sql.join(asked.map(({ fact, column }) => sql`${sql.lit(fact)}::text, ${sql.ref(column)}`))
      const { rows } = await sql<Omit<SaidInCase, 'source'>>`select ${sql.ref(number)} "caseNo",
          ${sql.ref(at)} "at", jsonb_build_object(${said}) said
        from ${sql.table(table)} where company_id = ${companyId} and ${sql.ref(at)} is not null
          and status <> all(${unsaid}::text[])
          ${isFilledFor ? sql`and (filled_by_account_id is null or confirmed_at is not null)` : sql``}
        order by ${sql.ref(at)} desc limit ${sql.lit(CASES_READ)}`.execute(db)
      return rows.map((row) => ({ source, ...row }))
    }),
  )
  return found.flat()
}

/** An item of the credit file that may be used. */
export interface ConsentedItem {
  readonly topic: string
  readonly content: Readonly<Record<string, unknown>>
  readonly asOf: string
}

/** The newest item of each of these topics. */
export async function listNewestItems(
  db: Db,
  companyId: string,
  topics: readonly string[],
): Promise<ConsentedItem[]> {
  if (topics.length === 0) return []
  const { rows } = await sql<ConsentedItem>`select distinct on (topic) topic, content,
      coalesce(data_date::text, to_char(fetched_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')) "asOf"
    from credit_item where company_id = ${companyId} and topic = any(${topics}::text[])
      and superseded_at is null and ended_at is null and not is_demonstration
    order by topic, data_date desc nulls last, id desc`.execute(db)
  return rows
}

/** The scopes of the enterprise's authorisations that stand at this moment. */
export async function listLiveScopes(db: Db, companyId: string, now: Date): Promise<string[][]> {
  const { rows } = await sql<{ scope: string[] }>`select data_scope scope from credit_authorisation
    where grantor_company_id = ${companyId} and status in (${codeLiterals(ACCESS_STATES)})
      and valid_from <= ${now.toISOString()} and valid_to > ${now.toISOString()}`.execute(db)
  return rows.map(({ scope }) => scope)
}
