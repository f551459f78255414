import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getAccountOpening,
  getOpeningByApplyId,
  getOpeningStart,
  listAccountOpenings,
  listOpeningBankPage,
  listOpeningBanks,
  listOpeningBranches,
  preCheckOpening,
  submitOpeningLzb,
  submitOpeningPdb,
} from '@lqr/contract/bank-accounts/calls.ts'
import { cancelOpening, changeOpening } from '@lqr/contract/bank-accounts/move-calls.ts'
import { listAffairs } from '@lqr/contract/tasks/calls.ts'
import { ConnectorFailure } from '../../../connectors/signed-request.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { neutralForm } from '../opening-form.fixtures.ts'
import { makeOpeningWorld, type OpeningWorld } from '../opening-world.fixtures.ts'

let t: TestApp
let world: OpeningWorld
let isBankDown = false
/** What the bank was told, each with its key. */
const messages: { action: string; dedupeKey: string }[] = []
/** A Friday. */
const NOW = new Date('2026-11-20T10:00:00+08:00')
const bank = (profile: string) => ({
  name: 'http' as const,
  probe: () => Promise.resolve(),
  async send({ action, dedupeKey }: { action: string; dedupeKey: string }) {
    messages.push({ action, dedupeKey })
    if (isBankDown) throw new ConnectorFailure('down')
    return { reference: `${profile}-${action}` }
  },
})

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW, bankOpening: { LZB: bank('LZB'), PDB: bank('PDB') } })
  world = await makeOpeningWorld(t)
})
afterAll(() => t.close())

const at = (time: string, day = '2026-11-23') => `${day}T${time}:00+08:00`
const form = (over: object = {}) => ({
  ...neutralForm,
  branchCode: world.near.branchCode,
  appointTime: at('09:00'),
  isSimpleOpening: true,
  materials: [...neutralForm.materials],
  ...over,
})
const submit = (over: object = {}, token = world.owner.token) =>
  t.call(submitOpeningLzb, { body: form(over) }, { token })
const freeAt = async (time: string) => {
  const { data } = await t.call(listOpeningBranches, { body: {} }, { token: world.owner.token })
  return data[0]?.slots.find(({ beginsAt }) => Date.parse(beginsAt) === Date.parse(time))?.free
}
const count = async () =>
  Number((await t.services.pool.query('select count(*) n from account_opening')).rows[0].n)

test('banks and branches are found, the nearest to the address of the enterprise first, with hours and free times', async () => {
  const by = { token: world.owner.token }
  const banks = await t.call(listOpeningBanks, { body: {} }, by)
  expect(banks.data.map(({ name, profile, branches }) => [name, profile, branches])).toEqual([
    ['黄河示例银行', 'LZB', 2],
    ['陇上示例银行', 'PDB', 1],
  ])
  const page = await t.call(listOpeningBankPage, { body: { keyword: '陇上' } }, by)
  expect(page.data).toMatchObject({ total: 1, list: [{ bankCode: world.other.bankCode }] })
  const { data } = await t.call(listOpeningBranches, { body: {} }, by)
  expect(data.map(({ name, nearness }) => [name, nearness])).toEqual([
    ['黄河示例银行城关支行', 'sameCounty'],
    ['陇上示例银行七里河支行', 'samePrefecture'],
    ['黄河示例银行麦积支行', 'elsewhere'],
  ])
  expect(data[0]).toMatchObject({ hours: '09:00–12:00，14:00–17:00', branchCode: world.near.branchCode })
  expect(data[0]?.slots[0]).toMatchObject({ capacity: 2, free: 2 })
  const inTianshui = await t.call(
    listOpeningBranches,
    { body: { areaCode: '620503', bankCode: world.near.bankCode } },
    by,
  )
  expect(inTianshui.data.map(({ name }) => name)).toEqual(['黄河示例银行麦积支行', '黄河示例银行城关支行'])
})

