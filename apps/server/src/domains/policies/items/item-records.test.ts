import { afterAll, beforeAll, expect, test } from 'vitest'
import { createItem, setItemStatus, updateItem } from '@lqr/contract/policies/item-record-calls.ts'
import { matchItems } from '@lqr/contract/policies/match-calls.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makePolicy } from '../policies.fixtures.ts'
import { condition, itemFields, makeItem } from './items.fixtures.ts'

let t: TestApp
let token = ''
let second = ''
let policyId = ''

beforeAll(async () => {
  t = await makeTestApp()
  token = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
  second = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
  policyId = await makePolicy(t.services.db)
})
afterAll(() => t.close())

const move = (id: string, action: PublicationAction, version: number, by: string) =>
  t.call(
    setItemStatus,
    { params: { id }, body: { action, version, ...(action === 'discard' ? { deletes: true } : {}) } },
    { token: by },
  )

const refused = (told: Parameters<typeof itemFields>[0]) =>
  t.send(createItem, { body: itemFields(told) }, { token })

test('an item is matched from the approval of a second person on, by rules that get the next version', async () => {
  const name = '生命周期事项'
  const { id } = (await t.call(createItem, { body: itemFields({ policyId, name }) }, { token })).data
  const found = async () => (await t.call(matchItems, { body: { keyword: name } })).data.list
  expect((await move(id, 'submit', 1, token)).data).toMatchObject({ status: 'REVIEW', rulesVersion: 0 })
  expect((await move(id, 'approve', 2, token)).error?.key).toBe('publishing.ownReview')
  expect(await found()).toEqual([])
  expect((await move(id, 'approve', 2, second)).data.status).toBe('PUBLISHED')
  expect(await found()).toMatchObject([{ item: { id, rulesVersion: 1 } }])
  const stricter = [condition({ fact: 'rdPercent', op: 'atLeast', bound: 5 })]
  const body = { ...itemFields({ policyId, name, conditions: stricter }), version: 3 }
  await t.call(updateItem, { params: { id }, body }, { token })
  expect(await found()).toMatchObject([{ item: { rulesVersion: 1, conditions: [{ bound: 3 }] } }])
  await move(id, 'submit', 4, token)
  await move(id, 'approve', 5, second)
  expect(await found()).toMatchObject([{ item: { rulesVersion: 2, conditions: [{ bound: 5 }] } }])
  const kept = await t.services.db
    .selectFrom('policy_item_version')
    .select('rules_version')
    .where('item_id', '=', id)
    .orderBy('rules_version')
    .execute()
  expect(kept.map((row) => row.rules_version)).toEqual([1, 2])
})

test('a renewal names the title it renews, and is kept as one', async () => {
  const answer = await refused({ policyId, purpose: 'renewal' })
  expect(answer).toMatchObject({ status: 422, error: { key: 'policyItems.renewalOfNothing' } })
  expect(answer.error?.fields).toHaveProperty('gives')
  const body = itemFields({ policyId, purpose: 'renewal', gives: 'specialised' })
  expect((await t.call(createItem, { body }, { token })).data).toMatchObject({ purpose: 'renewal' })
})

test('when the money comes and where one goes are kept, and left as they are by a page that does not know them', async () => {
  const told = itemFields({ policyId, name: '兑现时限事项', cashWorkingDays: 60, place: '政务服务中心二楼' })
  const { id } = (await t.call(createItem, { body: told }, { token })).data
  const { cashWorkingDays: _days, place: _place, ...before } = told
  const body = { ...before, benefit: '改过的支持内容', version: 1 }
  expect((await t.call(updateItem, { params: { id }, body }, { token })).data).toMatchObject({
    benefit: '改过的支持内容',
    cashWorkingDays: 60,
    place: '政务服务中心二楼',
  })
  await move(id, 'submit', 2, token)
  await move(id, 'approve', 3, second)
  const { list } = (await t.call(matchItems, { body: { keyword: '兑现时限事项' } })).data
  expect(list).toMatchObject([{ item: { cashWorkingDays: 60, place: '政务服务中心二楼' } }])
  const answer = await refused({ policyId, cashWorkingDays: 0 })
  expect(answer.error?.fields).toEqual({ cashWorkingDays: '兑现时限须在 1 到 365 个工作日之间' })
})

