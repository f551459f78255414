import { sql } from 'kysely'
import { type TableColumn, tableColumn } from '@lqr/contract/identity/table-columns.ts'
import type { SavedView, ViewList } from '@lqr/contract/identity/saved-view-calls.ts'
import type { Db } from '../../../data/database.ts'

type Content = Omit<SavedView, 'id'>

interface Stored extends Omit<SavedView, 'columns'> {
  readonly columns: unknown
}

/** What an older version kept and this one does not know is left out. */
function readable({ columns, ...view }: Stored): SavedView {
  if (!Array.isArray(columns)) return { ...view, columns: null }
  const known: TableColumn[] = columns.flatMap((column) => tableColumn.safeParse(column).data ?? [])
  return { ...view, columns: known.length > 0 ? known : null }
}

const VIEW = sql<Stored>`id::text id, name, query, columns, is_default "isDefault"`

/** What the account keeps of a list, by name. */
export async function readViews(db: Db, accountId: string, list: ViewList): Promise<SavedView[]> {
  const { rows } = await sql<Stored>`select ${VIEW} from account_saved_view
    where account_id = ${accountId} and table_code = ${list} order by name, id`.execute(db)
  return rows.map(readable)
}

/** The list of a view of the account; undefined when it is none of this account. */
export async function listOfView(db: Db, accountId: string, id: string): Promise<ViewList | undefined> {
  const { rows } = await sql<{ list: ViewList }>`select table_code list from account_saved_view
    where id = ${id} and account_id = ${accountId}`.execute(db)
  return rows[0]?.list
}

/** Makes changes to the views of one account wait for one another, until the transaction ends. */
export async function holdViews(tx: Db, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx)
}

export async function countViews(db: Db, accountId: string, list: ViewList): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from account_saved_view
    where account_id = ${accountId} and table_code = ${list}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Whether another view of the list bears the name. */
export async function isViewNameTaken(
  db: Db,
  { accountId, list, name, exceptId }: { accountId: string; list: ViewList; name: string; exceptId?: string },
): Promise<boolean> {
  const { rows } = await sql`select from account_saved_view where account_id = ${accountId}
    and table_code = ${list} and name = ${name} and id is distinct from ${exceptId ?? null}::bigint`.execute(
    db,
  )
  return rows.length > 0
}

/** There is one default of a list at most. */
async function clearDefault(tx: Db, accountId: string, list: ViewList): Promise<void> {
  await sql`update account_saved_view set is_default = false
    where account_id = ${accountId} and table_code = ${list} and is_default`.execute(tx)
}

const jsonOf = ({ columns }: Content) => (columns === null ? null : JSON.stringify(columns))

export async function insertView(
  tx: Db,
  { accountId, list, content }: { accountId: string; list: ViewList; content: Content },
): Promise<string> {
  if (content.isDefault) await clearDefault(tx, accountId, list)
  const { name, query, isDefault } = content
  const { rows } = await sql<{ id: string }>`insert into account_saved_view
      (account_id, table_code, name, query, columns, is_default)
    values (${accountId}, ${list}, ${name}, ${query}, ${jsonOf(content)}::jsonb, ${isDefault})
    returning id::text id`.execute(tx)
  return rows[0]?.id ?? ''
}

export async function changeView(
  tx: Db,
  at: { accountId: string; list: ViewList; id: string; now: Date },
  content: Content,
): Promise<void> {
  if (content.isDefault) await clearDefault(tx, at.accountId, at.list)
  const { name, query, isDefault } = content
  await sql`update account_saved_view set name = ${name}, query = ${query}, columns = ${jsonOf(content)}::jsonb,
      is_default = ${isDefault}, updated_at = ${at.now.toISOString()}
    where id = ${at.id} and account_id = ${at.accountId}`.execute(tx)
}

/** Forgets a view of the account; false when there was none. */
export async function removeView(tx: Db, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from account_saved_view where id = ${id} and account_id = ${accountId}
    returning id`.execute(tx)
  return rows.length > 0
}
