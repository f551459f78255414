import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { getSealStanding, renewSealed } from '@lqr/contract/operations/calls.ts'
import { makeApp } from '../../../app.ts'
import { readConfig } from '../../../config.ts'
import { jobTasks } from '../../../job-tasks.ts'
import { makeServices } from '../../../make-services.ts'
import { makeFieldCipher } from '../../../security/field-cipher.ts'
import { keyIdOf } from '../../../security/suites.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'

const [OLD, NEW] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string]
const [oldId, newId] = [OLD, NEW].map((hex) => keyIdOf(Buffer.from(hex, 'hex')))
const PHONE = '13800000042'

let t: TestApp
let token: Awaited<ReturnType<typeof signInEach>>
const before = makeFieldCipher(Buffer.from(OLD, 'hex'))

beforeAll(async () => {
  t = await makeTestApp({}, undefined, { FIELD_KEY: NEW, FIELD_SUITE: 's1', FIELD_KEYS_READ: OLD })
  token = await signInEach(t)
  await makeAccount(t.services.db, { cipher: before }, { sourceType: '7', phone: PHONE })
})
afterAll(() => t.close())

const standing = async () => (await t.call(getSealStanding, {}, { token: token.operator })).data
const renew = (suite: string, keyId = '') =>
  t.call(renewSealed, { body: { suite, keyId } }, { token: token.operator })
const queued = async () =>
  (
    await t.services.pool.query<{ payload: object }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker.jobs using (id) where task_identifier = 'renew-sealed'`,
    )
  ).rows.map(({ payload }) => payload)

test('the standing tells by holder which key and suite sealed how much, and what cannot be renewed', async () => {
  const { id } = await makeAccount(t.services.db, { cipher: before }, { sourceType: '1' })
  await t.services.pool.query('insert into recovery_code (account_id, code_hash) values ($1, $2)', [
    id,
    before.secretHash(`recovery:${id}`, 'AAAAABBBBB'),
  ])
  expect(await standing()).toEqual({
    suite: 's1',
    keyId: newId,
    total: 7,
    left: 2,
    unknown: 0,
    isRunning: false,
    holders: [
      {
        holder: 'account',
        total: 7,
        left: 2,
        seals: [
          { suite: 'g1', keyId: oldId, count: 2 },
          { suite: 's1', keyId: newId, count: 5 },
        ],
      },
    ],
    oldKeys: [{ keyId: oldId, left: 2, isFree: false }],
    bindings: [{ code: 'recoveryCode', count: 1 }],
  })
})

test('a renewal names the key that is meant, is asked for once however often, and is in the audit log', async () => {
  expect(await renew('s1', oldId)).toMatchObject({ status: 409 })
  expect(await renew('g1', newId)).toMatchObject({ status: 409 })
  expect(await queued()).toEqual([])
  for (let time = 0; time < 2; time += 1)
    expect(await renew('s1', newId)).toMatchObject({ status: 200, data: { left: 2, isRunning: true } })
  expect(await queued()).toEqual([{ mark: `s1.${newId}` }])
  const { rows } = await t.services.pool.query(
    `select detail from audit_log where action = 'renew-sealed' and entity_id = $1`,
    [`s1.${newId}`],
  )
  expect(rows).toEqual([{ detail: { left: 2, total: 7 } }, { detail: { left: 2, total: 7 } }])
})

test('an instance that writes with another key leaves the job to those that write with this one', async () => {
  const [payload] = await queued()
  await expect(jobTasks['renew-sealed']({ ...t.services, cipher: before }, payload)).rejects.toThrow(
    /this instance seals with g1/,
  )
  await jobTasks['renew-sealed'](t.services, payload)
  expect(await standing()).toMatchObject({ left: 0, oldKeys: [{ keyId: oldId, left: 0, isFree: true }] })
})

test('without the old key the product starts, finds and reads everything', async () => {
  const config = readConfig({
    DATA_DIR: t.services.config.dataDir,
    DATABASE_URL: t.databaseUrl,
    DATABASE_POOL: '3',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    FIELD_KEY: NEW,
    FIELD_SUITE: 's1',
  })
  const services = makeServices(config, t.databaseUrl)
  const app = await makeApp(services, { strictOutput: true })
  const { rows } = await services.pool.query<{ id: string }>(
    'select id from account where phone_index = any($1::bytea[])',
    [services.cipher.blindIndexes(PHONE)],
  )
  expect(rows).toHaveLength(1)
  const answer = await app.inject({
    method: getUserInfo.method,
    url: getUserInfo.path,
    headers: { authorization: `Bearer ${await t.signIn(rows[0]?.id ?? '')}` },
  })
  expect(answer.json()).toMatchObject({ code: 200, data: { user: { phonenumber: PHONE } } })
  await app.close()
  await services.close()
})

test.each(['officer', 'government', 'enterprise'] as const)('neither is for %s', async (name) => {
  expect((await t.call(getSealStanding, {}, { token: token[name] })).status).toBe(403)
  const body = { suite: 's1', keyId: newId ?? '' }
  expect((await t.call(renewSealed, { body }, { token: token[name] })).status).toBe(403)
})

test('neither is for whoever is signed out', async () => {
  expect((await t.call(getSealStanding, {})).status).toBe(401)
  expect((await t.call(renewSealed, { body: { suite: 's1', keyId: newId ?? '' } })).status).toBe(401)
})
