import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getPolicyProfile,
  matchItem,
  matchItems,
  savePolicyProfile,
  tryItemRules,
} from '@lqr/contract/policies/match-calls.ts'
import type { PolicyProfile } from '@lqr/contract/policies/profile.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeRoster } from '../../rosters/rosters.fixtures.ts'
import { condition, makeItem } from '../items/items.fixtures.ts'

const NOTHING: PolicyProfile = {
  titles: null,
  taxRating: null,
  rdPercent: null,
  rdYuan: null,
  techStaffPercent: null,
  mainBusinessPercent: null,
  growthPercent: null,
  debtPercent: null,
  nicheYears: null,
  patents: null,
  noAccident: null,
}
const CODE = '91620102MAXX01026K'

let t: TestApp
let owner = ''
let other = ''
let operator = ''

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const tokenOf = async (maker: Parameters<typeof makeAccount>[2]) =>
    t.signIn((await makeAccount(db, t.services, maker)).id)
  const made = {
    areaCode: '620102',
    creditCode: CODE,
    scale: 'small',
    employees: 30,
    annualRevenueYuan: 8_000_000,
  }
  const { id: companyId } = await makeEnterprise(db, t.services, made)
  owner = await tokenOf({ sourceType: '7', companyId })
  const { id: otherId } = await makeEnterprise(db, t.services, { areaCode: '620902', scale: 'medium' })
  other = await tokenOf({ sourceType: '7', companyId: otherId })
  operator = await tokenOf({ sourceType: '1' })
})
afterAll(() => t.close())

const matchOf = async (id: string, token?: string, answers = {}) =>
  (await t.call(matchItem, { params: { id }, body: { answers } }, token ? { token } : {})).data

test('each verdict says what is asked, what was found, by how much it is missed, and the clause', async () => {
  const id = await makeItem(t.services.db, {
    areaCodes: ['620100'],
    conditions: [
      condition({ fact: 'revenueYuan', op: 'atLeast', bound: 15_000_000, clause: '第四条（二）' }),
      condition({ fact: 'patents', op: 'atLeast', bound: 1 }),
    ],
  })
  const match = await matchOf(id, owner)
  expect(match).toMatchObject({ standing: 'unmet', unmet: 1, unknown: 1, item: { id } })
  expect(match.verdicts).toMatchObject([
    { fact: 'area', answer: 'met' },
    { answer: 'unmet', found: '800 万元', by: '还差 700 万元', clause: '第四条（二）' },
    { answer: 'unknown', found: null, missing: 'Ⅰ类知识产权', enterAt: 'profile' },
  ])
})

test('the list holds what is offered where the enterprise is, what fits first, with how many there are of each', async () => {
  const { db } = t.services
  const name = '排序事项'
  const fits = await makeItem(db, {
    name,
    conditions: [condition({ fact: 'scale', op: 'oneOf', codes: ['small'] })],
  })
  const open = await makeItem(db, {
    name,
    conditions: [condition({ fact: 'patents', op: 'atLeast', bound: 1 })],
  })
  const unmet = await makeItem(db, {
    name,
    conditions: [condition({ fact: 'employees', op: 'atLeast', bound: 300 })],
  })
  await makeItem(db, { name, areaCodes: ['620900'] })
  await makeItem(db, { name, status: 'OFFLINE' })
  await makeItem(db, { name, validTo: '2020-01-01' })
  const { data } = await t.call(matchItems, { body: { keyword: name } }, { token: owner })
  expect(data.list.map(({ item }) => item.id)).toEqual([fits, open, unmet])
  expect(data).toMatchObject({ isOwn: true, total: 3 })
  expect(data.counts.map(({ count }) => count)).toEqual([1, 0, 1, 1])
  const second = await t.call(
    matchItems,
    { body: { keyword: name, standing: 'unmet', pageSize: 1 } },
    { token: owner },
  )
  expect(second.data.list.map(({ item }) => item.id)).toEqual([unmet])
  expect(second.data.total).toBe(1)
})