test('an appointment is taken, reaches the branch alone, and shows nobody’s numbers whole', async () => {
  const { status, data } = await submit()
  expect(status).toBe(200)
  expect(data).toMatchObject({
    applyNo: expect.stringMatching(/^KH20261120-\d{6}$/),
    status: 'SUBMITTED',
    bankReference: 'LZB-book',
    isDemonstration: false,
    branchCode: world.near.branchCode,
    dueAt: '2026-11-23T18:00:00+08:00',
    form: { operatorIdNoMasked: '620***********0011', operatorPhone: '13900001234', isSimpleOpening: true },
    can: { change: true, withdraw: true, confirm: false },
  })
  const byBank = await t.call(getAccountOpening, { params: { id: data.id } }, { token: world.officer.token })
  expect(byBank.data).toMatchObject({
    form: { operatorPhone: '139****1234', operatorIdNoMasked: '620***********0011' },
    can: { confirm: true, withdraw: false },
  })
  const sameByNumber = { body: { applyId: data.id } }
  expect((await t.call(getOpeningByApplyId, sameByNumber, { token: world.officer.token })).data.id).toBe(
    data.id,
  )
  for (const { token } of [world.otherOwner, world.farOfficer, world.otherOfficer]) {
    expect((await t.call(getAccountOpening, { params: { id: data.id } }, { token })).status).toBe(404)
    expect((await t.call(listAccountOpenings, { body: {} }, { token })).data.total).toBe(0)
  }
  const { rows } = await t.services.pool.query('select * from account_opening where id = $1', [data.id])
  expect(JSON.stringify(rows)).not.toContain('620102199001010011')
  const told = await t.services.pool.query(
    `select body from message where account_id = $1 and kind = 'bank-accounts.submit'`,
    [world.officer.id],
  )
  expect(told.rows).toHaveLength(1)
})

test('of many who want the last place at once one gets it, and nobody a failure', async () => {
  const time = at('10:00')
  expect((await submit({ appointTime: time })).status).toBe(200)
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      submit({ appointTime: time }, index % 2 === 0 ? world.owner.token : world.otherOwner.token),
    ),
  )
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = tries.filter(({ status }) => status !== 200)
  expect(refused.map(({ error }) => [error?.key, Object.keys(error?.fields ?? {})])).toEqual(
    refused.map(() => ['bankAccounts.slotFull', ['appointTime']]),
  )
  expect(await freeAt(time)).toBeUndefined()
})

test('a time that the branch does not have, a day off and a branch of the other form are refused at the field', async () => {
  const before = await count()
  const refusals = [
    [{ appointTime: at('09:20') }, 'slotNotFound', 'appointTime'],
    [{ appointTime: at('09:00', '2026-11-21') }, 'slotNotFound', 'appointTime'],
    [{ appointTime: at('15:00', '2026-11-20') }, 'slotNotFound', 'appointTime'],
    [{ branchCode: world.other.branchCode }, 'wrongProfile', 'branchCode'],
    [{ branchCode: '000000000000' }, 'branchNotFound', 'branchCode'],
    [{ basicAccountNo: '' }, 'basicNeeded', 'basicAccountNo'],
  ] as const
  for (const [over, key, field] of refusals) {
    const { error } = await submit(over)
    expect([error?.key, Object.keys(error?.fields ?? {})]).toEqual([`bankAccounts.${key}`, [field]])
  }
  const wrong = await submit({ operatorIdNo: '620102199001010012', consent: false })
  expect(wrong).toMatchObject({ status: 422, error: { fields: { operatorIdNo: expect.any(String) } } })
  expect(await count()).toBe(before)
})

test('a bank that cannot be reached is said so, nothing is kept, and the same can be sent again', async () => {
  const before = await count()
  const time = at('11:00')
  isBankDown = true
  const failed = await submit({ appointTime: time })
  isBankDown = false
  expect(failed).toMatchObject({ status: 502, error: { key: 'bankAccounts.bankUnavailable' } })
  expect(await count()).toBe(before)
  expect(await freeAt(time)).toBe(2)
  expect((await submit({ appointTime: time })).status).toBe(200)
})

test('a bank that cannot be reached keeps an appointment that lies ahead, and nothing that it is verifying', async () => {
  const appointTime = new Date(at('08:00'))
  const ends = async (state: 'CONFIRMED' | 'VERIFYING') => {
    const id = await world.opening({ state, appointTime })
    isBankDown = true
    const answer = await t.call(cancelOpening, { params: { id }, body: {} }, { token: world.owner.token })
    isBankDown = false
    return answer.status
  }
  expect(await ends('CONFIRMED')).toBe(502)
  expect(await ends('VERIFYING')).toBe(200)
})

