import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { holdLock, holdLockOf, LOCK_KEYS, type LockName, shareLock, tryLock } from './advisory-locks.ts'

describe('advisory locks', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  /** Whether another transaction gets the lock while this one has it. */
  async function isFreeBeside(take: typeof holdLock, name: LockName): Promise<boolean> {
    return test.services.db.transaction().execute(async (tx) => {
      await take(tx, name)
      return test.services.db.transaction().execute((other) => tryLock(other, name))
    })
  }

  it('have a key each', () => {
    const keys = Object.values(LOCK_KEYS)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('keep others away while held or shared, and end with the transaction', async () => {
    expect(await isFreeBeside(holdLock, 'admins')).toBe(false)
    expect(await isFreeBeside(shareLock, 'admins')).toBe(false)
    expect(await test.services.db.transaction().execute((tx) => tryLock(tx, 'admins'))).toBe(true)
  })

  it('are shared by many', async () => {
    const { db } = test.services
    const both = db.transaction().execute(async (tx) => {
      await shareLock(tx, 'fileBytes')
      await db.transaction().execute((other) => shareLock(other, 'fileBytes'))
    })
    await expect(both).resolves.toBeUndefined()
  })

  it('of a thing leave other things alone', async () => {
    const { db } = test.services
    const both = db.transaction().execute(async (tx) => {
      await holdLockOf(tx, 'smsNumber', 'one')
      await db.transaction().execute((other) => holdLockOf(other, 'smsNumber', 'another'))
    })
    await expect(both).resolves.toBeUndefined()
  })

  it('taken by functions of the database are in the register', async () => {
    const { rows } = await test.services.pool.query<{ key: string }>(
      `select distinct found[1] as key from pg_proc
       join pg_namespace n on n.oid = pronamespace and nspname = 'public',
       regexp_matches(prosrc, 'advisory\\w*\\(\\s*(\\d+)', 'g') as found`,
    )
    expect(rows.length).toBeGreaterThan(0)
    const known: number[] = Object.values(LOCK_KEYS)
    expect(rows.filter(({ key }) => !known.includes(Number(key)))).toEqual([])
  })
})