test('without login the answers alone decide, and nothing is stored', async () => {
  const id = await makeItem(t.services.db, {
    conditions: [condition({ fact: 'titles', op: 'oneOf', codes: ['highTech'] })],
  })
  expect((await matchOf(id)).standing).toBe('unknown')
  expect((await matchOf(id, undefined, { titles: [] })).standing).toBe('unmet')
  expect((await matchOf(id, undefined, { titles: ['highTech'] })).standing).toBe('fits')
  expect((await t.call(getPolicyProfile, {}, { token: owner })).data).toMatchObject({
    version: 0,
    titles: null,
  })
})

test('what an enterprise tells is kept for it alone, and never replaces what is registered', async () => {
  const id = await makeItem(t.services.db, {
    conditions: [
      condition({ fact: 'patents', op: 'atLeast', bound: 1 }),
      condition({ fact: 'employees', op: 'atLeast', bound: 100 }),
    ],
  })
  const body = { ...NOTHING, patents: 2, version: 0 }
  expect((await t.call(savePolicyProfile, { body }, { token: owner })).data).toMatchObject({
    patents: 2,
    version: 1,
  })
  expect((await t.send(savePolicyProfile, { body }, { token: owner })).status).toBe(409)
  const answers = { employees: 500 }
  expect((await matchOf(id, owner, answers)).verdicts.map(({ answer }) => answer)).toEqual(['met', 'unmet'])
  expect((await matchOf(id, other)).verdicts[0]?.answer).toBe('unknown')
  expect((await t.send(savePolicyProfile, { body })).status).toBe(401)
  expect((await t.send(savePolicyProfile, { body }, { token: operator })).status).toBe(403)
  const wrong = { ...body, debtPercent: -1 }
  expect((await t.send(savePolicyProfile, { body: wrong }, { token: owner })).error?.fields).toHaveProperty(
    'debtPercent',
  )
})

test('a figure that an enterprise takes back while it tries does not count, and stays stored', async () => {
  const id = await makeItem(t.services.db, {
    conditions: [condition({ fact: 'debtPercent', op: 'atMost', bound: 60 })],
  })
  const { version } = (await t.call(getPolicyProfile, {}, { token: owner })).data
  await t.call(savePolicyProfile, { body: { ...NOTHING, debtPercent: 40, version } }, { token: owner })
  expect((await matchOf(id, owner)).standing).toBe('fits')
  expect((await matchOf(id, owner, { patents: 1 })).standing).toBe('fits')
  expect((await matchOf(id, owner, { debtPercent: null })).standing).toBe('unknown')
  expect((await t.call(getPolicyProfile, {}, { token: owner })).data.debtPercent).toBe(40)
})

test('an enterprise stands on the rosters that are public and in force', async () => {
  const { db } = t.services
  const id = await makeItem(db, {
    conditions: [condition({ fact: 'rosters', op: 'oneOf', codes: ['green'] })],
  })
  const entries = [{ enterpriseName: '示例企业', creditCode: CODE }]
  await makeRoster(db, { kind: 'green', status: 'DRAFT', entries })
  await makeRoster(db, { kind: 'green', validTo: '2026-03-03', entries })
  expect((await matchOf(id, owner)).standing).toBe('unmet')
  await makeRoster(db, { kind: 'green', entries })
  expect((await matchOf(id, owner)).standing).toBe('fits')
})

test('rules are tried on certified enterprises of their area before anybody reads them', async () => {
  const body = {
    areaCodes: ['620100'],
    conditions: [condition({ fact: 'scale', op: 'oneOf', codes: ['small'] })],
  }
  const { data } = await t.call(tryItemRules, { body }, { token: operator })
  expect(data).toMatchObject({ tested: 1, isPartial: false })
  expect(data.counts[0]).toEqual({ standing: 'fits', count: 1 })
  expect(data.samples).toMatchObject([{ standing: 'fits', verdicts: [{ fact: 'area' }, { fact: 'scale' }] }])
  expect((await t.send(tryItemRules, { body })).status).toBe(401)
  expect((await t.send(tryItemRules, { body }, { token: owner })).status).toBe(403)
})

test('an item that is not there, not public or no more in force is answered alike', async () => {
  const draft = await makeItem(t.services.db, { status: 'DRAFT' })
  const over = await makeItem(t.services.db, { validTo: '2020-01-01' })
  for (const id of [draft, over, '77777777']) {
    expect(await t.call(matchItem, { params: { id }, body: {} })).toMatchObject({
      status: 404,
      error: { key: 'policyItems.itemNotFound' },
    })
  }
})
