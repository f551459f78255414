import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNeedCase } from '@lqr/contract/financing/need-calls.ts'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import {
  addOperationFile,
  addOperationNote,
  answerInterview,
  cancelInterview,
  getOperation,
  listNeedInterviews,
  proposeInterview,
} from '@lqr/contract/financing/operation-calls.ts'
import { declineNeed } from '@lqr/contract/financing/response-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeFile } from '../files/files.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { type Bank, makeResponseWorld, type ResponseWorld } from './response-world.fixtures.ts'

let t: TestApp
let world: ResponseWorld
let fund: Bank
let otherFund: Bank
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeResponseWorld(t)
  fund = await equityHouse('陇原示例基金')
  otherFund = await equityHouse('祁连示例基金')
})
afterAll(() => t.close())

/** An equity institution whose person has the role `financeEquity`. */
async function equityHouse(name: string): Promise<Bank> {
  const house = await world.bank(name, { orgType: 'equity', orgCategory: 'fund' })
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '5', orgId: house.id })
  return { ...house, officer: { id, token: await t.signIn(id) } }
}

const by = ({ token }: { token: string }) => ({ token })
const EQUITY = { need: { asked: { demand_type: 'equity' as const } } }
const MEETING = { startsAt: '2026-11-24T09:30:00+08:00', way: 'onSite', agenda: '看产线' } as const

async function held(state: 'CONTACTED' | 'LOST' = 'CONTACTED') {
  const { id, needId } = await world.response(fund, state, EQUITY)
  const { demandNo } = (await t.call(getNeedCase, { params: { id: needId } }, by(world.owner))).data
  return { id, needId, demandNo }
}
const note = (id: string, content: string, who = fund) =>
  t.call(addOperationNote, { params: { id }, body: { content } }, by(who.officer))
const meet = (id: string, more = {}) =>
  t.call(proposeInterview, { params: { id }, body: { ...MEETING, ...more } }, by(fund.officer))
const asked = async (needId: string) =>
  (await t.call(listNeedInterviews, { params: { id: needId } }, by(world.owner))).data

test('who holds a need for equity opens its operation by the number of the demand, with what was noted', async () => {
  const { id, demandNo } = await held()
  await note(id, '电话沟通，企业有意出让 10%')
  await note(id, '更正：企业有意出让 8%')
  const { data } = await t.call(getOperation, { params: { demandNo } }, by(fund.officer))
  expect(data).toMatchObject({ response: { id, demandNo }, can: { work: true } })
  expect(data.notes.map(({ content }) => content)).toEqual([
    '更正：企业有意出让 8%',
    '电话沟通，企业有意出让 10%',
  ])
})

test('nobody else opens it: another institution, a bank, the enterprise, an operator, who is signed out', async () => {
  const { id, demandNo } = await held()
  const open = (token: string) => t.call(getOperation, { params: { demandNo } }, { token })
  expect((await open(otherFund.officer.token)).status).toBe(404)
  const bank = await world.bank('皋兰示例银行')
  for (const who of [bank.officer, world.owner, world.operator, world.lanzhou])
    expect((await open(who.token)).status).toBe(403)
  expect((await t.call(getOperation, { params: { demandNo } })).status).toBe(401)
  expect((await note(id, '他人的记录', otherFund)).status).toBe(404)
})

test('a need for a loan has no operation detail', async () => {
  const { id, needId } = await world.response(fund, 'CONTACTED')
  const { demandNo } = (await t.call(getNeedCase, { params: { id: needId } }, by(world.owner))).data
  expect((await t.call(getOperation, { params: { demandNo } }, by(fund.officer))).status).toBe(404)
  expect((await note(id, '不是股权')).status).toBe(404)
})

test('an interview is proposed, the enterprise agrees, and each side is told', async () => {
  const { id, needId } = await held()
  expect((await meet(id)).data.interviews).toMatchObject([{ status: 'PROPOSED', agenda: '看产线' }])
  const [interview] = (await asked(needId)).interviews
  expect(interview).toMatchObject({ orgName: fund.name, way: 'onSite' })
  const params = { id: interview?.id ?? '' }
  const answer = { version: 1, accepts: true, answer: '请联系门卫' }
  const stranger = await t.call(answerInterview, { params, body: answer }, by(world.otherOwner))
  expect(stranger.status).toBe(404)
  const { data } = await t.call(answerInterview, { params, body: answer }, by(world.owner))
  expect(data.interviews).toMatchObject([{ status: 'CONFIRMED', answer: '请联系门卫' }])
  const again = await t.call(answerInterview, { params, body: { ...answer, version: 2 } }, by(world.owner))
  expect(again).toMatchObject({ status: 409, error: { key: 'financing.interviewMoved' } })
  const { rows } = await t.services.pool.query<{ kind: string; account_id: string }>(
    `select kind, account_id from message where kind like 'financing.response-interview%' order by id`,
  )
  expect(rows).toEqual([
    { kind: 'financing.response-interview-proposed', account_id: world.owner.id },
    { kind: 'financing.response-interview-answered', account_id: fund.officer.id },
  ])
})

