import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFund } from '@lqr/contract/funds/calls.ts'
import { createFund, listFundRecords, setFundStatus, updateFund } from '@lqr/contract/funds/record-calls.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { fundFields, makeFund } from './funds.fixtures.ts'

let t: TestApp
let [first, second] = ['', '']

beforeAll(async () => {
  t = await makeTestApp()
  const operator = async () =>
    t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
  first = await operator()
  second = await operator()
})
afterAll(() => t.close())

const move = (token: string, id: string, action: PublicationAction, version: number, reason?: string) =>
  t.call(
    setFundStatus,
    { params: { id }, body: { action, version, ...(reason ? { reason } : {}) } },
    { token },
  )
const change = (token: string, id: string, version: number, name: string) =>
  t.call(updateFund, { params: { id }, body: { ...fundFields({ name }), version } }, { token })
const publicName = async (id: string) => (await t.call(getFund, { params: { id } })).data?.name
const drafted = async (name: string) =>
  (await t.call(createFund, { body: fundFields({ name }) }, { token: first })).data

test('who submitted and who changed last cannot approve, nor are they offered it; another operator can', async () => {
  const { id } = await drafted('二人复核基金')
  const submitted = await move(second, id, 'submit', 1)
  expect(submitted.data.can).toMatchObject({ review: false })
  for (const own of [first, second]) {
    const answer = await move(own, id, 'approve', 2)
    expect(answer).toMatchObject({ status: 403, error: { key: 'publishing.ownReview', number: 143_001 } })
    expect((await move(own, id, 'return', 2, '自己退回')).error?.key).toBe('publishing.ownReview')
  }
  const admin = await makeAccount(t.services.db, t.services, { sourceType: '1', roles: ['admin'] })
  const third = await t.signIn(admin.id)
  const listed = await t.call(listFundRecords, { body: { status: 'REVIEW' } }, { token: third })
  expect(listed.data.list.find((fund) => fund.id === id)?.can).toMatchObject({ review: true })
  expect((await move(third, id, 'approve', 2)).data).toMatchObject({ status: 'PUBLISHED' })
})

test('what is changed under review has to be submitted again, and what the reviewer saw before is stale', async () => {
  const { id } = await drafted('改了又改基金')
  await move(first, id, 'submit', 1)
  expect((await change(first, id, 2, '改过的基金')).data.status).toBe('DRAFT')
  expect(await move(second, id, 'approve', 2)).toMatchObject({ status: 409, data: { name: '改过的基金' } })
  expect((await move(second, id, 'approve', 3)).error?.key).toBe('zones.illegalMove')
  await move(first, id, 'submit', 3)
  expect((await move(second, id, 'approve', 4)).data.name).toBe('改过的基金')
})

test('a change of a published record is public only once another person approved it', async () => {
  const id = await makeFund(t.services.db, { name: '线上基金' })
  const changed = await change(first, id, 1, '改名基金')
  expect(changed.data).toMatchObject({
    name: '线上基金',
    status: 'PUBLISHED',
    changeStatus: 'DRAFT',
    change: { name: '改名基金' },
  })
  await move(first, id, 'submit', 2)
  expect(await publicName(id)).toBe('线上基金')
  expect((await move(first, id, 'approve', 3)).status).toBe(403)
  expect(await publicName(id)).toBe('线上基金')
  await move(second, id, 'approve', 3)
  expect(await publicName(id)).toBe('改名基金')
})

test('it comes back with a reason, is submitted anew without it, and a change can be thrown away', async () => {
  const id = await makeFund(t.services.db, { name: '原来的基金' })
  await change(first, id, 1, '写错的基金')
  await move(first, id, 'submit', 2)
  expect(await move(second, id, 'return', 3)).toMatchObject({
    status: 422,
    error: { key: 'publishing.reasonMissing', fields: { reason: '退回时请填写原因' } },
  })
  const returned = await move(second, id, 'return', 3, '名称有误')
  expect(returned.data).toMatchObject({ changeStatus: 'DRAFT', returnReason: '名称有误' })
  expect((await move(first, id, 'submit', 4)).data.returnReason).toBeNull()
  const discarded = await move(first, id, 'discard', 5)
  expect(discarded.data).toMatchObject({ status: 'PUBLISHED', changeStatus: null, change: null })
  expect(await publicName(id)).toBe('原来的基金')
})

test('a change of what is off line is reviewed before it comes back; unchanged it comes back at once', async () => {
  const id = await makeFund(t.services.db, { name: '下线基金', status: 'OFFLINE' })
  await change(first, id, 1, '下线时改的基金')
  expect((await move(first, id, 'publish', 2)).data).toMatchObject({ changeStatus: 'DRAFT' })
  expect(await publicName(id)).toBe('下线基金')
})
