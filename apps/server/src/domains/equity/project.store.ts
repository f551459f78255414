import { type Insertable, type Selectable, sql } from 'kysely'
import type { EquityProject } from '../../../../../database/types.ts'
import type { CasePersonalData, TaskSource } from '../../cases/case-kind.ts'
import type { Db } from '../../data/database.ts'

export const PROJECT_COLUMNS = [
  'id',
  'project_no',
  'company_id',
  'applicant_account_id',
  'org_id',
  'wanted_org_id',
  'name',
  'intro',
  'industry_code',
  'stage',
  'area_code',
  'amount_yuan',
  'share_percent',
  'found_date',
  'has_income',
  'is_profitable',
  'shows_company',
  'contact_name',
  'contact_phone_cipher',
  'status',
  'due_at',
  'published_at',
  'reject_code',
  'reject_reason',
  'next_steps',
  'fail_code',
  'fail_reason',
  'sealed_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'is_example',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof EquityProject)[]

/** A project as it lies in the database; what is missing in a draft is null. */
export type ProjectRecord = Pick<Selectable<EquityProject>, (typeof PROJECT_COLUMNS)[number]>

/** The columns an enterprise fills. */
export type ProjectValues = Partial<
  Pick<
    Insertable<EquityProject>,
    | 'wanted_org_id'
    | 'name'
    | 'intro'
    | 'industry_code'
    | 'stage'
    | 'area_code'
    | 'amount_yuan'
    | 'share_percent'
    | 'found_date'
    | 'has_income'
    | 'is_profitable'
    | 'shows_company'
    | 'contact_name'
    | 'contact_phone_cipher'
  >
>

/** Where projects lie and with which columns they are read. */
export const PROJECTS = { table: 'equity_project', columns: PROJECT_COLUMNS } as const

export const PROJECT_TASK: TaskSource = {
  number: sql`c.project_no`,
  title: sql`c.name`,
  amountYuan: sql`c.amount_yuan`,
  regionCode: sql`c.area_code`,
}

/** What somebody typed of projects, as that person may read it. */
export const PROJECT_DATA: CasePersonalData = {
  name: 'equityProjects',
  requestTable: 'equity_project',
  async read(db, cipher, { accountId }) {
    const rows = await db
      .selectFrom('equity_project')
      .select(['project_no as projectNo', 'name', 'intro', 'amount_yuan as amountYuan', 'status'])
      .select(['share_percent as sharePercent', 'contact_name as contactName', 'contact_phone_cipher'])
      .where('applicant_account_id', '=', accountId)
      .orderBy('id')
      .execute()
    return rows.map(({ contact_phone_cipher: sealed, ...row }) => ({
      ...row,
      contactPhone: sealed && cipher.decrypt(sealed),
    }))
  },
}

/** Whether there was a draft to delete. */
export async function deleteProjectDraft(db: Db, id: string): Promise<boolean> {
  const draft = db.deleteFrom('equity_project').where('id', '=', id).where('status', '=', 'DRAFT')
  return (await draft.executeTakeFirst()).numDeletedRows > 0n
}

/** Whether a project has presented itself at a roadshow day. */
export async function hasShown(db: Db, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('roadshow_place')
    .where('project_id', '=', projectId)
    .where('state', '=', 'SHOWN')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
