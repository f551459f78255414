import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addAdvisoryReqInfo,
  addQuestionInfo,
  getAdvisoryQuestion,
  qryAdvisorySvcByPage,
} from '@lqr/contract/advisory/calls.ts'
import { reopenQuestion } from '@lqr/contract/advisory/move-calls.ts'
import { MAX_QUESTIONS_A_DAY } from '@lqr/contract/advisory/kinds.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { makeQuestionWorld, QUESTION, type QuestionWorld } from '../question-world.fixtures.ts'

let t: TestApp
let world: QuestionWorld
let now = new Date('2026-11-20T10:00:00+08:00')
beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeQuestionWorld(t)
})
afterAll(() => t.close())

const seenBy = (id: string, by: { token: string }) => t.call(getAdvisoryQuestion, { params: { id } }, by)
const messagesOf = async (accountId: string) => {
  const { rows } = await t.services.pool.query<{ kind: string; link: string }>(
    'select kind, link from message where account_id = $1 order by id',
    [accountId],
  )
  return rows
}

test('an enterprise that is not certified yet asks, and the government of the area is told and sees who asks', async () => {
  const asker = await world.makeAsker(1)
  const { data, status } = await t.call(addAdvisoryReqInfo, { body: QUESTION }, asker)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    ...QUESTION,
    status: 'SUBMITTED',
    dueAt: '2026-11-25T18:00:00+08:00',
    areaName: '城关区',
    can: { rate: false, answer: false },
  })
  expect(data.questionNo).toMatch(/^ZX20261120-\d{6}$/)
  const seen = await seenBy(data.id, world.county)
  expect(seen.data).toMatchObject({ companyName: asker.companyName, can: { answer: true, refer: true } })
  expect(await messagesOf(world.county.id)).toContainEqual({
    kind: 'advisory.submit',
    link: `/office/questions/${data.id}`,
  })
})

test('who asks and has not said a name yet stands in lists and in the question by a word for it', async () => {
  const asker = await world.makeAsker(1)
  await t.services.pool.query('update enterprise set corporate_name = null where id = $1', [asker.companyId])
  const { id } = await world.ask({}, asker)
  const { data } = await t.call(qryAdvisorySvcByPage, { body: {} }, world.county)
  expect(data.list.find((one) => one.id === id)?.companyName).toBe('未填写名称')
  expect((await seenBy(id, world.county)).data.companyName).toBe('未填写名称')
})

test('the entrance of phones asks the same', async () => {
  const asker = await world.makeAsker()
  const { data } = await t.call(addQuestionInfo, { body: QUESTION }, asker)
  expect((await seenBy(data.id, asker)).data).toMatchObject({ title: QUESTION.title, status: 'SUBMITTED' })
})

test('what the platform answers itself lies with the province and the operators, whatever area was named', async () => {
  const { id } = await world.ask({ topic: 'platform' })
  const statuses = [world.county, world.province, world.operator].map(
    async (by) => (await seenBy(id, by)).status,
  )
  expect(await Promise.all(statuses)).toEqual([404, 200, 200])
})

test('nobody outside the parties reads a question or finds it in a list', async () => {
  const asker = await world.makeAsker()
  const { id, questionNo } = await world.ask({}, asker)
  const others = [world.elsewhere, world.bank, await world.makeAsker()]
  for (const by of others) {
    expect((await seenBy(id, by)).status).toBe(404)
    const { data } = await t.call(qryAdvisorySvcByPage, { body: { keyword: questionNo } }, by)
    expect(data.total).toBe(0)
  }
  for (const by of [asker, world.county, world.province, world.operator]) {
    const { data } = await t.call(qryAdvisorySvcByPage, { body: { keyword: questionNo } }, by)
    expect(data.list.map((row) => row.id)).toEqual([id])
  }
})

test('staff and strangers ask nothing', async () => {
  const tries = [world.bank, world.county, world.operator].map((by) =>
    t.call(addAdvisoryReqInfo, { body: QUESTION }, by),
  )
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await t.call(addAdvisoryReqInfo, { body: QUESTION })).status).toBe(401)
})

