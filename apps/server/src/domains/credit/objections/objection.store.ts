import { type Selectable, sql } from 'kysely'
import { OPEN_OBJECTIONS } from '@lqr/contract/credit/objections/objection-case.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { TopicContent } from '@lqr/contract/credit/topic-schema.ts'
import type { CreditObjection } from '../../../../../../database/types.ts'
import { listCases } from '../../../cases/case.store.ts'
import type { CasePersonalData, TaskSource } from '../../../cases/case-kind.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import type { ChangedItem } from '../changes/index.ts'

const COLUMNS = [
  'id',
  'number',
  'company_id',
  'org_id',
  'area_code',
  'item_id',
  'topic',
  'source',
  'source_key',
  'reason_code',
  'content',
  'correction',
  'reply',
  'decided_at',
  'status',
  'due_at',
  'sealed_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof CreditObjection)[]

export type ObjectionRecord = Pick<Selectable<CreditObjection>, (typeof COLUMNS)[number]>

/** Where objections lie and with which columns they are read. */
export const OBJECTIONS = { table: 'credit_objection', columns: COLUMNS } as const

/** The entity name under which the files of an objection are linked. */
export const OBJECTION_FILES = 'credit_objection'

export const OBJECTION_TASK: TaskSource = {
  number: sql`c.number`,
  title: sql`left(c.content, 60)`,
  amountYuan: sql`null::numeric`,
  regionCode: sql`c.area_code`,
}

/** What somebody objected to, as that person may read it. */
export const OBJECTION_DATA: CasePersonalData = {
  name: 'creditObjections',
  read: (db, _, { accountId }) =>
    db
      .selectFrom('credit_objection')
      .select(['number', 'topic', 'content', 'correction', 'reply', 'status', 'created_at as createdAt'])
      .where('applicant_account_id', '=', accountId)
      .orderBy('id')
      .execute(),
}

/** What an objection is about. */
interface ObjectedItem {
  readonly id: string
  readonly topic: CreditTopicCode
  readonly source: string
  readonly sourceKey: string
  readonly dataDate: string | null
  readonly content: TopicContent
}

/** Whether an item `i` of `credit_item` is shown on the day: it stands, and its publication goes on. */
const isShown = (on: string) =>
  sql<boolean>`(i.superseded_at is null and (i.published_until is null or i.published_until > ${on}))`

/** An item of the company that is shown on the day. */
export async function findShownItem(
  db: Db,
  { companyId, itemId, on }: { companyId: string; itemId: string; on: string },
): Promise<ObjectedItem | undefined> {
  const { rows } = await sql<ObjectedItem>`select i.id, i.topic, i.source, i.source_key "sourceKey",
      i.data_date "dataDate", i.content
    from credit_item i where i.id = ${itemId} and i.company_id = ${companyId} and ${isShown(on)}`.execute(db)
  return rows[0]
}

interface ObjectionSurroundings extends ObjectedItem {
  readonly companyName: string
  /** Whether the item, or a later version of it, is shown on the day. */
  readonly isShown: boolean
}

/** Of whom an objection is, and the item as it was objected to. */
export async function findSurroundings(
  db: Db,
  objectionId: string,
  on: string,
): Promise<ObjectionSurroundings> {
  const { rows } = await sql<ObjectionSurroundings>`select a.id, a.topic, a.source, a.source_key "sourceKey",
      a.data_date "dataDate", a.content, coalesce(e.corporate_name, '') "companyName",
      exists (select from credit_item i where i.company_id = o.company_id and i.topic = o.topic
        and i.source = o.source and i.source_key = o.source_key and ${isShown(on)}) "isShown"
    from credit_objection o join credit_item a on a.id = o.item_id join enterprise e on e.id = o.company_id
    where o.id = ${objectionId}`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`objection ${objectionId} has no item`)
  return found
}

/** The item that an objection was made to, for those who read it since it was first known under its source's name. */
export async function findObjected(
  db: Db,
  { company_id, topic, source, source_key }: ObjectionRecord,
): Promise<ChangedItem[]> {
  const { rows } =
    await sql<ChangedItem>`select i.id, i.company_id "companyId", i.topic, i.fetched_at "fetchedAt",
      null "shownUntil"
    from credit_item i where i.company_id = ${company_id} and i.topic = ${topic} and i.source = ${source}
      and i.source_key = ${source_key} order by i.id limit 1`.execute(db)
  return rows
}

/** The open objections whose item is not shown any more on the day, whichever of its versions they began with. */
export function listWithoutItem(db: Db, on: string): Promise<ObjectionRecord[]> {
  const where = sql<boolean>`status in (${codeLiterals(OPEN_OBJECTIONS)}) and not exists (
    select from credit_item i where i.company_id = credit_objection.company_id
      and i.topic = credit_objection.topic and i.source = credit_objection.source
      and i.source_key = credit_objection.source_key and ${isShown(on)})`
  return listCases<ObjectionRecord>(db, OBJECTIONS, where)
}

/** An item has one open objection: a second one is not written. */
export const ONE_OPEN = sql`on conflict (company_id, topic, source, source_key)
  where status in (${codeLiterals(OPEN_OBJECTIONS)}) do nothing`
