import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdvisoryQuestion } from '@lqr/contract/advisory/calls.ts'
import { MAX_REOPENINGS } from '@lqr/contract/advisory/kinds.ts'
import {
  answerQuestion,
  takeQuestion,
  closeQuestion,
  giveBackQuestion,
  rateQuestion,
  referQuestion,
  rejectQuestion,
  reopenQuestion,
  replyQuestion,
} from '@lqr/contract/advisory/move-calls.ts'
import { assignTasks } from '@lqr/contract/tasks/assignment-calls.ts'
import { caseKinds } from '../../../case-kinds.ts'
import { remindCases } from '../../../cases/remind-cases.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { ANSWER, makeQuestionWorld, type QuestionWorld } from '../question-world.fixtures.ts'

let t: TestApp
let world: QuestionWorld
let now = new Date('2026-11-20T10:00:00+08:00')
beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeQuestionWorld(t)
})
afterAll(() => t.close())

const answer = (id: string) =>
  t.call(answerQuestion, { params: { id }, body: { answer: ANSWER } }, world.county)
const reopen = (id: string, asker: { token: string }) =>
  t.call(reopenQuestion, { params: { id }, body: { followUp: '财务报表要审计过吗？' } }, asker)

test('a question is taken up, answered, rated and closed; the asker is told and reads the answer', async () => {
  const asker = await world.makeAsker()
  const { id } = await world.ask({}, asker)
  const taken = await t.call(takeQuestion, { params: { id }, body: {} }, world.county)
  expect(taken.data).toMatchObject({ status: 'ASSIGNED', officerName: expect.any(String) })
  expect((await answer(id)).data).toMatchObject({ status: 'ANSWERED', answer: ANSWER })
  const seen = await t.call(getAdvisoryQuestion, { params: { id } }, asker)
  expect(seen.data).toMatchObject({ answer: ANSWER, can: { rate: true, reopen: true, close: true } })
  const { rows } = await t.services.pool.query(
    'select link from message where account_id = $1 and kind = $2',
    [asker.id, 'advisory.answer'],
  )
  expect(rows).toEqual([{ link: `/personal/questions/${id}` }])
  const rated = await t.call(rateQuestion, { params: { id }, body: { score: '4' } }, asker)
  expect(rated.data).toMatchObject({ status: 'RATED', score: '4', can: { rate: false } })
  const closed = await t.call(closeQuestion, { params: { id }, body: {} }, asker)
  expect(closed.data).toMatchObject({ status: 'CLOSED', can: { reopen: false, close: false } })
})

test('a follow-up starts the clock anew, every round stands in the timeline, and there are so many', async () => {
  const asker = await world.makeAsker()
  const { id } = await world.answered({}, asker)
  for (let round = 1; round <= MAX_REOPENINGS; round += 1) {
    const { data } = await reopen(id, asker)
    expect(data).toMatchObject({ status: 'REOPENED', reopenings: round, dueAt: '2026-11-25T18:00:00+08:00' })
    await answer(id)
  }
  const refused = await reopen(id, asker)
  expect(refused.error?.key).toBe('advisory.tooManyRounds')
  const { data } = await t.call(getAdvisoryQuestion, { params: { id } }, asker)
  expect(data.can.reopen).toBe(false)
  expect(data.timeline.filter(({ note }) => note === ANSWER)).toHaveLength(MAX_REOPENINGS + 1)
  expect(data.timeline.filter(({ note }) => note === '财务报表要审计过吗？')).toHaveLength(MAX_REOPENINGS)
})

test('a follow-up takes the rating back', async () => {
  const asker = await world.makeAsker()
  const { id } = await world.answered({}, asker)
  await t.call(rateQuestion, { params: { id }, body: { score: '2' } }, asker)
  expect((await reopen(id, asker)).data).toMatchObject({ status: 'REOPENED', score: null })
})

test('an institution answers what was referred to it, within the same limit', async () => {
  const asker = await world.makeAsker()
  const referred = await world.referred(asker)
  expect(referred).toMatchObject({
    status: 'REFERRED',
    orgName: world.bank.name,
    dueAt: '2026-11-25T18:00:00+08:00',
  })
  const params = { id: referred.id }
  const seen = await t.call(getAdvisoryQuestion, { params }, world.bank)
  expect(seen.data.can).toMatchObject({ reply: true, giveBack: true, answer: false })
  expect((await t.call(replyQuestion, { params, body: { answer: ANSWER } }, world.otherBank)).status).toBe(
    404,
  )
  const { data } = await t.call(replyQuestion, { params, body: { answer: ANSWER } }, world.bank)
  expect(data).toMatchObject({ status: 'ANSWERED', answer: ANSWER })
  expect((await t.call(getAdvisoryQuestion, { params }, asker)).data.orgName).toBe(world.bank.name)
})

