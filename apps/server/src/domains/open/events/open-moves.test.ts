import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import * as calls from '@lqr/contract/open/application-calls.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import type { ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import type { OpenScope } from '@lqr/contract/kernel/open-scopes.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { systemToken } from '../open-system.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
let t: TestApp
let world: ApplicationWorld
let token: string
let worker: string
let stranger: string
let events = 0

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeApplicationWorld(t)
  token = await systemToken(t, world.manager, ['tasks.read', 'cases.work', 'cases.decide'])
  worker = await systemToken(t, world.manager, ['cases.work'])
  stranger = await systemToken(t, world.otherManager, ['tasks.read', 'cases.work', 'cases.decide'])
})
afterAll(() => t.close())

async function caseIn(state: ApplicationStatus, maker: { readonly productId?: string } = {}) {
  const submittedAt = new Date('2026-11-10T09:00:00+08:00')
  const { id } = await world.application(state, { submittedAt, ...maker })
  const { data } = await t.call(getApplication, { params: { id } }, { token: world.manager.token })
  return data
}
const nextEvent = () => `EVENT-${String((events += 1)).padStart(6, '0')}`
const write = (call: AnyCall, applyNo: string, body: object = {}, by = token) =>
  t.send(call, { params: { applyNo }, body: { eventId: nextEvent(), ...body } }, { token: by })
const stored = async (id: string) => {
  const { rows } = await t.services.pool.query<{ status: string; events: number }>(
    `select status, (select count(*)::int from case_event e where e.kind = 'application' and e.case_id = a.id) events
     from product_application a where id = $1`,
    [id],
  )
  return rows[0]
}

const credit = { creditAmountYuan: 200_000, creditRate: 3.65, creditTermMonths: 12 }
const loan = { loanAmountYuan: 80_000, loanDate: '2026-11-20' }

test('a system takes a case from the submission to the last repayment', async () => {
  const { id, applyNo } = await caseIn('SUBMITTED')
  const steps: [AnyCall, object, ApplicationStatus][] = [
    [calls.acceptOpenApplication, { note: '核心系统受理' }, 'ACCEPTED'],
    [calls.reviewOpenApplication, {}, 'REVIEWING'],
    [calls.creditOpenApplication, credit, 'CREDITED'],
    [calls.signOpenApplication, {}, 'SIGNED'],
    [calls.disburseOpenApplication, loan, 'DISBURSED'],
    [calls.repayOpenApplication, { principalYuan: 30_000, repaidOn: '2026-11-20' }, 'DISBURSED'],
    [calls.repayOpenApplication, { principalYuan: 50_000, repaidOn: '2026-11-20' }, 'DISBURSED'],
    [calls.settleOpenApplication, {}, 'SETTLED'],
  ]
  for (const [call, body, status] of steps)
    expect(await write(call, applyNo, body)).toMatchObject({ status: 200, data: { status, isRepeat: false } })
  const { data } = await t.call(calls.getOpenApplication, { params: { applyNo } }, { token })
  expect(data).toMatchObject({ loanAmountYuan: 80_000, repaidYuan: 80_000, repaidOn: '2026-11-20' })
  expect(data.timeline.filter(({ actorName }) => actorName === '接口：示例核心系统')).toHaveLength(
    steps.length,
  )
  const audit = await t.services.pool.query(
    `select from audit_log where entity = $1 and entity_id = $2 and actor_account_id = $3`,
    [applicationCase.auditEntity.code, id, world.manager.id],
  )
  expect(audit.rowCount).toBe(steps.length)
})

test('a system ends a grant that is not used, by the scope of the one that granted it', async () => {
  const { applyNo } = await caseIn('CREDITED')
  const body = { endReason: '企业未在有效期内签约' }
  expect((await write(calls.releaseOpenApplication, applyNo, body, worker)).status).toBe(403)
  expect(await write(calls.releaseOpenApplication, applyNo, body)).toMatchObject({
    status: 200,
    data: { status: 'UNUSED' },
  })
})

