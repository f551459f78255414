import type { BriefLine } from '@lqr/contract/briefs/calls.ts'
import type { Db } from '../../data/database.ts'
import { pageOf, type PageRequest } from '../../data/paging.ts'

export interface BriefPlan {
  readonly title: string
  readonly intro: string
  readonly indicators: readonly string[]
  readonly isScheduled: boolean
}

const PLAN = ['title', 'intro', 'indicators', 'is_scheduled as isScheduled', 'version'] as const

export function findPlan(db: Db, areaCode: string) {
  return db.selectFrom('brief_plan').select(PLAN).where('area_code', '=', areaCode).executeTakeFirst()
}

/** Keeps how an area's brief looks; undefined when somebody else was quicker. */
export async function savePlan(db: Db, areaCode: string, plan: BriefPlan, version: number, now: Date) {
  const { title, intro, indicators, isScheduled } = plan
  const kept = {
    title,
    intro,
    indicators: [...indicators],
    is_scheduled: isScheduled,
    updated_at: now.toISOString(),
  }
  if (version === 0)
    return db
      .insertInto('brief_plan')
      .values({ area_code: areaCode, ...kept })
      .onConflict((conflict) => conflict.doNothing())
      .returning(PLAN)
      .executeTakeFirst()
  return db
    .updateTable('brief_plan')
    .set({ ...kept, version: version + 1 })
    .where('area_code', '=', areaCode)
    .where('version', '=', version)
    .returning(PLAN)
    .executeTakeFirst()
}

const ISSUE = [
  'brief_issue.id',
  'brief_issue.area_code as areaCode',
  'region.name as areaName',
  'brief_issue.month',
  'brief_issue.edition',
  'brief_issue.title',
  'brief_issue.status',
  'brief_issue.requested_at as requestedAt',
  'brief_issue.issued_at as issuedAt',
  'brief_issue.figures_digest as figuresDigest',
  'brief_issue.pdf_digest as pdfDigest',
  'brief_issue.docx_digest as docxDigest',
] as const

const issuesIn = (db: Db, areas: readonly string[]) =>
  db
    .selectFrom('brief_issue')
    .innerJoin('region', 'region.code', 'brief_issue.area_code')
    .where('brief_issue.area_code', 'in', [...areas])

export function listIssues(db: Db, areas: readonly string[], page: PageRequest) {
  const ordered = issuesIn(db, areas)
    .select(ISSUE)
    .orderBy('brief_issue.month', 'desc')
    .orderBy('brief_issue.id', 'desc')
  return pageOf(db, ordered, page)
}

/** An issue with its figures, within these areas. */
export function findIssue(db: Db, id: string, areas: readonly string[]) {
  return issuesIn(db, areas)
    .select([
      ...ISSUE,
      'brief_issue.intro',
      'brief_issue.figures',
      'brief_issue.account_id as accountId',
      'brief_issue.indicators',
    ])
    .where('brief_issue.id', '=', id)
    .executeTakeFirst()
}

export function findIssueFile(db: Db, id: string, areas: readonly string[], format: 'pdf' | 'docx') {
  return issuesIn(db, areas)
    .select([
      `brief_issue.${format} as content`,
      'brief_issue.title',
      'brief_issue.month',
      'region.name as areaName',
    ])
    .where('brief_issue.id', '=', id)
    .executeTakeFirst()
}

/** Begins the next edition of a month; undefined while one of it is being made. */
export async function insertIssue(
  db: Db,
  wanted: { areaCode: string; month: string; plan: BriefPlan; accountId: string | null; now: Date },
): Promise<string | undefined> {
  const { areaCode, month, plan, accountId, now } = wanted
  const issued = await db
    .selectFrom('brief_issue')
    .select((eb) => [
      eb.fn.max('edition').as('edition'),
      eb.fn.countAll().filterWhere('status', '=', 'PENDING').as('running'),
    ])
    .where('area_code', '=', areaCode)
    .where('month', '=', month)
    .executeTakeFirst()
  if (Number(issued?.running ?? 0) > 0) return undefined
  const row = await db
    .insertInto('brief_issue')
    .values({
      area_code: areaCode,
      month,
      edition: (issued?.edition ?? 0) + 1,
      title: plan.title,
      intro: plan.intro,
      indicators: [...plan.indicators],
      status: 'PENDING',
      account_id: accountId,
      requested_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export interface MadeIssue {
  readonly lines: readonly BriefLine[]
  readonly figuresDigest: string
  readonly pdf: Buffer
  readonly pdfDigest: string
  readonly docx: Buffer
  readonly docxDigest: string
  readonly issuedAt: Date
}

/** Freezes an issue; false when it was frozen already. */
export async function freezeIssue(db: Db, id: string, made: MadeIssue): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('brief_issue')
    .set({
      status: 'READY',
      figures: JSON.stringify(made.lines),
      figures_digest: made.figuresDigest,
      pdf: made.pdf,
      pdf_digest: made.pdfDigest,
      docx: made.docx,
      docx_digest: made.docxDigest,
      issued_at: made.issuedAt.toISOString(),
    })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that an issue is not made; false when it was frozen, or this was noted before. */
export async function failIssue(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('brief_issue')
    .set({ status: 'FAILED' })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Areas whose brief is made every month and that have none of this month yet. */
export function areasDue(db: Db, month: string) {
  return db
    .selectFrom('brief_plan as p')
    .select([
      'p.area_code as areaCode',
      'p.title',
      'p.intro',
      'p.indicators',
      'p.is_scheduled as isScheduled',
    ])
    .where('p.is_scheduled', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('brief_issue as x')
            .select('x.id')
            .whereRef('x.area_code', '=', 'p.area_code')
            .where('x.month', '=', month)
            .where('x.status', '<>', 'FAILED'),
        ),
      ),
    )
    .execute()
}
