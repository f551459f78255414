import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptApplication } from '@lqr/contract/applications/calls.ts'
import { createWebhook } from '@lqr/contract/open/webhook-calls.ts'
import { mergeOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeMaintainers } from '../../organisations/maintenance-world.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeReceiver } from './receiver.fixtures.ts'
import { recordPing } from './record-event.ts'
import { sendDueWebhooks } from './send-webhooks.ts'

let t: TestApp
let world: ApplicationWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

test('with a merger the systems of both institutions hear of each case that goes on, and of none that is over', async () => {
  const { bank, otherBank } = world
  const waiting = await world.application('SUBMITTED')
  await world.application('REJECTED')
  for (const { token } of [world.manager, world.otherManager]) {
    const body = { name: '核心系统', url: 'https://bank.example/hook' }
    expect((await t.call(createWebhook, { body }, { token })).status).toBe(200)
  }
  const { operator } = await makeMaintainers(t, otherBank.id)
  const body = { intoId: otherBank.id, products: 'keep', confirmName: bank.name, version: 1 }
  const merged = await t.send(mergeOrganisation, { params: { id: bank.id }, body }, { token: operator })
  expect(merged.status).toBe(200)
  const { rows } = await t.services.pool.query(
    `select w.org_id::text "orgId", e.body::jsonb -> 'data' ->> 'move' move, a.id::text "caseId"
     from webhook_delivery d join webhook_event e on e.id = d.event_id join webhook w on w.id = d.webhook_id
     left join product_application a on a.apply_no = e.body::jsonb -> 'data' ->> 'number' order by w.org_id`,
  )
  expect(rows).toEqual(
    [bank, otherBank].map(({ id: orgId }) => ({ orgId, move: 'succeed', caseId: waiting.id })),
  )
})

test('the systems of the house above the one that ended hear of its cases with the merger, and later no more', async () => {
  const { db, pool } = t.services
  const house = await makeOrganisation(db, { name: '上级示例银行' })
  const branch = await makeOrganisation(db, { name: '下级示例银行', parentId: house.id })
  const heir = await makeOrganisation(db, { name: '另一示例银行' })
  const officer = await world.staff(heir.id, ['financeOfficer'])
  const { token } = await world.staff(house.id, ['financeManager'])
  const hook = { name: '核心系统', url: 'https://house.example/hook' }
  expect((await t.call(createWebhook, { body: hook }, { token })).status).toBe(200)
  const { id: productId } = await makeProduct(db, branch)
  const { id } = await world.application('SUBMITTED', { productId })
  const { operator } = await makeMaintainers(t, heir.id)
  const body = { intoId: heir.id, products: 'keep', confirmName: branch.name, version: 1 }
  const merged = await t.send(mergeOrganisation, { params: { id: branch.id }, body }, { token: operator })
  expect(merged.status).toBe(200)
  const accepted = await t.call(acceptApplication, { params: { id }, body: {} }, { token: officer.token })
  expect(accepted.status).toBe(200)
  const { rows } = await pool.query(
    `select e.type from webhook_delivery d join webhook_event e on e.id = d.event_id
       join webhook w on w.id = d.webhook_id where w.org_id = $1`,
    [house.id],
  )
  expect(rows).toEqual([{ type: 'application.succeed' }])
})

test('of a webhook that goes off after a merger those who go on are not told, since they cannot switch it on', async () => {
  const { db, pool, now } = t.services
  await pool.query('delete from webhook_delivery')
  const [left, heir] = [
    await makeOrganisation(db, { name: '并入示例银行' }),
    await makeOrganisation(db, { name: '承接示例银行' }),
  ]
  const { token } = await world.staff(left.id, ['financeManager'])
  const { id: successor } = await world.staff(heir.id, ['financeManager'])
  const receiver = await makeReceiver()
  receiver.answer(410)
  const made = await t.call(createWebhook, { body: { name: '核心系统', url: receiver.address() } }, { token })
  const { id } = made.data.webhook
  const { operator } = await makeMaintainers(t, heir.id)
  const body = { intoId: heir.id, products: 'keep', confirmName: left.name, version: 1 }
  const merged = await t.send(mergeOrganisation, { params: { id: left.id }, body }, { token: operator })
  expect(merged.status).toBe(200)
  await recordPing(db, id, now())
  await sendDueWebhooks(t.services)
  await receiver.close()
  const webhook = await pool.query('select is_on, off_reason from webhook where id = $1', [id])
  expect(webhook.rows).toEqual([{ is_on: false, off_reason: 'gone' }])
  const told = await pool.query<{ kind: string }>('select kind from message where account_id = $1', [
    successor,
  ])
  expect(told.rows.map(({ kind }) => kind)).not.toContain('open.webhookOff')
})
