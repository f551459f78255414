import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProducts, PRODUCT_SORTS } from '@lqr/contract/products/product-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct, type ProductMaker } from '../products.fixtures.ts'

let t: TestApp
let bank: { id: string; name: string }
let branch: { id: string; name: string }
let rural: { id: string; name: string }
const ids = new Map<string, string>()

async function add(owner: { id: string; name: string }, name: string, maker: ProductMaker = {}) {
  ids.set(name, (await makeProduct(t.services.db, owner, { name, ...maker })).id)
}

type Body = NonNullable<Parameters<typeof t.call<typeof listProducts>>[1]['body']>
const found = async (body: Body, cityCode?: string) => {
  const answer = await t.call(listProducts, { body }, cityCode ? { cityCode } : {})
  expect(answer.status).toBe(200)
  return answer.data
}
const names = async (body: Body, cityCode?: string) =>
  (await found(body, cityCode)).list.map((product) => product.name).sort()

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  bank = await makeOrganisation(db, { name: '黄河示例银行', orgCategory: 'cityBank' })
  branch = await makeOrganisation(db, {
    name: '黄河示例银行天水分行',
    parentId: bank.id,
    regionCode: '620500',
  })
  rural = await makeOrganisation(db, {
    name: '皋兰示例农商银行',
    orgCategory: 'ruralBank',
    regionCode: '620122',
  })
  await add(bank, '科技成长e贷', {
    zones: ['technology', 'digital'],
    targetGroups: ['technology'],
    amountMinYuan: 500_000,
    amountMaxYuan: 10_000_000,
    rateMin: 3.2,
    termMaxMonths: 60,
  })
  await add(branch, '天水苹果贷', {
    areaCodes: ['620500'],
    zones: ['revitalization'],
    guaranteeModes: ['guaranteeCompany'],
    rateMin: 3.9,
    termMinMonths: 12,
    termMaxMonths: 12,
  })
  await add(rural, '皋兰惠农贷', {
    areaCodes: ['620122'],
    amountMaxYuan: 300_000,
    onlineApply: false,
    rateMin: 5.1,
    rateMax: 6,
  })
  await add(rural, '兰州商户贷', { areaCodes: ['620100'], rateMin: 4.1 })
  await add(bank, '草稿产品', { status: 'DRAFT' })
  await add(bank, '下架产品', { status: 'UNLISTED' })
})
afterAll(() => t.close())

const ALL = ['兰州商户贷', '天水苹果贷', '皋兰惠农贷', '科技成长e贷']

test('everybody sees the listed products with their institution, and no others', async () => {
  const { list, total } = await found({})
  expect(total).toBe(4)
  expect(list.map((product) => product.name).sort()).toEqual(ALL)
  expect(list.find((product) => product.name === '科技成长e贷')).toMatchObject({
    id: ids.get('科技成长e贷'),
    orgId: bank.id,
    orgName: '黄河示例银行',
    rateMin: 3.2,
    annualCostMin: 3.2,
    guaranteeModes: ['credit'],
    areaCodes: [],
    averageDecisionDays: null,
    isExample: true,
  })
})

test('a site shows its own products, those of its children, of the areas above it and province-wide ones', async () => {
  expect(await names({}, '620000')).toEqual(ALL)
  expect(await names({}, '620100')).toEqual(['兰州商户贷', '皋兰惠农贷', '科技成长e贷'])
  expect(await names({}, '620122')).toEqual(['兰州商户贷', '皋兰惠农贷', '科技成长e贷'])
  expect(await names({}, '620502')).toEqual(['天水苹果贷', '科技成长e贷'])
  expect(await names({}, '621500')).toEqual(['科技成长e贷'])
})

test('amount and term mean that the product offers them, bounds included', async () => {
  expect(await names({ amountYuan: 10_000_000 })).toEqual(['科技成长e贷'])
  expect(await names({ amountYuan: 300_000 })).toEqual(['兰州商户贷', '天水苹果贷', '皋兰惠农贷'])
  expect(await names({ amountYuan: 99_999 })).toEqual([])
  expect(await names({ termMonths: 60 })).toEqual(['科技成长e贷'])
  expect(await names({ termMonths: 6 })).toEqual(['兰州商户贷', '皋兰惠农贷', '科技成长e贷'])
})

test('each filter narrows by what it names', async () => {
  expect(await names({ zone: 'technology' })).toEqual(['科技成长e贷'])
  expect(await names({ guaranteeMode: 'guaranteeCompany' })).toEqual(['天水苹果贷'])
  expect(await names({ targetGroup: 'technology' })).toEqual(['科技成长e贷'])
  expect(await names({ rateMax: 3.9 })).toEqual(['天水苹果贷', '科技成长e贷'])
  expect(await names({ orgCategory: 'ruralBank' })).toEqual(['兰州商户贷', '皋兰惠农贷'])
  expect(await names({ onlineApply: false })).toEqual(['皋兰惠农贷'])
  expect(await names({ areaCode: '620500' })).toEqual(['天水苹果贷', '科技成长e贷'])
  expect(await names({ zone: 'technology', guaranteeMode: 'mortgage' })).toEqual([])
})

test('an institution shows its branches’ products, a branch those of its house', async () => {
  expect(await names({ orgId: bank.id })).toEqual(['天水苹果贷', '科技成长e贷'])
  expect(await names({ orgId: branch.id })).toEqual(['天水苹果贷', '科技成长e贷'])
  expect(await names({ orgId: rural.id })).toEqual(['兰州商户贷', '皋兰惠农贷'])
})

