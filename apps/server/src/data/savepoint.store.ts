import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Does a part of a transaction; what it wrote is taken back when it throws, and the transaction goes on. */
export async function withinSavepoint<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx)
  try {
    const answer = await work()
    await sql`release savepoint part`.execute(tx)
    return answer
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx)
    throw error
  }
}
