import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNeedCase, withdrawNeed } from '@lqr/contract/financing/need-calls.ts'
import {
  correctNeedInvestment,
  investInNeed,
  proposeForNeed,
  stepOutOfNeed,
} from '@lqr/contract/financing/equity-calls.ts'
import {
  chooseResponse,
  contactNeed,
  getResponse,
  grabNeed,
  joinNeedQueue,
  listNeedResponses,
  listPoolNeeds,
  offerForNeed,
  proposeDispatch,
} from '@lqr/contract/financing/response-calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../applications/application-world.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeResponseWorld, type ResponseWorld } from './response-world.fixtures.ts'

let t: TestApp
let world: ResponseWorld
let fund: SignedIn
let otherFund: SignedIn
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeResponseWorld(t)
  fund = await staffOf('陇原示例基金')
  otherFund = await staffOf('祁连示例基金')
})
afterAll(() => t.close())

async function staffOf(name: string): Promise<SignedIn> {
  const { db } = t.services
  const { id: orgId } = await makeOrganisation(db, { name, orgType: 'equity', orgCategory: 'fund' })
  const { id } = await makeAccount(db, t.services, { sourceType: '5', orgId })
  return { id, token: await t.signIn(id) }
}

const by = ({ token }: { token: string }) => ({ token })
const PROPOSAL = { amountYuan: 3_000_000, sharePercent: 8.5, stage: 'A', validTo: '2026-12-20' } as const
const equityNeed = () => world.need('PUBLISHED', { asked: { demand_type: 'equity' } })
const propose = (id: string, more = {}) =>
  t.call(proposeForNeed, { params: { id }, body: { ...PROPOSAL, ...more } }, by(fund))
const choose = (id: string) =>
  t.call(chooseResponse, { params: { id }, body: { consent: true } }, by(world.owner))
const need = async (id: string) => (await t.call(getNeedCase, { params: { id } }, by(world.owner))).data

/** The fund holds the need and has reached the enterprise. */
async function contacted(needId: string, who = fund): Promise<string> {
  const { id } = (await t.call(grabNeed, { params: { id: needId } }, by(who))).data
  await t.call(contactNeed, { params: { id }, body: { contactWay: 'phone', note: '已约面谈' } }, by(who))
  return id
}

test('people of an equity institution find needs for equity in their pool, and no others', async () => {
  const equity = await equityNeed()
  await world.need('PUBLISHED')
  const { data } = await t.call(listPoolNeeds, { body: {} }, by(fund))
  expect(data.list.map(({ needId }) => needId)).toEqual([equity])
})

test('an indication on equity says amount, share and round; the enterprise chooses, and no application is made', async () => {
  const needId = await equityNeed()
  const id = await contacted(needId)
  const other = await contacted(needId, otherFund)
  expect((await propose(id)).data).toMatchObject({
    status: 'OFFERED',
    offer: null,
    equityOffer: { ...PROPOSAL, conditions: null },
  })
  const chosen = (await choose(id)).data
  expect(chosen.demandType).toBe('equity')
  expect(chosen.responses.find((one) => one.id === id)).toMatchObject({ applicationId: null })
  expect((await t.call(getResponse, { params: { id: other } }, by(otherFund))).data.status).toBe('LOST')
  const work = async (who: SignedIn) =>
    (await t.call(listTasks, { body: { kind: 'response' } }, by(who))).data.list
  expect((await work(fund)).find(({ caseId }) => caseId === id)).toMatchObject({ waitsFor: 'institution' })
  expect((await work(otherFund)).map(({ caseId }) => caseId)).not.toContain(other)
  expect((await propose(id)).error?.key).toBe('financing.responseMoved')
})

test('what came of it closes the need, with the figures of the investment', async () => {
  const needId = await equityNeed()
  const id = await contacted(needId)
  await propose(id)
  const body = { amountYuan: 2_800_000, sharePercent: 8, investedOn: '2026-11-20' }
  const early = await t.call(investInNeed, { params: { id }, body }, by(fund))
  expect(early.error?.key).toBe('financing.responseMoved')
  await choose(id)
  const ahead = { ...body, investedOn: '2026-11-21' }
  expect((await t.call(investInNeed, { params: { id }, body: ahead }, by(fund))).error).toMatchObject({
    key: 'financing.investedAhead',
    fields: { investedOn: expect.any(String) },
  })
  const done = await t.call(investInNeed, { params: { id }, body }, by(fund))
  expect(done.data).toMatchObject({ status: 'INVESTED', investment: body })
  expect(await need(needId)).toMatchObject({ status: 'CLOSED' })
})

test('figures that were recorded wrongly are corrected; what stood there before and why stay on the timeline', async () => {
  const needId = await equityNeed()
  const id = await contacted(needId)
  await propose(id)
  await choose(id)
  const recorded = { amountYuan: 28_000_000, sharePercent: 8, investedOn: '2026-11-20' }
  const right = { ...recorded, amountYuan: 2_800_000 }
  const correct = (body: typeof right, who?: Parameters<typeof by>[0]) =>
    t.call(
      correctNeedInvestment,
      { params: { id }, body: { ...body, reason: '金额多填了一个零。' } },
      who && by(who),
    )
  expect((await correct(right, fund)).error?.key).toBe('financing.responseMoved')
  await t.call(investInNeed, { params: { id }, body: recorded }, by(fund))
  expect((await correct(recorded, fund)).error?.key).toBe('financing.nothingCorrected')
  expect((await correct({ ...right, investedOn: '2026-11-21' }, fund)).error?.fields).toHaveProperty(
    'investedOn',
  )
  expect((await correct(right)).status).toBe(401)
  expect((await correct(right, otherFund)).status).toBe(404)
  for (const who of [world.owner, world.lanzhou]) expect((await correct(right, who)).status).toBe(403)
  const { data } = await correct(right, fund)
  expect(data).toMatchObject({ status: 'INVESTED', investment: right })
  expect(data.timeline.at(-1)).toMatchObject({ action: 'correct' })
  for (const words of ['28,000,000 元', '2,800,000 元', '金额多填了一个零。'])
    expect(data.timeline.at(-1)?.note).toContain(words)
  const { rows } = await t.services.pool.query(`select account_id from message where kind = $1`, [
    'financing.response-correct',
  ])
  expect(rows).toEqual([{ account_id: world.owner.id }])
  expect(await need(needId)).toMatchObject({ status: 'CLOSED' })
})

