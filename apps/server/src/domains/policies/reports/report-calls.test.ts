import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPolicyReport, listPolicyReports, makePolicyReport } from '@lqr/contract/policies/report-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { condition, makeItem } from '../items/items.fixtures.ts'

let t: TestApp
let owner = ''
let other = ''

beforeAll(async () => {
  t = await makeTestApp()
  const signedIn = async (scale: string) => {
    const { id: companyId } = await makeEnterprise(t.services.db, t.services, { scale })
    return t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '7', companyId })).id)
  }
  owner = await signedIn('small')
  other = await signedIn('large')
})
afterAll(() => t.close())

test('a report keeps facts, verdicts and rule versions as they were, whatever becomes of the rules', async () => {
  const { db } = t.services
  const conditions = [condition({ fact: 'scale', op: 'oneOf', codes: ['small'], clause: '第二条' })]
  const itemId = await makeItem(db, { name: '冻结事项', conditions })
  const body = { answers: { patents: 3 } }
  const { data: made } = await t.call(makePolicyReport, { body }, { token: owner })
  const kept = made.matches.find((match) => match.itemId === itemId)
  expect(kept).toMatchObject({
    rulesVersion: 1,
    standing: 'fits',
    verdicts: [{ clause: '第二条', found: '小型' }],
  })
  expect(made.facts).toContainEqual({ fact: 'patents', value: '3 项', source: 'profile' })
  expect(made.facts).toContainEqual({ fact: 'scale', value: '小型', source: 'certification' })
  await db
    .updateTable('policy_item')
    .set({ conditions: '[]', rules_version: 2, name: '改了名' })
    .where('id', '=', itemId)
    .execute()
  const { data: read } = await t.call(getPolicyReport, { params: { id: made.id } }, { token: owner })
  expect(read).toEqual(made)
  const { data: list } = await t.call(listPolicyReports, {}, { token: owner })
  expect(list).toMatchObject([{ id: made.id, counts: made.counts }])
})

test('a report is the enterprise’s own', async () => {
  const { data } = await t.call(makePolicyReport, { body: {} }, { token: owner })
  const params = { id: data.id }
  expect((await t.send(getPolicyReport, { params }, { token: other })).error?.key).toBe(
    'policyItems.reportNotFound',
  )
  expect((await t.send(getPolicyReport, { params })).status).toBe(401)
  expect((await t.call(listPolicyReports, {}, { token: other })).data).toEqual([])
  expect((await t.send(makePolicyReport, { body: {} })).status).toBe(401)
  const operator = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
  expect((await t.send(makePolicyReport, { body: {} }, { token: operator })).status).toBe(403)
  const wrong = { answers: { patents: -1 } }
  expect((await t.send(makePolicyReport, { body: wrong }, { token: owner })).status).toBe(422)
})