test('each try of a booking has one key, and what is booked after an earlier one was cancelled or moved another', async () => {
  const keysOf = (action: string) =>
    messages.filter((one) => one.action === action).map(({ dedupeKey }) => dedupeKey)
  const [time, later] = [at('09:00', '2026-11-24'), at('10:00', '2026-11-24')]
  const token = { token: world.owner.token }
  const by = (id: string) => ({ params: { id }, body: {} })
  const move = (id: string, appointTime: string) =>
    t.call(changeOpening, { params: { id }, body: { branchCode: world.near.branchCode, appointTime } }, token)
  messages.length = 0
  isBankDown = true
  await submit({ appointTime: time })
  isBankDown = false
  const first = await submit({ appointTime: time })
  await t.call(cancelOpening, by(first.data.id), token)
  const second = await submit({ appointTime: time })
  await move(second.data.id, later)
  await move(second.data.id, time)
  isBankDown = true
  await move(second.data.id, later)
  isBankDown = false
  await move(second.data.id, later)
  await t.call(cancelOpening, by(second.data.id), token)
  expect((await submit({ appointTime: time })).status).toBe(200)
  const [failed, ...booked] = keysOf('book')
  expect(booked[0]).toBe(failed)
  expect(new Set(booked).size).toBe(3)
  const changed = keysOf('change')
  expect(changed).toHaveLength(4)
  expect(changed[3]).toBe(changed[2])
  expect(new Set(changed).size).toBe(3)
})

test('what differs from the certified data is named before the visit, and does not refuse', async () => {
  const by = { token: world.owner.token }
  const start = await t.call(getOpeningStart, {}, by)
  expect(start.data).toMatchObject({ corporateName: world.company.corporateName, hasBasic: false })
  const { corporateName, creditCode, legalPersonName } = start.data
  const agreeing = {
    corporateName: corporateName ?? '',
    creditCode: creditCode ?? '',
    legalPersonName: legalPersonName ?? '',
    accountType: 'basic',
    subjectKind: 'corporation',
  } as const
  const check = (over: object = {}) => t.call(preCheckOpening, { body: { ...agreeing, ...over } }, by)
  expect((await check()).data.findings).toEqual([])
  expect((await check({ legalPersonName: '另一法人' })).data.findings).toEqual(['legalPersonName'])
  const { data } = await submit({
    appointTime: at('14:00'),
    legalPersonName: '另一法人',
    basicAccountNo: '123',
  })
  expect(data.form?.findings).toContain('legalPersonName')
  expect(data.form?.findings).toContain('basicAccountNo')
})

test('an enterprise has one basic account, however many ask at once', async () => {
  const basic = (time: string) =>
    submit({ accountType: 'basic', appointTime: time, basicAccountNo: '' }, world.otherOwner.token)
  const tries = await Promise.all([basic(at('15:00')), basic(at('16:00')), basic(at('15:00'))])
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const refused = tries.find(({ status }) => status === 409)
  expect(refused?.error).toMatchObject({
    key: 'bankAccounts.basicTaken',
    fields: { accountType: expect.any(String) },
  })
  const { id, company_id: companyId } = (
    await t.services.pool.query(`select id, company_id from account_opening where account_type = 'basic'`)
  ).rows[0]
  const copy = t.services.pool.query(
    `update account_opening set account_type = 'basic', company_id = $1
     where id = (select id from account_opening where id <> $2 and account_type <> 'basic' limit 1)`,
    [companyId, id],
  )
  await expect(copy).rejects.toThrow('account_opening_basic')
})

test('the second form asks for its own fields', async () => {
  const { isSimpleOpening: _, ...neutral } = form({ branchCode: world.other.branchCode })
  const send = (over: object = {}) =>
    t.send(submitOpeningPdb, { body: { ...neutral, ...over } }, { token: world.owner.token })
  expect((await send()).error?.fields).toHaveProperty('legalPersonPhone')
  const sent = await send({ legalPersonPhone: '13900005678', licenceValidTo: '2036-01-01' })
  expect(sent).toMatchObject({
    status: 200,
    data: { profile: 'PDB', form: { legalPersonPhoneMasked: '139****5678', licenceValidTo: '2036-01-01' } },
  })
})

test('only a certified enterprise books; signed out, uncertified and staff do not', async () => {
  const body = form()
  expect((await t.call(submitOpeningLzb, { body })).status).toBe(401)
  expect((await submit({}, world.uncertified.token)).status).toBe(403)
  expect((await submit({}, world.officer.token)).status).toBe(403)
  expect((await t.call(listOpeningBanks, { body: {} })).status).toBe(401)
})

test('among what an enterprise has under way it is called by the account that is opened', async () => {
  const body = { kind: 'accountOpening' as const, pageSize: 50 }
  const id = await world.opening({
    accountType: 'special',
    appointTime: new Date(at('16:00')),
    submittedAt: NOW,
  })
  const { data } = await t.call(listAffairs, { body }, { token: world.owner.token })
  expect(data.list.find(({ caseId }) => caseId === id)).toMatchObject({ title: '专用存款账户开户' })
})
