import type { Db } from '../../data/database.ts'
import { toldOrganisations } from './promise.rules.ts'
import { listPromiseFigures, writePromiseLines, writePromiseTotal } from './promise.store.ts'

/** Works every figure of the ledger out anew as of a day (YYYY-MM-DD): by institution, by product, and of those that are told together. */
export async function tallyPromises(db: Db, today: string): Promise<void> {
  await db.transaction().execute((tx) => writePromises(tx, today))
}

/** The same inside the caller's transaction. */
export async function writePromises(tx: Db, today: string): Promise<void> {
  await writePromiseLines(tx, today)
  await writePromiseTotal(tx, today, toldOrganisations(await listPromiseFigures(tx)))
}
