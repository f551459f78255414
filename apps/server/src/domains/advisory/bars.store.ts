import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'

/** What was decided on a bar, unless it was before the appeal that stands now: that one waits for a decision of its own. */
const DECISION = sql<string | null>`case when coalesce(asking_bar.decided_at >= asking_bar.appealed_at, true)
  then asking_bar.decision end`

/** Whether an appeal against a standing bar waits for its decision. */
const AWAITS = sql<boolean>`(asking_bar.lifted_at is null and asking_bar.appealed_at is not null
  and coalesce(asking_bar.decided_at < asking_bar.appealed_at, true))`

/** The bar that keeps the account from asking; undefined while none stands. */
export function findBar(db: Db, accountId: string) {
  return db
    .selectFrom('asking_bar')
    .select([
      'id',
      'reason',
      'barred_at as barredAt',
      'appeal',
      'appealed_at as appealedAt',
      DECISION.as('decision'),
    ])
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
}

interface NewBar {
  readonly questionId: string
  readonly reason: string
  readonly barredBy: string
  readonly now: Date
}

/** Bars the account that asked the question; undefined when it is barred already. */
export async function insertBar(db: Db, { questionId, reason, barredBy, now }: NewBar) {
  const { rows } = await sql<{ id: string; accountId: string }>`insert into asking_bar
      (account_id, question_id, reason, barred_by, barred_at)
    select applicant_account_id, id, ${reason}, ${barredBy}::bigint, ${now.toISOString()}::timestamptz
    from advisory_question where id = ${questionId}
    on conflict (account_id) where lifted_at is null do nothing
    returning id, account_id "accountId"`.execute(db)
  return rows[0]
}

/** Notes an appeal against a standing bar; false when there is one already, or the bar is gone. */
export async function noteAppeal(db: Db, id: string, appeal: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('asking_bar')
    .set({ appeal, appealed_at: now.toISOString() })
    .where('id', '=', id)
    .where('appeal', 'is', null)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** One page of bars: standing ones with an appeal that nobody has decided, then the newest. */
export function listBars(db: Db, actorId: string, page: PageRequest) {
  const query = db
    .selectFrom('asking_bar')
    .innerJoin('account', 'account.id', 'asking_bar.account_id')
    .innerJoin('advisory_question', 'advisory_question.id', 'asking_bar.question_id')
    .innerJoin('enterprise', 'enterprise.id', 'advisory_question.company_id')
    .select([
      'asking_bar.id',
      'account.display_name as accountName',
      sql<string>`coalesce(enterprise.corporate_name, '')`.as('companyName'),
      'advisory_question.question_no as questionNo',
      'asking_bar.reason',
      'asking_bar.barred_at as barredAt',
      'asking_bar.appeal',
      'asking_bar.appealed_at as appealedAt',
      DECISION.as('decision'),
      sql<string>`(select display_name from account operator where operator.id = asking_bar.barred_by)`.as(
        'barredBy',
      ),
      'asking_bar.lifted_at as liftedAt',
      sql<boolean>`asking_bar.lifted_at is null
        and (asking_bar.appeal is null or asking_bar.barred_by <> ${actorId}::bigint)`.as('mayDecide'),
    ])
    .orderBy(AWAITS, 'desc')
    .orderBy('asking_bar.id', 'desc')
  return pageOf(db, query, page)
}

/** A standing bar, held until the transaction ends. */
export function holdBar(db: Db, id: string) {
  return db
    .selectFrom('asking_bar')
    .select(['id', 'account_id as accountId', 'barred_by as barredBy', 'appeal', AWAITS.as('awaits')])
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

interface Decided {
  readonly decision: string
  readonly lifts: boolean
  readonly decidedBy: string
  readonly now: Date
}

/** Writes what was decided, in place of what was said before; an upheld bar stays. */
export async function decideBar(
  db: Db,
  id: string,
  { decision, lifts, decidedBy, now }: Decided,
): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('asking_bar')
    .set({ decision, decided_by: decidedBy, decided_at: at, lifted_at: lifts ? at : null })
    .where('id', '=', id)
    .execute()
}
