import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFund } from '@lqr/contract/funds/calls.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { createFund, listFundRecords, setFundStatus, updateFund } from '@lqr/contract/funds/record-calls.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { fundFields } from './funds.fixtures.ts'

let t: TestApp
let token = ''
let second = ''

beforeAll(async () => {
  t = await makeTestApp()
  token = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
  second = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
})
afterAll(() => t.close())

test('a fund is created as a draft, changed, submitted, approved by another and taken offline, each step audited', async () => {
  const made = await t.call(createFund, { body: fundFields({ name: '生命周期基金' }) }, { token })
  expect(made.data).toMatchObject({ status: 'DRAFT', version: 1, isExample: false })
  const params = { id: made.data.id }
  const body = { ...fundFields({ name: '改名基金' }), version: 1 }
  expect((await t.call(updateFund, { params, body }, { token })).data).toMatchObject({ version: 2 })
  expect(await t.call(updateFund, { params, body }, { token })).toMatchObject({
    status: 409,
    data: { name: '改名基金', version: 2 },
  })
  const move = (action: PublicationAction, version: number, by = token) =>
    t.call(setFundStatus, { params, body: { action, version } }, { token: by })
  expect((await move('unlist', 2)).error?.key).toBe('zones.illegalMove')
  expect((await move('submit', 2)).data.status).toBe('REVIEW')
  expect((await move('approve', 3, second)).data.status).toBe('PUBLISHED')
  expect((await t.call(getFund, { params })).status).toBe(200)
  expect((await move('unlist', 4)).data.status).toBe('OFFLINE')
  expect((await t.call(getFund, { params })).status).toBe(404)
  const { rows } = await t.services.pool.query(
    `select action from audit_log where entity = 'fund' and entity_id = $1 order by id`,
    [params.id],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'create-fund',
    'update-fund',
    'submit-fund',
    'approve-fund',
    'take-fund-offline',
  ])
  const listed = await t.call(listFundRecords, { body: { keyword: '改名', status: 'OFFLINE' } }, { token })
  expect(listed.data.total).toBe(1)
})

test('amounts must be in order, codes known and each once', async () => {
  const wrong = fundFields({ amountMinYuan: 2, amountMaxYuan: 1 })
  expect(await t.send(createFund, { body: wrong }, { token })).toMatchObject({
    status: 422,
    error: { fields: { amountMaxYuan: '最高投资不能低于最低投资' } },
  })
  const body = { ...fundFields(), stages: ['seed', 'seed'], industries: ['magic'], officePhone: '' }
  expect(await t.send(createFund, { body }, { token })).toMatchObject({
    status: 422,
    error: { fields: { stages: '投资阶段有重复', officePhone: '请输入正确的联系电话' } },
  })
  expect((await t.send(createFund, { body: fundFields({ areaCode: '629999' }) }, { token })).status).toBe(422)
})

test('nobody but operators maintains funds', async () => {
  const { db } = t.services
  expect((await t.send(createFund, { body: fundFields() })).status).toBe(401)
  const government = await makeAccount(db, t.services, { sourceType: '2', regionCode: '620000' })
  const reader = await t.signIn(government.id)
  expect((await t.send(createFund, { body: fundFields() }, { token: reader })).status).toBe(403)
  expect((await t.send(listFundRecords, { body: {} }, { token: reader })).status).toBe(403)
})
