import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { createExport } from '@lqr/contract/exports/calls.ts'
import { getOpenApplication } from '@lqr/contract/open/application-calls.ts'
import { listOpenKeys } from '@lqr/contract/open/key-calls.ts'
import {
  createSandboxKey,
  getSandbox,
  listSandboxKeys,
  listSandboxWebhooks,
  resetSandbox,
  revokeSandboxKey,
  SANDBOX_CASES,
  startSandbox,
} from '@lqr/contract/open/sandbox-calls.ts'
import { openScopes } from '@lqr/contract/kernel/open-scopes.ts'
import { listOpenTasks } from '@lqr/contract/open/task-calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { CallError } from '../../../http/call-error.ts'
import { makeTestApp } from '../../../testing/test-app.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { askToken, keyEnd, type SystemCredential, sendForm, systemToken } from '../open-system.fixtures.ts'
import { makeSandboxApp, type SandboxApp } from './sandbox.fixtures.ts'

const KEY_END = keyEnd(new Date())
const SCOPES = openScopes.map(({ code }) => code)
/** What the database of real cases counts. */
const COUNTS = `select (select count(*) from product_application)::int applications, (select count(*) from case_task)::int tasks,
  (select count(*) from enterprise)::int enterprises, (select count(*) from organisation)::int organisations,
  (select count(*) from account)::int accounts, (select count(*) from product)::int products,
  (select count(*) from case_event)::int events, (select count(*) from open_key)::int keys,
  (select count(*) from open_token)::int tokens, (select count(*) from audit_log)::int audits`

let t: SandboxApp
let world: ApplicationWorld

beforeAll(async () => {
  t = await makeSandboxApp()
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const start = (token: string) => t.call(startSandbox, { body: {} }, { token })
const reset = (token: string) => t.call(resetSandbox, { body: {} }, { token })
const look = async (token: string) => (await t.call(getSandbox, {}, { token })).data
const tasks = (token: string) => t.call(listOpenTasks, { body: { pageSize: 100 } }, { token })

interface SandboxKey extends SystemCredential {
  readonly id: string
}

async function sandboxKey({ token }: { token: string }, scopes = SCOPES): Promise<SandboxKey> {
  const body = { name: '联调核心系统', scopes, expiresOn: KEY_END }
  const { data } = await t.call(createSandboxKey, { body }, { token })
  return { id: data.key.id, clientId: data.key.clientId, clientSecret: data.clientSecret }
}

async function sandboxToken(manager: { token: string }, scopes = SCOPES): Promise<string> {
  return String((await askToken(t, await sandboxKey(manager, scopes))).body.access_token)
}

async function counts(): Promise<Record<string, number>> {
  return (await t.services.pool.query<Record<string, number>>(COUNTS)).rows[0] ?? {}
}

test('nothing is made before a manager opens it, and nobody else can', async () => {
  const { token } = world.manager
  expect(await look(token)).toEqual({ state: 'closed', cases: [] })
  expect((await t.call(createSandboxKey, { body: keyBody }, { token })).error?.key).toBe(
    'open.sandboxNotOpen',
  )
  expect((await reset(token)).error?.key).toBe('open.sandboxNotOpen')
  expect((await askToken(t, { clientId: 'lqxc_none', clientSecret: 'x' })).status).toBe(401)
  const visitors = Object.values(await signInEach(t))
  for (const visitor of [...visitors, world.officer.token, world.owner.token])
    for (const call of [getSandbox, startSandbox, resetSandbox, listSandboxKeys, createSandboxKey])
      expect((await t.send(call, call.method === 'GET' ? {} : { body: {} }, { token: visitor })).status).toBe(
        403,
      )
  expect((await t.send(startSandbox, { body: {} })).status).toBe(401)
  expect(await t.sandbox.services()).toBeUndefined()
})

const keyBody = { name: '联调核心系统', scopes: SCOPES, expiresOn: KEY_END }

test('an institution opens it once: five made-up cases, of which the real database counts none', async () => {
  const { token } = world.manager
  await world.application('SUBMITTED')
  const before = await counts()
  const { status, data } = await start(token)
  expect(status).toBe(200)
  expect(data.state).toBe('open')
  expect(data.cases).toHaveLength(SANDBOX_CASES)
  for (const { applyNo } of data.cases) expect(applyNo).toMatch(/-9\d{9}$/)
  expect(new Set(data.cases.map((one) => one.status))).toEqual(new Set(['SUBMITTED']))
  expect((await start(token)).data.cases).toEqual(data.cases)
  const system = await sandboxToken(world.manager)
  const { list } = (await tasks(system)).data
  expect(list.map(({ number }) => number).toSorted()).toEqual(data.cases.map((one) => one.applyNo).toSorted())
  const after = await counts()
  expect({ ...after, audits: 0 }).toEqual({ ...before, audits: 0 })
})

test('a key of the sandbox shows by its marks what it is, and is none of the real ones', async () => {
  const { token } = world.manager
  const key = await sandboxKey(world.manager)
  expect(key.clientId).toMatch(/^lqxc_/)
  expect(key.clientSecret).toMatch(/^lqxs_/)
  const inForm = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: key.clientId,
    client_secret: key.clientSecret,
  })
  expect((await sendForm(t, inForm.toString())).body.access_token).toMatch(/^lqxt_/)
  expect((await t.call(listOpenKeys, {}, { token })).data.list).toEqual([])
  const listed = (await t.call(listSandboxKeys, {}, { token })).data.list
  expect(listed.find(({ id }) => id === key.id)).toMatchObject({ state: 'live', isMine: true })
  const asked = { list: 'open.listSandboxKeys', format: 'xlsx' as const }
  const { status } = await t.call(createExport, { body: asked }, { token })
  expect(status).toBe(200)
  expect((await askToken(t, { ...key, clientSecret: 'lqxs_wrong' })).body).toMatchObject({
    error: 'invalid_client',
  })
})

