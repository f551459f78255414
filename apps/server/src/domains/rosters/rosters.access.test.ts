import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getRosterRecord,
  listRosterEntryRecords,
  listRosterRecords,
  setRosterStatus,
} from '@lqr/contract/rosters/record-calls.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeRoster } from './rosters.fixtures.ts'

let t: TestApp
const CODE = '91620102MA00000019'
const rosters: Record<string, string> = {}

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  rosters.province = await makeRoster(db, {
    title: '全省名单',
    entries: [
      { enterpriseName: '城关示例有限公司', creditCode: CODE, areaCode: '620102' },
      { enterpriseName: '天水示例有限公司', areaCode: '620502' },
      { enterpriseName: '无地区示例有限公司' },
    ],
  })
  rosters.tianshui = await makeRoster(db, { title: '天水名单', areaCode: '620500' })
  rosters.draft = await makeRoster(db, { title: '草稿名单', status: 'DRAFT', kind: 'green' })
})
afterAll(() => t.close())

async function reader(maker: { sourceType: '1' } | { sourceType: '2'; regionCode: string }) {
  const token = await t.signIn((await makeAccount(t.services.db, t.services, maker)).id)
  return {
    token,
    titles: async (body: object = {}) =>
      (await t.call(listRosterRecords, { body }, { token })).data.list.map(({ title }) => title).toSorted(),
    names: async (rosterId = '') =>
      (await t.call(listRosterEntryRecords, { body: { rosterId } }, { token })).data.list.map(
        ({ enterpriseName }) => enterpriseName,
      ),
  }
}

test('operators read every roster with every enterprise', async () => {
  const operator = await reader({ sourceType: '1' })
  expect(await operator.titles()).toEqual(['全省名单', '天水名单', '草稿名单'])
  expect(await operator.titles({ status: 'DRAFT' })).toEqual(['草稿名单'])
  expect(await operator.titles({ kind: 'green' })).toEqual(['草稿名单'])
  expect(await operator.titles({ keyword: '天水' })).toEqual(['天水名单'])
  expect(await operator.names(rosters.province)).toHaveLength(3)
})

test('a government reads the published rosters that concern its region, and on them its own enterprises', async () => {
  const lanzhou = await reader({ sourceType: '2', regionCode: '620100' })
  expect(await lanzhou.titles()).toEqual(['全省名单'])
  expect(await lanzhou.names(rosters.province)).toEqual(['城关示例有限公司'])
  const tianshui = await reader({ sourceType: '2', regionCode: '620500' })
  expect(await tianshui.titles()).toEqual(['全省名单', '天水名单'])
  expect(await tianshui.names(rosters.province)).toEqual(['天水示例有限公司'])
  const province = await reader({ sourceType: '2', regionCode: '620000' })
  expect(await province.titles()).toEqual(['全省名单', '天水名单'])
  expect(await province.names(rosters.province)).toHaveLength(3)
})

test('a roster of another region and a draft are not there for a government, and it maintains none', async () => {
  const { token } = await reader({ sourceType: '2', regionCode: '620100' })
  for (const id of [rosters.tianshui ?? '', rosters.draft ?? '', '77777777']) {
    expect((await t.call(getRosterRecord, { params: { id } }, { token })).status).toBe(404)
    expect((await t.call(listRosterEntryRecords, { body: { rosterId: id } }, { token })).status).toBe(404)
  }
  const params = { id: rosters.province ?? '' }
  const own = await t.call(getRosterRecord, { params }, { token })
  expect(own.data).toMatchObject({ title: '全省名单', can: { maintain: false } })
  const body = { action: 'unlist', version: 1 } as const
  expect((await t.call(setRosterStatus, { params, body }, { token })).status).toBe(403)
})
