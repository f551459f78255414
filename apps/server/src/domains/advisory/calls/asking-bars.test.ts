import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  appealAskingBar,
  barAsker,
  decideAskingBar,
  getAskingRight,
  listAskingBars,
} from '@lqr/contract/advisory/bar-calls.ts'
import { addAdvisoryReqInfo } from '@lqr/contract/advisory/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeQuestionWorld, QUESTION, type QuestionWorld } from '../question-world.fixtures.ts'

let t: TestApp
let world: QuestionWorld
let second = { token: '' }
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeQuestionWorld(t)
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  second = { token: await t.signIn(id) }
})
afterAll(() => t.close())

const REASON = '反复提交广告内容'

/** An account that was barred over its question. */
async function barred() {
  const asker = await world.makeAsker()
  const { id, questionNo } = await world.ask({}, asker)
  const answer = await t.call(barAsker, { params: { id }, body: { reason: REASON } }, world.operator)
  expect(answer.data).toEqual({ done: true })
  const { data } = await t.call(listAskingBars, { body: { pageSize: 100 } }, second)
  const bar = data.list.find((row) => row.questionNo === questionNo)
  if (!bar) throw new Error('the bar is not in the list')
  return { asker, bar, questionId: id }
}
const askAgain = (asker: { token: string }) => t.call(addAdvisoryReqInfo, { body: QUESTION }, asker)
const decide = (id: string, lifts: boolean, by: { token: string }) =>
  t.call(decideAskingBar, { params: { id }, body: { lifts, decision: '已核实情况' } }, by)

test('a barred account asks no more, is told why, and appeals once', async () => {
  const { asker } = await barred()
  expect((await askAgain(asker)).error?.key).toBe('advisory.askingBarred')
  const right = await t.call(getAskingRight, {}, asker)
  expect(right.data.bar).toMatchObject({ reason: REASON, appeal: null, mayAppeal: true })
  const { rows } = await t.services.pool.query(
    'select link from message where account_id = $1 and kind = $2',
    [asker.id, 'advisory.bar'],
  )
  expect(rows).toEqual([{ link: '/advisory/advisoryForm' }])
  const appeal = () => t.call(appealAskingBar, { body: { appeal: '内容是真实需求' } }, asker)
  expect((await appeal()).data.bar).toMatchObject({ appeal: '内容是真实需求', mayAppeal: false })
  expect((await appeal()).error?.key).toBe('advisory.appealedAlready')
})

test('an appeal is decided by another operator; upheld the bar stays, lifted the account asks again', async () => {
  const { asker, bar } = await barred()
  await t.call(appealAskingBar, { body: { appeal: '内容是真实需求' } }, asker)
  expect((await decide(bar.id, true, world.operator)).error?.key).toBe('advisory.ownBar')
  await decide(bar.id, false, second)
  expect((await askAgain(asker)).status).toBe(403)
  expect((await t.call(getAskingRight, {}, asker)).data.bar).toMatchObject({ decision: '已核实情况' })
  await decide(bar.id, true, second)
  expect((await askAgain(asker)).status).toBe(200)
  expect((await t.call(getAskingRight, {}, asker)).data.bar).toBeNull()
  expect((await decide(bar.id, true, second)).error?.key).toBe('advisory.barNotFound')
})

test('an appeal waits for its own decision, whatever was decided before it', async () => {
  const { asker, bar } = await barred()
  for (const by of [world.operator, second])
    expect((await decide(bar.id, false, by)).error?.key).toBe('advisory.nothingAppealed')
  // As decisions without an appeal were once kept.
  await t.asOwner(`update asking_bar set decision = '维持', decided_by = barred_by, decided_at = barred_at
    where id = ${bar.id}`)
  await t.call(appealAskingBar, { body: { appeal: '内容是真实需求' } }, asker)
  expect((await t.call(getAskingRight, {}, asker)).data.bar).toMatchObject({ decision: null })
  const { data } = await t.call(listAskingBars, { body: {} }, second)
  expect(data.list.find(({ id }) => id === bar.id)).toMatchObject({ decision: null, mayDecide: true })
  await decide(bar.id, false, second)
  expect((await t.call(getAskingRight, {}, asker)).data.bar).toMatchObject({ decision: '已核实情况' })
  expect((await decide(bar.id, false, second)).error?.key).toBe('advisory.nothingAppealed')
})

test('an account is barred once, also by two at once', async () => {
  const asker = await world.makeAsker()
  const { id } = await world.ask({}, asker)
  const bar = (by: { token: string }) =>
    t.call(barAsker, { params: { id }, body: { reason: REASON } }, by).then(({ status }) => status)
  expect((await Promise.all([bar(world.operator), bar(second)])).toSorted((a, b) => a - b)).toEqual([
    200, 409,
  ])
  expect(
    (await t.call(barAsker, { params: { id: '77777777' }, body: { reason: REASON } }, second)).status,
  ).toBe(404)
})

test('nobody but operators bars, and who is not barred has nothing to appeal against', async () => {
  const asker = await world.makeAsker()
  const { id } = await world.ask({}, asker)
  for (const by of [asker, world.county, world.bank]) {
    expect((await t.call(barAsker, { params: { id }, body: { reason: REASON } }, by)).status).toBe(403)
    expect((await t.call(listAskingBars, { body: {} }, by)).status).toBe(403)
    expect((await decide('1', true, by)).status).toBe(403)
  }
  const answer = await t.call(appealAskingBar, { body: { appeal: '没有理由' } }, asker)
  expect(answer.error?.key).toBe('advisory.barNotFound')
})
