import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNeedCase, listAreaNeeds, rejectNeed, unmatchNeed } from '@lqr/contract/financing/need-calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { expireNeeds } from '../expire-needs.ts'
import { makeNeedWorld, type NeedWorld } from '../need-world.fixtures.ts'

let t: TestApp
let world: NeedWorld
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeNeedWorld(t)
})
afterAll(() => t.close())

const as = (who: { token: string }) => ({ token: who.token })
const REASON = { rejectReason: '同一笔资金需求已经发布过。' }

test('the government sees the needs of its area, the operator those of the province, nobody any draft', async () => {
  const lanzhou = await world.need('PUBLISHED')
  const tianshui = await world.need('PUBLISHED', { asked: { area_code: '620502' } })
  const draft = await world.need('DRAFT')
  const seen = async (who: { token: string }) =>
    (await t.call(listAreaNeeds, { body: { pageSize: 100 } }, as(who))).data.list.map(({ id }) => id)
  expect(await seen(world.lanzhou)).toEqual([lanzhou])
  expect(await seen(world.tianshui)).toEqual([tianshui])
  expect((await seen(world.operator)).toSorted()).toEqual([lanzhou, tianshui].toSorted())
  expect(await seen(world.operator)).not.toContain(draft)
  const detail = await t.call(getNeedCase, { params: { id: lanzhou } }, as(world.lanzhou))
  expect(detail.data).toMatchObject({ view: 'authority', contactPhone: '139****1234' })
  expect(detail.data.companyName).toBe(world.company.corporateName)
  const tasks = await t.call(listTasks, { body: {} }, as(world.tianshui))
  expect(tasks.data.list.map(({ caseId }) => caseId)).toEqual([tianshui])
})

test('an institution, an enterprise and who is signed out have no such list', async () => {
  for (const who of [world.owner, world.officer])
    expect((await t.call(listAreaNeeds, { body: {} }, as(who))).status).toBe(403)
  expect((await t.call(listAreaNeeds, { body: {} })).status).toBe(401)
})

test('a need is overdue once nobody has reached the enterprise in time', async () => {
  const id = await world.need('PUBLISHED', { publishedAt: t.services.now() })
  const { data } = await t.call(listAreaNeeds, { body: { overdueOnly: true } }, as(world.lanzhou))
  expect(data.list.every(({ isOverdue }) => isOverdue)).toBe(true)
  expect(data.list.map((row) => row.id)).not.toContain(id)
})

test('an authority ends what cannot be matched, or does not belong here, with a reason and what would help', async () => {
  const unmatched = await world.need('PUBLISHED')
  const body = { rejectCode: 'REPAYMENT_WEAK', rejectReason: '三家机构测算后均认为还款来源不足。' } as const
  const ended = await t.call(unmatchNeed, { params: { id: unmatched }, body }, as(world.lanzhou))
  expect(ended.data).toMatchObject({
    status: 'UNMATCHED',
    ...body,
    nextSteps: expect.stringContaining('降低'),
  })
  const repeated = await world.need('OFFLINE')
  const rejected = await t.call(
    rejectNeed,
    { params: { id: repeated }, body: { rejectCode: 'REPEATED', ...REASON } },
    as(world.operator),
  )
  expect(rejected.data).toMatchObject({ status: 'REJECTED', rejectCode: 'REPEATED' })
  const own = await t.call(getNeedCase, { params: { id: repeated } }, as(world.owner))
  expect(own.data).toMatchObject({ status: 'REJECTED', nextSteps: expect.stringContaining('原有需求') })
})

test('of another area, by another account, or once an institution holds it, nothing is ended', async () => {
  const id = await world.need('PUBLISHED')
  const body = { rejectCode: 'REPEATED', ...REASON } as const
  const tried = (who: { token: string }) => t.call(rejectNeed, { params: { id }, body }, as(who))
  expect((await tried(world.tianshui)).status).toBe(404)
  for (const who of [world.owner, world.officer]) expect((await tried(who)).status).toBe(403)
  await t.services.db.updateTable('financing_need').set({ holders: 1 }).where('id', '=', id).execute()
  expect((await tried(world.lanzhou)).error?.key).toBe('financing.hasHolders')
  const bare = { params: { id }, body: { rejectCode: 'REPEATED' } }
  expect((await t.send(rejectNeed, bare, as(world.lanzhou))).status).toBe(422)
})

test('the job ends the needs whose days are over, unless an institution holds them', async () => {
  const over = { asked: { valid_to: '2026-01-31' } }
  const [listed, offline, held, open] = [
    await world.need('PUBLISHED', over),
    await world.need('OFFLINE', over),
    await world.need('PUBLISHED', over),
    await world.need('PUBLISHED'),
  ]
  await t.services.db.updateTable('financing_need').set({ holders: 1 }).where('id', '=', held).execute()
  expect(await expireNeeds(t.services, 1)).toBe(2)
  expect(await expireNeeds(t.services)).toBe(0)
  const status = async (id: string) =>
    (await t.call(getNeedCase, { params: { id } }, as(world.owner))).data.status
  expect([await status(listed), await status(offline), await status(held), await status(open)]).toEqual([
    'EXPIRED',
    'EXPIRED',
    'PUBLISHED',
    'PUBLISHED',
  ])
})
