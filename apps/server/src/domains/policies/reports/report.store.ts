import { sql } from 'kysely'
import type { PolicyReport } from '@lqr/contract/policies/report-calls.ts'
import type { Db } from '../../../data/database.ts'

type Kept = Omit<PolicyReport, 'counts'>

const LATEST = 20
/** What a match does not name in a report from before rules had a purpose. */
const BEFORE_PURPOSES = { purpose: 'first', validFrom: null, validTo: null } as const

interface NewReport extends Pick<Kept, 'corporateName' | 'facts' | 'matches'> {
  readonly companyId: string
  readonly accountId: string
  readonly now: Date
}

/** Keeps a report; nothing ever changes it. */
export async function insertReport(tx: Db, report: NewReport): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into policy_report
      (company_id, account_id, corporate_name, facts, matches, made_at)
    values (${report.companyId}, ${report.accountId}, ${report.corporateName}, ${JSON.stringify(report.facts)}::jsonb,
      ${JSON.stringify(report.matches)}::jsonb, ${report.now.toISOString()}::timestamptz) returning id`.execute(
    tx,
  )
  return rows[0]?.id ?? ''
}

/** A report of an enterprise; undefined for one of others. */
export async function findReport(db: Db, companyId: string, id: string): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`select id, made_at "madeAt", corporate_name "corporateName", facts, matches
    from policy_report where id = ${id} and company_id = ${companyId}`.execute(db)
  const [kept] = rows
  return kept && { ...kept, matches: kept.matches.map((match) => ({ ...BEFORE_PURPOSES, ...match })) }
}

/** The latest reports of an enterprise, with how every item stood. */
export async function listReports(
  db: Db,
  companyId: string,
): Promise<(Pick<Kept, 'id' | 'madeAt'> & { standings: PolicyReport['matches'][number]['standing'][] })[]> {
  const { rows } = await sql<
    Pick<Kept, 'id' | 'madeAt'> & { standings: PolicyReport['matches'][number]['standing'][] }
  >`select id, made_at "madeAt", array(select m ->> 'standing' from jsonb_array_elements(matches) m) standings
    from policy_report where company_id = ${companyId} order by id desc limit ${LATEST}`.execute(db)
  return rows
}
