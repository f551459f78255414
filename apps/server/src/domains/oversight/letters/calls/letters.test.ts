import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  acceptApplication,
  transferApplication,
  withdrawApplication,
} from '@lqr/contract/applications/calls.ts'
import {
  answerLetter,
  cancelLetter,
  closeLetter,
  getLetter,
  giveBackLetter,
  listLetters,
  printLetter,
  remindLetter,
  sendLetter,
} from '@lqr/contract/oversight/letter-calls.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { expireCases } from '../../../../cases/expire-cases.ts'
import { remindCases } from '../../../../cases/remind-cases.ts'
import { applicationKind } from '../../../applications/index.ts'
import { makeOversightWorld, type OversightWorld } from '../../oversight-world.fixtures.ts'
import { letterKind } from '../letter-kind.ts'
import { printData } from '../print-letter.ts'

const ANSWER = '已于当日受理所列申请，并与企业约定上门调查的时间。'
const CONTENT = '所列申请超过承诺的受理时限，请立即受理并说明原因。'

let t: TestApp
let world: OversightWorld
// A Friday.
const FRIDAY = '2026-11-20T10:00:00+08:00'
let now = new Date(FRIDAY)
type By = { token: string }
type Case = { id: string }

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeOversightWorld(t)
})
beforeEach(() => {
  now = new Date(FRIDAY)
})
afterAll(() => t.close())

const write = (cases: readonly Case[], by: By, orgId = world.bank.id) =>
  t.call(
    sendLetter,
    {
      body: {
        orgId,
        subject: '关于融资申请超时未受理',
        content: CONTENT,
        cases: cases.map(({ id }) => ({ kind: 'application' as const, caseId: id })),
      },
    },
    { token: by.token },
  )
const get = (id: string, by: By) => t.call(getLetter, { params: { id } }, { token: by.token })

/** A letter of the county about an application of a company of its own. */
async function sent(by = world.county) {
  const company = await world.company()
  const application = await world.apply(company)
  const { data, error } = await write([application], by)
  expect(error).toBeUndefined()
  return { company, application, letter: data }
}

test('a letter has a number, a clock of three working days and stands in the task list of the institution', async () => {
  const { company, application, letter } = await sent()
  expect(letter).toMatchObject({
    status: 'SENT',
    number: expect.stringMatching(/^DB20261120-\d{6}$/),
    dueAt: '2026-11-25T18:00:00+08:00',
    orgName: world.bank.name,
    areaName: '皋兰县',
    cases: 1,
    casesDone: 0,
    can: { answer: false, remind: true, cancel: true, close: false, giveBack: false },
  })
  // The government reads no more than a masked name; the institution, whose case it is, the whole one.
  expect(letter.subjects[0]?.companyName).not.toBe(company.corporateName)
  const seen = (await get(letter.id, world.officer)).data
  expect(seen.subjects).toMatchObject([
    { companyName: company.corporateName, number: application.applyNo, isOpen: true },
  ])
  expect(seen.can).toMatchObject({ answer: true, remind: false, close: false })
  const { data } = await world.tasks(world.officer)
  expect(data.list.find(({ number }) => number === letter.number)).toMatchObject({
    kind: 'letter',
    corporateName: null,
    dueAt: letter.dueAt,
    isOverdue: false,
  })
})

test('what the enterprise takes back before it was taken up is named no more, on the page and on paper', async () => {
  const [taken, kept] = [await sent(), await sent()]
  await t.call(acceptApplication, { params: { id: kept.application.id }, body: {} }, world.officer)
  for (const { application, company } of [taken, kept]) {
    await t.call(withdrawApplication, { params: { id: application.id }, body: {} }, company.owner)
  }
  for (const by of [world.officer, world.county]) {
    const { data } = await get(taken.letter.id, by)
    expect(data.subjects).toMatchObject([
      { number: taken.application.applyNo, companyName: null, isOpen: false },
    ])
    expect(printData(data).rows).toMatchObject([
      ['1', taken.application.applyNo, '名称不再显示', expect.any(String), '机构未办理，已撤回'],
    ])
  }
  expect((await get(kept.letter.id, world.officer)).data.subjects).toMatchObject([
    { companyName: kept.company.corporateName, isOpen: false, isHandled: true },
  ])
})

