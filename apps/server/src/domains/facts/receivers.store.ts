import { sql } from 'kysely'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { CaseKind, CaseRow } from '../../cases/case-kind.ts'
import type { Db } from '../../data/database.ts'

/** An institution that was told something of the enterprise, by what and when. */
export interface Receiver {
  readonly kind: 'case' | 'authorisation' | 'taxLicence' | 'creditReport'
  readonly orgName: string
  readonly title: string
  readonly number: string
  readonly at: string
  readonly link: string | null
}

/** As many as one goes through; the latest. */
const RECEIVERS_READ = 100

type CaseOf = Omit<Receiver, 'kind' | 'link'> & { readonly row: CaseRow }

/** The cases of a kind that had gone to an institution by then. */
async function listCasesOf(db: Db, kind: CaseKind, companyId: string, before: string): Promise<Receiver[]> {
  const { task, table, declaration } = kind
  const drafts = statesIn(declaration, 'draft')
  const columns = sql.join(kind.columns.map((name) => sql`c.${sql.ref(name)}`))
  const { rows } = await sql<CaseOf>`select o.name "orgName", coalesce(${task.title}, '') title,
      ${task.number} number, c.created_at "at", (select to_jsonb(r) from (select ${columns}) r) row
    from ${sql.table(table)} c ${task.join ?? sql``} join organisation o on o.id = c.org_id
    where c.company_id = ${companyId} and c.created_at < ${before} and c.status <> all(${drafts}::text[])
    order by c.created_at desc limit ${sql.lit(RECEIVERS_READ)}`.execute(db)
  return rows.map(({ row, ...told }) => ({
    ...told,
    kind: 'case',
    link: kind.link(row, 'enterprise'),
  }))
}

async function listConsents(db: Db, companyId: string, before: string): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select 'authorisation' kind, c.org_name "orgName", c.biz_no title, c.auth_no number, c.created_at "at",
      '/personal/authorisations' link
    from credit_authorisation c
    where c.grantor_company_id = ${companyId} and c.created_at < ${before}
      and c.status not in ('REQUESTED', 'REJECTED')
    union all
    select 'taxLicence', o.name, l.biz_no, l.licence_no, l.created_at, '/personal/tax'
    from tax_licence l join organisation o on o.id = l.org_id
    where l.company_id = ${companyId} and l.created_at < ${before}
    union all
    select 'creditReport', o.name, coalesce(r.case_no, ''), r.number, r.issued_at, null
    from credit_report r join organisation o on o.id = r.org_id
    where r.company_id = ${companyId} and r.issued_at < ${before}
    order by 5 desc limit ${sql.lit(RECEIVERS_READ)}`.execute(db)
  return rows
}

/** Everybody who had received the enterprise's data by that moment, the latest first. */
export async function listReceivers(
  db: Db,
  kinds: readonly CaseKind[],
  companyId: string,
  before: string,
): Promise<Receiver[]> {
  const found = await Promise.all([
    ...kinds.map((kind) => listCasesOf(db, kind, companyId, before)),
    listConsents(db, companyId, before),
  ])
  return found
    .flat()
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, RECEIVERS_READ)
}
