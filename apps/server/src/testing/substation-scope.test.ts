import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { allCalls } from '@lqr/contract/all-calls.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { seedDemo } from '../../../../database/seeds/demo/seed-demo.ts'
import { loadDemo } from '../data/load-demo.ts'
import { makeTestApp, type TestApp } from './test-app.ts'

/**
 * Every public list of the contract, found by its shape, over the demonstration data: a site shows its own items, those
 * below and above it and those of the whole province (decision 0005), exactly and completely. A new list is tried without
 * anybody naming it; one whose items carry no area fails until it is listed here with its reason. Banners are for the whole
 * province in these data; those of an area stand nowhere above it (decision 0210).
 */
const WITHOUT_AREA: Readonly<Record<string, string>> = {
  'policies.matchItems': 'items are matched with the area of who asks, on whatever site that is asked',
  'content.listLinks': 'links lead out of the platform and are the same on every site',
  'stock.queryStockExchangePage': 'the one regional exchange serves the whole province',
  'advisory.qryAdvisoryAnsByPage': 'an answer says how something is done, and nothing of where it was asked',
  'products.listRosterEntries': 'the entries of one roster, which is asked for by its number',
  'credit.listPublicCompanies': 'a company is looked up by its name, wherever it sits',
}

/** Items that lie where another thing lies: the key that names it, and the list it stands in. */
const LIES_WITH: Readonly<Record<string, { key: string; list: string }>> = {
  'products.listParkEnterprises': { key: 'parkId', list: 'products.listParks' },
  'products.searchRosterEntries': { key: 'rosterId', list: 'products.listRosters' },
}

interface Input {
  readonly params?: object
  readonly body?: object
}

/** What a list needs to be asked at all. */
const NEEDED_INPUT: Readonly<Record<string, (test: TestApp) => Promise<Input>>> = {
  'products.searchRosterEntries': async () => ({ body: { enterprise: '示例' } }),
  'credit.listPublicCompanies': async () => ({ params: { a: '示例', b: 1, c: 20 } }),
  'products.listRosterEntries': async () => ({ body: { rosterId: '1' } }),
  'organisations.listOrganisationsByLevel': async () => ({ params: { level: 2 } }),
  'organisations.listBranches': async ({ services }) => {
    const { rows } = await services.pool.query<{ parentId: string }>(
      `select parent_id "parentId" from organisation where parent_id is not null
       group by 1 order by count(*) desc, 1 limit 1`,
    )
    return { body: { parentId: rows[0]?.parentId } }
  },
}

/** Lists whose demonstration data lie in many areas, so that a scope that is not applied cannot hide. */
const MUST_DIFFER = [
  'products.listProducts',
  'products.listProjects',
  'organisations.listOrganisations',
  'organisations.listBranches',
  'policies.listPolicies',
  'content.listArticles',
]

/** What lies on a site, written out once more: the province everything, a city its counties, the New Area nothing of Lanzhou. */
const SITES: readonly { name: string; cityCode: string; shows: (area: string) => boolean }[] = [
  { name: 'the province', cityCode: '620000', shows: () => true },
  { name: 'Lanzhou', cityCode: '620100', shows: (area) => area.startsWith('6201') || area === '620000' },
  {
    name: 'Chengguan, a district of Lanzhou',
    cityCode: '620102',
    shows: (area) => ['620102', '620100', '620000'].includes(area),
  },
  { name: 'the New Area', cityCode: '621500', shows: (area) => ['621500', '620000'].includes(area) },
  { name: 'Jiuquan', cityCode: '620900', shows: (area) => area.startsWith('6209') || area === '620000' },
]

type Item = Readonly<Record<string, unknown>>

const AREA_FIELDS = ['areaCodes', 'areaCode', 'regionCode']

/** A page of items, or an array of things that lie somewhere; a page's excerpt of something is none. */
function isList({ output }: AnyCall): boolean {
  if (output instanceof z.ZodObject) return 'list' in output.shape && 'currentPageNum' in output.shape
  const element = output instanceof z.ZodArray ? output.element : undefined
  return element instanceof z.ZodObject && AREA_FIELDS.some((name) => name in element.shape)
}

function isPublicList(call: AnyCall): boolean {
  const isPublic = [call.access].flat().some((kind) => kind === 'public')
  return isPublic && call.effect === 'read' && isList(call)
}

/** The areas an item, or the product in it, belongs to; empty for the whole province, undefined when it does not say. */
function areasOf(item: Item): string[] | undefined {
  if (Array.isArray(item.areaCodes)) return item.areaCodes.map(String)
  const one = item.areaCode ?? item.regionCode
  if (typeof one === 'string') return [one]
  return item.product ? areasOf(item.product as Item) : undefined
}

const keyOf = (item: Item) => JSON.stringify(item.id ?? item)

describe('public lists by substation', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
    await loadDemo(test.services, seedDemo)
  })
  afterAll(() => test.close())

  async function ask(call: AnyCall, input: Input, cityCode: string) {
    const { status, data } = await test.send(call, input, { cityCode })
    expect(status, `${call.name} needs input: name it in NEEDED_INPUT`).toBe(200)
    return data
  }

  /** Every item of a list on a site, page by page. */
  async function everything(call: AnyCall, cityCode: string): Promise<Item[]> {
    const input = (await NEEDED_INPUT[call.name]?.(test)) ?? {}
    if (call.output instanceof z.ZodArray) return (await ask(call, input, cityCode)) as Item[]
    const items: Item[] = []
    for (let currentPageNum = 1; ; currentPageNum += 1) {
      const body = { ...input.body, currentPageNum, pageSize: 100 }
      const { list, total } = (await ask(call, { ...input, body }, cityCode)) as {
        list: Item[]
        total: number
      }
      items.push(...list)
      if (items.length >= total || list.length === 0) return items
    }
  }

  const lists = allCalls.filter(isPublicList)
  const scoped = lists.filter(({ name }) => !(name in WITHOUT_AREA))

  it.each(lists.filter(({ name }) => name in WITHOUT_AREA))('$name is the same everywhere', async (call) => {
    const [here, there] = [await everything(call, '620000'), await everything(call, '621500')]
    expect(there).toEqual(here)
  })

  /** Every item of a list in the province with its areas. */
  async function placed(call: AnyCall): Promise<{ item: Item; areas: string[] | undefined }[]> {
    const all = await everything(call, '620000')
    const through = LIES_WITH[call.name]
    const other = through && allCalls.find(({ name }) => name === through.list)
    if (!through || !other) return all.map((item) => ({ item, areas: areasOf(item) }))
    const others = new Map((await everything(other, '620000')).map((item) => [item.id, areasOf(item)]))
    return all.map((item) => ({ item, areas: others.get(item[through.key]) }))
  }

  it.each(scoped)('$name: every item says where it belongs', async (call) => {
    const all = await placed(call)
    expect(all.filter(({ areas }) => areas === undefined)).toEqual([])
  })

  it.each(scoped.flatMap((call) => SITES.map((site) => ({ ...site, call, list: call.name }))))(
    '$list shows $name exactly what belongs there',
    async ({ call, cityCode, shows }) => {
      const all = await placed(call)
      const expected = all.filter(({ areas = [] }) => areas.length === 0 || areas.some(shows))
      const shown = await everything(call, cityCode)
      expect(shown.map(keyOf).toSorted()).toEqual(expected.map(({ item }) => keyOf(item)).toSorted())
      if (cityCode !== '620000' && MUST_DIFFER.includes(call.name)) {
        expect(expected.length).toBeLessThan(all.length)
      }
    },
  )
})