test('done is what the institution did: what was taken back, went elsewhere or lapsed is told as that', async () => {
  const companies = [
    await world.company(),
    await world.company(),
    await world.company(),
    await world.company(),
  ]
  const [, takenBack, moved] = companies
  const cases: Case[] = []
  for (const company of companies) cases.push(await world.apply(company))
  const paramsOf = (index: number) => ({ id: cases[index]?.id ?? '' })
  const { data: letter } = await write(cases, world.county)
  await t.call(acceptApplication, { params: paramsOf(0), body: {} }, world.officer)
  await t.call(withdrawApplication, { params: paramsOf(1), body: {} }, takenBack?.owner)
  const body = { proId: world.otherProduct.id, consent: true } as const
  await t.call(transferApplication, { params: paramsOf(2), body }, moved?.owner)
  expect((await get(letter.id, world.county)).data).toMatchObject({ cases: 4, casesDone: 1, casesGone: 2 })
  now = new Date('2026-12-31T10:00:00+08:00')
  await expireCases(t.services, [applicationKind])
  for (const by of [world.county, world.officer]) {
    const { data } = await get(letter.id, by)
    expect(data).toMatchObject({ cases: 4, casesDone: 1, casesGone: 3 })
    const told = printData(data).rows.map((cells) => cells.at(-1))
    expect(told).toEqual(['机构已办理', '机构未办理，已撤回', '机构未办理，已转投', '机构未办理，超时未处理'])
    const { data: listed } = await t.call(listLetters, { body: { pageSize: 100 } }, { token: by.token })
    expect(listed.list.find(({ id }) => id === letter.id)).toMatchObject({ casesDone: 1, casesGone: 3 })
  }
})

