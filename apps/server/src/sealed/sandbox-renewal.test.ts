import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSealStanding } from '@lqr/contract/operations/calls.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { makeSandboxApp, type SandboxApp } from '../domains/open/sandbox/sandbox.fixtures.ts'
import { jobTasks } from '../job-tasks.ts'
import { makeFieldCipher } from '../security/field-cipher.ts'
import { keyIdOf } from '../security/suites.ts'
import { signInEach } from '../testing/sign-in-each.ts'

const [OLD, NEW] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string]
const [oldKey, newKey] = [OLD, NEW].map((hex) => Buffer.from(hex, 'hex')) as [Buffer, Buffer]
const PHONE = '13800000042'

let t: SandboxApp
let token: string
beforeAll(async () => {
  t = await makeSandboxApp({ FIELD_KEY: NEW, FIELD_KEYS_READ: OLD })
  token = (await signInEach(t)).operator
})
afterAll(() => t.close())

const standing = async () => (await t.call(getSealStanding, {}, { token })).data

test('an old key is free only when nothing of the sandbox is left under it either, and a renewal renews both', async () => {
  const { db, pool } = await t.sandbox.make()
  const { id } = await makeAccount(db, { cipher: makeFieldCipher(oldKey) }, { sourceType: '7', phone: PHONE })
  expect(await standing()).toMatchObject({
    left: 1,
    unknown: 0,
    oldKeys: [{ keyId: keyIdOf(oldKey), left: 1, isFree: false }],
  })
  await jobTasks['renew-sealed'](t.services, { mark: t.services.cipher.mark })
  expect(await standing()).toMatchObject({
    left: 0,
    oldKeys: [{ keyId: keyIdOf(oldKey), left: 0, isFree: true }],
  })
  const { rows } = await pool.query<{ phone: string }>(
    'select phone_cipher phone from account where id = $1',
    [id],
  )
  expect(makeFieldCipher(newKey).decrypt(rows[0]?.phone ?? '')).toBe(PHONE)
})
