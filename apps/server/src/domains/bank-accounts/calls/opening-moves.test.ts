import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { listBankAccounts } from '@lqr/contract/bank-accounts/account-calls.ts'
import { getAccountOpening, getOpeningStart, listAccountOpenings } from '@lqr/contract/bank-accounts/calls.ts'
import {
  cancelOpening,
  changeOpening,
  confirmOpening,
  failOpening,
  noShowOpening,
  openAccount,
  openOperatorPhone,
  verifyOpening,
} from '@lqr/contract/bank-accounts/move-calls.ts'
import { caseKinds } from '../../../case-kinds.ts'
import { expireCases } from '../../../cases/expire-cases.ts'
import { remindCases } from '../../../cases/remind-cases.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOpeningWorld, type OpeningWorld } from '../opening-world.fixtures.ts'

let t: TestApp
let world: OpeningWorld
let now: Date
let minutes = 0
/** A Friday; the appointments of the tests are on the Monday after. */
const FRIDAY = new Date('2026-11-20T10:00:00+08:00')
const MONDAY = '2026-11-23T09:00:00+08:00'
const after = (moment: string) => {
  now = new Date(moment)
}

beforeAll(async () => {
  now = FRIDAY
  t = await makeTestApp({ now: () => now })
  world = await makeOpeningWorld(t)
})
beforeEach(() => {
  now = FRIDAY
})
afterAll(() => t.close())

/** Each at a time of its own, so that no test fills another one's slot. */
function own(state: keyof typeof accountOpeningCase.states, over: object = {}) {
  minutes += 1
  const appointTime = new Date(Date.parse(MONDAY) + minutes * 60_000)
  return world.opening({ state, appointTime, submittedAt: FRIDAY, ...over })
}
const confirm = (id: string, over: object = {}, token = world.officer.token) =>
  t.call(confirmOpening, { params: { id }, body: { diligence: 'standard', ...over } }, { token })
const open = (
  id: string,
  accountNo = '1010 0000 0000 1234',
  openedOn = '2026-11-24',
  token = world.officer.token,
) => t.call(openAccount, { params: { id }, body: { accountNo, openedOn } }, { token })
const events = async (id: string) =>
  (
    await t.services.pool.query(
      `select action from case_event where kind = 'accountOpening' and case_id = $1 order by id`,
      [id],
    )
  ).rows.map(({ action }) => String(action))
const told = async (kind: string, accountId: string) =>
  (
    await t.services.pool.query(`select body from message where kind = $1 and account_id = $2`, [
      `bank-accounts.${kind}`,
      accountId,
    ])
  ).rows.length

test('the branch confirms with its diligence; the clock then runs to the end of the appointment', async () => {
  const id = await own('SUBMITTED')
  const withoutReason = await confirm(id, { diligence: 'enhanced' })
  expect(withoutReason.error).toMatchObject({
    key: 'bankAccounts.reasonNeeded',
    fields: { diligenceReason: expect.any(String) },
  })
  const { data } = await confirm(id, { diligence: 'enhanced', diligenceReason: '跨地区经营，需核实场所' })
  expect(data).toMatchObject({ status: 'CONFIRMED', diligence: 'enhanced', can: { verify: true } })
  expect(data.diligenceReason).toBe('跨地区经营，需核实场所')
  expect(data.dueAt).toBe(data.appointEnd)
  expect(data.materialsAsked).toContain('premises')
  const ofOwner = await t.call(getAccountOpening, { params: { id } }, { token: world.owner.token })
  expect(ofOwner.data).toMatchObject({ diligence: 'enhanced', diligenceReason: null })
  expect(ofOwner.data.materialsAsked).toContain('premises')
  expect(await told('confirm', world.owner.id)).toBe(1)
})

test('a time that has passed unconfirmed cannot be confirmed', async () => {
  const id = await own('SUBMITTED')
  after('2026-11-23T12:00:00+08:00')
  expect((await confirm(id)).error?.key).toBe('bankAccounts.slotPast')
})

