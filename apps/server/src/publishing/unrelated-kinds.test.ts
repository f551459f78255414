import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getArticle, listArticles, listLinks } from '@lqr/contract/content/calls.ts'
import { listImages } from '@lqr/contract/content/placement-calls.ts'
import { listOpenQuestionnaires } from '@lqr/contract/content/questionnaire-calls.ts'
import { allCalls } from '@lqr/contract/all-calls.ts'
import type { AnyCall, CallInput } from '@lqr/contract/kernel/define-call.ts'
import { isOfTheFrame, isPublishedRecord } from '@lqr/contract/kernel/shared-answers.ts'
import { getOrganisation } from '@lqr/contract/organisations/calls.ts'
import { getPolicy, listPolicies } from '@lqr/contract/policies/calls.ts'
import { getProduct } from '@lqr/contract/products/product-calls.ts'
import { getSiteTree } from '@lqr/contract/reference/calls.ts'
import { getSiteSettings } from '@lqr/contract/reference/site-setting-calls.ts'
import { makeArticle, makeLink } from '../domains/content/content.fixtures.ts'
import { makeOrganisation } from '../domains/organisations/organisations.fixtures.ts'
import { makePolicy } from '../domains/policies/policies.fixtures.ts'
import { makeProduct } from '../domains/products/products.fixtures.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { unrelatedKinds } from './unrelated-kinds.ts'

let t: TestApp
beforeAll(async () => void (t = await makeTestApp()))
afterAll(() => t.close())

/** The statements of a call that is answered. */
async function statementsOf<const C extends AnyCall>(call: C, input: CallInput<C>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect(await t.send(call, input)).toMatchObject({ status: 200 })
    return query.mock.calls.map(([asked]) => {
      const { text } = (typeof asked === 'string' ? { text: asked } : asked) as { text: string }
      return text
    })
  } finally {
    query.mockRestore()
  }
}

/** The tables of a kind are named after it. */
const mentions = (statements: readonly string[], kind: string) =>
  statements.filter((text) => new RegExp(`\\b${kind}(_\\w+)?\\b`).test(text))

test('what is unrelated to an answer stands in none of its statements', async () => {
  const { db } = t.services
  const org = await makeOrganisation(db)
  const [policy, article] = [await makePolicy(db), await makeArticle(db)]
  const { id: product } = await makeProduct(db, org)
  await makeLink(db)
  const asked = [
    [getArticle, { params: { id: article } }],
    [listArticles, { body: { kind: 'news' } }],
    [listLinks, { body: { linkGroup: 'friendly' } }],
    [listOpenQuestionnaires, {}],
    [listImages, { body: { position: 'banner' } }],
    [getOrganisation, { params: { id: org.id } }],
    [getPolicy, { params: { id: policy } }],
    [listPolicies, { body: { currentOnly: true } }],
    [getProduct, { params: { id: product } }],
    [getSiteSettings, { params: { areaCode: '620100' } }],
    [getSiteTree, {}],
  ] as const
  const names = asked.map(([{ name }]) => name)
  const kept = allCalls.filter((call) => isPublishedRecord(call) || isOfTheFrame(call))
  expect(names).toEqual(expect.arrayContaining(kept.map(({ name }) => name)))
  for (const [call, input] of asked) {
    const statements = await statementsOf(call, input as CallInput<typeof call>)
    const unrelated = [...unrelatedKinds(call.name)]
    expect(unrelated).not.toEqual([])
    expect(
      unrelated.flatMap((kind) => mentions(statements, kind)),
      call.name,
    ).toEqual([])
  }
})

test('the statements of a call do name what it shows', async () => {
  const id = await makeArticle(t.services.db)
  expect(mentions(await statementsOf(getArticle, { params: { id } }), 'article')).not.toEqual([])
})
