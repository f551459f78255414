import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdvisoryQuestion, qryAdvisorySvcByPage } from '@lqr/contract/advisory/calls.ts'
import { barAsker } from '@lqr/contract/advisory/bar-calls.ts'
import {
  answerQuestion,
  giveBackQuestion,
  reopenQuestion,
  takeQuestion,
  withdrawQuestion,
} from '@lqr/contract/advisory/move-calls.ts'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { listFigureRows } from '@lqr/contract/statistics/filtered-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile, pngBytes } from '../../files/files.fixtures.ts'
import { ANSWER, makeQuestionWorld, QUESTION, type QuestionWorld } from '../question-world.fixtures.ts'

let t: TestApp
let world: QuestionWorld
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeQuestionWorld(t)
})
afterAll(() => t.close())

const withdraw = (id: string, by?: { token: string }, note?: string) =>
  t.call(withdrawQuestion, { params: { id }, body: note === undefined ? {} : { note } }, by)
const read = (id: string, { token }: { token: string }) =>
  t.call(getAdvisoryQuestion, { params: { id } }, { token })
const told = async (accountId: string) =>
  (
    await t.services.pool.query(
      "select link from message where account_id = $1 and kind = 'advisory.withdraw' order by id",
      [accountId],
    )
  ).rows.map(({ link }) => String(link))

test('taken back before anybody took it up, a question tells the authority no more than that', async () => {
  const asker = await world.makeAsker()
  const { id, questionNo } = await world.ask({}, asker)
  const mine = await withdraw(id, asker, '已经打电话问清楚了')
  expect(mine.data).toMatchObject({ status: 'WITHDRAWN', title: QUESTION.title, can: { withdraw: false } })
  const theirs = await read(id, world.county)
  const sealed = { title: null, companyName: null, content: null, files: [], isSealed: true }
  expect(theirs.data).toMatchObject({ questionNo, ...sealed, can: { answer: false } })
  expect(JSON.stringify(theirs.data)).not.toContain('打电话')
  const list = (keyword: string) => t.call(qryAdvisorySvcByPage, { body: { keyword } }, world.county)
  expect((await list(questionNo)).data.list).toMatchObject([{ id, title: null, companyName: null }])
  expect((await list(asker.companyName)).data.list).toEqual([])
  const counted = { params: { code: 'questions' }, body: { pageSize: 100 } } as const
  const rows = (await t.call(listFigureRows, counted, world.operator)).data.list
  expect(rows.find(({ caseId }) => caseId === id)).toMatchObject({ caseNo: questionNo, companyName: null })
  expect(await told(world.county.id)).toContain(`/office/questions/${id}`)
  const bar = await t.call(barAsker, { params: { id }, body: { reason: '反复提交无关内容' } }, world.operator)
  expect(bar.status).toBe(404)
})

test('the files of such a question are its asker’s alone', async () => {
  const { db } = t.services
  const asker = await world.makeAsker()
  const owner = { ownerAccountId: asker.id, ownerCompanyId: asker.companyId }
  const fileId = await makeFile(db, t.services, { ...owner, purpose: 'question', bytes: pngBytes() })
  const { id } = await world.ask({ fileIds: [fileId] }, asker)
  const statusFor = async ({ token }: { token: string }) =>
    (await t.send(downloadFile, { params: { id: fileId } }, { token })).status
  expect(await statusFor(world.county)).toBe(200)
  await withdraw(id, asker)
  expect(await statusFor(asker)).toBe(200)
  expect(await statusFor(world.county)).toBe(404)
})

test('what an institution was asked is taken back from it, and both it and the authority are told', async () => {
  const asker = await world.makeAsker()
  const { id } = await world.referred(asker)
  expect((await withdraw(id, asker)).data.status).toBe('WITHDRAWN')
  expect(await told(world.bank.id)).toEqual([`/workbench/questions/${id}`])
  expect(await told(world.county.id)).toContain(`/office/questions/${id}`)
  expect((await read(id, world.bank)).data).toMatchObject({ title: QUESTION.title, isSealed: false })
  const { rows } = await t.services.pool.query(
    "select from case_task where kind = 'advisoryQuestion' and case_id = $1",
    [id],
  )
  expect(rows).toEqual([])
})

test('what an institution has given back was read, and stays readable to the authority', async () => {
  const asker = await world.makeAsker()
  const { id } = await world.referred(asker)
  await t.call(giveBackQuestion, { params: { id }, body: { note: '不属于本机构业务范围' } }, world.bank)
  expect((await read(id, asker)).data).toMatchObject({ status: 'SUBMITTED' })
  await withdraw(id, asker)
  expect((await read(id, world.county)).data).toMatchObject({ isSealed: false, title: QUESTION.title })
})

test('once it is taken up, and while a follow-up waits, it is taken back as well; with an answer it is closed instead', async () => {
  const asker = await world.makeAsker()
  const { id } = await world.ask({}, asker)
  const params = { id }
  await t.call(takeQuestion, { params, body: {} }, world.county)
  expect((await read(id, asker)).data.can.withdraw).toBe(true)
  await t.call(answerQuestion, { params, body: { answer: ANSWER } }, world.county)
  expect((await withdraw(id, asker)).error?.key).toBe('advisory.illegalMove')
  await t.call(reopenQuestion, { params, body: { followUp: '财务报表要审计过吗？' } }, asker)
  const { data } = await withdraw(id, asker)
  expect(data).toMatchObject({ status: 'WITHDRAWN', answer: ANSWER })
  expect((await read(id, world.county)).data).toMatchObject({ isSealed: false, content: QUESTION.content })
})

test('nobody takes back a question of another enterprise, and no authority or institution does', async () => {
  const { id } = await world.referred()
  expect((await withdraw(id)).status).toBe(401)
  expect((await withdraw(id, await world.makeAsker())).status).toBe(404)
  for (const { token } of [world.county, world.bank, world.operator, world.elsewhere])
    expect((await withdraw(id, { token })).status).toBe(403)
})