test('what is referred, or given back, is nobody’s yet, so that the other side finds and is reminded of it', async () => {
  const { id } = await world.ask()
  const params = { id }
  const task = async () =>
    (
      await t.services.pool.query(
        `select officer_account_id::text officer, officer_name from case_task
         where kind = 'advisoryQuestion' and case_id = $1`,
        [id],
      )
    ).rows
  await t.call(takeQuestion, { params, body: {} }, world.county)
  expect(await task()).toMatchObject([{ officer: world.county.id }])
  const referred = await t.call(referQuestion, { params, body: { orgId: world.bank.orgId } }, world.county)
  expect(referred.data.officerName).toBeNull()
  expect(await task()).toEqual([{ officer: null, officer_name: null }])
  now = new Date('2026-11-24T10:00:00+08:00')
  await remindCases(t.services, caseKinds)
  const { rows } = await t.services.pool.query(
    `select account_id::text id from message where kind = 'advisory.due' and link like $1`,
    [`%/questions/${id}`],
  )
  expect(rows).toEqual([{ id: world.bank.id }])
  now = new Date('2026-11-20T10:00:00+08:00')
  const mine = { tasks: [{ kind: 'advisoryQuestion' as const, caseId: id }] }
  expect((await t.call(assignTasks, { body: mine }, world.bank)).data.assigned).toBe(1)
  expect(await task()).toMatchObject([{ officer: world.bank.id }])
  await t.call(giveBackQuestion, { params, body: { note: '不属于我行业务' } }, world.bank)
  expect(await task()).toEqual([{ officer: null, officer_name: null }])
})

