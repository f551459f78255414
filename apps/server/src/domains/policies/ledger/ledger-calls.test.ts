import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  declareOwnMatch,
  listDeclareWindows,
  listItemMatches,
  listOwnMatches,
  openOwnMatch,
} from '@lqr/contract/policies/ledger-calls.ts'
import { matchItems } from '@lqr/contract/policies/match-calls.ts'
import { createExport, downloadExport } from '@lqr/contract/exports/calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { condition, makeItem } from '../items/items.fixtures.ts'
import { matchDueItems } from './index.ts'

let t: TestApp
let owner = ''
let other = ''
let operator = ''
let itemId = ''
const companyIds: string[] = []

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const tokenOf = async (maker: Parameters<typeof makeAccount>[2]) =>
    t.signIn((await makeAccount(db, t.services, maker)).id)
  for (const scale of ['small', 'small', 'small', 'large']) {
    companyIds.push((await makeEnterprise(db, t.services, { scale })).id)
  }
  owner = await tokenOf({ sourceType: '7', companyId: companyIds[0] ?? '' })
  other = await tokenOf({ sourceType: '7', companyId: companyIds[3] ?? '' })
  operator = await tokenOf({ sourceType: '1' })
  itemId = await makeItem(db, {
    name: '台账事项',
    delivery: 'direct',
    declareFrom: '2020-01-01',
    declareTo: '2999-12-31',
    areaCodes: ['620100'],
    conditions: [condition({ fact: 'scale', op: 'oneOf', codes: ['small'] })],
  })
  await matchDueItems(t.services)
})
afterAll(() => t.close())

const params = () => ({ id: itemId })
const ledger = async () =>
  (await t.call(listItemMatches, { params: params(), body: { pageSize: 100 } }, { token: operator })).data

test('an enterprise reads what it was told of, and its steps are kept at their first time', async () => {
  const own = await t.call(listOwnMatches, { body: {} }, { token: owner })
  expect(own.data.list).toMatchObject([{ itemId, name: '台账事项', openedAt: null, declaredAt: null }])
  const step = (call: typeof openOwnMatch | typeof declareOwnMatch) =>
    t.call(call, { params: params(), body: {} }, { token: owner })
  const opened = (await step(openOwnMatch)).data
  expect(opened.openedAt).not.toBeNull()
  expect((await step(openOwnMatch)).data.openedAt).toBe(opened.openedAt)
  const declared = (await step(declareOwnMatch)).data
  expect(declared).toMatchObject({ openedAt: opened.openedAt })
  expect((await step(declareOwnMatch)).data.declaredAt).toBe(declared.declaredAt)
})

test('who declared in one round declares again in the next', async () => {
  const declare = () => t.call(declareOwnMatch, { params: params(), body: {} }, { token: owner })
  const first = (await declare()).data.declaredAt
  const beginsOn = (day: string) => t.asOwner(`update policy_item set declare_from = '${day}'`)
  const inDays = (days: number) => shanghaiDay(new Date(Date.now() + days * 86_400_000))
  const declaredAt = async () =>
    (await t.call(listOwnMatches, { body: {} }, { token: owner })).data.list[0]?.declaredAt
  await t.asOwner(`update policy_match set declared_at = declared_at - interval '2 days'`)
  await beginsOn(inDays(1))
  expect(await declaredAt()).toEqual(expect.any(String))
  const counted = async () => {
    const { list, figures } = await ledger()
    return [figures.declared, list.filter((row) => row.declaredAt !== null).length]
  }
  expect(await counted()).toEqual([1, 1])
  await beginsOn(inDays(-1))
  expect(await declaredAt()).toBeNull()
  expect(await counted()).toEqual([0, 0])
  const second = (await declare()).data.declaredAt
  expect(Date.parse(second ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''))
  expect((await declare()).data.declaredAt).toBe(second)
  expect(await counted()).toEqual([1, 1])
  await beginsOn('2020-01-01')
})

test('a declaration is noted from the first day of its round on: before it, it would not count in it', async () => {
  const declare = () => t.send(declareOwnMatch, { params: params(), body: {} }, { token: owner })
  const shown = async () => (await t.call(listOwnMatches, { body: {} }, { token: owner })).data.list[0]
  await t.asOwner('update policy_match set declared_at = null')
  await t.asOwner(`update policy_item set declare_from = '2999-01-01'`)
  expect(await shown()).toMatchObject({ declareFrom: '2999-01-01', declaredAt: null, canDeclare: false })
  expect(await declare()).toMatchObject({ status: 409, error: { key: 'policyItems.declaringNotBegun' } })
  await t.asOwner(`update policy_item set declare_from = '2020-01-01'`)
  expect(await shown()).toMatchObject({ declaredAt: null, canDeclare: true })
  expect((await declare()).status).toBe(200)
  expect(await shown()).toMatchObject({ declaredAt: expect.any(String), canDeclare: false })
})

