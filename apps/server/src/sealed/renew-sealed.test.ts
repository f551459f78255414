import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { fileRenewer } from '../domains/files/index.ts'
import { type FieldCipher, makeFieldCipher } from '../security/field-cipher.ts'
import { keyIdOf } from '../security/suites.ts'
import { formerText } from '../security/former-seals.fixtures.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { rowRenewer } from './renew-rows.ts'
import { renewSealed } from './renew-sealed.ts'
import { sealStanding } from './seal-standing.ts'
import { SEALED_TABLES } from './sealed-columns.ts'
import { makeSealedWorld, openAll } from './sealed-world.fixtures.ts'

const [A, B, STRANGE] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer]
const WRITES = 40

describe.each([
  ['g1', 's1'],
  ['s1', 'g1'],
] as const)('a rotation of the key from %s to %s', (suiteBefore, suiteAfter) => {
  const before = makeFieldCipher(A, { suite: suiteBefore, readKeys: [B] })
  const after = makeFieldCipher(B, { suite: suiteAfter, readKeys: [A] })
  const alone = makeFieldCipher(B, { suite: suiteAfter })
  let t: TestApp
  let accountId: string
  beforeAll(async () => {
    t = await makeTestApp({ cipher: before })
    accountId = (await makeSealedWorld(t.services)).accountId
  })
  afterAll(() => t.close())

  const renewers = (limit: number) => {
    const services = { ...t.services, cipher: after }
    return [...SEALED_TABLES.map((sealed) => rowRenewer(services, sealed, limit)), fileRenewer(services, 2)]
  }
  const standing = (cipher = after) => sealStanding(t.services.db, cipher)
  const find = async (cipher: FieldCipher, phone: string) => {
    const { rows } = await t.services.pool.query<{ id: string }>(
      `select id from account where phone_index = any($1::bytea[]) and user_type = 'enterprise'`,
      [cipher.blindIndexes(phone)],
    )
    return rows.map(({ id }) => id)
  }
  /** As an instance with this cipher moves an account to another number; false when it does not have the first. */
  const move = async (cipher: FieldCipher, id: string, from: string, to: string) => {
    const { rowCount } = await t.services.pool.query(
      `update account set phone_cipher = $2, phone_index = $3, version = version + 1
       where id = $1 and phone_index = any($4::bytea[])`,
      [id, cipher.encrypt(to), cipher.blindIndex(to), cipher.blindIndexes(from)],
    )
    return rowCount === 1
  }

  /** Moves accounts from number to number through an instance with the old key and one with the new, and looks for all of them. */
  async function keepWriting(accounts: readonly { id: string; phone: string }[]) {
    const numbers = new Map(accounts.map(({ id, phone }) => [id, phone]))
    for (let write = 0; write < WRITES; write += 1) {
      const [id, phone] = [...numbers][write % numbers.size] ?? ['', '']
      const cipher = write % 3 === 0 ? before : after
      const next = `137${String(write).padStart(8, '0')}`
      expect(await move(cipher, id, phone, next)).toBe(true)
      numbers.set(id, next)
      for (const [each, kept] of numbers) {
        expect(await find(before, kept)).toEqual([each])
        expect(await find(after, kept)).toEqual([each])
      }
    }
    return numbers
  }

  it('holds a value in every column that takes one, all under the old key', async () => {
    const { plain } = await openAll(t.services, before)
    const filled = new Set(Object.keys(plain).map((place) => place.replace(/ .* /, '.')))
    const columns = SEALED_TABLES.flatMap(({ table, texts, bytes = [] }) =>
      [...texts, ...bytes].map((column) => `${table}.${column}`),
    )
    expect(columns.filter((column) => !filled.has(column))).toEqual([])
    const { left, total, oldKeys } = await standing()
    expect(left).toBe(total)
    expect(oldKeys).toEqual([{ keyId: keyIdOf(A), left: total, isFree: false }])
  })

  it('goes on while both keys write: nothing is unreadable, every number is found all along, no write is undone', async () => {
    const made = []
    for (let at = 0; at < 5; at += 1)
      made.push(await makeAccount(t.services.db, { cipher: before }, { sourceType: '7' }))
    const was = await openAll(t.services, before)
    const [numbers] = await Promise.all([keepWriting(made), renewSealed(renewers(3))])
    // What the instance with the old key wrote behind the renewal is left for the next one.
    await renewSealed(renewers(200))
    const now = await openAll(t.services, alone)
    const expected = { ...was.plain }
    for (const [id, phone] of numbers) expected[`account ${id} phone_cipher`] = phone
    expect(now.plain).toEqual(expected)
    expect(Object.keys(now.indexes).length).toBeGreaterThan(20)
    expect(Object.values(now.indexes).filter(({ kept, right }) => kept !== right)).toEqual([])
    for (const [id, phone] of numbers) expect(await find(alone, phone)).toEqual([id])
    const { left, unknown, oldKeys } = await standing()
    expect({ left, unknown, oldKeys }).toEqual({
      left: 0,
      unknown: 0,
      oldKeys: [{ keyId: keyIdOf(A), left: 0, isFree: true }],
    })
    expect((await standing(alone)).unknown).toBe(0)
  })

  it('passes over a row that is being written without waiting, and takes it up afterwards', async () => {
    const { id } = await makeAccount(t.services.db, { cipher: before }, { sourceType: '7' })
    const writer = await t.services.pool.connect()
    await writer.query('begin')
    await writer.query('update account set phone_cipher = $2, phone_index = $3 where id = $1', [
      id,
      before.encrypt('13600000001'),
      before.blindIndex('13600000001'),
    ])
    await renewSealed(renewers(200))
    await writer.query('commit')
    writer.release()
    expect((await standing()).left).toBe(1)
    expect(await find(after, '13600000001')).toEqual([id])
    await renewSealed(renewers(200))
    expect((await standing()).left).toBe(0)
    expect(await find(alone, '13600000001')).toEqual([id])
  })

  it('seals what named no key, and leaves what no key opens as it is', async () => {
    const draft = (form: string, sealed: string) =>
      t.services.pool.query(
        `insert into form_draft (account_id, form, subject, content_cipher, saved_at) values ($1, $2, '', $3, now())`,
        [accountId, form, sealed],
      )
    const lost = makeFieldCipher(STRANGE).encrypt('lost')
    await draft('former', formerText(A, 'of before'))
    await draft('lost', lost)
    expect((await standing()).oldKeys).toEqual([{ keyId: keyIdOf(A), left: 0, isFree: false }])
    const failed: string[] = []
    await renewSealed(renewers(200), {
      onBatch: (holder, batch) => failed.push(...Array.from({ length: batch.failed }, () => holder)),
    })
    expect(new Set(failed)).toEqual(new Set(['form_draft']))
    const { rows } = await t.services.pool.query<{ form: string; sealed: string }>(
      `select form, content_cipher sealed from form_draft where form in ('former', 'lost') order by form`,
    )
    expect(alone.decrypt(rows[0]?.sealed ?? '')).toBe('of before')
    expect(rows[1]?.sealed).toBe(lost)
    expect(await standing()).toMatchObject({ left: 1, unknown: 1, oldKeys: [{ isFree: true }] })
  })

  it('follows an instance that always writes with the old key for five passes, and then tells what is left', async () => {
    let passes = 0
    const busy = {
      holder: 'account' as const,
      renewBatch: async () => ({ renewed: (passes += 1), failed: 0, next: undefined }),
    }
    expect(await renewSealed([busy])).toBeUndefined()
    expect(passes).toBe(5)
  })
})
