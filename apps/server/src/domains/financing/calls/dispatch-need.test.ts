import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNeedCase, withdrawNeed } from '@lqr/contract/financing/need-calls.ts'
import {
  dispatchNeed,
  getResponse,
  listNeedResponses,
  proposeDispatch,
} from '@lqr/contract/financing/response-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type Bank, makeResponseWorld, type ResponseWorld } from '../response-world.fixtures.ts'

let t: TestApp
let world: ResponseWorld
let yellow: Bank
let white: Bank
let leasing: Bank
let fixed: Date | undefined
beforeAll(async () => {
  t = await makeTestApp({ now: () => fixed ?? new Date() })
  world = await makeResponseWorld(t)
  yellow = await world.bank('黄河示例银行')
  white = await world.bank('白银示例银行')
  leasing = await world.bank('示例租赁公司', { orgCategory: 'leasing' })
})
afterAll(() => t.close())

const fresh = (slots = 3) => world.need('PUBLISHED', { publishedAt: t.services.now(), asked: { slots } })
const propose = (id: string, who: { token: string }) =>
  t.call(proposeDispatch, { params: { id } }, { token: who.token })
const dispatch = (id: string, orgIds: string[], who: { token: string } = world.lanzhou) =>
  t.call(dispatchNeed, { params: { id }, body: { orgIds, note: '请优先支持' } }, { token: who.token })

test('the proposal ranks those that may take the need with every reason, and sends nothing', async () => {
  const id = await fresh()
  const { data } = await propose(id, world.lanzhou)
  const ids = data.candidates.map(({ orgId }) => orgId)
  expect(ids).toEqual(expect.arrayContaining([yellow.id, white.id]))
  expect(ids).not.toContain(leasing.id)
  const first = data.candidates.find(({ orgId }) => orgId === yellow.id)
  expect(first).toMatchObject({ suits: true, productName: yellow.productName })
  expect(first?.reasons.map(({ criterion }) => criterion)).toEqual([
    'area',
    'kind',
    'product',
    'industry',
    'load',
  ])
  const { rowCount } = await t.services.pool.query(`select 1 from need_response where need_id = $1`, [id])
  expect(rowCount).toBe(0)
})

test.each([
  ['lost to another one is proposed again and may be sent it', 'LOST', true],
  ['was turned down is neither', 'TURNED_DOWN', false],
  ['stepped back is neither', 'DECLINED', false],
] as const)('of a need that looks for others, who %s', async (_, state, isProposed) => {
  const { needId } = await world.response(white, state)
  const { data } = await propose(needId, world.lanzhou)
  expect(data.candidates.map(({ orgId }) => orgId).includes(white.id)).toBe(isProposed)
  const sent = await dispatch(needId, [white.id])
  if (isProposed) {
    expect(sent.data.responses.map(({ orgId, status }) => [orgId, status])).toContainEqual([
      white.id,
      'DISPATCHED',
    ])
    return
  }
  expect(sent.error).toMatchObject({
    key: 'financing.orgCameBefore',
    fields: { orgIds: expect.stringContaining(white.name) },
  })
})

test('the government of the area and the operator send it to named institutions, which have data and consent at once', async () => {
  const id = await fresh()
  const { data } = await dispatch(id, [yellow.id, white.id])
  expect(data.responses.map(({ orgId, status, cameBy }) => [orgId, status, cameBy])).toEqual([
    [yellow.id, 'DISPATCHED', 'dispatch'],
    [white.id, 'DISPATCHED', 'dispatch'],
  ])
  expect(data).toMatchObject({ slotsFree: 1, isOpen: true, can: { dispatch: true } })
  const seen = await t.call(
    getResponse,
    { params: { id: data.responses[0]?.id ?? '' } },
    { token: yellow.officer.token },
  )
  expect(seen.data).toMatchObject({
    isAuthorised: true,
    corporateName: world.company.corporateName,
    can: { contact: true },
  })
  expect(seen.data.timeline[0]).toMatchObject({
    action: 'dispatch',
    actorSide: 'authority',
    note: '请优先支持',
  })
  const { rows } = await t.services.pool.query(
    `select account_id from message where kind = 'financing.response-dispatch' order by id desc limit 2`,
  )
  expect(new Set(rows.map(({ account_id: account }) => account))).toEqual(
    new Set([yellow.officer.id, white.officer.id]),
  )
  expect((await dispatch(await fresh(), [yellow.id], world.operator)).status).toBe(200)
})

