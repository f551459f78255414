import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkAllLinks,
  checkBrokenLink,
  listBrokenLinks,
  type LinkFault,
} from '@lqr/contract/content/broken-link-calls.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makePolicy } from '../../policies/policies.fixtures.ts'
import { makeArticle, makeLink, placementRow } from '../content.fixtures.ts'
import { askOutside, checkLinks } from './index.ts'

const HOUR = 3_600_000
// After all that the fixtures publish as of now.
let at = Date.now() + 24 * HOUR
let outside: LinkFault | null = null
const asked: string[] = []
const webProbe = {
  ask: (url: string) => {
    asked.push(url)
    return Promise.resolve(outside)
  },
}
let t: TestApp
let [operator, lanzhou, viewer] = ['', '', '']

const signIn = async (roles: readonly Role[], regionCode: string | null) => {
  const sourceType = regionCode ? '2' : '1'
  return t.signIn((await makeAccount(t.services.db, t.services, { sourceType, roles, regionCode })).id)
}

beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date(at), webProbe })
  operator = await signIn(['operator'], null)
  lanzhou = await signIn(['contentEditor'], '620100')
  viewer = await signIn(['govViewer'], '620100')
})
afterAll(() => t.close())

const list = async (token = operator, body: object = {}) =>
  (await t.call(listBrokenLinks, { body: { pageSize: 100, ...body } }, { token })).data.list
const check = (id: string, token = operator) => t.send(checkBrokenLink, { params: { id } }, { token })
const isOf = (recordId: string) => (row: { recordId: string }) => row.recordId === recordId
const setBody = (id: string, body: string) =>
  t.services.db.updateTable('article').set({ body }).where('id', '=', id).execute()
const article = (body: string, areaCodes: readonly string[] = []) =>
  makeArticle(t.services.db, { body, areaCodes, publishedAt: '2026-11-01T00:00:00+08:00' })

test('a link to a page that is not there, or to what is off line, is told of with its text until it is mended', async () => {
  const shown = await article('甲')
  const hidden = await makeArticle(t.services.db, { status: 'OFFLINE' })
  const policy = await makePolicy(t.services.db, {})
  const id = await article(
    `看[新闻](/newsDetail?id=${shown})、[旧闻](/newsDetail?id=${hidden})、[政策](/lanzhou/policyDetail?id=${policy})、[没有](/noSuchPage)、[首页](/index)、[兰州](/lanzhou)、[旧址](/subplatform/lanzhou/index)、[台账](/console/office/ledger)`,
  )
  await checkLinks(t.services)
  const found = (await list()).filter(isOf(id))
  expect(found.map(({ href, words, fault }) => ({ href, words, fault }))).toEqual(
    expect.arrayContaining([
      { href: `/newsDetail?id=${hidden}`, words: '旧闻', fault: 'notShown' },
      { href: '/noSuchPage', words: '没有', fault: 'noPage' },
    ]),
  )
  expect(found).toHaveLength(2)
  const since = found[0]?.brokenSince
  at += HOUR
  await checkLinks(t.services)
  expect((await list()).filter(isOf(id)).map((row) => row.brokenSince)).toEqual([since, since])
  await setBody(id, '改好了。')
  at += 1
  await checkLinks(t.services)
  expect((await list()).filter(isOf(id))).toEqual([])
})

test('links of policies, of the list of links and of operating positions are checked too', async () => {
  const policy = await makePolicy(t.services.db, { body: '见[附件](/nowhere)' })
  const { id: place } = await t.services.db
    .insertInto('placement')
    .values(placementRow({ href: '/noSuchPlace', title: '旧的推荐' }, '2026-11-01T00:00:00+08:00'))
    .returning('id')
    .executeTakeFirstOrThrow()
  await checkLinks(t.services)
  const rows = await list()
  expect(rows.find(isOf(policy))).toMatchObject({ source: 'policy', fault: 'noPage' })
  expect(rows.find((row) => row.source === 'placement' && row.recordId === place)).toMatchObject({
    title: '旧的推荐',
  })
  expect((await list(operator, { source: 'policy' })).every(({ source }) => source === 'policy')).toBe(true)
  expect((await list(operator, { keyword: '旧的推荐' })).map(({ href }) => href)).toEqual(['/noSuchPlace'])
})

