import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptApplication, getApplication, reviewApplication } from '@lqr/contract/applications/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
const NOW = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const submitted = () => world.application('SUBMITTED', { submittedAt: new Date('2026-11-19T09:00:00+08:00') })

test('whoever accepts becomes the officer, and the clock of the decision starts', async () => {
  const { id } = await submitted()
  const answer = await t.call(
    acceptApplication,
    { params: { id }, body: { version: 1, note: '材料齐全' } },
    { token: world.officer.token },
  )
  expect(answer.data).toMatchObject({
    status: 'ACCEPTED',
    officerName: '客户经理（示例）',
    officerPhone: '13900000003',
    acceptDueAt: '2026-11-24T18:00:00+08:00',
    decideDueAt: '2026-12-20T10:00:00+08:00',
    dueAt: '2026-12-20T10:00:00+08:00',
    version: 2,
  })
  expect(answer.data.timeline.at(-1)).toMatchObject({
    action: 'accept',
    fromStatus: 'SUBMITTED',
    toStatus: 'ACCEPTED',
    actorSide: 'institution',
    actorName: '客户经理（示例）',
    note: '材料齐全',
  })
})

test('the enterprise is told, with an address that opens the case', async () => {
  const { id } = await submitted()
  await t.call(acceptApplication, { params: { id }, body: {} }, { token: world.officer.token })
  const { rows } = await t.services.pool.query(
    `select title, body from message where account_id = $1 and link = $2`,
    [world.owner.id, `/applications/${id}`],
  )
  expect(rows).toEqual([{ title: '申请已受理', body: expect.stringContaining('客户经理（示例）') }])
})

test('two officers accepting at once give one officer and one 409', async () => {
  const second = await world.staff(world.bank.id, ['financeOfficer'])
  const { id } = await submitted()
  const answers = await Promise.all(
    [world.officer, second].map(({ token }) =>
      t.call(acceptApplication, { params: { id }, body: { version: 1 } }, { token }),
    ),
  )
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409])
  const { rows } = await t.services.pool.query(
    `select count(*)::int n from case_event where kind = 'application' and case_id = $1 and action = 'accept'`,
    [id],
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('a note too long or an unknown property is refused', async () => {
  const { id } = await submitted()
  for (const body of [{ note: '长'.repeat(501) }, { officerName: '他人' }, { version: -1 }]) {
    expect(
      (await t.send(reviewApplication, { params: { id }, body }, { token: world.officer.token })).status,
    ).toBe(422)
  }
})

test('what the institution thinks at the begin of its review is its own', async () => {
  const { id } = await world.application('ACCEPTED')
  const body = { note: '负债偏高，注意现金流' }
  const { data } = await t.call(reviewApplication, { params: { id }, body }, { token: world.officer.token })
  expect(data.timeline.at(-1)).toMatchObject({ action: 'review', note: body.note })
  const shown = await t.call(getApplication, { params: { id } }, { token: world.owner.token })
  expect(shown.data.timeline.at(-1)).toMatchObject({ action: 'review', note: null })
})
