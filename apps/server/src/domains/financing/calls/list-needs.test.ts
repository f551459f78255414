import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNeed, listNeeds } from '@lqr/contract/financing/need-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeNeedWorld, type NeedWorld } from '../need-world.fixtures.ts'

let t: TestApp
let world: NeedWorld
const ids: Record<string, string> = {}
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeNeedWorld(t)
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  const plan = (day: number, asked: object) => ({ publishedAt: at(day), asked })
  ids['plain'] = await world.need('PUBLISHED', plan(1, { amount_yuan: 1_000_000 }))
  ids['named'] = await world.need(
    'CONTACTED',
    plan(2, {
      amount_yuan: 5_000_000,
      shows_company: true,
      title: '购置智能温室设备',
      guarantee_mode: 'credit',
    }),
  )
  ids['lease'] = await world.need(
    'PUBLISHED',
    plan(3, {
      amount_yuan: 3_000_000,
      demand_type: 'lease',
      area_code: '620502',
      industry_code: 'A',
      term_months: 36,
    }),
  )
  for (const state of ['DRAFT', 'OFFLINE', 'WITHDRAWN', 'EXPIRED', 'REJECTED', 'CREDITED'] as const) {
    await world.need(state)
  }
})
afterAll(() => t.close())

const idsOf = async (body: object, cityCode?: string) => {
  const { data } = await t.call(listNeeds, { body }, cityCode ? { cityCode } : {})
  expect(data.total).toBe(data.list.length)
  return data.list.map(({ id }) => id)
}

test('everybody sees the open needs, the newest first, and no other', async () => {
  expect(await idsOf({})).toEqual([ids['lease'], ids['named'], ids['plain']])
  expect(await idsOf({ sort: 'amount' })).toEqual([ids['named'], ids['lease'], ids['plain']])
  expect(await idsOf({ sort: 'ending' })).toEqual([ids['plain'], ids['named'], ids['lease']])
})

test('a company is named only where it shows its name, and its contact never', async () => {
  const { data } = await t.call(listNeeds, { body: {} })
  const names = Object.fromEntries(data.list.map(({ id, companyName }) => [id, companyName]))
  expect(names[ids['named'] ?? '']).toBe(world.company.corporateName)
  expect(names[ids['plain'] ?? '']).toBe('甘肃**商贸有限公司')
  const open = await t.call(getNeed, { params: { id: ids['plain'] ?? '' } })
  expect(open.data).toMatchObject({ isOwn: false, companyName: '甘肃**商贸有限公司' })
  expect(JSON.stringify([data, open.data])).not.toMatch(/139[0*]{4}1234|示例联系人/)
})

test('each filter narrows the list', async () => {
  const cases: [object, (string | undefined)[]][] = [
    [{ demandType: 'lease' }, [ids['lease']]],
    [{ guaranteeMode: 'credit' }, [ids['named']]],
    [{ industryCode: 'A' }, [ids['lease']]],
    [{ areaCode: '620500' }, [ids['lease']]],
    [{ amountMinYuan: 3_000_000 }, [ids['lease'], ids['named']]],
    [{ amountMaxYuan: 1_000_000 }, [ids['plain']]],
    [{ termMinMonths: 24 }, [ids['lease']]],
    [{ termMaxMonths: 12 }, [ids['named'], ids['plain']]],
    [{ keyword: '智能温室' }, [ids['named']]],
    [{ keyword: '没有的词' }, []],
  ]
  for (const [filter, expected] of cases) expect(await idsOf(filter)).toEqual(expected)
})

test('a site shows the needs of its area', async () => {
  expect(await idsOf({}, '620500')).toEqual([ids['lease']])
  expect(await idsOf({}, '620102')).toEqual([ids['named'], ids['plain']])
})

test('a need is open through its last day and until an institution is chosen; its own enterprise reads it afterwards', async () => {
  const { id: orgId } = await makeOrganisation(t.services.db)
  const there = (validTo: string) => ({ area_code: '620802', valid_to: validTo })
  const last = await world.need('PUBLISHED', { asked: there('2026-11-20') })
  const over = await world.need('CONTACTED', { asked: there('2026-11-19') })
  const chosen = await world.need('CONTACTED', { asked: there('2026-12-20'), orgId })
  expect(await idsOf({ areaCode: '620800' })).toEqual([last])
  const see = (id: string, token?: string) => t.call(getNeed, { params: { id } }, token ? { token } : {})
  expect((await see(last)).data).toMatchObject({ isOpen: true, daysLeft: 0 })
  for (const id of [over, chosen]) {
    expect((await see(id)).status).toBe(404)
    expect((await see(id, world.owner.token)).data).toMatchObject({ isOwn: true, isOpen: false })
  }
})

test('what no filter offers is refused', async () => {
  for (const body of [{ sort: 'random' }, { demandType: 'gift' }, { amountMinYuan: -1 }, { extra: 1 }]) {
    expect((await t.send(listNeeds, { body })).status).toBe(422)
  }
  expect((await t.call(getNeed, { params: { id: '99999999' } })).status).toBe(404)
})