test('a system of the sandbox sees no real case, and a real system none of the sandbox', async () => {
  const system = await sandboxToken(world.manager)
  const real = await systemToken(t, world.manager, ['tasks.read'])
  const made = (await tasks(system)).data.list.map(({ number }) => number)
  const own = (await tasks(real)).data.list.map(({ number }) => number)
  expect(own).toHaveLength(1)
  for (const applyNo of own) expect(await readCase(system, applyNo)).toBe(404)
  for (const applyNo of made) expect(await readCase(real, applyNo)).toBe(404)
  for (const applyNo of made) expect(await readCase(system, applyNo)).toBe(200)
  const shown = (await t.call(listTasks, { body: {} }, { token: world.manager.token })).data.list
  expect(shown.map(({ number }) => number)).toEqual(own)
})

const readCase = async (token: string, applyNo: string) =>
  (await t.call(getOpenApplication, { params: { applyNo } }, { token })).status

test('a token of the sandbox opens no call but those of systems, and only in its scopes', async () => {
  const system = await sandboxToken(world.manager)
  expect((await t.send(listTasks, { body: {} }, { token: system })).status).toBe(401)
  expect((await t.send(listOpenKeys, {}, { token: system })).status).toBe(401)
  expect((await t.send(listSandboxKeys, {}, { token: system })).status).toBe(401)
  const narrow = await sandboxToken(world.manager, ['reconcile'])
  expect((await tasks(narrow)).error?.key).toBe('kernel.scopeMissing')
  expect((await tasks('lqxt_nobody')).status).toBe(401)
})

test('another institution has a sandbox of its own and sees nothing of this one', async () => {
  const { token } = world.otherManager
  expect(await look(token)).toEqual({ state: 'closed', cases: [] })
  const key = await sandboxKey(world.manager)
  await start(token)
  expect((await t.call(listSandboxKeys, {}, { token })).data.list).toEqual([])
  expect((await t.call(listSandboxWebhooks, {}, { token })).data.list).toEqual([])
  expect((await t.call(revokeSandboxKey, { params: { id: key.id } }, { token })).status).toBe(404)
  const mine = new Set((await look(world.manager.token)).cases.map(({ applyNo }) => applyNo))
  const theirs = (await tasks(await sandboxToken(world.otherManager))).data.list
  expect(theirs).toHaveLength(SANDBOX_CASES)
  expect(theirs.some(({ number }) => mine.has(number))).toBe(false)
})

test('a revoked key is refused at once', async () => {
  const key = await sandboxKey(world.manager)
  const system = String((await askToken(t, key)).body.access_token)
  expect((await tasks(system)).status).toBe(200)
  await t.call(revokeSandboxKey, { params: { id: key.id } }, { token: world.manager.token })
  expect((await tasks(system)).status).toBe(401)
  expect((await askToken(t, key)).status).toBe(401)
})

test('calls of the sandbox are limited as all calls are', async () => {
  const system = await sandboxToken(world.manager)
  const hit = vi.spyOn(t.services.limits, 'hit').mockRejectedValue(new CallError(kernelErrors.tooMany))
  expect((await tasks(system)).status).toBe(429)
  expect((await askToken(t, { clientId: 'lqxc_none', clientSecret: 'x' })).status).toBe(429)
  hit.mockRestore()
})

test('who opened, reset and made keys stands in the audit log of real work', async () => {
  await reset(world.manager.token)
  const { rows } = await t.services.pool.query<{ action: string; actor: string }>(
    `select distinct action, actor_account_id actor from audit_log
      where entity = 'open_sandbox' and entity_id = $1 order by action`,
    [world.bank.id],
  )
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['open-sandbox', 'reset-sandbox', 'create-open-key', 'revoke-open-key']),
  )
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([world.manager.id]))
})

test('a platform without a sandbox says so', async () => {
  const plain = await makeTestApp()
  const bank = await makeApplicationWorld(plain)
  const { token } = bank.manager
  expect((await plain.call(getSandbox, {}, { token })).data).toEqual({ state: 'notSetUp', cases: [] })
  const refused = await plain.call(startSandbox, { body: {} }, { token })
  expect(refused.error?.key).toBe('open.sandboxNotSetUp')
  expect((await askToken(plain, { clientId: 'lqxc_none', clientSecret: 'x' })).status).toBe(401)
  await plain.close()
})
