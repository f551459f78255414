import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchSite } from '@lqr/contract/content/search-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeNeedWorld, type NeedWorld } from './need-world.fixtures.ts'

let t: TestApp
let world: NeedWorld
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeNeedWorld(t)
})
afterAll(() => t.close())

const search = async (keyword: string, cityCode?: string) => {
  const { data } = await t.call(searchSite, { body: { keyword, kind: 'need' } }, cityCode ? { cityCode } : {})
  return data.groups.find(({ kind }) => kind === 'need')?.hits ?? []
}

test('the site search finds open needs by their words, on the sites of their area, and leads to them', async () => {
  const asked = { title: '购置智能温室大棚', purpose: '更新二十座日光温室。' }
  const id = await world.need('PUBLISHED', { asked })
  await world.need('OFFLINE', { asked })
  await world.need('DRAFT', { asked })
  await world.need('CONTACTED', { asked, orgId: (await makeOrganisation(t.services.db)).id })
  const past = { ...asked, valid_to: '2026-10-31' }
  await world.need('CONTACTED', { asked: past, publishedAt: new Date('2026-10-01T02:00:00Z') })
  expect(await search('智能温室')).toMatchObject([
    { id, title: asked.title, href: `/demandDetails?id=${id}`, date: expect.any(String) },
  ])
  expect(await search('日光温室', '620102')).toHaveLength(1)
  expect(await search('日光温室', '620500')).toHaveLength(0)
})

test('a company that does not show its name is not found by it', async () => {
  await world.need('PUBLISHED')
  expect(await search(world.company.corporateName)).toEqual([])
})