test('a result that is sent again and again is written once, and another one is refused', async () => {
  const id = await own('VERIFYING')
  after('2026-11-24T15:00:00+08:00')
  const answers = await Promise.all([open(id), open(id), open(id)])
  expect(answers.map(({ status, data }) => [status, data.accountNoMasked])).toEqual(
    answers.map(() => [200, '****1234']),
  )
  expect((await open(id, '101000000000 1234')).status).toBe(200)
  expect((await events(id)).filter((action) => action === 'open')).toHaveLength(1)
  expect(await told('open', world.owner.id)).toBe(1)
  expect((await open(id, '101000000000009999')).error?.key).toBe('bankAccounts.otherResult')
  const accounts = await t.services.pool.query('select * from bank_account where opening_id = $1', [id])
  expect(accounts.rows).toHaveLength(1)
  expect(JSON.stringify(accounts.rows)).not.toContain('1010000000001234')
  const mine = await t.call(listBankAccounts, { body: {} }, { token: world.owner.token })
  expect(mine.data.list.find(({ openingId }) => openingId === id)).toMatchObject({
    source: 'opened',
    accountNoMasked: '****1234',
    can: { update: false },
  })
  expect((await t.call(listBankAccounts, { body: {} }, { token: world.farOfficer.token })).data.total).toBe(0)
})

test('once it is over the number of who came is gone', async () => {
  const id = await own('VERIFYING')
  after('2026-11-24T15:00:00+08:00')
  const { data } = await open(id, '101000000000005555')
  expect(data.form).toMatchObject({ operatorIdNoMasked: null, operatorName: '示例经办人' })
})

test('a refusal says why and what would change it, and is written once', async () => {
  const id = await own('VERIFYING')
  const fail = (failReason = '法定代表人未到店核实。') =>
    t.call(
      failOpening,
      { params: { id }, body: { failCode: 'INTENT_UNCONFIRMED', failReason } },
      { token: world.officer.token },
    )
  const first = await fail()
  expect(first.data).toMatchObject({ status: 'FAILED', failCode: 'INTENT_UNCONFIRMED' })
  expect(first.data.nextSteps).toContain('视频')
  expect((await fail()).data.version).toBe(first.data.version)
  expect((await fail('另一个原因说明')).error?.key).toBe('bankAccounts.otherResult')
  expect((await open(id)).error?.key).toBe('bankAccounts.otherResult')
})

test('the enterprise changes time and branch: the old place is free, the new branch has it', async () => {
  const id = await own('SUBMITTED')
  await confirm(id, { diligence: 'enhanced', diligenceReason: '跨地区经营，需核实场所' })
  const change = (branchCode: string, appointTime: string) =>
    t.call(
      changeOpening,
      { params: { id }, body: { branchCode, appointTime, consent: true } },
      { token: world.owner.token },
    )
  expect((await change(world.other.branchCode, '2026-11-24T09:00:00+08:00')).error?.key).toBe(
    'bankAccounts.wrongProfile',
  )
  const { status, data } = await change(world.far.branchCode, '2026-11-24T09:00:00+08:00')
  expect(status).toBe(200)
  expect(data).toMatchObject({ status: 'SUBMITTED', branchCode: world.far.branchCode })
  expect(data).toMatchObject({ diligence: null, diligenceReason: null })
  expect(data.materialsAsked).not.toContain('premises')
  expect(Date.parse(data.appointTime)).toBe(Date.parse('2026-11-24T09:00:00+08:00'))
  expect((await confirm(id)).status).toBe(404)
  expect((await confirm(id, {}, world.farOfficer.token)).data.status).toBe('CONFIRMED')
})