test('checking one anew goes through its text at once; what is mended is gone', async () => {
  const id = await article('[坏](/bad)')
  await checkLinks(t.services)
  const [row] = (await list()).filter(isOf(id))
  expect((await check(row?.id ?? '')).data).toEqual({ isBroken: true, isWaiting: false })
  await setBody(id, '[好](/loan)')
  at += 1
  expect((await check(row?.id ?? '')).data).toEqual({ isBroken: false, isWaiting: false })
  expect((await check(row?.id ?? '')).status).toBe(404)
})

test('an outside page is told of from its second failure on, asked again by the job, and forgotten when it answers', async () => {
  const id = await makeLink(t.services.db, { url: 'https://gone.gansu.example/' })
  const rows = async () => (await list()).filter((row) => row.source === 'link' && row.recordId === id)
  outside = 'gone'
  await checkLinks(t.services)
  expect(await rows()).toEqual([])
  at += HOUR
  await checkLinks(t.services)
  const [row] = await rows()
  expect(row).toMatchObject({ fault: 'gone', isOutside: true, href: 'https://gone.gansu.example/' })
  expect((await check(row?.id ?? '')).data).toEqual({ isBroken: true, isWaiting: true })
  const { rows: jobs } = await t.services.pool.query(
    `select count(*)::int n from graphile_worker.jobs where task_identifier = 'check-links'`,
  )
  expect(jobs).toEqual([{ n: 1 }])
  outside = null
  await askOutside(t.services, 'https://gone.gansu.example/')
  expect(await rows()).toEqual([])
})

test('an outside page that answered is left alone for the day, and nobody is asked where it is switched off', async () => {
  await makeLink(t.services.db, { url: 'https://kept.gansu.example/' })
  await checkLinks(t.services)
  const times = () => asked.filter((url) => url === 'https://kept.gansu.example/').length
  expect(times()).toBe(1)
  at += HOUR
  await checkLinks(t.services)
  expect(times()).toBe(1)
  at += 24 * HOUR
  await checkLinks({ ...t.services, webProbe: undefined })
  expect(times()).toBe(1)
})

test('an area editor reads and checks the own area alone; strangers and viewers nothing', async () => {
  const own = await article('[坏](/bad)', ['620102'])
  const other = await article('[坏](/bad)', ['620200'])
  const province = await article('[坏](/bad)')
  await checkLinks(t.services)
  const rows = await list(lanzhou)
  expect(rows.filter(isOf(own))).toHaveLength(1)
  for (const elsewhere of [other, province]) {
    expect(rows.filter(isOf(elsewhere))).toEqual([])
    const hidden = (await list()).find(isOf(elsewhere))
    expect((await check(hidden?.id ?? '', lanzhou)).status).toBe(404)
  }
  expect((await check(rows.find(isOf(own))?.id ?? '', lanzhou)).status).toBe(200)
  expect((await t.send(listBrokenLinks, { body: {} })).status).toBe(401)
  expect((await t.send(listBrokenLinks, { body: {} }, { token: viewer })).status).toBe(403)
  expect((await t.send(checkBrokenLink, { params: { id: '1' } })).status).toBe(401)
})

test('an operator has everything checked now, once however often it is asked; an area editor does not', async () => {
  const waiting = async () => {
    const { rows } = await t.services.pool.query<{ n: number }>(
      `select count(*)::int n from graphile_worker.jobs where key = 'check-links'`,
    )
    return rows[0]?.n
  }
  expect((await t.call(checkAllLinks, {}, { token: operator })).data).toEqual({ isWaiting: true })
  await t.call(checkAllLinks, {}, { token: operator })
  expect(await waiting()).toBe(1)
  expect((await t.send(checkAllLinks, {}, { token: lanzhou })).status).toBe(403)
  expect((await t.send(checkAllLinks, {})).status).toBe(401)
})
