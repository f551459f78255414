import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allCalls } from '@lqr/contract/all-calls.ts'
import { suggestWords } from '@lqr/contract/content/search-calls.ts'
import { uploadFile } from '@lqr/contract/files/calls.ts'
import { requestPersonalExport } from '@lqr/contract/identity/personal-data-calls.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import { pngBytes } from '../domains/files/files.fixtures.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { makeOrganisation } from '../domains/organisations/organisations.fixtures.ts'
import { secondInstance } from '../testing/second-instance.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { type Budgets, makeBudgets } from './budgets.ts'

const NOW = new Date('2026-11-20T21:30:10+08:00')
const GIB = 1024 ** 3

let t: TestApp
let now = NOW
let here: FastifyInstance
let there: FastifyInstance
let budgets: Budgets

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  here = await secondInstance(t)
  there = await secondInstance(t)
  budgets = makeBudgets(t.services.pool, { now: () => now })
})
beforeEach(() => {
  now = NOW
})
afterAll(async () => {
  await here.close()
  await there.close()
  await t.close()
})

/** Somebody of an institution, whom the budgets know by account and institution. */
async function officerOf(orgId: string) {
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '3', orgId })
  return { token: await t.signIn(id), spender: { accountId: id, companyId: null, orgId } }
}
const officer = async () => officerOf((await makeOrganisation(t.services.db)).id)

interface Sent {
  readonly token?: string
  /** From which network. */
  readonly from?: string
}

async function send(app: FastifyInstance, call: AnyCall, { token, from = '203.0.113.7' }: Sent) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pngBytes())]), 'a.png')
  const encoded = new Response(form)
  const isFile = call.consumes === 'multipart'
  const type = isFile ? encoded.headers.get('content-type') : 'application/json'
  const payload = isFile ? Buffer.from(await encoded.arrayBuffer()) : JSON.stringify({ password: 'x' })
  const answer = await app.inject({
    method: call.method,
    url: callAddress(call, call.query ? { query: { keyword: '科技' } } : {}),
    remoteAddress: from,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.method === 'GET' ? {} : { 'content-type': type ?? '' }),
    },
    ...(call.method === 'GET' ? {} : { payload }),
  })
  return { status: answer.statusCode, wait: answer.headers['retry-after'], ...answer.json() }
}

test('an account over its budget is refused from every network and by every instance, and told until when', async () => {
  const { token, spender } = await officer()
  await budgets.spend(spender, 'uploads', 999)
  expect((await send(here, uploadFile, { token })).status).toBe(200)
  for (const [app, from] of [
    [here, '203.0.113.7'],
    [there, '198.51.100.9'],
  ] as const) {
    expect(await send(app, uploadFile, { token, from })).toMatchObject({
      status: 429,
      wait: '8990',
      msg: '上传的文件数已达您的账号每天的上限（1000），请在明天 0:00 后再试',
      error: { key: 'budgets.uploads', number: 144_001 },
    })
  }
  now = new Date('2026-11-21T00:00:00+08:00')
  expect((await send(there, uploadFile, { token })).status).toBe(200)
})

test('two accounts use up the budget of their institution; another institution has its own', async () => {
  const { id: orgId } = await makeOrganisation(t.services.db)
  const [one, two, stranger] = [await officerOf(orgId), await officerOf(orgId), await officer()]
  await budgets.spend({ ...one.spender, accountId: `${orgId}-0` }, 'uploads', 1_000)
  for (const place of [1, 2, 3]) {
    await budgets.spend({ ...one.spender, accountId: `${orgId}-${place}` }, 'uploads', 1_000)
  }
  await budgets.spend(one.spender, 'uploads', 999)
  expect((await send(here, uploadFile, one)).status).toBe(200)
  expect(await send(there, uploadFile, two)).toMatchObject({
    status: 429,
    msg: '上传的文件数已达贵单位每天的上限（5000），请在明天 0:00 后再试',
  })
  expect((await send(there, uploadFile, stranger)).status).toBe(200)
})

test('bytes are counted before a file is kept, and a file too many takes no room from a smaller one', async () => {
  const { token, spender } = await officer()
  await budgets.spend(spender, 'uploadedBytes', 4 * GIB - 2048)
  const many = budgets.spend(spender, 'uploadedBytes', 4096)
  await expect(many).rejects.toMatchObject({ def: { key: 'budgets.uploadedBytes' } })
  expect((await send(here, uploadFile, { token })).status).toBe(200)
  await budgets.spend(spender, 'uploadedBytes', 1024)
  const counted = () =>
    t.services.db.selectFrom('file').select('id').where('owner_account_id', '=', spender.accountId)
  const before = await counted().execute()
  expect(await send(there, uploadFile, { token })).toMatchObject({
    status: 429,
    error: { key: 'budgets.uploadedBytes' },
    msg: '上传的总大小已达您的账号每天的上限（4 GB），请在明天 0:00 后再试',
  })
  expect(await counted().execute()).toEqual(before)
})

test('what the budget of the institution refuses is not taken from that of the account', async () => {
  const { spender } = await officer()
  for (const place of [1, 2, 3, 4, 5]) {
    await budgets.spend({ ...spender, accountId: `${spender.orgId}-${place}` }, 'uploads', 1_000)
  }
  await expect(budgets.spend(spender, 'uploads', 1_000)).rejects.toMatchObject({
    extra: { retryAfter: 8_990 },
  })
  await budgets.spend({ ...spender, orgId: null }, 'uploads', 1_000)
})

test('exactly the budget passes when all come at once', async () => {
  const { spender } = await officer()
  const other = makeBudgets(t.services.pool, { now: () => now })
  const answers = await Promise.allSettled(
    Array.from({ length: 300 }, (_, index) => (index % 2 ? budgets : other).spend(spender, 'searches')),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(240)
})

test('searches are counted by the minute for the signed in; a stranger has the limit of the network alone', async () => {
  const { token, spender } = await officer()
  await budgets.spend(spender, 'searches', 240)
  expect(await send(here, suggestWords, { token })).toMatchObject({
    status: 429,
    wait: '50',
    msg: '搜索次数已达您的账号每分钟的上限（240），请在 50 秒后再试',
  })
  expect((await send(here, suggestWords, {})).status).toBe(200)
})

test('exports are counted by the hour and by the day', async () => {
  const { token, spender } = await officer()
  await budgets.spend(spender, 'exports', 10)
  expect(await send(here, requestPersonalExport, { token })).toMatchObject({
    status: 429,
    wait: '1790',
    msg: '导出次数已达您的账号每小时的上限（10），请在 22:00 后再试',
  })
  for (const hour of [22, 23]) {
    now = new Date(`2026-11-20T${hour}:00:00+08:00`)
    await budgets.spend(spender, 'exports', 10)
  }
  now = new Date('2026-11-20T23:59:59+08:00')
  await expect(budgets.spend(spender, 'exports')).rejects.toMatchObject({ extra: { retryAfter: 1 } })
})

test('every call that takes a file spends the budget of uploads', () => {
  const files = allCalls.filter(({ consumes }) => consumes === 'multipart')
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(({ spends }) => spends !== 'uploads').map(({ name }) => name)).toEqual([])
})
