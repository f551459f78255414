import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeFile, pngBytes } from './files.fixtures.ts'
import { linkFiles } from './linked-files.ts'
import { holdBytes } from './files.store.ts'
import { sweepFiles } from './sweep-files.ts'

const DAY_MS = 86_400_000

describe('sweeping files', () => {
  let test: TestApp
  let accountId: string
  beforeAll(async () => {
    test = await makeTestApp()
    accountId = (await makeAccount(test.services.db, test.services, { sourceType: '3' })).id
  })
  afterAll(() => test.close())

  const sweepAfter = (days: number) =>
    sweepFiles({ ...test.services, now: () => new Date(Date.now() + days * DAY_MS) })
  const isKept = async (key: string) => {
    const kept = await test.services.files.open(key)
    kept?.stream.destroy()
    return kept !== undefined
  }
  const make = (shade: number) =>
    makeFile(test.services.db, test.services, { ownerAccountId: accountId, bytes: pngBytes(shade) })
  const keyOf = async (id: string) =>
    (
      await test.services.db
        .selectFrom('file')
        .select('storage_key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).storage_key

  const waitingForLocks = async () => {
    const { rows } = await test.services.pool.query<{ waiting: number }>(
      `select count(*)::int waiting from pg_locks join pg_database d on d.oid = database
       where d.datname = current_database() and locktype = 'advisory' and not granted`,
    )
    return rows[0]?.waiting
  }

  it('removes bytes whose row never committed, and no others', async () => {
    const { key: orphan } = await test.services.files.put(pngBytes(1))
    const used = await keyOf(await make(2))
    expect(await sweepAfter(1)).toEqual({ unused: 0, orphans: 1 })
    expect([await isKept(orphan), await isKept(used)]).toEqual([false, true])
  })

  it('leaves fresh bytes alone', async () => {
    const { key } = await test.services.files.put(pngBytes(3))
    await sweepFiles(test.services)
    expect(await isKept(key)).toBe(true)
  })

  it('keeps bytes that another file still needs', async () => {
    const [first, second] = [await make(4), await make(4)]
    await test.services.pool.query('update file set deleted_at = now() where id = $1', [first])
    await sweepAfter(1)
    expect(await isKept(await keyOf(second))).toBe(true)
  })

  it('closes uploads that stayed unused for 30 days, and never a linked one', async () => {
    const [loose, linked] = [await make(5), await make(6)]
    await linkFiles(test.services.db, { entity: 'enterprise', entityId: '1' }, [
      { fileId: linked, purpose: 'license' },
    ])
    await sweepAfter(29)
    expect(await isKept(await keyOf(loose))).toBe(true)
    await sweepAfter(31)
    expect([await isKept(await keyOf(loose)), await isKept(await keyOf(linked))]).toEqual([false, true])
  })

  it('waits for an upload under way instead of taking its bytes for orphans', async () => {
    const { sweeping, id } = await test.services.db.transaction().execute(async (tx) => {
      await holdBytes(tx)
      const made = await makeFile(tx, test.services, { ownerAccountId: accountId, bytes: pngBytes(8) })
      const sweep = sweepAfter(1)
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1))
      return { sweeping: sweep, id: made }
    })
    await sweeping
    expect(await isKept(await keyOf(id))).toBe(true)
  })
})