test('bad input is named at its field, and nothing is asked', async () => {
  const asker = await world.makeAsker()
  const sent = await t.send(
    addAdvisoryReqInfo,
    { body: { ...QUESTION, title: '贷款', topic: 'weather', areaCode: '110000', content: '短' } },
    asker,
  )
  expect(sent.status).toBe(422)
  expect(Object.keys(sent.error?.fields ?? {}).toSorted()).toEqual(['areaCode', 'content', 'title', 'topic'])
  const { data } = await t.call(qryAdvisorySvcByPage, { body: {} }, asker)
  expect(data.total).toBe(0)
})

test('one’s own files go with the question, and only its parties may see them', async () => {
  const asker = await world.makeAsker()
  const upload = (owner: string, company: string | null) =>
    makeFile(t.services.db, t.services, {
      ownerAccountId: owner,
      ownerCompanyId: company,
      purpose: 'question',
    })
  const own = await upload(asker.id, asker.companyId)
  const foreign = await upload(world.operator.id, null)
  const refused = await t.call(addAdvisoryReqInfo, { body: { ...QUESTION, fileIds: [own, foreign] } }, asker)
  expect(refused.error).toMatchObject({
    key: 'advisory.fileNotYours',
    fields: { fileIds: expect.any(String) },
  })
  const { id } = await world.ask({ fileIds: [own] }, asker)
  expect((await seenBy(id, world.county)).data.files).toMatchObject([{ fileId: own }])
})

test('a follow-up carries the asker’s own files, which stand with those of the question', async () => {
  const asker = await world.makeAsker()
  const upload = (owner: string, company: string | null) =>
    makeFile(t.services.db, t.services, {
      ownerAccountId: owner,
      ownerCompanyId: company,
      purpose: 'question',
    })
  const [first, later] = [await upload(asker.id, asker.companyId), await upload(asker.id, asker.companyId)]
  const foreign = await upload(world.operator.id, null)
  const { id } = await world.answered({ fileIds: [first] }, asker)
  const followUp = (fileIds: string[]) =>
    t.call(reopenQuestion, { params: { id }, body: { followUp: '补充了材料，请再看看。', fileIds } }, asker)
  expect((await followUp([later, foreign])).error?.fields).toHaveProperty('fileIds')
  expect((await followUp(Array.from({ length: 6 }, () => later))).status).toBe(422)
  expect((await followUp([later])).data.status).toBe('REOPENED')
  const { data } = await seenBy(id, world.county)
  expect(data.files.map(({ fileId }) => fileId).toSorted()).toEqual([first, later].toSorted())
})

test('the same key asks once', async () => {
  const asker = await world.makeAsker()
  const send = () => t.call(addAdvisoryReqInfo, { body: QUESTION }, { ...asker, key: 'ask-once-00000001' })
  const [first, second] = [await send(), await send()]
  expect(second.data.id).toBe(first.data.id)
  expect((await t.call(qryAdvisorySvcByPage, { body: {} }, asker)).data.total).toBe(1)
})

test('an account asks so often in a day, also at once, and again on the next', async () => {
  const asker = await world.makeAsker()
  const tries = Array.from({ length: MAX_QUESTIONS_A_DAY + 2 }, () =>
    t.call(addAdvisoryReqInfo, { body: QUESTION }, asker),
  )
  const answers = await Promise.all(tries)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_QUESTIONS_A_DAY)
  const refused = answers.find(({ status }) => status !== 200)
  expect(refused?.error?.key).toBe('advisory.tooManyToday')
  expect(Number(refused?.headers['retry-after'])).toBe(14 * 3_600)
  now = new Date('2026-11-21T00:00:00+08:00')
  expect((await t.call(addAdvisoryReqInfo, { body: QUESTION }, asker)).status).toBe(200)
  now = new Date('2026-11-20T10:00:00+08:00')
})