test('products outside the house of an institution are those of neither its house nor its branches', async () => {
  for (const { id } of [bank, branch]) {
    expect(await names({ outsideHouseOf: id })).toEqual(['兰州商户贷', '皋兰惠农贷'])
  }
  expect(await names({ outsideHouseOf: rural.id })).toEqual(['天水苹果贷', '科技成长e贷'])
})

test('a keyword is found in name, institution and zone, in any width and case', async () => {
  expect(await names({ keyword: '成长Ｅ贷' })).toEqual(['科技成长e贷'])
  expect(await names({ keyword: '皋兰示例农商' })).toEqual(['兰州商户贷', '皋兰惠农贷'])
  expect(await names({ keyword: '乡村振兴' })).toEqual(['天水苹果贷'])
  expect(await names({ keyword: '贷' })).toEqual(ALL)
  expect(await names({ keyword: '天水 苹果' })).toEqual(['天水苹果贷'])
  expect(await names({ keyword: '果天' })).toEqual([])
  expect(await names({ keyword: '%' })).toEqual([])
})

test('the long form of a word finds the short one, and words that say nothing do not hide a product', async () => {
  expect(await names({ keyword: '成长e贷款' })).toEqual(['科技成长e贷'])
  expect(await names({ keyword: '惠农贷款产品' })).toEqual(['皋兰惠农贷'])
  expect(await names({ keyword: '企业 苹果贷款' })).toEqual(['天水苹果贷'])
})

test('each order puts the product first that its name promises', async () => {
  const first = async (sort: Body['sort']) => (await found({ sort })).list[0]?.name
  await t.services.pool.query(
    `update product set average_decision_days = 1.5, applications_count = 9 where name = '兰州商户贷'`,
  )
  expect(await first('rate')).toBe('科技成长e贷')
  expect(await first('amount')).toBe('科技成长e贷')
  expect(await first('speed')).toBe('兰州商户贷')
  expect(await first('popular')).toBe('兰州商户贷')
  expect((await found({ sort: 'recommended' })).list.at(-1)?.name).toBe('皋兰惠农贷')
})

test('the lowest cost has its fees counted, and a premium is no cost of a loan', async () => {
  const zone = 'pension'
  const about = { name: '担保费', payer: 'enterprise', how: '按年' } as const
  const fee = { ...about, percentPerYear: 1.2, amountYuan: null }
  await add(bank, '低息收费贷', { zones: [zone], rateMin: 3, fees: [fee] })
  await add(bank, '无费用贷', { zones: [zone], rateMin: 3.5 })
  await add(bank, '履约保险', { zones: [zone], category: 'creditInsurance', rateMin: 1 })
  const inOrder = async (sort: Body['sort']) => (await found({ zone, sort })).list.map(({ name }) => name)
  expect(await inOrder('rate')).toEqual(['低息收费贷', '无费用贷', '履约保险'])
  expect(await inOrder('cost')).toEqual(['无费用贷', '低息收费贷', '履约保险'])
  await t.services.pool.query(`update product set status = 'UNLISTED' where zones = array[$1]`, [zone])
})

test.each(PRODUCT_SORTS)(
  'by %s every product comes once over the pages, each with the same number of matches',
  async (sort) => {
    const whole = await found({ sort, pageSize: 50 })
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((currentPageNum) => found({ currentPageNum, pageSize: 2, sort })),
    )
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([whole.total]))
    const seen = pages.flatMap(({ list }) => list.map(({ id }) => id))
    expect(seen).toEqual(whole.list.map(({ id }) => id).slice(0, seen.length))
    expect(seen.length).toBe(Math.min(10, whole.total))
  },
)

test('pages hold every product once, and a page beyond the last still tells the total', async () => {
  const pages = await Promise.all(
    [1, 2].map((currentPageNum) => found({ currentPageNum, pageSize: 3, sort: 'newest' })),
  )
  expect(pages.flatMap((page) => page.list.map((product) => product.name)).sort()).toEqual(ALL)
  expect(await found({ currentPageNum: 9 })).toMatchObject({
    list: [],
    total: 4,
    currentPageNum: 9,
    pageSize: 10,
  })
})

test('many different filter shapes answer alike whether or not their statement is kept', async () => {
  const optional: Body[] = [
    { zone: 'technology' },
    { guaranteeMode: 'credit' },
    { targetGroup: 'technology' },
    { rateMax: 9 },
    { onlineApply: true },
    { amountYuan: 600_000 },
    { termMonths: 12 },
  ]
  for (let shape = 1; shape < 1 << optional.length; shape += 1) {
    const body = Object.assign({}, ...optional.filter((_, index) => shape & (1 << index))) as Body
    expect(await names(body)).toContain('科技成长e贷')
  }
})

test('bad filters are refused by field, unknown ones too', async () => {
  const answer = await t.send(listProducts, {
    body: { amountYuan: 1.5, zone: 'nowhere', termMonths: 0, sort: 'id;drop', orgId: '1 or 1=1' },
  })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.error?.fields ?? {}).sort()).toEqual([
    'amountYuan',
    'orgId',
    'sort',
    'termMonths',
    'zone',
  ])
  expect((await t.send(listProducts, { body: { colour: 'red' } })).status).toBe(422)
})
