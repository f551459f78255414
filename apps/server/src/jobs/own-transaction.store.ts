import type pg from 'pg'

/** Does something in a transaction of its own: what fails undoes itself alone. */
export async function inTransaction<T>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const outcome = await act(client)
    await client.query('commit')
    return outcome
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Why something failed, in the words of who refused it. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
