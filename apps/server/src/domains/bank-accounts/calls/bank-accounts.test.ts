import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  closeBankAccount,
  declareBankAccount,
  deleteBankAccount,
  getBankAccount,
  listBankAccounts,
  updateBankAccount,
} from '@lqr/contract/bank-accounts/account-calls.ts'
import { getOpeningStart } from '@lqr/contract/bank-accounts/calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOpeningWorld, type OpeningWorld } from '../opening-world.fixtures.ts'

let t: TestApp
let world: OpeningWorld
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeOpeningWorld(t)
})
afterAll(() => t.close())

const account = {
  bankName: '黄河示例银行',
  branchName: '城关支行',
  accountType: 'basic',
  basicAccountNo: 'J8210000000001',
  openedOn: '2024-03-01',
} as const
const declare = (over: object = {}, token = world.owner.token) =>
  t.call(declareBankAccount, { body: { ...account, accountNo: '1010 0000 0000 7788', ...over } }, { token })

test('an enterprise tells of the account it has; the number is kept sealed and shown masked', async () => {
  const { status, data } = await declare()
  expect(status).toBe(200)
  expect(data).toMatchObject({ source: 'declared', accountNoMasked: '****7788', can: { update: true } })
  const { rows } = await t.services.pool.query('select * from bank_account where id = $1', [data.id])
  expect(JSON.stringify(rows)).not.toContain('1010000000007788')
  expect(
    (await t.call(getBankAccount, { params: { id: data.id } }, { token: world.owner.token })).data,
  ).toEqual(data)
  for (const { token } of [world.otherOwner, world.officer]) {
    expect((await t.call(getBankAccount, { params: { id: data.id } }, { token })).status).toBe(404)
    expect((await t.call(listBankAccounts, { body: {} }, { token })).data.total).toBe(0)
  }
})

test('a second basic account is refused, by the call and by the database', async () => {
  expect((await declare({ accountNo: '101000000000009900' })).error).toMatchObject({
    key: 'bankAccounts.basicTaken',
    fields: { accountType: expect.any(String) },
  })
  const general = await declare({ accountType: 'general', accountNo: '101000000000009901' })
  const twice = t.services.pool.query(`update bank_account set account_type = 'basic' where id = $1`, [
    general.data.id,
  ])
  await expect(twice).rejects.toThrow('bank_account_basic')
})

test('what was told can be changed by who told it, on the version that was seen', async () => {
  const { data } = await declare({ accountType: 'special', accountNo: '101000000000009902' })
  const update = (over: object = {}, token = world.owner.token) =>
    t.call(
      updateBankAccount,
      { body: { ...account, accountType: 'special', id: data.id, version: data.version, ...over } },
      { token },
    )
  const changed = await update({ closedOn: '2025-01-31' })
  expect(changed.data).toMatchObject({ closedOn: '2025-01-31', version: data.version + 1 })
  expect((await update()).error?.key).toBe('bankAccounts.staleAccount')
  expect((await update({}, world.otherOwner.token)).status).toBe(404)
  expect((await update({}, world.uncertified.token)).status).toBe(403)
})

test('what the bank wrote back is the bank’s', async () => {
  await world.opening({ state: 'OPENED' })
  const { data } = await t.call(listBankAccounts, { body: {} }, { token: world.officer.token })
  const [opened] = data.list
  expect(opened).toMatchObject({ source: 'opened', can: { update: false } })
  const body = { ...account, id: opened?.id ?? '', version: opened?.version ?? 1 }
  expect((await t.call(updateBankAccount, { body }, { token: world.owner.token })).error?.key).toBe(
    'bankAccounts.accountNotEditable',
  )
})

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const close = (id: string, body: { version: number; closedOn?: string }, token = world.owner.token) =>
  t.call(closeBankAccount, { params: { id }, body }, { token })
const basicOf = async (source: string) => {
  const { data } = await t.call(listBankAccounts, { body: {} }, { token: world.owner.token })
  const found = data.list.find((one) => one.source === source && one.accountType === 'basic')
  if (!found) throw new Error(`no basic account is ${source}`)
  return found
}

