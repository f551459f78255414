import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import type { InterestWords } from './interest-copy.ts'
import type { InterestRecord } from './interest.store.ts'
import { type ProjectRecord, PROJECT_COLUMNS } from './project.store.ts'

type Parties = Pick<InterestRecord, 'project_id' | 'org_id'>

const ORG = sql`organisation_label(o.name, o.merged_into_id)`

/** What messages say of the project and the institution of an interest. */
export async function findInterestWords(
  db: Db,
  { project_id: project, org_id: org }: Parties,
): Promise<InterestWords> {
  const { rows } =
    await sql<InterestWords>`select p.project_no "projectNo", coalesce(p.name, '') name, ${ORG} "orgName"
    from equity_project p, organisation o where p.id = ${project} and o.id = ${org}`.execute(db)
  const [words] = rows
  if (!words) throw new Error(`no parties of the project ${project} and the organisation ${org}`)
  return words
}

/** The institution of an interest as its enterprise may reach it. */
export async function findInstitution(db: Db, orgId: string) {
  const { rows } = await sql<{ orgName: string; orgPhone: string | null }>`select ${ORG} "orgName",
    o.phone "orgPhone" from organisation o where o.id = ${orgId}`.execute(db)
  return rows[0] ?? { orgName: '', orgPhone: null }
}

type FilledColumn =
  | 'intro'
  | 'amount_yuan'
  | 'share_percent'
  | 'found_date'
  | 'has_income'
  | 'is_profitable'
  | 'contact_name'
  | 'contact_phone_cipher'

/** A project that was handed in, which has everything that a draft may lack. */
export type HandedProject = {
  [K in keyof ProjectRecord]: K extends FilledColumn ? NonNullable<ProjectRecord[K]> : ProjectRecord[K]
}

/** The project that an interest refers to. */
export async function requireProjectOf(db: Db, id: string): Promise<HandedProject> {
  const columns = sql.join(PROJECT_COLUMNS.map((column) => sql.ref(column)))
  const { rows } = await sql<HandedProject>`select ${columns} from equity_project
    where id = ${id} and status <> 'DRAFT'`.execute(db)
  const [project] = rows
  if (!project) throw new Error(`the project ${id} of an interest was not handed in`)
  return project
}