test('a condition that says nothing is refused at its field', async () => {
  const wrong = [
    [condition({ fact: 'rdPercent', op: 'oneOf' }), 'op'],
    [condition({ fact: 'rdPercent', op: 'atLeast' }), 'bound'],
    [condition({ fact: 'scale', op: 'oneOf', codes: ['giant'] }), 'codes'],
    [condition({ fact: 'judged', op: 'judged' }), 'note'],
    [condition({ fact: 'patents', op: 'atLeast', bound: 1, clause: '' }), 'clause'],
  ] as const
  for (const [given, field] of wrong) {
    const answer = await refused({ policyId, conditions: [given] })
    expect(answer).toMatchObject({ status: 422 })
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([`conditions.0.${field}`])
  }
})

test('an item is not published under a document that was taken off line, nor after its own end', async () => {
  const { db } = t.services
  const document = await makePolicy(db)
  const under = await makeItem(db, { policyId: document, status: 'OFFLINE' })
  const over = await makeItem(db, { policyId, status: 'DRAFT', validTo: '2020-01-01' })
  await db.updateTable('policy').set({ status: 'OFFLINE' }).where('id', '=', document).execute()
  expect((await move(under, 'publish', 1, token)).error?.key).toBe('policyItems.policyNotFound')
  expect((await move(over, 'submit', 1, token)).error?.key).toBe('policyItems.validPast')
  expect((await move(over, 'discard', 1, token)).status).toBe(200)
})

test('an item is submitted and brought back only under a document that has not ended', async () => {
  const { db } = t.services
  const ended = await makePolicy(db, { effectiveTo: '2020-01-01' })
  const draft = await makeItem(db, { policyId: ended, status: 'DRAFT' })
  const under = await makeItem(db, { policyId: ended, status: 'OFFLINE' })
  expect((await move(draft, 'submit', 1, token)).error).toMatchObject({
    key: 'policyItems.policyEnded',
    fields: { policyId: expect.stringContaining('有效期') },
  })
  expect((await move(under, 'publish', 1, token)).error?.key).toBe('policyItems.policyEnded')
  const body = { ...itemFields({ policyId }), version: 1 }
  await t.call(updateItem, { params: { id: draft }, body }, { token })
  expect((await move(draft, 'submit', 2, token)).data.status).toBe('REVIEW')
  await db.updateTable('policy_item').set({ policy_id: ended }).where('id', '=', draft).execute()
  expect((await move(draft, 'approve', 3, second)).error?.key).toBe('policyItems.policyEnded')
})

test('who ends a published item by a day that has passed is told to take it off line', async () => {
  const id = await makeItem(t.services.db, { policyId, status: 'PUBLISHED' })
  const body = { ...itemFields({ policyId, validTo: '2020-01-01' }), version: 1 }
  expect((await t.call(updateItem, { params: { id }, body }, { token })).status).toBe(200)
  expect((await move(id, 'submit', 2, token)).error).toMatchObject({
    key: 'policyItems.endedByHand',
    fields: { validTo: expect.stringContaining('下线') },
  })
  await move(id, 'discard', 2, token)
  expect((await move(id, 'unlist', 3, token)).data.status).toBe('OFFLINE')
})

test('an item needs a published document, and days in order', async () => {
  const draft = await makePolicy(t.services.db, { status: 'DRAFT' })
  expect((await refused({ policyId: draft })).error?.key).toBe('policyItems.policyNotFound')
  expect((await refused({ policyId: '77777777' })).error?.fields).toHaveProperty('policyId')
  const valid = { policyId, validFrom: '2026-02-01', validTo: '2026-01-01' }
  expect((await refused(valid)).error?.fields).toHaveProperty('validTo')
  const declared = { policyId, declareFrom: '2026-02-01', declareTo: '2026-01-01' }
  expect((await refused(declared)).error?.fields).toHaveProperty('declareTo')
})

test('nobody but operators maintains items', async () => {
  const body = itemFields({ policyId })
  expect((await t.send(createItem, { body })).status).toBe(401)
  const government = await makeAccount(t.services.db, t.services, { sourceType: '2', regionCode: '620000' })
  const reader = await t.signIn(government.id)
  expect((await t.send(createItem, { body }, { token: reader })).status).toBe(403)
})