test('moved to another branch it is nobody’s there, its people are reminded, and those of the old one are told', async () => {
  const { officer, farOfficer, owner, far } = world
  const person = { accountId: officer.id, name: '城关柜员', phoneCipher: null }
  const id = await own('CONFIRMED', { officer: person })
  const change = (branchCode: string, appointTime: string) =>
    t.call(
      changeOpening,
      { params: { id }, body: { branchCode, appointTime, consent: true } },
      { token: owner.token },
    )
  const officerOf = async () => {
    const { rows } = await t.services.pool.query(
      `select o.officer_account_id::text officer, o.officer_name, o.officer_phone_cipher, k.officer_account_id::text task
       from account_opening o join case_task k on k.kind = 'accountOpening' and k.case_id = o.id where o.id = $1`,
      [id],
    )
    return rows[0]
  }
  const before = await told('moved-away', officer.id)
  const { data: later } = await change(world.near.branchCode, '2026-11-24T10:00:00+08:00')
  expect(later).toMatchObject({ status: 'SUBMITTED', officerName: '城关柜员', diligence: 'standard' })
  expect(await told('moved-away', officer.id)).toBe(before)
  const { data } = await change(far.branchCode, '2026-11-24T11:00:00+08:00')
  expect(data).toMatchObject({ branchCode: far.branchCode, officerName: null, officerPhone: null })
  expect(await officerOf()).toEqual({
    officer: null,
    officer_name: null,
    officer_phone_cipher: null,
    task: null,
  })
  const { rows } = await t.services.pool.query(
    `select body, link from message where kind = 'bank-accounts.moved-away' and account_id = $1
     and strpos(body, $2) > 0`,
    [officer.id, data.applyNo],
  )
  expect(rows).toMatchObject([{ link: null }])
  expect(rows[0].body).not.toContain('一般存款账户')
  await remindCases(t.services, caseKinds)
  const due = await t.services.pool.query(
    `select account_id::text id from message where kind = 'bank-accounts.due' and link = $1`,
    [`/workbench/account-openings/${id}`],
  )
  expect(due.rows).toEqual([{ id: farOfficer.id }])
})

