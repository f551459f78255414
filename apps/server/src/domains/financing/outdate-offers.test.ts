import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  chooseResponse,
  getResponse,
  listNeedResponses,
  offerForNeed,
} from '@lqr/contract/financing/response-calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { outdateOffers } from './outdate-offers.ts'
import { type Bank, makeResponseWorld, type ResponseWorld } from './response-world.fixtures.ts'

let t: TestApp
let world: ResponseWorld
let first: Bank
let second: Bank
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeResponseWorld(t)
  first = await world.bank('第一示例银行')
  second = await world.bank('第二示例银行')
})
afterAll(() => t.close())

const DAY_MS = 86_400_000
const owner = () => ({ token: world.owner.token })
const as = (bank: Bank) => ({ token: bank.officer.token })
const dayIn = (days: number) => shanghaiDay(new Date(t.services.now().getTime() + days * DAY_MS))
const endOffer = (id: string, day: string) =>
  t.services.pool.query(`update need_response set offer_valid_to = $2 where id = $1`, [id, day])
const beside = async (id: string) =>
  (await t.call(listNeedResponses, { params: { id } }, owner())).data.responses
const choose = (id: string) => t.call(chooseResponse, { params: { id }, body: { consent: true } }, owner())

async function taskOf(bank: Bank, caseId: string) {
  const body = { waitsForUs: true, kind: 'response' } as const
  const { data } = await t.call(listTasks, { body }, as(bank))
  return data.list.find((task) => task.caseId === caseId)
}

test('an indication whose last day is over is its institution’s to renew in time, and both are told once', async () => {
  const { db, now, pool } = t.services
  const { id: lapsed, needId } = await world.response(first, 'OFFERED')
  const { id: today } = await world.response(second, 'OFFERED', { needId })
  await endOffer(lapsed, dayIn(-1))
  await endOffer(today, dayIn(0))
  // Also in the minutes before it is given back.
  expect(await beside(needId)).toMatchObject([
    { status: 'OFFERED', offer: { isLapsed: true }, can: { choose: false } },
    { status: 'OFFERED', offer: { isLapsed: false }, can: { choose: true } },
  ])
  expect((await choose(lapsed)).error?.key).toBe('financing.offerExpired')
  const runs = await Promise.all([outdateOffers({ db, now }, 1), outdateOffers({ db, now })])
  expect(runs[0] + runs[1]).toBe(1)
  expect(await beside(needId)).toMatchObject([
    { status: 'CONTACTED', offer: { isLapsed: true }, isOverdue: false, can: { choose: false } },
    { status: 'OFFERED', can: { choose: true } },
  ])
  expect(await taskOf(first, lapsed)).toMatchObject({ status: 'CONTACTED', dueAt: expect.any(String) })
  const { rows } = await pool.query(
    `select account_id, kind, link from message where kind like 'financing.response-outdate%' order by kind`,
  )
  expect(rows).toEqual([
    {
      account_id: first.officer.id,
      kind: 'financing.response-outdate',
      link: `/workbench/responses/${lapsed}`,
    },
    { account_id: world.owner.id, kind: 'financing.response-outdated', link: `/personal/needs/${needId}` },
  ])
})

test('an indication that is renewed after its last day can be chosen again', async () => {
  const { id, needId } = await world.response(first, 'OFFERED')
  await endOffer(id, dayIn(-1))
  await outdateOffers(t.services)
  const body = {
    proId: first.productId,
    amountYuan: 1_500_000,
    ratePercent: 4,
    termMonths: 12,
    guaranteeMode: 'mortgage',
    validTo: dayIn(10),
  } as const
  const { data } = await t.call(offerForNeed, { params: { id }, body }, as(first))
  expect(data).toMatchObject({ status: 'OFFERED', offer: { isLapsed: false } })
  expect(data.timeline.map(({ action }) => action).slice(-2)).toEqual(['outdate', 'offer'])
  expect(await beside(needId)).toMatchObject([{ can: { choose: true } }])
})

test('what was chosen in time goes on after its last day', async () => {
  const { id, needId } = await world.response(first, 'OFFERED')
  const { data } = await choose(id)
  expect(data.responses).toMatchObject([{ chosenAt: expect.any(String) }])
  await endOffer(id, dayIn(-1))
  expect(await outdateOffers(t.services)).toBe(0)
  expect(await beside(needId)).toMatchObject([{ status: 'OFFERED', offer: { isLapsed: false } }])
  const shown = await t.call(getResponse, { params: { id } }, as(first))
  expect(shown.data.offer?.isLapsed).toBe(false)
})
