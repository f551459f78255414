import { afterAll, beforeAll, expect, test } from 'vitest'
import { statAdvisoryRet } from '@lqr/contract/advisory/calls.ts'
import {
  rateQuestion,
  rejectQuestion,
  reopenQuestion,
  withdrawQuestion,
} from '@lqr/contract/advisory/move-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeQuestionWorld, type QuestionWorld } from '../question-world.fixtures.ts'

let t: TestApp
let world: QuestionWorld
let now = new Date('2026-11-20T10:00:00+08:00')
beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeQuestionWorld(t)
})
afterAll(() => t.close())

interface Counted {
  status: string
  due_at: string | null
  score: string | null
  answered_in_time: boolean | null
  answer: string | null
}

/** The figures counted one by one from the questions there are. */
async function recounted() {
  const { rows } = await t.services.pool.query<Counted>(
    'select status, due_at, score, answered_in_time, answer from advisory_question',
  )
  const waits = ({ status }: Counted) => ['SUBMITTED', 'ASSIGNED', 'REFERRED', 'REOPENED'].includes(status)
  const isWithdrawn = ({ status, answer }: Counted) => status === 'WITHDRAWN' && answer === null
  const isAnswered = (row: Counted) =>
    ['ANSWERED', 'RATED', 'CLOSED'].includes(row.status) || (row.status === 'WITHDRAWN' && !isWithdrawn(row))
  const count = (holds: (row: Counted) => boolean) => rows.filter((row) => holds(row)).length
  return {
    asked: rows.length,
    answered: count(isAnswered),
    answeredInTime: count((row) => isAnswered(row) && row.answered_in_time === true),
    waiting: count(waits),
    overdue: count((row) => waits(row) && row.due_at !== null && new Date(row.due_at) < now),
    rejected: count(({ status }) => status === 'REJECTED'),
    withdrawn: count(isWithdrawn),
    rated: count(({ score }) => score !== null),
    satisfied: count(({ score }) => score === '4' || score === '5'),
  }
}

test('everybody reads figures that are those of the questions, at any time', async () => {
  const rate = async (score: '5' | '2') => {
    const asker = await world.makeAsker()
    const { id } = await world.answered({}, asker)
    await t.call(rateQuestion, { params: { id }, body: { score } }, asker)
    return { id, asker }
  }
  await world.ask()
  await world.referred()
  await rate('5')
  await rate('2')
  const { id, asker } = await rate('5')
  await t.call(reopenQuestion, { params: { id }, body: { followUp: '还有一个问题' } }, asker)
  const refused = await world.ask()
  await t.call(
    rejectQuestion,
    {
      params: { id: refused.id },
      body: { rejectCode: 'UNCLEAR', rejectReason: '问题不明确，无法答复' },
    },
    world.county,
  )
  const withdraw = (one: string, { token }: { token: string }) =>
    t.call(withdrawQuestion, { params: { id: one }, body: {} }, { token })
  const impatient = await world.makeAsker()
  await withdraw((await world.referred(impatient)).id, impatient)
  const followed = await world.answered({}, impatient)
  const body = { followUp: '还有一个问题' }
  await t.call(reopenQuestion, { params: { id: followed.id }, body }, impatient)
  await withdraw(followed.id, impatient)
  const { data } = await t.call(statAdvisoryRet, {})
  expect(data).toEqual(await recounted())
  expect(data).toMatchObject({ asked: 8, answered: 3, waiting: 3, rejected: 1, withdrawn: 1, satisfied: 1 })
  expect(data.asked).toBe(data.waiting + data.answered + data.rejected + data.withdrawn)
  now = new Date('2026-12-20T10:00:00+08:00')
  await world.answered()
  const later = await t.call(statAdvisoryRet, {})
  expect(later.data).toEqual(await recounted())
  expect(later.data).toMatchObject({ overdue: 3, answered: 4, answeredInTime: 4 })
})