test('a time that has passed is refused; an interview is cancelled once, by the institution that asked for it', async () => {
  const { id } = await held()
  const past = await meet(id, { startsAt: '2026-11-20T09:00:00+08:00' })
  expect(past.error).toMatchObject({
    key: 'financing.interviewPast',
    fields: { startsAt: expect.any(String) },
  })
  const [interview] = (await meet(id)).data.interviews
  const params = { id: interview?.id ?? '' }
  const cancel = (who: Bank, version: number) =>
    t.call(cancelInterview, { params, body: { version } }, by(who.officer))
  expect((await cancel(otherFund, 1)).status).toBe(404)
  expect((await cancel(fund, 1)).data.interviews).toMatchObject([{ status: 'CANCELLED' }])
  expect((await cancel(fund, 2)).error?.key).toBe('financing.interviewMoved')
})

test('a time that has come meanwhile is agreed to by nobody, and may still be declined', async () => {
  const { id, needId } = await held()
  await meet(id)
  await t.services.db
    .updateTable('response_interview')
    .set({ starts_at: '2026-11-20T09:00:00+08:00' })
    .where('response_id', '=', id)
    .execute()
  const params = { id: (await asked(needId)).interviews[0]?.id ?? '' }
  const answer = (accepts: boolean) =>
    t.call(answerInterview, { params, body: { version: 1, accepts } }, by(world.owner))
  expect((await answer(true)).error?.key).toBe('financing.interviewPast')
  expect((await answer(false)).data.interviews).toMatchObject([{ status: 'DECLINED' }])
})

test('with the response end its interviews that are still to be held, and both sides are told', async () => {
  const { id, needId } = await held()
  await meet(id)
  await meet(id, { startsAt: '2026-11-25T09:30:00+08:00' })
  const [agreed] = (await asked(needId)).interviews
  const params = { id: agreed?.id ?? '' }
  await t.call(answerInterview, { params, body: { version: 1, accepts: true } }, by(world.owner))
  const body = { declineCode: 'REPAYMENT_WEAK', declineReason: '收入不稳定，暂不投资' } as const
  await t.call(declineNeed, { params: { id }, body }, by(fund.officer))
  const { interviews } = await asked(needId)
  expect(interviews.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED'])
  const late = await t.call(answerInterview, { params, body: { version: 3, accepts: true } }, by(world.owner))
  expect(late.error?.key).toBe('financing.interviewMoved')
  const { rows } = await t.services.pool.query<{ account: string; told: number }>(
    `select account_id account, count(*)::int told from message
     where kind = 'financing.response-interview-ended' group by 1 order by 1`,
  )
  const told = [world.owner.id, fund.officer.id].map((account) => ({ account, told: 2 }))
  expect(rows).toEqual(told.toSorted((a, b) => Number(a.account) - Number(b.account)))
})

test('papers are the institution’s own until it shares them with the enterprise', async () => {
  const { id, needId } = await held()
  const paper = () => makeFile(t.services.db, t.services, { ownerAccountId: fund.officer.id })
  const [own, shared] = [await paper(), await paper()]
  const add = (fileId: string, purpose: 'internal' | 'shared', who = fund) =>
    t.call(addOperationFile, { params: { id }, body: { fileId, purpose } }, by(who.officer))
  await add(own, 'internal')
  expect((await add(shared, 'shared')).data.files.map(({ fileId }) => fileId)).toEqual([shared, own])
  expect((await asked(needId)).files.map(({ fileId }) => fileId)).toEqual([shared])
  const read = async (id: string, token: string) =>
    (await t.send(downloadFile, { params: { id } }, { token })).status
  expect(await read(shared, world.owner.token)).toBe(200)
  expect(await read(own, world.owner.token)).toBe(404)
  expect(await read(shared, world.otherOwner.token)).toBe(404)
  expect(await read(shared, otherFund.officer.token)).toBe(404)
  const foreign = await makeFile(t.services.db, t.services, { ownerAccountId: world.owner.id })
  expect((await add(foreign, 'shared')).error?.key).toBe('financing.fileNotYours')
})

test('nothing is written any more once the response has ended; what was written is still read', async () => {
  const { id, demandNo } = await held('LOST')
  expect((await note(id, '结束以后')).error?.key).toBe('financing.responseMoved')
  expect((await meet(id)).error?.key).toBe('financing.responseMoved')
  const { data } = await t.call(getOperation, { params: { demandNo } }, by(fund.officer))
  expect(data.can.work).toBe(false)
})
