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

  it('leaves an upload as long as a draft of its person that was saved since may name it', async () => {
    const { db, cipher, pool } = test.services
    const person = (await makeAccount(db, test.services, { sourceType: '3' })).id
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
    const upload = async (shade: number, days: number, ownerAccountId = person) => {
      const id = await makeFile(db, test.services, { ownerAccountId, bytes: pngBytes(shade) })
      await pool.query('update file set created_at = $2 where id = $1', [id, daysAgo(days)])
      return id
    }
    const uploads = [await upload(9, 40), await upload(10, 33), await upload(11, 40, accountId)]
    const draft = { account_id: person, form: 'productApply', subject: '7' }
    const saved = { content_cipher: cipher.encrypt('{}'), saved_at: daysAgo(35) }
    await db
      .insertInto('form_draft')
      .values({ ...draft, ...saved })
      .execute()
    const kept = () => Promise.all(uploads.map(async (id) => isKept(await keyOf(id))))
    await sweepAfter(1)
    expect(await kept()).toEqual([true, false, false])
    await db.deleteFrom('form_draft').where('account_id', '=', person).execute()
    await sweepAfter(1)
    expect(await kept()).toEqual([false, false, false])
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
