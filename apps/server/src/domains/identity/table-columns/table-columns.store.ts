import type { ConsoleTable } from '@lqr/contract/identity/console-tables.ts'
import type { TableColumn } from '@lqr/contract/identity/table-columns.ts'
import type { Db } from '../../../data/database.ts'

/** What an account has set of its tables, as it was stored. */
export async function readTableColumns(
  db: Db,
  accountId: string,
): Promise<{ table: string; columns: unknown }[]> {
  return db
    .selectFrom('account_table_columns')
    .select(['table_code as table', 'columns'])
    .where('account_id', '=', accountId)
    .orderBy('table_code')
    .execute()
}

/** Keeps the columns of one table of the account; what was there is replaced. */
export async function keepTableColumns(
  tx: Db,
  kept: { accountId: string; table: ConsoleTable; columns: readonly TableColumn[]; now: Date },
): Promise<void> {
  const changed = { columns: JSON.stringify(kept.columns), updated_at: kept.now.toISOString() }
  await tx
    .insertInto('account_table_columns')
    .values({ account_id: kept.accountId, table_code: kept.table, ...changed })
    .onConflict((conflict) => conflict.columns(['account_id', 'table_code']).doUpdateSet(changed))
    .execute()
}

/** Forgets what the account has set of one table; nothing happens when there is nothing. */
export async function forgetTableColumns(tx: Db, accountId: string, table: ConsoleTable): Promise<void> {
  await tx
    .deleteFrom('account_table_columns')
    .where('account_id', '=', accountId)
    .where('table_code', '=', table)
    .execute()
}
