import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import { forgoGrant, releaseGrant } from '@lqr/contract/applications/grant-calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'

const END = { endReason: '企业资金已由其他渠道解决' }

let t: TestApp
let world: ApplicationWorld
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const told = async (id: string, kind: string) =>
  (
    await t.services.pool.query<{ account_id: string; body: string }>(
      `select account_id, body from message where link = $1 and kind = $2 order by account_id`,
      [`/applications/${id}`, `products.${kind}`],
    )
  ).rows

const granted = async (id: string) =>
  (
    await t.services.pool.query(
      `select (select count(*)::int from application_events(a) e where e.measure = 'credited') events,
         (select count(*)::int from application_figures(a) f where f.measure = 'credited') figures,
         (select s.key from application_standings(a) s where s.measure = 'standing') key
       from product_application a where id = $1`,
      [id],
    )
  ).rows[0]

test('an enterprise forgoes a grant with a reason that the institution reads; the consent ends, and nobody has anything to do', async () => {
  const { id } = await world.application('CREDITED')
  const shown = await t.call(getApplication, { params: { id } }, world.owner)
  expect(shown.data.can).toMatchObject({ forgo: true, withdraw: false })
  expect((await t.call(forgoGrant, { params: { id }, body: { endReason: '短' } }, world.owner)).status).toBe(
    422,
  )
  const { data } = await t.call(forgoGrant, { params: { id }, body: END }, world.owner)
  expect(data).toMatchObject({ status: 'UNUSED', ...END, isAuthorised: false, can: { forgo: false } })
  expect(data.timeline.at(-1)).toMatchObject({ action: 'forgo', note: END.endReason })
  expect((await told(id, 'forgo'))[0]?.body).toContain(END.endReason)
  const tasks = await t.call(listTasks, { body: { kind: 'application' } }, world.manager)
  expect(tasks.data.list.some(({ caseId }) => caseId === id)).toBe(false)
})

test('a manager ends a grant until the money is paid out, and the enterprise reads why', async () => {
  const { id } = await world.application('SIGNED')
  expect((await t.call(forgoGrant, { params: { id }, body: END }, world.owner)).status).toBe(409)
  expect((await t.call(releaseGrant, { params: { id }, body: END }, world.officer)).status).toBe(403)
  const { data } = await t.call(releaseGrant, { params: { id }, body: END }, world.manager)
  expect(data).toMatchObject({ status: 'UNUSED', ...END, can: { disburse: false, release: false } })
  expect((await told(id, 'release'))[0]?.body).toContain(END.endReason)
  const drawn = await world.application('DISBURSED')
  const late = await t.call(releaseGrant, { params: { id: drawn.id }, body: END }, world.manager)
  expect(late.status).toBe(409)
})

test('what was not used stays a grant in every figure, and in the ledger one that was not drawn', async () => {
  const { id } = await world.application('CREDITED')
  const before = await granted(id)
  expect(before).toMatchObject({ events: 1, figures: 1, key: expect.stringMatching(/\/signing$/) })
  await t.call(releaseGrant, { params: { id }, body: END }, world.manager)
  expect(await granted(id)).toEqual({ ...before, key: expect.stringMatching(/\/unused$/) })
  const { rows } = await t.services.pool.query(`select drawn_on from promise where id = $1`, [id])
  expect(rows).toEqual([{ drawn_on: null }])
})
