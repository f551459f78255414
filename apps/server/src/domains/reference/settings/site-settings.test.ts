import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createSiteSetting,
  getSiteSettings,
  listMissingSettings,
  listSiteSettings,
  listSiteSettingVersions,
  restoreSiteSettingVersion,
  setSiteSettingStatus,
  updateSiteSetting,
} from '@lqr/contract/reference/site-setting-calls.ts'
import type { SiteSettingForm } from '@lqr/contract/reference/site-setting-form.ts'
import { warnOfMissingSettings } from '../../../start-process.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { siteSettingForm } from './site-settings.fixtures.ts'

let t: TestApp
let [first, second, enterprise] = [{ token: '' }, { token: '' }, { token: '' }]

async function person(sourceType: '1' | '4') {
  const { id } = await makeAccount(t.services.db, t.services, { sourceType })
  return { token: await t.signIn(id) }
}
beforeAll(async () => {
  t = await makeTestApp()
  first = await person('1')
  second = await person('1')
  enterprise = await person('4')
})
afterAll(() => t.close())

const shown = async (areaCode: string) => (await t.call(getSiteSettings, { params: { areaCode } })).data
const move = (id: string, action: 'submit' | 'approve', version: number, who = first) =>
  t.call(setSiteSettingStatus, { params: { id }, body: { action, version } }, who)

async function inForce(form: Partial<SiteSettingForm>) {
  const { data } = await t.call(createSiteSetting, { body: siteSettingForm(form) }, first)
  await move(data.id, 'submit', 1)
  await move(data.id, 'approve', 2, second)
  return data.id
}

test('a county shows its own values, for the others those of its prefecture, then those of the province', async () => {
  expect(await shown('620102')).toMatchObject({ hotlines: [], address: null, footerCodes: [] })
  await inForce({ areaCode: '620000' })
  await inForce({ areaCode: '620100', hotlines: ['兰州服务热线：0931-12345'], address: null })
  const id = await inForce({ areaCode: '620102', hotlines: [], address: '示例路 1 号', guidingUnits: [] })
  const county = await shown('620102')
  expect(county.address).toBe('示例路 1 号')
  expect(county.hotlines).toEqual([{ label: '兰州服务热线', number: '0931-12345' }])
  expect(county.guidingUnits).toEqual(siteSettingForm().guidingUnits)
  expect(county.footerCodes).toEqual([{ label: '手机看产品', url: '/financial' }])
  expect((await shown('620900')).hotlines).toEqual([{ label: '政务服务热线', number: '12345' }])
  const changed = siteSettingForm({ areaCode: '620102', address: '示例路 2 号' })
  await t.call(updateSiteSetting, { params: { id }, body: { ...changed, version: 3 } }, first)
  expect((await shown('620102')).address).toBe('示例路 1 号')
  await move(id, 'submit', 4)
  await move(id, 'approve', 5, second)
  expect((await shown('620102')).address).toBe('示例路 2 号')
  const { data: versions } = await t.call(listSiteSettingVersions, { params: { id } }, first)
  const earlier = versions.at(-1)?.id ?? ''
  const params = { id, versionId: earlier }
  await t.call(restoreSiteSettingVersion, { params, body: { version: 6 } }, first)
  await move(id, 'submit', 7)
  await move(id, 'approve', 8, second)
  expect((await shown('620102')).address).toBe('示例路 1 号')
})

test('a site has its settings once, and they stay with it', async () => {
  const id = await inForce({ areaCode: '620200' })
  const again = await t.send(createSiteSetting, { body: siteSettingForm({ areaCode: '620200' }) }, first)
  expect(again.error?.fields).toEqual({ areaCode: '该站点已有设置，请在列表中修改' })
  const body = { ...siteSettingForm({ areaCode: '620300' }), version: 3 }
  const moved = await t.send(updateSiteSetting, { params: { id }, body }, first)
  expect(moved.error?.fields).toEqual({ areaCode: '设置不能改到另一个站点' })
  const both = await Promise.all(
    [first, second].map((who) =>
      t.send(createSiteSetting, { body: siteSettingForm({ areaCode: '620400' }) }, who),
    ),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
})

test('what does not fit is refused at its field', async () => {
  const wrong = {
    hotlines: ['热线 12345'],
    icpNumber: '12345678',
    policeNumber: '甘公网安备1号',
    siteIdNumber: '12',
    mapApproval: '12号',
    footerCodes: ['手机看产品：//evil.example.com'],
    messagingUrl: 'javascript:alert(1)',
  }
  const { status, error } = await t.send(createSiteSetting, { body: siteSettingForm(wrong) }, first)
  expect(status).toBe(422)
  expect(Object.keys(error?.fields ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(wrong).toSorted((a, b) => a.localeCompare(b)),
  )
})

test('what is missing of the province is named, and an example is missing', async () => {
  await t.asOwner(`update site_setting set is_example = true where area_code = '620000'`)
  const missing = async () => (await t.call(listMissingSettings, {}, first)).data
  expect(await missing()).toContain('服务热线')
  await t.asOwner(
    `update site_setting set is_example = false, police_number = null where area_code = '620000'`,
  )
  expect(await missing()).toEqual(['公安备案号'])
  const said: unknown[] = []
  const warned = () =>
    warnOfMissingSettings(t.services.db, { warn: (...words: unknown[]) => void said.push(...words) })
  await warned()
  expect(said).toEqual([{ missing: ['公安备案号'] }, expect.stringContaining('公安备案号')])
  await t.asOwner(
    `update site_setting set police_number = '甘公网安备62010202000001号' where area_code = '620000'`,
  )
  await warned()
  expect(said).toHaveLength(2)
})

test('only operators read and write the records', async () => {
  const body = siteSettingForm({ areaCode: '621000' })
  expect((await t.send(createSiteSetting, { body })).status).toBe(401)
  expect((await t.send(createSiteSetting, { body }, enterprise)).status).toBe(403)
  expect((await t.send(listSiteSettings, { body: {} }, enterprise)).status).toBe(403)
  expect((await t.send(listMissingSettings, {}, enterprise)).status).toBe(403)
})
