import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWebhook } from '@lqr/contract/open/webhook-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeReceiver } from './receiver.fixtures.ts'
import { sendDueWebhooks } from './send-webhooks.ts'
import { recordPing } from './record-event.ts'

const MESSAGES = 40
let t: TestApp
let now = new Date()
beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
})
afterAll(() => t.close())

test('what a process that is killed had under way is sent by the next one: nothing is lost, and a repeat has its number', async () => {
  const { db, config } = t.services
  const { id: orgId } = await makeOrganisation(db)
  const manager = await makeAccount(db, t.services, { sourceType: '3', orgId, roles: ['financeManager'] })
  const token = await t.signIn(manager.id)
  const begun = Promise.withResolvers<void>()
  const hanging = await makeReceiver(({ path }) => path === '/hook' && begun.resolve())
  const { data } = await t.call(
    createWebhook,
    { body: { name: '核心系统', url: hanging.address() } },
    { token },
  )
  for (let made = 0; made < MESSAGES; made += 1) await recordPing(db, data.webhook.id, now)
  hanging.answer('hang')
  const doomed = fork(fileURLToPath(new URL('sender-process.fixtures.ts', import.meta.url)), {
    env: {
      ...process.env,
      DATABASE_URL: t.databaseUrl,
      DATA_DIR: config.dataDir,
      DEMO: '1',
      FIELD_KEY: config.fieldKey,
    },
  })
  await begun.promise
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  // What the dead process had on the line goes with the connections of this one, and is not counted as sent again.
  await hanging.close()
  const receiver = await makeReceiver(undefined, Number(new URL(hanging.address()).port))
  await sendDueWebhooks(t.services)
  // After every claim of the process that is dead.
  now = new Date(Date.now() + 60_000)
  await sendDueWebhooks(t.services)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(MESSAGES)
  expect(new Set(ids).size).toBe(MESSAGES)
  const { rows } = await t.services.pool.query(
    'select state, count(*)::int many from webhook_delivery group by 1',
  )
  expect(rows).toEqual([{ state: 'delivered', many: MESSAGES }])
  await receiver.close()
})
