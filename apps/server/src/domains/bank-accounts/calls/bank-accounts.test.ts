import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  declareBankAccount,
  getBankAccount,
  listBankAccounts,
  updateBankAccount,
} from '@lqr/contract/bank-accounts/account-calls.ts'
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

test('a wrong number, a missing name and nobody signed in are refused', async () => {
  const wrong = await declare({ accountNo: '12ab', bankName: '' })
  expect(Object.keys(wrong.error?.fields ?? {}).toSorted()).toEqual(['accountNo', 'bankName'])
  expect((await t.call(listBankAccounts, { body: {} })).status).toBe(401)
})