test('another branch reads nothing before the enterprise has agreed to it; another time asks for no consent', async () => {
  const { owner, near, far, farOfficer } = world
  const id = await own('SUBMITTED')
  const change = (branchCode: string, over: { consent?: true } = {}) => {
    const body = { branchCode, appointTime: '2026-11-24T14:00:00+08:00', ...over }
    return t.call(changeOpening, { params: { id }, body }, { token: owner.token })
  }
  const kept = async () => {
    const { rows } = await t.services.pool.query('select consent_hash from account_opening where id = $1', [
      id,
    ])
    return rows[0].consent_hash
  }
  const before = await kept()
  const { status, error } = await change(far.branchCode)
  expect([status, error?.key, Object.keys(error?.fields ?? {})]).toEqual([
    422,
    'bankAccounts.consentNeeded',
    ['consent'],
  ])
  expect((await t.call(getAccountOpening, { params: { id } }, { token: farOfficer.token })).status).toBe(404)
  expect((await change(near.branchCode)).status).toBe(200)
  expect(await kept()).toBe(before)
  expect((await change(far.branchCode, { consent: true })).status).toBe(200)
  expect(await kept()).not.toBe(before)
  const { rows } = await t.services.pool.query(
    `select detail->'before'->>'hash' hash, detail->>'branchCode' branch from audit_log
     where action = 'consent-to-branch' and entity_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ hash: before, branch: far.branchCode }])
})

test('taken back before it was confirmed it tells the bank no more than that', async () => {
  const id = await own('SUBMITTED')
  const mine = await t.call(cancelOpening, { params: { id }, body: {} }, { token: world.owner.token })
  expect(mine.data).toMatchObject({ status: 'CANCELLED', form: { operatorIdNoMasked: null } })
  const theirs = await t.call(getAccountOpening, { params: { id } }, { token: world.officer.token })
  expect(theirs.data).toMatchObject({ isSealed: true, form: null, corporateName: null })
  const list = await t.call(
    listAccountOpenings,
    { body: { status: 'CANCELLED' } },
    { token: world.officer.token },
  )
  expect(list.data.list.find((row) => row.id === id)).toMatchObject({ corporateName: null })
  const again = await t.call(cancelOpening, { params: { id }, body: {} }, { token: world.owner.token })
  expect(again.error?.key).toBe('bankAccounts.illegalMove')
})

test('an opening that the branch does not bring to a result ends by its enterprise, which may open elsewhere', async () => {
  const id = await own('VERIFYING', { accountType: 'basic' })
  const cancel = (token: string) => t.call(cancelOpening, { params: { id }, body: {} }, { token })
  expect((await cancel(world.farOfficer.token)).status).toBe(403)
  const before = await told('withdraw', world.officer.id)
  const { data } = await cancel(world.owner.token)
  expect(data).toMatchObject({ status: 'CANCELLED', isSealed: false, form: { operatorIdNoMasked: null } })
  expect(await told('withdraw', world.officer.id)).toBe(before + 1)
  const theirs = await t.call(getAccountOpening, { params: { id } }, { token: world.officer.token })
  expect(theirs.data).toMatchObject({ isSealed: false, corporateName: world.company.corporateName })
  expect((await open(id)).error?.key).toBe('bankAccounts.illegalMove')
  const start = await t.call(getOpeningStart, {}, { token: world.owner.token })
  expect(start.data.hasBasic).toBe(false)
})

test('who does not come is marked after the time only; where the branch writes nothing it is nobody’s no-show', async () => {
  const [early, late] = [await own('CONFIRMED'), await own('CONFIRMED')]
  const noShow = (id: string) =>
    t.call(noShowOpening, { params: { id }, body: {} }, { token: world.officer.token })
  expect((await noShow(early)).error?.key).toBe('bankAccounts.notYetDue')
  after('2026-11-23T12:00:00+08:00')
  expect((await noShow(early)).data.status).toBe('NO_SHOW')
  after('2026-11-24T17:00:00+08:00')
  await expireCases(t.services, caseKinds)
  const statusOf = async (id: string) =>
    (await t.call(getAccountOpening, { params: { id } }, { token: world.owner.token })).data.status
  expect(await statusOf(late)).toBe('CONFIRMED')
  after('2026-11-24T18:00:00+08:00')
  await expireCases(t.services, caseKinds)
  expect(await statusOf(late)).toBe('CANCELLED')
  expect(await told('lapse', world.owner.id)).toBeGreaterThan(0)
})

test('the phone of who comes is opened by the bank it goes to, once confirmed, with a trace', async () => {
  const [waiting, confirmed] = [await own('SUBMITTED'), await own('CONFIRMED')]
  const phone = (id: string, token: string) => t.call(openOperatorPhone, { params: { id } }, { token })
  expect((await phone(waiting, world.officer.token)).status).toBe(403)
  expect((await phone(confirmed, world.officer.token)).data.phone).toBe('13900001234')
  expect((await phone(confirmed, world.farOfficer.token)).status).toBe(404)
  expect((await phone(confirmed, world.owner.token)).status).toBe(403)
})

test('moves are for their side and the own branch; a stale version is refused', async () => {
  const id = await own('SUBMITTED')
  expect((await confirm(id, {}, world.farOfficer.token)).status).toBe(404)
  expect((await confirm(id, {}, world.owner.token)).status).toBe(403)
  expect((await confirm(id, { version: 7 })).error?.key).toBe('bankAccounts.staleVersion')
  const verify = { params: { id }, body: { diligence: 'standard' as const } }
  expect((await t.call(verifyOpening, verify, { token: world.officer.token })).error?.key).toBe(
    'bankAccounts.illegalMove',
  )
  expect((await t.call(verifyOpening, verify)).status).toBe(401)
})
