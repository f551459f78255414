import { type Selectable, sql } from 'kysely'
import type { CaseKindCode } from '@lqr/contract/all-cases.ts'
import { OPEN_LETTERS } from '@lqr/contract/oversight/letter-case.ts'
import type { OversightLetter } from '../../../../../../database/types.ts'
import type { CaseKind, CasePersonalData, TaskSource } from '../../../cases/case-kind.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import { STANDING } from './standing.store.ts'

const COLUMNS = [
  'id',
  'number',
  'company_id',
  'org_id',
  'area_code',
  'author_name',
  'subject',
  'content',
  'answer',
  'answered_at',
  'return_reason',
  'returns',
  'reminders',
  'status',
  'due_at',
  'sealed_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof OversightLetter)[]

export type LetterRecord = Pick<Selectable<OversightLetter>, (typeof COLUMNS)[number]>

/** Where letters lie and with which columns they are read. */
export const LETTERS = { table: 'oversight_letter', columns: COLUMNS } as const

export const LETTER_TASK: TaskSource = {
  number: sql`c.number`,
  title: sql`left(c.subject, 60)`,
  amountYuan: sql`null::numeric`,
  regionCode: sql`c.area_code`,
}

/** What somebody wrote, as that person may read it. */
export const LETTER_DATA: CasePersonalData = {
  name: 'oversightLetters',
  alsoNamed: ['author'],
  read: (db, _, { accountId }) =>
    db
      .selectFrom('oversight_letter')
      .select(['number', 'subject', 'content', 'status', 'created_at as createdAt'])
      .where('author_account_id', '=', accountId)
      .orderBy('id')
      .execute(),
}

/** A case that stands in the shared task list. */
export interface OpenCase {
  readonly kind: CaseKindCode
  readonly caseId: string
  readonly number: string
  readonly companyId: string | null
  readonly status: string
  readonly dueAt: string | null
}

interface CaseRef {
  readonly kind: CaseKindCode
  readonly caseId: string
}

const refsOf = (cases: readonly CaseRef[]) =>
  sql`unnest(${cases.map(({ kind }) => kind)}::text[], ${cases.map(({ caseId }) => caseId)}::bigint[]) w (kind, case_id)`

/** Those of the cases that wait for the institution and lie in one of these areas. */
export async function findOpenCases(
  db: Db,
  cases: readonly CaseRef[],
  { orgId, areas }: { orgId: string; areas: readonly string[] },
): Promise<OpenCase[]> {
  const { rows } = await sql<OpenCase>`
    select t.kind, t.case_id "caseId", t.number, t.company_id "companyId", t.status, t.due_at "dueAt"
    from ${refsOf(cases)} join case_task t on t.kind = w.kind and t.case_id = w.case_id
    where t.waits_for = 'institution' and t.kind <> 'letter' and t.org_id = ${orgId}
      and coalesce(t.region_code, '620000') = any(${areas}::bpchar[])`.execute(db)
  return rows
}

/** Whether an area has an open letter about one of the cases. */
export async function hasOpenLetter(db: Db, cases: readonly CaseRef[], areaCode: string): Promise<boolean> {
  const { rows } = await sql`select from ${refsOf(cases)}
    join oversight_letter_case s on s.kind = w.kind and s.case_id = w.case_id
    join oversight_letter l on l.id = s.letter_id
    where l.area_code = ${areaCode} and l.status in (${codeLiterals(OPEN_LETTERS)}) limit 1`.execute(db)
  return rows.length > 0
}

export async function insertSubjects(db: Db, letterId: string, cases: readonly OpenCase[]): Promise<void> {
  await db
    .insertInto('oversight_letter_case')
    .values(
      cases.map(({ kind, caseId, number, companyId, status, dueAt }) => ({
        letter_id: letterId,
        kind,
        case_id: caseId,
        number,
        company_id: companyId,
        status,
        due_at: dueAt,
      })),
    )
    .execute()
}

/** The names around a letter. */
export async function findNames(db: Db, { org_id: orgId, area_code: areaCode }: LetterRecord) {
  const { rows } = await sql<{ orgName: string; areaName: string }>`select o.name "orgName", r.name "areaName"
    from organisation o, region r where o.id = ${orgId} and r.code = ${areaCode}`.execute(db)
  return rows[0] ?? { orgName: '', areaName: '' }
}

export interface SubjectRow extends OpenCase {
  /** Null once the case is sealed. */
  readonly companyName: string | null
  readonly isOpen: boolean
  readonly isHandled: boolean
  /** The state that the enterprise or the platform brought it to, where the institution did nothing. */
  readonly leftTo: string | null
}

/** Since when a case `s` of a letter is sealed, as its own kind keeps it. */
const sealedAt = (kinds: readonly CaseKind[]) =>
  sql`(case s.kind ${sql.join(
    kinds.map(
      ({ declaration, table }) =>
        sql`when ${declaration.kind} then (select c.sealed_at from ${sql.table(table)} c where c.id = s.case_id)`,
    ),
    sql` `,
  )} end)`

/** The cases of a letter, and what has become of each. */
export async function listSubjects(
  db: Db,
  kinds: readonly CaseKind[],
  letterId: string,
): Promise<SubjectRow[]> {
  const { rows } =
    await sql<SubjectRow>`select s.kind, s.case_id "caseId", s.number, s.company_id "companyId", s.status,
      s.due_at "dueAt", k.standing = 'open' "isOpen", k.standing = 'handled' "isHandled",
      case when k.standing = 'gone' then k.left_to end "leftTo",
      case when ${sealedAt(kinds)} is null then coalesce(e.corporate_name, '') end "companyName"
    from oversight_letter_case s join oversight_letter l on l.id = s.letter_id
    cross join ${STANDING} k left join enterprise e on e.id = s.company_id
    where s.letter_id = ${letterId} order by s.due_at nulls last, s.kind, s.case_id`.execute(db)
  return rows
}
