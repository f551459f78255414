import {
  createDocument,
  getDocumentRecord,
  updateDocument,
} from '@lqr/contract/policies/document-record-calls.ts'
import { createItem, listItemRecords, updateItem } from '@lqr/contract/policies/item-record-calls.ts'
import { condition, makeItem } from '../../domains/policies/items/items.fixtures.ts'
import { makePolicy } from '../../domains/policies/policies.fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { formCase } from './form-case.ts'
import { before, inList, operatorOf, worked } from './kept-record.ts'

/** Days of a policy in their order, at a time after that of the tests. */
const documentGiven = {
  effectiveFrom: '2026-01-01',
  effectiveTo: '2028-12-31',
  declareFrom: '2026-03-01',
  declareTo: '2026-04-01',
  cashFrom: '2026-05-01',
  cashTo: '2026-06-01',
  sourceUrl: 'https://www.gansu.gov.cn/',
  publishAt: '2026-12-01T09:00:00+08:00',
}

/** What of an item makes sense in the test's own world alone: its document, days in order, and rules that say something. */
async function itemGiven(t: TestApp) {
  const rule = condition({ fact: 'industry', op: 'oneOf', codes: ['C'], group: 1, evidence: '营业执照' })
  return {
    policyId: await makePolicy(t.services.db, { publishedAt: '2025-12-31T09:00:00+08:00' }),
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    declareFrom: '2026-03-01',
    declareTo: '2026-04-01',
    applyUrl: 'https://www.gansu.gov.cn/',
    conditions: [
      { ...rule, when: { fact: 'scale' as const, op: 'oneOf' as const, bound: null, codes: ['small'] } },
    ],
  }
}

/** Forms of policies and of what one can get from them. */
export const policyForms = [
  formCase(createDocument, async (t) => {
    const by = await operatorOf(t)
    return {
      given: documentGiven,
      async keep(body) {
        const { data } = await t.call(createDocument, { body }, by)
        return (await t.call(getDocumentRecord, { params: { id: data.id } }, by)).data
      },
      elsewhere: {},
    }
  }),
  formCase(updateDocument, async (t) => {
    const by = await operatorOf(t)
    const params = { id: await makePolicy(t.services.db, { publishedAt: documentGiven.publishAt }) }
    return {
      given: { ...documentGiven, version: 1 },
      async keep(body) {
        await t.call(updateDocument, { params, body }, by)
        return worked((await t.call(getDocumentRecord, { params }, by)).data)
      },
      elsewhere: { version: before },
    }
  }),
  formCase(createItem, async (t) => {
    const by = await operatorOf(t)
    return {
      given: await itemGiven(t),
      async keep(body) {
        const { data } = await t.call(createItem, { body }, by)
        return inList((await t.call(listItemRecords, { body: {} }, by)).data, data.id)
      },
      elsewhere: {},
    }
  }),
  formCase(updateItem, async (t) => {
    const by = await operatorOf(t)
    const params = { id: await makeItem(t.services.db) }
    return {
      given: { ...(await itemGiven(t)), version: 1 },
      async keep(body) {
        await t.call(updateItem, { params, body }, by)
        return worked(inList((await t.call(listItemRecords, { body: {} }, by)).data, params.id))
      },
      elsewhere: { version: before },
    }
  }),
]