test('asked again about the answer of an institution it is nobody’s yet, about its own still who answered’s', async () => {
  const asker = await world.makeAsker()
  const { id } = await world.referred(asker)
  await t.call(replyQuestion, { params: { id }, body: { answer: ANSWER } }, world.bank)
  expect((await reopen(id, asker)).data).toMatchObject({ status: 'REOPENED', officerName: null })
  const { rows } = await t.services.pool.query(
    `select officer_account_id::text officer, waits_for from case_task
     where kind = 'advisoryQuestion' and case_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ officer: null, waits_for: 'authority' }])
  const own = await world.answered({}, asker)
  expect((await reopen(own.id, asker)).data.officerName).toEqual(expect.any(String))
})

test('what an institution gives back is the authority’s again, and the institution sees it no more', async () => {
  const { id } = await world.referred()
  const body = { note: '不属于我行业务' }
  expect((await t.call(giveBackQuestion, { params: { id }, body }, world.bank)).data.status).toBe('SUBMITTED')
  expect((await t.call(getAdvisoryQuestion, { params: { id } }, world.bank)).status).toBe(404)
  expect((await t.call(getAdvisoryQuestion, { params: { id } }, world.county)).data).toMatchObject({
    orgName: null,
    can: { answer: true },
  })
})

test('what an institution remarks before it gives a question back is not read by the one that is asked next', async () => {
  const { id } = await world.referred()
  const params = { id }
  const remark = async ({ token }: { token: string }) => {
    const { data } = await t.call(getAdvisoryQuestion, { params }, { token })
    return data.timeline.find(({ action }) => action === 'assign')?.note
  }
  const tasks = [{ kind: 'advisoryQuestion' as const, caseId: id }]
  await t.call(assignTasks, { body: { tasks, note: '这家企业已逾期' } }, world.bank)
  expect(await remark(world.bank)).toMatch(/：这家企业已逾期$/)
  await t.call(giveBackQuestion, { params, body: { note: '不属于我行业务' } }, world.bank)
  await t.call(referQuestion, { params, body: { orgId: world.otherBank.orgId } }, world.county)
  expect(await remark(world.otherBank)).toMatch(/ 办理$/)
})

test('why an institution gave a question back is not read by the one that is asked next; what it answered is', async () => {
  const asker = await world.makeAsker()
  const { id } = await world.referred(asker)
  const params = { id }
  await t.call(replyQuestion, { params, body: { answer: ANSWER } }, world.bank)
  const { token } = world.county
  const refer = (orgId: string) => t.call(referQuestion, { params, body: { orgId } }, { token })
  await reopen(id, asker)
  await refer(world.bank.orgId)
  await t.call(giveBackQuestion, { params, body: { note: '该企业在我行有逾期' } }, world.bank)
  await refer(world.otherBank.orgId)
  const read = async (by: { token: string }) => {
    const { data } = await t.call(getAdvisoryQuestion, { params }, { token: by.token })
    return data.timeline.flatMap(({ action, note }) => (['reply', 'giveBack'].includes(action) ? [note] : []))
  }
  expect(await read(world.otherBank)).toEqual([ANSWER, null])
  expect(await read(world.county)).toEqual([ANSWER, '该企业在我行有逾期'])
})

test('a question is referred to nobody who is not there, and to no institution whose people would not find it', async () => {
  const { id } = await world.ask()
  const fund = await makeOrganisation(t.services.db, { orgType: 'equity', orgCategory: 'fund' })
  for (const orgId of ['77777777', fund.id]) {
    const { error } = await t.call(referQuestion, { params: { id }, body: { orgId } }, world.county)
    expect(error).toMatchObject({ key: 'advisory.orgNotSuited', fields: { orgId: expect.any(String) } })
  }
})

test('a guarantee company, whose people hold the roles for it, is asked as well', async () => {
  const { id } = await world.ask()
  const { id: orgId } = await makeOrganisation(t.services.db, { orgType: 'agency', orgCategory: 'guarantee' })
  const { status } = await t.call(referQuestion, { params: { id }, body: { orgId } }, world.county)
  expect(status).toBe(200)
})

test('who does not answer says why and what to do instead', async () => {
  const { id } = await world.ask()
  const body = { rejectCode: 'OUT_OF_SCOPE' as const, rejectReason: '属于行政审批事项' }
  const { data } = await t.call(rejectQuestion, { params: { id }, body }, world.county)
  expect(data).toMatchObject({ status: 'REJECTED', ...body, nextSteps: expect.stringContaining('管辖权') })
})

test('moves of another area, another enterprise, and on what has moved on are refused', async () => {
  const asker = await world.makeAsker()
  const { id, version } = await world.answered({}, asker)
  const params = { id }
  const body = { answer: ANSWER }
  expect((await t.call(answerQuestion, { params, body }, world.elsewhere)).status).toBe(404)
  expect((await t.call(answerQuestion, { params, body }, world.county)).error?.key).toBe(
    'advisory.illegalMove',
  )
  const other = await world.makeAsker()
  expect((await t.call(rateQuestion, { params, body: { score: '5' } }, other)).status).toBe(404)
  const stale = await t.call(rateQuestion, { params, body: { score: '5', version: version - 1 } }, asker)
  expect(stale.error?.key).toBe('advisory.staleVersion')
})

test('an answer after its limit stays late, whatever comes later', async () => {
  const asker = await world.makeAsker()
  const { id } = await world.ask({}, asker)
  now = new Date('2026-11-26T09:00:00+08:00')
  expect((await t.call(getAdvisoryQuestion, { params: { id } }, asker)).data.isOverdue).toBe(true)
  await answer(id)
  await reopen(id, asker)
  await answer(id)
  const { rows } = await t.services.pool.query(
    'select answered_in_time from advisory_question where id = $1',
    [id],
  )
  expect(rows).toEqual([{ answered_in_time: false }])
  now = new Date('2026-11-20T10:00:00+08:00')
})

test('nobody is reminded of a clock that ends by itself', async () => {
  const { id } = await world.ask()
  const params = { id }
  await t.call(takeQuestion, { params, body: {} }, world.county)
  await t.call(referQuestion, { params, body: { orgId: world.bank.orgId } }, world.county)
  await t.call(answerQuestion, { params, body: { answer: ANSWER } }, world.county)
  now = new Date('2026-12-04T10:00:00+08:00')
  await remindCases(t.services, caseKinds)
  const { rows } = await t.services.pool.query(
    `select account_id from message where kind = 'advisory.due' and link like $1`,
    [`%/questions/${id}`],
  )
  expect(rows).toEqual([])
  now = new Date('2026-11-20T10:00:00+08:00')
})
