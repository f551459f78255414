import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import {
  createOpenKey,
  listOpenKeys,
  MAX_OPEN_KEYS,
  revokeOpenKey,
  takeOverOpenKey,
} from '@lqr/contract/open/key-calls.ts'
import { listOpenTasks } from '@lqr/contract/open/task-calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { askToken, makeOpenKey, sendForm, systemToken } from '../open-system.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
let t: TestApp
let world: ApplicationWorld
let now = NOW

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeApplicationWorld(t)
})
beforeEach(async () => {
  now = NOW
  await t.services.pool.query('delete from open_token')
  await t.services.pool.query('delete from open_key')
})
afterAll(() => t.close())

const body = { name: '核心系统', scopes: ['tasks.read' as const], expiresOn: '2027-03-01' }
const create = (token: string, more: object = {}) =>
  t.send(createOpenKey, { body: { ...body, ...more } }, { token })
const tasks = (token: string) => t.call(listOpenTasks, { body: {} }, { token })

test('a manager makes a key; its secret is told once and kept as a digest', async () => {
  const made = await t.call(createOpenKey, { body }, { token: world.manager.token })
  expect(made.status).toBe(200)
  expect(made.data.key).toMatchObject({ name: '核心系统', state: 'live', isMine: true, lastUsedAt: null })
  const { rows } = await t.services.pool.query('select * from open_key')
  expect(JSON.stringify(rows)).not.toContain(made.data.clientSecret)
  const list = await t.call(listOpenKeys, {}, { token: world.manager.token })
  expect(list.data.list).toEqual([made.data.key])
  expect(JSON.stringify(list)).not.toContain(made.data.clientSecret)
})

test('nobody but a manager of an institution has to do with keys', async () => {
  const visitors = await signInEach(t)
  const tokens = [...Object.values(visitors), world.officer.token, world.owner.token]
  for (const token of tokens) expect((await create(token)).status).toBe(403)
  expect((await t.send(createOpenKey, { body })).status).toBe(401)
  for (const call of [listOpenKeys, takeOverOpenKey, revokeOpenKey])
    expect((await t.send(call, { params: { id: '1' } }, { token: world.officer.token })).status).toBe(403)
})

test('a key of another institution is not there', async () => {
  const { id } = await makeOpenKey(t, world.manager, ['tasks.read'])
  const { token } = world.otherManager
  expect((await t.call(listOpenKeys, {}, { token })).data.list).toEqual([])
  expect((await t.call(revokeOpenKey, { params: { id } }, { token })).status).toBe(404)
  expect((await t.call(takeOverOpenKey, { params: { id } }, { token })).status).toBe(404)
})

test('a key ends within a year, and there are ten at most', async () => {
  const { token } = world.manager
  for (const expiresOn of ['2026-11-20', '2026-11-19', '2027-12-01'])
    expect((await create(token, { expiresOn })).error).toMatchObject({ key: 'open.expiryTooFar' })
  expect((await create(token, { scopes: [] })).status).toBe(422)
  expect((await create(token, { scopes: ['everything'] })).status).toBe(422)
  for (let made = 0; made < MAX_OPEN_KEYS; made += 1) expect((await create(token)).status).toBe(200)
  expect((await create(token)).error?.key).toBe('open.tooManyKeys')
})

test('a system gets a token of ten minutes with its key, in a header or in the form', async () => {
  const key = await makeOpenKey(t, world.manager, ['tasks.read', 'cases.work'])
  const { status, body: token, headers } = await askToken(t, key)
  expect(status).toBe(200)
  expect(token).toEqual({
    access_token: expect.stringMatching(/^lqt_/),
    token_type: 'Bearer',
    expires_in: 600,
    scope: 'tasks.read cases.work',
  })
  expect(headers['cache-control']).toBe('no-store')
  const inForm = await sendForm(
    t,
    new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: key.clientId,
      client_secret: key.clientSecret,
      scope: 'tasks.read',
    }).toString(),
  )
  expect(inForm.body).toMatchObject({ scope: 'tasks.read' })
  const { rows } = await t.services.pool.query('select * from open_token')
  expect(JSON.stringify(rows)).not.toContain(token.access_token)
})