test('its enterprise reads on the need what was corrected and why, also where the day alone was wrong; the authority does not', async () => {
  const needId = await equityNeed()
  const id = await contacted(needId)
  await propose(id)
  await choose(id)
  const body = { amountYuan: 2_800_000, sharePercent: 8, investedOn: '2026-11-20' }
  await t.call(investInNeed, { params: { id }, body }, by(fund))
  const right = { ...body, investedOn: '2026-11-19', reason: '以到账日为准。' }
  await t.call(correctNeedInvestment, { params: { id }, body: right }, by(fund))
  const read = async (who: { token: string }) =>
    (await t.call(listNeedResponses, { params: { id: needId } }, by(who))).data.responses[0]
  const own = await read(world.owner)
  expect(own).toMatchObject({
    investment: { investedOn: '2026-11-19' },
    corrections: [{ note: expect.any(String) }],
  })
  for (const words of ['2026-11-20', '2026-11-19', right.reason])
    expect(own?.corrections?.[0]?.note).toContain(words)
  expect((await read(world.lanzhou))?.corrections).toEqual([])
  const { rows } = await t.services.pool.query(
    `select body from message where kind = 'financing.response-correct' order by id desc limit 1`,
  )
  expect(rows[0].body).toContain('投资日期 2026-11-19')
})

test('who steps out after the choice says what decided, and the need looks for others', async () => {
  const needId = await equityNeed()
  const id = await contacted(needId)
  await propose(id)
  await choose(id)
  const body = { declineCode: 'REPAYMENT_WEAK', declineReason: '尽职调查后认为收入不稳定' } as const
  const ended = await t.call(stepOutOfNeed, { params: { id }, body }, by(fund))
  expect(ended.data).toMatchObject({ status: 'DECLINED', decidingCondition: 'REVENUE_12M' })
  expect(await need(needId)).toMatchObject({ status: 'PUBLISHED', slotsFree: expect.any(Number) })
  const { responses } = (await t.call(listNeedResponses, { params: { id: needId } }, by(world.owner))).data
  expect(responses[0]).toMatchObject({ declineReason: body.declineReason, retryFrom: '2027-02-18' })
})

test('a need for equity may be withdrawn after the choice: no application goes on alone', async () => {
  const needId = await equityNeed()
  const id = await contacted(needId)
  await propose(id)
  await choose(id)
  const withdrawn = await t.call(withdrawNeed, { params: { id: needId }, body: {} }, by(world.owner))
  expect(withdrawn.data.status).toBe('WITHDRAWN')
  expect((await t.call(getResponse, { params: { id } }, by(fund))).data.status).toBe('LOST')
})

test('the rule of dispatch finds equity institutions by their own people', async () => {
  const params = { id: await equityNeed() }
  const { data } = await t.call(proposeDispatch, { params }, by(world.lanzhou))
  const names = data.candidates.filter(({ suits }) => suits).map(({ orgName }) => orgName)
  expect(names).toEqual(expect.arrayContaining(['陇原示例基金', '祁连示例基金']))
})

test('people of an equity institution are told when the line they stand in ends', async () => {
  const id = await world.need('PUBLISHED', { asked: { demand_type: 'equity', slots: 1 } })
  await contacted(id)
  await t.call(joinNeedQueue, { params: { id } }, by(otherFund))
  await t.call(withdrawNeed, { params: { id }, body: {} }, by(world.owner))
  const { rows } = await t.services.pool.query(`select account_id from message where kind = $1`, [
    'financing.response-line-ended',
  ])
  expect(rows).toEqual([{ account_id: otherFund.id }])
})

test('no loan is indicated on equity and no share on a loan; another institution and who is signed out find nothing', async () => {
  const equity = await contacted(await equityNeed())
  const bank = await world.bank('皋兰示例银行')
  const loan = await world.response(bank, 'CONTACTED')
  const asLoan = {
    proId: bank.productId,
    amountYuan: 1_500_000,
    ratePercent: 4,
    termMonths: 12,
    guaranteeMode: 'mortgage',
    validTo: '2026-12-20',
  } as const
  const onEquity = await t.call(offerForNeed, { params: { id: equity }, body: asLoan }, by(fund))
  expect(onEquity.error?.key).toBe('financing.responseMoved')
  const onLoan = { params: { id: loan.id }, body: PROPOSAL }
  expect((await t.call(proposeForNeed, onLoan, by(bank.officer))).error?.key).toBe('financing.responseMoved')
  expect((await t.call(proposeForNeed, onLoan, by(fund))).status).toBe(404)
  expect(
    (await t.call(proposeForNeed, { params: { id: equity }, body: PROPOSAL }, by(otherFund))).status,
  ).toBe(404)
  expect((await t.call(proposeForNeed, { params: { id: equity }, body: PROPOSAL })).status).toBe(401)
  expect((await propose(equity, { validTo: '2026-11-19' })).error?.fields).toHaveProperty('validTo')
})