test('the answer says what was done and what of it is done is read from the cases; it is closed with its history', async () => {
  const { application, letter } = await sent()
  await t.call(acceptApplication, { params: { id: application.id }, body: {} }, world.officer)
  const answered = await t.call(
    answerLetter,
    { params: { id: letter.id }, body: { answer: ANSWER } },
    world.officer,
  )
  expect(answered.data).toMatchObject({ status: 'ANSWERED', answer: ANSWER, dueAt: null, casesDone: 1 })
  const closed = await t.call(
    closeLetter,
    { params: { id: letter.id }, body: { note: '已核对' } },
    world.county,
  )
  expect(closed.data).toMatchObject({ status: 'CLOSED', officerName: '客户经理（示例）' })
  expect(closed.data.timeline.map(({ action }) => action)).toEqual(['submit', 'answer', 'close'])
  const { rows } = await t.services.pool.query(
    `select action from audit_log where entity = 'oversight_letter' and entity_id = $1 order by id`,
    [letter.id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['submit-letter', 'answer-letter', 'close-letter'])
  const late = await t.call(
    answerLetter,
    { params: { id: letter.id }, body: { answer: ANSWER } },
    world.officer,
  )
  expect(late.error?.key).toBe('oversight.letterMoved')
})

test('an answer can be given back: the clock starts anew and the institution is told why', async () => {
  const { letter } = await sent()
  await t.call(answerLetter, { params: { id: letter.id }, body: { answer: ANSWER } }, world.officer)
  now = new Date('2026-11-24T10:00:00+08:00')
  const reason = '没有写明受理的日期。'
  const back = await t.call(giveBackLetter, { params: { id: letter.id }, body: { reason } }, world.county)
  expect(back.data).toMatchObject({
    status: 'SENT',
    returns: 1,
    returnReason: reason,
    dueAt: '2026-11-27T18:00:00+08:00',
  })
  const { rows } = await t.services.pool.query(
    `select body, link from message where account_id = $1 and kind = 'oversight.letter.giveBack'`,
    [world.officer.id],
  )
  expect(rows[0]).toMatchObject({ link: `/workbench/letters/${letter.id}` })
  expect(rows[0].body).toContain(reason)
})

test('a letter can be called to mind without moving its clock, and the platform does so before it is due', async () => {
  const { letter } = await sent()
  const reminded = await t.call(remindLetter, { params: { id: letter.id }, body: {} }, world.county)
  expect(reminded.data).toMatchObject({ status: 'SENT', reminders: 1, dueAt: letter.dueAt })
  now = new Date('2026-11-24T10:00:00+08:00')
  await remindCases(t.services, [letterKind])
  const { rows } = await t.services.pool.query(
    `select link from message where account_id = $1 and kind = 'oversight.letter.due'`,
    [world.officer.id],
  )
  expect(rows).toContainEqual({ link: `/workbench/letters/${letter.id}` })
})

test('what is overdue is seen as such on both sides; a cancelled letter needs no answer', async () => {
  const { letter } = await sent()
  now = new Date('2026-11-26T10:00:00+08:00')
  for (const by of [world.county, world.officer]) {
    const { data } = await t.call(listLetters, { body: { overdueOnly: true } }, { token: by.token })
    expect(data.list.find(({ id }) => id === letter.id)).toMatchObject({ isOverdue: true, status: 'SENT' })
  }
  const { data } = await t.call(cancelLetter, { params: { id: letter.id }, body: {} }, world.county)
  expect(data).toMatchObject({ status: 'CANCELLED', dueAt: null })
})

test('only about open cases of the own area that wait for that institution, and once at a time', async () => {
  const { application } = await sent()
  const foreign = await world.apply(await world.company('620502'))
  const theirs = await world.apply(await world.company(), world.otherProduct)
  const keys = async (...args: Parameters<typeof write>) => (await write(...args)).error?.key
  expect(await keys([application], world.county)).toBe('oversight.alreadyWritten')
  // Another level of government may write about it, too: neither sees the other's letters.
  expect(await keys([application], world.prefecture)).toBeUndefined()
  expect(await keys([foreign], world.county)).toBe('oversight.caseNotThere')
  expect(await keys([foreign], world.elsewhere)).toBeUndefined()
  expect(await keys([theirs], world.county)).toBe('oversight.caseNotThere')
  expect(await keys([theirs], world.county, world.otherBank.id)).toBeUndefined()
  const fresh = await world.apply(await world.company())
  const both = await Promise.all([write([fresh], world.county), write([fresh], world.county)])
  expect(both.filter(({ error }) => error === undefined)).toHaveLength(1)
})

test('read by its government and those above, and by its institution; by nobody else', async () => {
  const { company, letter } = await sent()
  const status = async (by: By | undefined) =>
    (await t.call(getLetter, { params: { id: letter.id } }, by ? { token: by.token } : {})).status
  for (const by of [world.county, world.prefecture, world.province, world.officer]) {
    expect(await status(by)).toBe(200)
  }
  expect(await status(undefined)).toBe(401)
  for (const by of [world.elsewhere, world.otherOfficer]) expect(await status(by)).toBe(404)
  for (const by of [company.owner, world.operator]) expect(await status(by)).toBe(403)
  for (const by of [world.elsewhere, world.otherOfficer]) {
    const { data } = await t.call(listLetters, { body: { pageSize: 100 } }, { token: by.token })
    expect(data.list.map(({ id }) => id)).not.toContain(letter.id)
  }
  for (const by of [company.owner, world.officer, world.operator]) {
    expect((await write([{ id: '1' }], by)).status).toBe(403)
  }
  const elsewhere = await t.call(closeLetter, { params: { id: letter.id }, body: {} }, world.elsewhere)
  expect(elsewhere.status).toBe(404)
  const product = await world.signedIn({ sourceType: '3', orgId: world.bank.id, roles: ['financeProduct'] })
  expect(await status(product)).toBe(404)
})

test('the printed form is a PDF for who may read the letter', async () => {
  const { letter } = await sent()
  const print = (by: By) => t.call(printLetter, { params: { id: letter.id } }, { token: by.token })
  const { status, data } = await print(world.county)
  expect(status).toBe(200)
  expect(
    Buffer.from(data as Uint8Array)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await print(world.elsewhere)).status).toBe(404)
})