test('the ledger of what is not in force is not said to be still growing', async () => {
  const draft = await makeItem(t.services.db, { status: 'DRAFT' })
  const { data } = await t.call(listItemMatches, { params: { id: draft }, body: {} }, { token: operator })
  expect(data).toMatchObject({ total: 0, isFinished: true })
})

test('the figures of the ledger are the rows counted anew', async () => {
  const { list, figures, isFinished, total } = await ledger()
  expect(isFinished).toBe(true)
  expect(total).toBe(list.length)
  expect(figures).toEqual({
    matched: list.filter(({ standing }) => standing === 'fits' || standing === 'judged').length,
    told: list.filter(({ toldAt }) => toldAt !== null).length,
    opened: list.filter(({ openedAt }) => openedAt !== null).length,
    declared: list.filter(({ declaredAt }) => declaredAt !== null).length,
  })
  expect(figures.matched).toBe(3)
  expect(figures.declared).toBe(1)
})

test('the list by which an item without application is given is a file of those it fits, with their codes', async () => {
  const asked = {
    list: listItemMatches.name,
    format: 'xlsx' as const,
    params: params(),
    body: { fittingOnly: true },
  }
  const { data } = await t.call(createExport, { body: asked }, { token: operator })
  expect(data.filterWords).toContain('只看符合的企业：是')
  const taken = await t.send(downloadExport, { params: { id: data.id } }, { token: operator })
  const [titles, ...rows] = (await readXlsx(taken.data as Buffer)).sheets[0]?.rows ?? []
  expect(titles?.slice(0, 4)).toEqual(['企业名称', '统一社会信用代码', '所在地区', '总体结果'])
  expect(rows).toHaveLength(3)
  expect(rows.every((row) => /^[0-9A-Z]{18}$/.test(String(row[1])) && row[3] === '符合')).toBe(true)
  expect((await t.call(createExport, { body: asked }, { token: owner })).status).toBe(403)
  const nothing = { ...asked, params: { id: '999999999' } }
  expect((await t.call(createExport, { body: nothing }, { token: operator })).error?.key).toBe(
    'policyItems.itemNotFound',
  )
})

test('whoever is not certified any more stands in the ledger, but not as one it fits', async () => {
  const certified = (flag: 1 | 3) =>
    t.asOwner('update enterprise set certi_flg = $1 where id = $2', [flag, companyIds[1]])
  await certified(1)
  const { list, figures } = await ledger()
  expect(list.find(({ companyId }) => companyId === companyIds[1])?.standing).toBe('unmet')
  const body = { fittingOnly: true }
  const fitting = (await t.call(listItemMatches, { params: params(), body }, { token: operator })).data
  expect([fitting.total, figures.matched]).toEqual([2, 2])
  await certified(3)
})

test('an enterprise notes nothing of an item that does not fit it, and the ledger is for operators alone', async () => {
  const sent = await t.send(openOwnMatch, { params: params(), body: {} }, { token: other })
  expect(sent).toMatchObject({ status: 404, error: { key: 'policyItems.itemNotFound' } })
  expect((await t.send(openOwnMatch, { params: params(), body: {} })).status).toBe(401)
  expect((await t.send(declareOwnMatch, { params: params(), body: {} }, { token: operator })).status).toBe(
    403,
  )
  expect((await t.send(listItemMatches, { params: params(), body: {} })).status).toBe(401)
  expect((await t.send(listItemMatches, { params: params(), body: {} }, { token: owner })).status).toBe(403)
  expect((await t.send(listOwnMatches, { body: {} }, { token: operator })).status).toBe(403)
  const missing = await t.send(listItemMatches, { params: { id: '77777777' }, body: {} }, { token: operator })
  expect(missing.status).toBe(404)
})

test('everybody reads the days for declaring in an area, and nothing of other areas', async () => {
  const ids = async (areaCode?: string) =>
    (await t.call(listDeclareWindows, { query: areaCode ? { areaCode } : {} })).data.map(({ id }) => id)
  expect(await ids('620102')).toEqual([itemId])
  expect(await ids('620902')).toEqual([])
  expect(await ids()).toEqual([itemId])
  expect((await t.send(listDeclareWindows, { query: { areaCode: 'x' } })).status).toBe(422)
})

test('an item whose document is withdrawn is told of no more: not in the calendar, nor to whom it fits', async () => {
  const stands = (status: 'OFFLINE' | 'PUBLISHED') => t.asOwner(`update policy set status = '${status}'`)
  await stands('OFFLINE')
  expect((await t.call(listDeclareWindows, { query: {} })).data).toEqual([])
  expect((await t.call(listOwnMatches, { body: {} }, { token: owner })).data.list).toEqual([])
  const sent = await t.send(declareOwnMatch, { params: params(), body: {} }, { token: owner })
  expect(sent).toMatchObject({ status: 404, error: { key: 'policyItems.itemNotFound' } })
  expect((await t.call(matchItems, { body: { keyword: '台账事项' } })).data.list).toEqual([])
  await stands('PUBLISHED')
})
