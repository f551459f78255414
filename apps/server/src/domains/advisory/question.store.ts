import { type Selectable, sql } from 'kysely'
import { hasAnsweringPeople } from '@lqr/contract/advisory/kinds.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import type { AdvisoryQuestion } from '../../../../../database/types.ts'
import type { CasePersonalData, TaskSource } from '../../cases/case-kind.ts'
import type { Db } from '../../data/database.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'

const COLUMNS = [
  'id',
  'question_no',
  'company_id',
  'org_id',
  'area_code',
  'topic',
  'title',
  'content',
  'may_publish',
  'answer',
  'answered_at',
  'answered_in_time',
  'score',
  'reject_code',
  'reject_reason',
  'next_steps',
  'reopenings',
  'status',
  'due_at',
  'sealed_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof AdvisoryQuestion)[]

export type QuestionRecord = Pick<Selectable<AdvisoryQuestion>, (typeof COLUMNS)[number]>

/** Where questions lie and with which columns they are read. */
export const QUESTIONS = { table: 'advisory_question', columns: COLUMNS } as const

/** The entity name under which the files of a question are linked. */
export const QUESTION_FILES = 'advisory_question'

export const QUESTION_TASK: TaskSource = {
  number: sql`c.question_no`,
  title: sql`c.title`,
  amountYuan: sql`null::numeric`,
  regionCode: sql`c.area_code`,
}

/** What somebody asked, as that person may read it. */
export const QUESTION_DATA: CasePersonalData = {
  name: 'advisoryQuestions',
  read: (db, _, { accountId }) =>
    db
      .selectFrom('advisory_question')
      .select([
        'question_no as questionNo',
        'title',
        'content',
        'answer',
        'status',
        'created_at as createdAt',
      ])
      .where('applicant_account_id', '=', accountId)
      .orderBy('id')
      .execute(),
}

/** Of whom and where a question is, in words. */
export async function findSurroundings(db: Db, questionId: string) {
  return db
    .selectFrom('advisory_question as q')
    .innerJoin('region', 'region.code', 'q.area_code')
    .innerJoin('enterprise', 'enterprise.id', 'q.company_id')
    .leftJoin('organisation', 'organisation.id', 'q.org_id')
    .select([
      'region.name as areaName',
      'enterprise.corporate_name as companyName',
      'organisation.name as orgName',
    ])
    .where('q.id', '=', questionId)
    .executeTakeFirstOrThrow()
}

/** How many questions the account has asked today; who asks is held until the transaction ends, so that two at once count each other. */
export async function countAskedToday(db: Db, accountId: string, now: Date): Promise<number> {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
  const { asked } = await db
    .selectFrom('advisory_question')
    .select(({ fn }) => fn.countAll<number>().as('asked'))
    .where('applicant_account_id', '=', accountId)
    .where('created_at', '>=', `${shanghaiDay(now)}T00:00:00+08:00`)
    .executeTakeFirstOrThrow()
  return Number(asked)
}

/** Whether the institution is in business and has people who answer. */
export async function answersQuestions(db: Db, orgId: string): Promise<boolean> {
  const found = await db
    .selectFrom('organisation')
    .select(['org_type', 'org_category'])
    .where('id', '=', orgId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return found !== undefined && hasAnsweringPeople(found.org_type, found.org_category)
}

/** Whether the answer that stands came from an institution; otherwise it is the authority's own. */
export async function isAnsweredByInstitution(db: Db, questionId: string): Promise<boolean> {
  const last = await db
    .selectFrom('case_event')
    .select('actor_side')
    .where('kind', '=', advisoryQuestionCase.kind)
    .where('case_id', '=', questionId)
    .where('action', 'in', ['answer', 'reply'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.actor_side === 'institution'
}

/** Holds a question until the transaction ends, so that two do not make the same of it; false when there is none that was not taken back unread. */
export async function holdQuestion(db: Db, questionId: string): Promise<boolean> {
  const held = await db
    .selectFrom('advisory_question')
    .select('id')
    .where('id', '=', questionId)
    .where('sealed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}