test('the same event is made once, and says the first answer for good', async () => {
  const { id, applyNo } = await caseIn('SUBMITTED')
  const body = { eventId: nextEvent(), note: '受理' }
  const first = await write(calls.acceptOpenApplication, applyNo, body)
  await write(calls.reviewOpenApplication, applyNo)
  const again = await write(calls.acceptOpenApplication, applyNo, body)
  expect(again).toMatchObject({ status: 200, data: { status: 'ACCEPTED', isRepeat: true } })
  expect(again.data).toEqual({ ...(first.data as object), isRepeat: true })
  expect((await stored(id))?.status).toBe('REVIEWING')
})

test('events that come at once are made once', async () => {
  const { id, applyNo } = await caseIn('DISBURSED')
  const before = (await stored(id))?.events ?? 0
  const body = { eventId: nextEvent(), principalYuan: 1_000, repaidOn: '2026-11-20' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => write(calls.repayOpenApplication, applyNo, body)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(answers.filter(({ data }) => !(data as { isRepeat: boolean }).isRepeat)).toHaveLength(1)
  expect((await stored(id))?.events).toBe(before + 1)
})

test('an event is made once, whichever organisation of a house hands it in; another branch learns nothing of it', async () => {
  const scopes: OpenScope[] = ['cases.work', 'cases.decide']
  const [branch, otherBranch] = [
    await makeOrganisation(t.services.db, { parentId: world.bank.id }),
    await makeOrganisation(t.services.db, { parentId: world.bank.id }),
  ]
  const [ofBranch, ofOther] = [
    await systemToken(t, await world.staff(branch.id, ['financeManager']), scopes),
    await systemToken(t, await world.staff(otherBranch.id, ['financeManager']), scopes),
  ]
  const { id: productId } = await makeProduct(t.services.db, branch)
  const { id, applyNo } = await caseIn('DISBURSED', { productId })
  const before = (await stored(id))?.events ?? 0
  const body = { eventId: nextEvent(), principalYuan: 1_000, repaidOn: '2026-11-20' }
  const repay = (by: string, more = {}) =>
    write(calls.repayOpenApplication, applyNo, { ...body, ...more }, by)
  const answers = await Promise.all([token, ofBranch, token, ofBranch].map((by) => repay(by)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(answers.filter(({ data }) => !(data as { isRepeat: boolean }).isRepeat)).toHaveLength(1)
  expect((await stored(id))?.events).toBe(before + 1)
  for (const by of [token, ofBranch])
    expect((await repay(by, { principalYuan: 2_000 })).error?.key).toBe('open.eventConflict')
  for (const by of [ofOther, stranger]) expect((await repay(by)).status).toBe(404)
  // Branches number for themselves: what one has used for its case another may use for its own.
  const { applyNo: otherNo } = await caseIn('SUBMITTED', {
    productId: (await makeProduct(t.services.db, otherBranch)).id,
  })
  const { eventId } = body
  expect(await write(calls.acceptOpenApplication, otherNo, { eventId }, ofOther)).toMatchObject({
    status: 200,
  })
})

test('a number that stands for something else is refused', async () => {
  const one = await caseIn('SUBMITTED')
  const other = await caseIn('SUBMITTED')
  const eventId = nextEvent()
  await write(calls.acceptOpenApplication, one.applyNo, { eventId })
  const wrong = [
    await write(calls.acceptOpenApplication, one.applyNo, { eventId, note: '另一条' }),
    await write(calls.acceptOpenApplication, other.applyNo, { eventId }),
    await write(calls.reviewOpenApplication, one.applyNo, { eventId }),
  ]
  for (const answer of wrong) expect(answer.error?.key).toBe('open.eventConflict')
  expect((await stored(other.id))?.status).toBe('SUBMITTED')
})

test('what was refused was not an event: its number may come again', async () => {
  const { applyNo } = await caseIn('SUBMITTED')
  const eventId = nextEvent()
  const early = await write(calls.reviewOpenApplication, applyNo, { eventId })
  expect(early).toMatchObject({ status: 409, error: { key: 'products.illegalMove' } })
  expect((early.data as { status: string }).status).toBe('SUBMITTED')
  await write(calls.acceptOpenApplication, applyNo)
  expect(await write(calls.reviewOpenApplication, applyNo, { eventId })).toMatchObject({ status: 200 })
})

test('rules and refusals are those of the screens', async () => {
  const reviewing = await caseIn('REVIEWING')
  const max = reviewing.terms.amountMaxYuan
  expect(
    (await write(calls.creditOpenApplication, reviewing.applyNo, { ...credit, creditAmountYuan: max + 1 }))
      .error?.key,
  ).toBe('products.amountOutOfRange')
  expect(await write(calls.rejectOpenApplication, reviewing.applyNo, { rejectCode: 'NO' })).toMatchObject({
    status: 422,
  })
  expect(await write(calls.acceptOpenApplication, reviewing.applyNo, { more: 1 })).toMatchObject({
    status: 422,
  })
  const stale = { version: reviewing.version - 1, request: '请补充对账单' }
  expect((await write(calls.supplementOpenApplication, reviewing.applyNo, stale)).error?.key).toBe(
    'products.staleVersion',
  )
})

test.each([
  [{ principalYuan: 999_999_999, repaidOn: '2026-11-20' }, 'principalYuan', /^归还本金不能超过未还本金/],
  [{ principalYuan: 1_000, repaidOn: '2026-11-21' }, 'repaidOn', /^还款日期不能晚于今天/],
  [{ principalYuan: 1_000, repaidOn: '2020-01-01' }, 'repaidOn', /^还款日期不能早于/],
])('a repayment %o is refused at its field', async (body, name, sentence) => {
  const { applyNo } = await caseIn('DISBURSED')
  const answer = await write(calls.repayOpenApplication, applyNo, body)
  expect(answer).toMatchObject({ status: 422, error: { key: 'products.repaymentWrong' } })
  expect(answer.error?.fields?.[name]).toMatch(sentence)
})

test('a grant needs the scope of deciding', async () => {
  const { applyNo } = await caseIn('REVIEWING')
  expect((await write(calls.creditOpenApplication, applyNo, credit, worker)).error?.key).toBe(
    'kernel.scopeMissing',
  )
  expect(
    (await t.send(calls.getOpenApplication, { params: { applyNo } }, { token: worker })).error?.key,
  ).toBe('kernel.scopeMissing')
})

test('a case of another institution, and one that does not exist, are not there', async () => {
  const { id, applyNo } = await caseIn('SUBMITTED')
  for (const [number, by] of [
    [applyNo, stranger],
    ['SQ20261120-999999', token],
  ] as const) {
    const answer = await write(calls.acceptOpenApplication, number, {}, by)
    expect(answer).toMatchObject({ status: 404, error: { key: 'products.applicationNotFound' } })
    expect(
      (await t.send(calls.getOpenApplication, { params: { applyNo: number } }, { token: by })).status,
    ).toBe(404)
  }
  expect((await stored(id))?.status).toBe('SUBMITTED')
})

test('two institutions may use the same number', async () => {
  const eventId = nextEvent()
  const { applyNo } = await caseIn('SUBMITTED')
  expect((await write(calls.acceptOpenApplication, applyNo, { eventId })).status).toBe(200)
  const { id } = await world.application('SUBMITTED', { productId: world.otherProduct.id })
  const { data } = await t.call(getApplication, { params: { id } }, { token: world.otherManager.token })
  expect((await write(calls.acceptOpenApplication, data.applyNo, { eventId }, stranger)).status).toBe(200)
})
