import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWebhook } from '@lqr/contract/open/webhook-calls.ts'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import { makeClient } from '../../../../../examples/bank/client.ts'
import { certificate, runCases } from '../../../../../examples/bank/conformance/run-cases.ts'
import { takeTasks, advanceCase } from '../../../../../examples/bank/journey.ts'
import { type Entry, today } from '../../../../../examples/bank/book.ts'
import { writeFile } from '../../../../../examples/bank/event-file.ts'
import { reconcile } from '../../../../../examples/bank/reconcile.ts'
import { type CaseEvent, makeReceiver } from '../../../../../examples/bank/receiver.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../applications/application-world.fixtures.ts'
import { reconcileDay } from './reconciliation/index.ts'
import { makeOpenKey } from './open-system.fixtures.ts'
import { makeReceiver as makeCarelessBank } from './webhooks/receiver.fixtures.ts'
import { sendDueWebhooks } from './webhooks/send-webhooks.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
let t: TestApp
let world: ApplicationWorld
let baseUrl: string

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  baseUrl = await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

async function listening(secret: string, events: CaseEvent[]) {
  const server = makeReceiver(secret, (event) => void events.push(event))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}/` }
}

test('the example bank takes a task, brings it to the drawdown, does it once, and is told of each step', async () => {
  const scopes = ['tasks.read', 'cases.work', 'cases.decide'] as const
  const key = await makeOpenKey(t, world.manager, [...scopes])
  const events: CaseEvent[] = []
  const first = await listening(SECRET, [])
  first.server.close()
  const { data } = await t.call(
    createWebhook,
    { body: { name: '示例银行', url: first.url } },
    { token: world.manager.token },
  )
  const server = makeReceiver(data.secret, (event) => void events.push(event))
  await new Promise<void>((resolve) => server.listen(Number(new URL(first.url).port), '127.0.0.1', resolve))
  const { id } = await world.application('SUBMITTED')
  const ask = makeClient({ baseUrl, ...key })
  const tasks = await takeTasks(ask)
  expect(tasks).toHaveLength(1)
  const [{ number } = { number: '' }] = tasks
  expect(await advanceCase(ask, number)).toBe('DISBURSED')
  expect(await advanceCase(ask, number)).toBe('DISBURSED')
  const shown = await t.call(getApplication, { params: { id } }, { token: world.manager.token })
  expect(shown.data).toMatchObject({ status: 'DISBURSED', loanAmountYuan: shown.data.amountYuan })
  await sendDueWebhooks(t.services)
  expect(events.at(-1)).toMatchObject({ data: { number, status: 'DISBURSED' } })
  server.close()
})

test('the example bank writes a day back as one file, and what it had written by number is a repeat', async () => {
  const key = await makeOpenKey(t, world.manager, ['tasks.read', 'cases.work', 'cases.decide'])
  const ask = makeClient({ baseUrl, ...key })
  await world.application('SUBMITTED')
  const [{ number: applyNo } = { number: '' }] = await takeTasks(ask)
  const credit = { creditAmountYuan: 200_000, creditRate: 3.85, creditTermMonths: 12 }
  const loan = { loanAmountYuan: 100_000, loanDate: today() }
  const day = [
    { applyNo, move: 'accept' },
    { applyNo, move: 'review' },
    { applyNo, move: 'credit', fields: credit },
    { applyNo, move: 'sign' },
    { applyNo, move: 'disburse', fields: loan },
  ]
  await ask('POST', `/open/v1/applications/${applyNo}/accept`, { eventId: `BANK-${applyNo}-accept` })
  const answers = await writeFile(ask, day)
  expect(answers.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
    'repeated',
    'done',
    'done',
    'done',
    'done',
  ])
  expect(await advanceCase(ask, applyNo)).toBe('DISBURSED')
})

/** Does what the jobs would while the bank waits. */
async function runComparisons(): Promise<void> {
  const { rows } = await t.services.pool.query<{ dayId: string; run: number }>(
    `select id "dayId", run from reconciliation_day where phase is not null`,
  )
  for (const run of rows) await reconcileDay(t.services, run)
}

test('the example bank reconciles its day: both files say the same, and what it forgot to book is named', async () => {
  const key = await makeOpenKey(t, world.otherManager, [
    'tasks.read',
    'cases.work',
    'cases.decide',
    'reconcile',
  ])
  const ask = makeClient({ baseUrl, ...key })
  await world.application('SUBMITTED', { productId: world.otherProduct.id })
  const book: Entry[] = []
  for (const { number } of await takeTasks(ask)) await advanceCase(ask, number, book)
  expect(await reconcile(ask, book, runComparisons)).toEqual([])
  const forgotten = await reconcile(ask, book.slice(1), runComparisons)
  expect(forgotten).toMatchObject([{ kind: 'accepted', type: 'missingThere', applyNo: book[0]?.applyNo }])
  expect(await reconcile(ask, book, runComparisons)).toEqual([])
})

test('the example bank conforms in more than twenty cases and gets a dated certificate', async () => {
  const { server, url } = await listening(SECRET, [])
  const outcomes = await runCases(url, SECRET)
  expect(outcomes.filter(({ fault }) => fault !== undefined)).toEqual([])
  expect(outcomes.length).toBeGreaterThanOrEqual(20)
  const paper = certificate(url, outcomes, new Date('2026-11-20T02:00:00Z'))
  expect(paper).toContain('接口一致性证书')
  expect(paper).toContain('2026-11-20T02:00:00.000Z')
  server.close()
})

test('a receiver that checks no signature, and one that takes nothing, get none', async () => {
  const careless = await makeCarelessBank()
  for (const status of [204, 500] as const) {
    careless.answer(status)
    const outcomes = await runCases(careless.address(), SECRET)
    expect(outcomes.filter(({ fault }) => fault !== undefined).length).toBeGreaterThan(10)
    expect(certificate(careless.address(), outcomes, new Date())).not.toContain('接口一致性证书')
  }
  await careless.close()
})
