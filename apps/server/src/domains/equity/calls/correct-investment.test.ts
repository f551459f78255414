import { afterAll, beforeAll, expect, test } from 'vitest'
import { getInterest, getOwnInterest } from '@lqr/contract/equity/interest-calls.ts'
import { getProject } from '@lqr/contract/equity/project-calls.ts'
import { correctInvestment, examineProject, investInProject } from '@lqr/contract/equity/talk-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeInterestWorld } from '../interest-world.fixtures.ts'

let t: TestApp
let world: Awaited<ReturnType<typeof makeInterestWorld>>
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeInterestWorld(t)
})
afterAll(() => t.close())

const RECORDED = { amountYuan: 7_000_000, sharePercent: 9.5, stage: 'A', investedOn: '2026-11-19' } as const
const RIGHT = { ...RECORDED, amountYuan: 700_000, investedOn: '2026-11-18' } as const
const reason = '金额多填了一个零。'
const own = async (id: string) => (await t.call(getOwnInterest, { params: { id } }, world.owner)).data

async function invested() {
  const { id, projectId } = await world.interest('DUE_DILIGENCE')
  await t.call(investInProject, { params: { id }, body: RECORDED }, world.investor)
  return { id, projectId }
}

test('what was recorded wrongly is corrected; the enterprise is told, and reads what stood there before and why', async () => {
  const { id, projectId } = await invested()
  const body = { ...RIGHT, reason, version: (await own(id)).version }
  const { data } = await t.call(correctInvestment, { params: { id }, body }, world.investor)
  expect(data).toMatchObject({ status: 'INVESTED', investment: RIGHT, can: { correct: true } })
  const shown = await own(id)
  expect(shown.investment).toEqual(RIGHT)
  expect(shown.timeline.at(-1)).toMatchObject({ action: 'correct', actorSide: 'institution' })
  const note = shown.timeline.at(-1)?.note
  for (const words of ['7,000,000 元', '700,000 元', '2026-11-19', '2026-11-18', reason])
    expect(note).toContain(words)
  expect(note).not.toContain('9.5')
  const { rows } = await t.services.pool.query(
    `select account_id, body from message where kind = 'equity.interest-correct' and link like $1`,
    [`%/${id}`],
  )
  expect(rows).toEqual([{ account_id: world.owner.id, body: expect.stringContaining('70 万元') }])
  const { data: project } = await t.call(getProject, { params: { id: projectId } }, world.owner)
  expect(project.status).toBe('INVESTED')
})

test('a correction that changes nothing, lies ahead, gives no reason or was seen by an older version is refused', async () => {
  const { id } = await invested()
  const params = { id }
  const refused = async (over: object) =>
    (await t.send(correctInvestment, { params, body: { ...RIGHT, reason, ...over } }, world.investor)).error
  expect(await refused(RECORDED)).toMatchObject({ key: 'equity.nothingCorrected' })
  expect(await refused({ investedOn: '2026-11-21' })).toMatchObject({
    key: 'equity.investedAhead',
    fields: { investedOn: expect.any(String) },
  })
  expect(await refused({ reason: '' })).toMatchObject({ fields: { reason: expect.any(String) } })
  expect(await refused({ version: 1 })).toMatchObject({ key: 'equity.interestStale' })
  expect((await own(id)).investment).toEqual(RECORDED)
})

test('ten years after the last word on it an investment lies in the archive, and is corrected no more', async () => {
  const { id } = await invested()
  const endedFor = (years: string) =>
    t.services.pool.query(
      `update equity_interest set updated_at = $2::timestamptz - $3::interval where id = $1`,
      [id, t.services.now().toISOString(), years],
    )
  await endedFor('10 years 1 day')
  const correct = () =>
    t.call(correctInvestment, { params: { id }, body: { ...RIGHT, reason } }, world.investor)
  expect((await t.call(getInterest, { params: { id } }, world.investor)).data.can.correct).toBe(false)
  expect((await correct()).error?.key).toBe('kernel.caseArchived')
  expect((await own(id)).investment).toEqual(RECORDED)
  await endedFor('9 years 11 months')
  expect((await correct()).data.investment).toEqual(RIGHT)
})

test('before an investment was recorded there is nothing to correct', async () => {
  const { id } = await world.interest('APPOINTED')
  await t.call(examineProject, { params: { id }, body: {} }, world.investor)
  const { data } = await t.call(getInterest, { params: { id } }, world.investor)
  expect(data.can.correct).toBe(false)
  const early = await t.send(
    correctInvestment,
    { params: { id }, body: { ...RIGHT, reason } },
    world.investor,
  )
  expect(early.error?.key).toBe('equity.interestMoved')
})

test('strangers correct nothing: signed out, other roles, another company, another institution, an authority', async () => {
  const { id } = await invested()
  const input = { params: { id }, body: { ...RIGHT, reason } }
  expect((await t.send(correctInvestment, input)).status).toBe(401)
  const { id: colleague } = await makeAccount(t.services.db, t.services, {
    sourceType: '3',
    orgId: world.fund.id,
  })
  const inOtherRole = { token: await t.signIn(colleague) }
  const { owner, otherOwner, lanzhou, tianshui, operator } = world
  for (const who of [owner, otherOwner, world.banker, inOtherRole, lanzhou, tianshui, operator])
    expect((await t.send(correctInvestment, input, who)).status).toBe(403)
  expect((await t.send(correctInvestment, input, world.rivalInvestor)).status).toBe(404)
  const none = { ...input, params: { id: '999999999' } }
  expect((await t.send(correctInvestment, none, world.investor)).status).toBe(404)
  expect((await own(id)).investment).toEqual(RECORDED)
})
