import type { TestApp } from './test-app.ts'

/** Whether the request comes to wait for what another transaction holds; false once it is answered without. */
export async function waitsForLock(
  { services: { pool } }: Pick<TestApp, 'services'>,
  request: Promise<unknown>,
): Promise<boolean> {
  const answered = request.then(
    () => true,
    () => true,
  )
  for (;;) {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return true
    if (await Promise.race([answered, Promise.resolve(false)])) return false
  }
}