test('it is sent to all of them or to none, and the refusal names who cannot have it', async () => {
  const id = await fresh(1)
  const refused = await dispatch(id, [yellow.id, leasing.id])
  expect(refused.error).toMatchObject({
    key: 'financing.orgNotSuited',
    fields: { orgIds: expect.stringContaining(leasing.name) },
  })
  expect((await dispatch(id, [yellow.id, white.id])).error).toMatchObject({
    key: 'financing.noSlot',
    fields: { orgIds: expect.stringContaining(white.name) },
  })
  const { data } = await t.call(listNeedResponses, { params: { id } }, { token: world.owner.token })
  expect(data).toMatchObject({ responses: [], slotsFree: 1 })
  await dispatch(id, [yellow.id])
  expect((await dispatch(id, [yellow.id])).error?.key).toBe('financing.noSlot')
})

test('a need whose last day has passed in China is sent to nobody, though it lasts elsewhere', async () => {
  const today = shanghaiDay(new Date())
  const yesterday = shanghaiDay(new Date(Date.now() - 86_400_000))
  const id = await world.need('PUBLISHED', { asked: { valid_to: yesterday } })
  fixed = new Date(`${today}T01:00:00+08:00`)
  const { data } = await t.call(listNeedResponses, { params: { id } }, { token: world.lanzhou.token })
  expect(data).toMatchObject({ slotsFree: 0, isOpen: false, can: { dispatch: false } })
  const shown = await t.call(getNeedCase, { params: { id } }, { token: world.lanzhou.token })
  expect(shown.data.slotsFree).toBe(0)
  expect((await dispatch(id, [yellow.id])).error?.key).toBe('financing.notPublished')
  fixed = undefined
})

test('of a need that was taken back before anybody reached the enterprise, who answered stays with the enterprise', async () => {
  const id = await fresh()
  await dispatch(id, [yellow.id])
  const responses = (who: { token: string }) =>
    t.call(listNeedResponses, { params: { id } }, { token: who.token })
  await t.call(withdrawNeed, { params: { id }, body: {} }, { token: world.owner.token })
  for (const who of [world.lanzhou, world.operator]) {
    expect((await responses(who)).error?.key).toBe('financing.needNotFound')
    expect((await propose(id, who)).error?.key).toBe('financing.needNotFound')
    expect((await dispatch(id, [white.id], who)).error?.key).toBe('financing.needNotFound')
  }
  expect((await responses(world.owner)).data.responses.map(({ status }) => status)).toEqual(['LOST'])
})

test('another region, institutions and enterprises send nothing, and see no proposal', async () => {
  const id = await fresh()
  expect((await dispatch(id, [yellow.id], world.tianshui)).error?.key).toBe('financing.needNotFound')
  expect((await propose(id, world.tianshui)).error?.key).toBe('financing.needNotFound')
  for (const who of [yellow.officer, world.owner]) {
    expect((await dispatch(id, [yellow.id], who)).status).toBe(403)
    expect((await propose(id, who)).status).toBe(403)
  }
  expect((await t.call(proposeDispatch, { params: { id } })).status).toBe(401)
  const empty = { params: { id }, body: { orgIds: [] } }
  expect((await t.send(dispatchNeed, empty, { token: world.lanzhou.token })).error?.fields).toHaveProperty(
    'orgIds',
  )
  expect((await dispatch(await world.need('OFFLINE'), [yellow.id])).error?.key).toBe('financing.notPublished')
})
