import { afterAll, beforeAll, expect, test } from 'vitest'
import { recommendStockItems } from '@lqr/contract/equity/recommend-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import {
  type EnterpriseMaker,
  fictitiousCreditCode,
  makeEnterprise,
} from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeRoster } from '../../rosters/rosters.fixtures.ts'
import { makeStockItem } from '../equity.fixtures.ts'

let t: TestApp
const NOW = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  for (const board of ['F', 'G', 'P', 'T'] as const) {
    await makeStockItem(t.services.db, { board, name: `${board} 层旧项目` })
    await makeStockItem(t.services.db, { board, name: `${board} 层项目` })
    await makeStockItem(t.services.db, { board, name: `${board} 层草稿`, status: 'DRAFT' })
  }
})
afterAll(() => t.close())

async function tokenOf(maker: EnterpriseMaker): Promise<string> {
  const { db } = t.services
  const company = await makeEnterprise(db, t.services, maker)
  return t.signIn((await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })).id)
}
async function recommended(token?: string) {
  const { data } = await t.call(recommendStockItems, {}, token ? { token } : undefined)
  return { ground: data.ground, list: data.list.map(({ item, reason }) => [item.name, reason]) }
}

test('strangers, people of institutions and the uncertified read a general reason for the newest item of each layer', async () => {
  const general = await recommended()
  expect(general).toMatchObject({ ground: 'general' })
  expect(general.list.map(([name]) => name)).toEqual(['F 层项目', 'G 层项目', 'P 层项目'])
  const staff = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  expect(await recommended(await t.signIn(staff.id))).toEqual(general)
  expect(await recommended(await tokenOf({ certiFlg: 1 }))).toEqual(general)
})

test('a certified enterprise reads what its own titles, scale and age recommend', async () => {
  const creditCode = fictitiousCreditCode('620102', 7001)
  const titled = await tokenOf({ creditCode, foundDate: '2025-01-01' })
  expect((await recommended(titled)).list[0]?.[0]).toBe('F 层项目')
  const corporateName = '甘肃示例传感器有限公司'
  await makeRoster(t.services.db, {
    title: '专精特新中小企业名单（示例）',
    kind: 'specialized',
    entries: [{ enterpriseName: corporateName, creditCode }],
  })
  expect(await recommended(titled)).toEqual({
    ground: 'own',
    list: [
      ['P 层项目', '贵企业列入《专精特新中小企业名单（示例）》'],
      ['F 层项目', expect.stringContaining('转层')],
    ],
  })
})

test('a white list is no title, and a sole trader is recommended nothing', async () => {
  const creditCode = fictitiousCreditCode('620102', 7002)
  await makeRoster(t.services.db, {
    kind: 'whitelist',
    entries: [{ enterpriseName: '甘肃示例粮油有限公司', creditCode }],
  })
  const listed = await tokenOf({ creditCode, foundDate: '2020-01-01', scale: 'small' })
  expect((await recommended(listed)).list[0]?.[0]).toBe('G 层项目')
  expect(await recommended(await tokenOf({ applicantKind: 'SELF_EMPLOYED' }))).toEqual({
    ground: 'own',
    list: [],
  })
})
