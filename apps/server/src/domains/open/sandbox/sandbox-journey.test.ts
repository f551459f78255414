import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScopes } from '@lqr/contract/kernel/open-scopes.ts'
import {
  createSandboxKey,
  createSandboxWebhook,
  getSandbox,
  listSandboxDeliveries,
  resetSandbox,
  SANDBOX_CASES,
  startSandbox,
} from '@lqr/contract/open/sandbox-calls.ts'
import { listWebhooks } from '@lqr/contract/open/webhook-calls.ts'
import type { Entry } from '../../../../../../examples/bank/book.ts'
import { makeClient } from '../../../../../../examples/bank/client.ts'
import { runCases } from '../../../../../../examples/bank/conformance/run-cases.ts'
import { writeFile } from '../../../../../../examples/bank/event-file.ts'
import { advanceCase, takeTasks } from '../../../../../../examples/bank/journey.ts'
import { type CaseEvent, makeReceiver } from '../../../../../../examples/bank/receiver.ts'
import { reconcile } from '../../../../../../examples/bank/reconcile.ts'
import { freePort } from '../../../data/embedded-postgres/free-port.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { keyEnd } from '../open-system.fixtures.ts'
import { makeSandboxApp, type SandboxApp } from './sandbox.fixtures.ts'

let t: SandboxApp
let world: ApplicationWorld
let baseUrl: string

beforeAll(async () => {
  t = await makeSandboxApp()
  world = await makeApplicationWorld(t)
  baseUrl = await t.app.listen({ port: 0, host: '127.0.0.1' })
  await t.call(startSandbox, { body: {} }, { token: world.manager.token })
})
afterAll(() => t.close())

async function client() {
  const body = {
    name: '联调核心系统',
    scopes: openScopes.map(({ code }) => code),
    expiresOn: keyEnd(new Date()),
  }
  const { data } = await t.call(createSandboxKey, { body }, { token: world.manager.token })
  return makeClient({ baseUrl, clientId: data.key.clientId, clientSecret: data.clientSecret })
}

test('the example bank takes all cases of the sandbox to the drawdown, is told of it, and reconciles its day', async () => {
  const { token } = world.manager
  const events: CaseEvent[] = []
  const port = await freePort(undefined)
  const hook = await t.call(
    createSandboxWebhook,
    { body: { name: '示例银行', url: `http://127.0.0.1:${port}/` } },
    { token },
  )
  const { secret } = hook.data
  const server = makeReceiver(secret, (event) => void events.push(event))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  expect((await t.call(listWebhooks, {}, { token })).data.list).toEqual([])

  const ask = await client()
  const book: Entry[] = []
  const tasks = await takeTasks(ask)
  expect(tasks).toHaveLength(SANDBOX_CASES)
  for (const { number } of tasks) expect(await advanceCase(ask, number, book)).toBe('DISBURSED')
  const drawn = () => events.filter(({ data }) => data.status === 'DISBURSED').length
  await expect.poll(drawn).toBe(SANDBOX_CASES)
  const log = await t.call(
    listSandboxDeliveries,
    { params: { id: hook.data.webhook.id }, body: {} },
    { token },
  )
  expect(log.data.total).toBeGreaterThan(SANDBOX_CASES)
  expect(await reconcile(ask, book)).toEqual([])
  expect((await runCases(`http://127.0.0.1:${port}/`, secret)).filter(({ fault }) => fault)).toEqual([])
  const { rows } = await t.services.pool.query(
    'select id from webhook_event union all select id from webhook',
  )
  expect(rows).toEqual([])
  server.close()
})

test('after a reset five fresh cases wait, and nothing is left of those before', async () => {
  const { token } = world.manager
  const before = (await t.call(getSandbox, {}, { token })).data.cases.map(({ applyNo }) => applyNo)
  const { data } = await t.call(resetSandbox, { body: {} }, { token })
  const fresh = data.cases.map(({ applyNo }) => applyNo)
  expect(fresh).toHaveLength(SANDBOX_CASES)
  expect(fresh.some((number) => before.includes(number))).toBe(false)
  const ask = await client()
  expect((await takeTasks(ask)).map(({ number }) => number).toSorted()).toEqual(fresh.toSorted())
  const answers = await writeFile(
    ask,
    fresh.map((applyNo) => ({ applyNo, move: 'accept' })),
  )
  expect(answers.map(({ outcome }) => outcome)).toEqual(fresh.map(() => 'done'))
})