test('a refusal of a token is said as RFC 6749 says it', async () => {
  const key = await makeOpenKey(t, world.manager, ['tasks.read'])
  const wrong = await askToken(t, { ...key, clientSecret: 'lqs_wrong' })
  expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  expect(wrong.headers['www-authenticate']).toMatch(/^Basic/)
  const unknown = await askToken(t, { clientId: 'lqc_none', clientSecret: 'x' })
  expect(unknown.body).toEqual(wrong.body)
  expect(await askToken(t, key, { scope: 'tasks.read cases.decide' })).toMatchObject({
    status: 400,
    body: { error: 'invalid_scope' },
  })
  expect(await sendForm(t, 'grant_type=password')).toMatchObject({
    status: 400,
    body: { error: 'unsupported_grant_type' },
  })
  for (const form of ['', 'grant_type=a&grant_type=b', 'grant_type=a&__proto__=1', 'more=1&grant_type=a'])
    expect(await sendForm(t, form)).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  const json = { 'content-type': 'application/json' }
  expect((await sendForm(t, '{"grant_type":"client_credentials"}', json)).status).toBe(400)
})

test('no other call takes a form', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: listProducts.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'currentPageNum=1',
  })
  expect(answer.statusCode).toBe(415)
})

test('a token opens the calls of its scopes and nothing else', async () => {
  await world.application('SUBMITTED', { submittedAt: new Date('2026-11-19T09:00:00+08:00') })
  const token = await systemToken(t, world.manager, ['tasks.read'])
  const { status, data } = await tasks(token)
  expect(status).toBe(200)
  expect(data.list).toHaveLength(1)
  expect((await t.call(listTasks, { body: {} }, { token })).error?.key).toBe('kernel.otherEntrance')
  expect((await create(token)).error?.key).toBe('kernel.otherEntrance')
  expect((await t.call(listProducts, { body: {} }, { token })).status).toBe(200)
  const other = await systemToken(t, world.manager, ['reconcile'])
  expect((await tasks(other)).error?.key).toBe('kernel.scopeMissing')
  const elsewhere = await systemToken(t, world.otherManager, ['tasks.read'])
  expect((await tasks(elsewhere)).data.list).toEqual([])
})

test('people do not open the calls of systems', async () => {
  for (const { token } of [world.manager, world.officer])
    expect((await tasks(token)).error?.key).toBe('kernel.otherEntrance')
  expect((await t.send(listOpenTasks, { body: {} })).status).toBe(401)
})

test('a token dies with its time, its key, and the manager who answers for it', async () => {
  const key = await makeOpenKey(t, world.manager, ['tasks.read'], '2026-12-01')
  const token = String((await askToken(t, key)).body.access_token)
  expect((await tasks(token)).status).toBe(200)
  now = new Date(NOW.getTime() + 600_000)
  expect((await tasks(token)).status).toBe(401)
  now = NOW
  const fellow = await world.staff(world.bank.id, ['financeManager'])
  await t.services.pool.query(`update account set status = 'disabled' where id = $1`, [world.manager.id])
  expect((await tasks(token)).status).toBe(401)
  expect((await askToken(t, key)).status).toBe(401)
  const [orphan] = (await t.call(listOpenKeys, {}, { token: fellow.token })).data.list
  expect(orphan?.state).toBe('orphaned')
  const taken = await t.call(takeOverOpenKey, { params: { id: key.id } }, { token: fellow.token })
  expect(taken.data).toMatchObject({ state: 'live', isMine: true })
  expect((await tasks(token)).status).toBe(200)
  await t.services.pool.query(`update account set status = 'active' where id = $1`, [world.manager.id])
  await t.call(revokeOpenKey, { params: { id: key.id } }, { token: fellow.token })
  expect((await tasks(token)).status).toBe(401)
  expect((await askToken(t, key)).status).toBe(401)
  const again = await t.call(revokeOpenKey, { params: { id: key.id } }, { token: fellow.token })
  expect(again.error?.key).toBe('open.keyEnded')
})

test('making, taking over, using and revoking a key stands in the audit log', async () => {
  const key = await makeOpenKey(t, world.manager, ['tasks.read'])
  await askToken(t, key)
  const { token } = world.manager
  await t.call(takeOverOpenKey, { params: { id: key.id } }, { token })
  await t.call(revokeOpenKey, { params: { id: key.id } }, { token })
  const { rows } = await t.services.pool.query<{ action: string; actor: string }>(
    `select action, actor_account_id actor from audit_log where entity = 'open_key' and entity_id = $1 order by id`,
    [key.id],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'create-open-key',
    'issue-open-token',
    'take-over-open-key',
    'revoke-open-key',
  ])
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([world.manager.id]))
})
