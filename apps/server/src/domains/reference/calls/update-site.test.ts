import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSiteTree } from '@lqr/contract/reference/calls.ts'
import { listSiteAddresses, listSiteRows, updateSite } from '@lqr/contract/reference/site-calls.ts'
import { loadReference } from '../../../data/load-reference.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'

const LANZHOU = '620100'
const openUrl = 'https://lanzhou.example.gov.cn/rz'
const now = new Date('2026-11-20T09:00:00+08:00')
let t: TestApp
let token: Awaited<ReturnType<typeof signInEach>>

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  token = await signInEach(t)
})
afterAll(() => t.close())

const update = (id: string, body: object, as = token.operator) =>
  t.send(updateSite, { params: { id }, body }, { token: as })
const shownOpenUrl = async () => {
  const { data } = await t.call(getSiteTree, {})
  return data.children.find(({ id }) => id === LANZHOU)?.openUrl
}

test('an operator gives a site an address of its own and takes it away; everybody sees it at once, the audit log for ever', async () => {
  expect(await shownOpenUrl()).toBe('')
  const set = await update(LANZHOU, { openUrl: ` ${openUrl} `, version: 1 })
  expect(set).toMatchObject({ status: 200, data: { name: '兰州市', openUrl, version: 2 } })
  expect(await shownOpenUrl()).toBe(openUrl)
  const stale = await update(LANZHOU, { openUrl: '', version: 1 }, token.admin)
  expect(stale).toMatchObject({ status: 409, data: { openUrl, version: 2 } })
  expect(await update(LANZHOU, { openUrl: '', version: 2 }, token.admin)).toMatchObject({
    status: 200,
    data: { openUrl: '', version: 3 },
  })
  expect(await shownOpenUrl()).toBe('')
  const { rows } = await t.services.pool.query(
    `select action, detail from audit_log where entity = 'site' and entity_id = $1 order by id`,
    [LANZHOU],
  )
  expect(rows).toEqual([
    { action: 'update-site', detail: { name: '兰州市', from: '', to: openUrl } },
    { action: 'update-site', detail: { name: '兰州市', from: openUrl, to: '' } },
  ])
})

test('every address that was set is kept with who set it, and an earlier one is set again', async () => {
  const read = (as = token.operator) => t.call(listSiteAddresses, { params: { id: '620400' } }, { token: as })
  expect((await read()).data).toEqual([])
  await update('620400', { openUrl, version: 1 })
  await update('620400', { openUrl: 'https://baiyin.example.gov.cn', version: 2 }, token.admin)
  await update('620400', { openUrl: '', version: 2 })
  await update('620400', { openUrl, version: 3 })
  const { data } = await read(token.admin)
  expect(data.map((one) => [one.number, one.openUrl])).toEqual([
    [4, openUrl],
    [3, 'https://baiyin.example.gov.cn'],
    [2, openUrl],
  ])
  expect(data[0]?.setBy).toBe(data[2]?.setBy)
  expect(data[1]?.setBy).not.toBe(data[0]?.setBy)
  expect(data.every(({ setBy }) => setBy)).toBe(true)
})

test('a start of the product keeps what the operator set', async () => {
  await update('620200', { openUrl, version: 1 })
  await loadReference(t.services.pool)
  const { data } = await t.call(listSiteRows, { body: { keyword: '620200' } }, { token: token.operator })
  expect(data.list).toMatchObject([{ name: '嘉峪关市', openUrl, version: 2 }])
})

test.each(['javascript:alert(1)', '//evil.example', 'https://a@evil.example/', 'ftp://example.cn', '兰州'])(
  'a site never opens %s',
  async (bad) => {
    const answer = await update('620300', { openUrl: bad, version: 1 })
    expect(answer).toMatchObject({ status: 422, error: { fields: { openUrl: /外部网址/ } } })
  },
)

test('name and address of a site come with a release: other fields, and no address at all, are refused', async () => {
  expect((await update('620300', { openUrl, name: '改名', version: 1 })).status).toBe(422)
  expect((await update('620300', { version: 1 })).status).toBe(422)
  expect((await update('620300', { openUrl })).status).toBe(422)
})

test('a site that is not there is not changed', async () => {
  expect((await update('629999', { openUrl, version: 1 })).error?.key).toBe('reference.siteNotFound')
  const unknown = await t.send(listSiteAddresses, { params: { id: '629999' } }, { token: token.operator })
  expect(unknown.error?.key).toBe('reference.siteNotFound')
  expect((await update('110000', { openUrl, version: 1 })).status).toBe(422)
})

test('nobody but the back office reads the list or changes a site', async () => {
  const body = { openUrl, version: 1 }
  expect((await t.send(updateSite, { params: { id: '620300' }, body })).status).toBe(401)
  expect((await t.send(listSiteRows, { body: {} })).status).toBe(401)
  expect((await t.send(listSiteAddresses, { params: { id: '620300' } })).status).toBe(401)
  for (const as of [token.officer, token.government, token.enterprise]) {
    expect((await update('620300', body, as)).status).toBe(403)
    expect((await t.send(listSiteRows, { body: {} }, { token: as })).status).toBe(403)
    expect((await t.send(listSiteAddresses, { params: { id: '620300' } }, { token: as })).status).toBe(403)
  }
})

test('the list holds the 102 sites and finds them by name, the name above, address and code', async () => {
  const list = async (body: object) =>
    (await t.call(listSiteRows, { body: { pageSize: 100, ...body } }, { token: token.operator })).data
  const all = await list({})
  expect(all.total).toBe(102)
  expect(all.list[0]).toMatchObject({ id: '620000', path: '', level: 1, parentName: null })
  expect((await list({ currentPageNum: 2 })).list).toHaveLength(2)
  expect((await list({ keyword: '兰州市' })).list.map(({ name }) => name)).toContain('皋兰县')
  expect((await list({ keyword: 'LANZHOU-CHENGGUAN' })).list).toMatchObject([{ name: '城关区' }])
  expect((await list({ keyword: '%' })).total).toBe(0)
  expect((await list({ hasOpenUrl: true })).list.map(({ id }) => id)).toEqual(['620200', '620400'])
  expect((await list({ hasOpenUrl: false })).total).toBe(100)
})