test('the enterprise tells when an account of the bank was closed, nothing else of it, and may then open another', async () => {
  const { owner, officer, otherOwner } = world
  const start = async () => (await t.call(getOpeningStart, {}, { token: owner.token })).data
  const told = await basicOf('declared')
  expect((await close(told.id, { version: told.version, closedOn: '2025-01-31' })).status).toBe(200)
  const times = { submittedAt: daysAgo(12), appointTime: daysAgo(10) }
  await world.opening({ state: 'OPENED', accountType: 'basic', ...times })
  const { id, version, openedOn, ...opened } = await basicOf('opened')
  expect(opened.can).toEqual({ update: false, close: true })
  expect(await start()).toMatchObject({ hasBasic: true, basicAccountNo: opened.basicAccountNo })
  for (const closedOn of ['2020-01-01', '2999-01-01']) {
    expect(await close(id, { version, closedOn })).toMatchObject({
      status: 422,
      error: { key: 'bankAccounts.closedOnWrong', fields: { closedOn: expect.any(String) } },
    })
  }
  const closedOn = shanghaiDay(new Date())
  const closed = await close(id, { version, closedOn })
  expect(closed.data).toEqual({ ...opened, id, openedOn, closedOn, version: version + 1 })
  expect(await start()).toMatchObject({ hasBasic: false, basicAccountNo: null })
  expect((await close(id, { version })).error?.key).toBe('bankAccounts.staleAccount')
  const byBank = await t.call(getBankAccount, { params: { id } }, { token: officer.token })
  expect(byBank.data).toMatchObject({ closedOn, can: { update: false, close: false } })
  const { rows } = await t.services.pool.query(
    `select detail from audit_log where action = 'close-bank-account' and entity_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ detail: { closedOn } }])
  expect((await close(id, { version: 2 }, otherOwner.token)).status).toBe(404)
  for (const { token } of [officer, world.otherOfficer, world.uncertified]) {
    expect((await close(id, { version: 2 }, token)).status).toBe(403)
  }
  expect((await t.call(closeBankAccount, { params: { id }, body: { version: 2 } })).status).toBe(401)
})

test('a closing that was told by mistake is taken back, unless another basic account stands by then', async () => {
  const { id, version } = await basicOf('opened')
  const back = await close(id, { version })
  expect(back.data).toMatchObject({ closedOn: null, version: version + 1 })
  expect((await declare({ accountNo: '101000000000009903' })).error?.key).toBe('bankAccounts.basicTaken')
  await close(id, { version: version + 1, closedOn: shanghaiDay(new Date()) })
  expect((await declare({ accountNo: '101000000000009903' })).status).toBe(200)
  expect((await close(id, { version: version + 2 })).error?.key).toBe('bankAccounts.basicTaken')
})

test('an account that was told by mistake is taken out by its enterprise alone, one that a bank opened stays', async () => {
  const { owner, otherOwner, officer, uncertified } = world
  const { id } = (await declare({ accountType: 'general', accountNo: '101000000000009904' })).data
  const remove = (one: string, token?: string) =>
    t.call(deleteBankAccount, { params: { id: one } }, token === undefined ? {} : { token })
  expect((await remove(id)).status).toBe(401)
  for (const { token } of [officer, world.otherOfficer, uncertified])
    expect((await remove(id, token)).status).toBe(403)
  expect((await remove(id, otherOwner.token)).status).toBe(404)
  expect((await remove((await basicOf('opened')).id, owner.token)).error?.key).toBe(
    'bankAccounts.accountNotEditable',
  )
  expect((await remove(id, owner.token)).data).toEqual({ done: true })
  expect((await t.call(getBankAccount, { params: { id } }, { token: owner.token })).status).toBe(404)
  expect((await remove(id, owner.token)).status).toBe(404)
  const { rows } = await t.services.pool.query(
    `select from audit_log where action = 'delete-bank-account' and entity_id = $1`,
    [id],
  )
  expect(rows).toHaveLength(1)
})

test('a wrong number, a missing name and nobody signed in are refused', async () => {
  const wrong = await declare({ accountNo: '12ab', bankName: '' })
  expect(Object.keys(wrong.error?.fields ?? {}).toSorted()).toEqual(['accountNo', 'bankName'])
  const early = await declare({ accountType: 'general', closedOn: '2024-02-01' })
  expect(early.error?.fields).toEqual({ closedOn: '销户日期不能早于开户日期，也不能晚于今天' })
  expect((await t.call(listBankAccounts, { body: {} })).status).toBe(401)
})
