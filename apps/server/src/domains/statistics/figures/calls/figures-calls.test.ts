import { afterAll, beforeAll, expect, test } from 'vitest'
import { figureErrors as errors } from '@lqr/contract/statistics/figure-errors.ts'
import { FIGURE_CUTS } from '@lqr/contract/statistics/figure-filter.ts'
import {
  listFigureParts,
  listFigureProducts,
  listFigureRows,
  listFigures,
} from '@lqr/contract/statistics/filtered-calls.ts'
import type { IndicatorCode } from '@lqr/contract/statistics/indicators.ts'
import { daysOfPart } from '@lqr/contract/statistics/time-cuts.ts'
import { dayAfter } from '../../../../clocks/calendar-days.ts'
import { signInEach } from '../../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeEnterprise } from '../../../certification/certification.fixtures.ts'
import { makeAccount } from '../../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../../products/products.fixtures.ts'
import { makeCase } from '../../statistics.fixtures.ts'
import { foldCube } from '../figures.store.ts'

let t: TestApp
let token: Awaited<ReturnType<typeof signInEach>> & { bank: string; county: string; owner: string }
let bank: string
let other: string
let product: string
let company: { id: string; name: string }

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const [head, rival] = [await makeOrganisation(db), await makeOrganisation(db)]
  ;[bank, other] = [head.id, rival.id]
  product = (await makeProduct(db, head)).id
  const rivalProduct = (await makeProduct(db, rival)).id
  for (let index = 0; index < 12; index += 1) {
    const made = await makeEnterprise(db, t.services, {
      industryCode: index % 2 ? '13' : 'F',
      areaCode: '620102',
    })
    const account = await makeAccount(db, t.services, { sourceType: '7', companyId: made.id })
    await makeCase(
      db,
      {
        companyId: made.id,
        accountId: account.id,
        orgId: index % 3 ? bank : other,
        productId: index % 3 ? product : rivalProduct,
      },
      {
        status: index % 4 ? 'DISBURSED' : 'REJECTED',
        regionCode: index % 2 ? '620102' : '620402',
        createdAt: `2026-0${1 + (index % 3)}-1${index % 10}T09:00:00+08:00`,
        loanDate: `2026-0${2 + (index % 3)}-20`,
      },
    )
    if (index === 1) company = { id: made.id, name: '' }
    if (index === 1)
      token = { ...(await signInEach(t)), owner: await t.signIn(account.id), bank: '', county: '' }
  }
  const officer = await makeAccount(db, t.services, { sourceType: '3', orgId: bank })
  const county = await makeAccount(db, t.services, { sourceType: '2', regionCode: '620102' })
  token.bank = await t.signIn(officer.id)
  token.county = await t.signIn(county.id)
  await foldCube(db)
})
afterAll(() => t.close())

const figures = async (body: object, bearer: string) =>
  (await t.call(listFigures, { body }, { token: bearer })).data
const rowsOf = async (code: IndicatorCode, body: object, bearer: string) => {
  const all = []
  let after: string | null = null
  let total: number
  do {
    const { data }: Awaited<ReturnType<typeof readRows>> = await readRows(
      code,
      { ...body, ...(after ? { after } : {}) },
      bearer,
    )
    all.push(...data.list)
    total = data.total
    after = data.next
  } while (after !== null)
  return { all, total }
}
const readRows = (code: IndicatorCode, body: object, bearer: string) =>
  t.call(listFigureRows, { params: { code }, body: { ...body, pageSize: 3 } }, { token: bearer })

test('every figure has as many rows behind it as it says, for every filter and viewer', async () => {
  const filters: object[] = [
    {},
    { areaCode: '620102' },
    { industry: 'C' },
    { scale: 'small' },
    { from: '2026-02-01', to: '2026-03-15' },
    { areaCode: '620100', industry: 'C', from: '2026-01-05', to: '2026-02-28' },
    { productId: product },
  ]
  for (const [who, bearer] of Object.entries({
    operator: token.operator,
    bank: token.bank,
    owner: token.owner,
  })) {
    for (const filter of [...filters, ...(who === 'bank' ? [] : [{ orgId: bank }])]) {
      for (const { code, rows, value, unit } of (await figures(filter, bearer)).list) {
        const { all, total } = await rowsOf(code, filter, bearer)
        expect([code, filter, total, all.length, new Set(all.map(({ caseId }) => caseId)).size]).toEqual([
          code,
          filter,
          rows,
          rows,
          rows,
        ])
        if (unit === '笔') expect([code, value]).toEqual([code, rows])
        if (code === 'appliedAmountYuan' || code === 'disbursedAmountYuan') {
          expect(all.reduce((sum, { amountYuan }) => sum + (amountYuan ?? 0), 0)).toBe(value)
        }
      }
    }
  }
})

test('a period stands beside the one before and the same a year ago', async () => {
  const told = await figures({ from: '2026-02-01', to: '2026-02-28' }, token.operator)
  expect(told).toMatchObject({
    previous: { from: '2026-01-01', to: '2026-01-31' },
    lastYear: { from: '2025-02-01', to: '2025-02-28' },
  })
  const applied = (of: typeof told) => of.list.find(({ code }) => code === 'applications')
  const january = await figures({ from: '2026-01-01', to: '2026-01-31' }, token.operator)
  expect(applied(told)?.previousValue).toBe(applied(january)?.value)
  expect(applied(told)?.lastYearValue).toBe(0)
})

test('the parts of a split add up to the sum, whatever it is split by', async () => {
  for (const by of FIGURE_CUTS.map(({ code }) => code).filter((code) => code !== 'day')) {
    const { data } = await t.call(
      listFigureParts,
      {
        params: { code: 'disbursedAmountYuan' },
        body: { by, from: '2026-01-01', to: '2026-12-31', ...(by === 'product' ? { orgId: bank } : {}) },
      },
      { token: token.operator },
    )
    expect(data.parts.length).toBeGreaterThan(0)
    expect(data.parts.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(data.value)
    expect(data.parts.reduce((sum, { rows }) => sum + rows, 0)).toBe(by === 'product' ? 6 : 9)
  }
})

test('each part of a split by time has the cases of its days behind it, and the days are those of the period', async () => {
  const code = 'disbursedAmountYuan'
  const { list: all } = (
    await t.call(listFigureRows, { params: { code }, body: { pageSize: 100 } }, { token: token.operator })
  ).data
  const newest =
    all
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? ''
  const period = { from: dayAfter(newest, -60), to: newest }
  for (const by of ['day', 'week', 'month', 'quarter', 'year'] as const) {
    const { data } = await t.call(
      listFigureParts,
      { params: { code }, body: { by, ...period } },
      { token: token.operator },
    )
    expect(data.parts.length).toBeGreaterThan(0)
    for (const part of data.parts) {
      const days = daysOfPart(by, part.code, period)
      expect(all.filter(({ day }) => day >= days.from && day <= days.to)).toHaveLength(part.rows)
    }
    expect(data.parts.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(data.value)
  }
})

test('the own level of an area is asked for like its other parts, and has its cases behind it', async () => {
  const { rows: moved } = await t.services.pool.query<{ id: string }>(
    `update product_application set region_code = '620100' where id =
       (select min(id) from product_application where region_code = '620102') returning id`,
  )
  const split = { params: { code: 'applications' }, body: { by: 'area', areaCode: '620100' } } as const
  const { parts } = (await t.call(listFigureParts, split, { token: token.operator })).data
  expect(parts.map(({ code, value }) => [code, value])).toEqual([
    ['620102', 5],
    ['620100', 1],
  ])
  const own = { areaCode: '620100', isOwnLevel: true }
  const told = await figures(own, token.operator)
  expect(told.areaName).toBe('兰州市（本级）')
  expect(told.list.find(({ code }) => code === 'applications')).toMatchObject({ value: 1, rows: 1 })
  const { all } = await rowsOf('applications', own, token.operator)
  expect(all.map(({ caseId }) => caseId)).toEqual(moved.map(({ id }) => id))
  expect((await figures({ isOwnLevel: true }, token.operator)).areaName).toBe('未分地区')
  expect((await t.send(listFigures, { body: own }, { token: token.county })).status).toBe(403)
  await t.services.pool.query(`update product_application set region_code = '620102' where id = $1`, [
    moved[0]?.id,
  ])
})

test('a split by days or weeks is told for a short period alone', async () => {
  const split = async (body: { by: 'day' | 'week'; from?: string; to?: string }) => {
    const answer = await t.call(
      listFigureParts,
      { params: { code: 'applications' }, body },
      { token: token.operator },
    )
    return answer.error?.key
  }
  expect(await split({ by: 'day' })).toBe('figures.tooManyParts')
  expect(await split({ by: 'day', from: '2026-01-01', to: '2026-04-02' })).toBeUndefined()
  expect(await split({ by: 'day', from: '2026-01-01', to: '2026-04-03' })).toBe('figures.tooManyParts')
  expect(await split({ by: 'week', from: '2025-01-01', to: '2026-01-31' })).toBe('figures.tooManyParts')
})

test('a government sees its area with masked names, and no other area', async () => {
  const own = await figures({}, token.county)
  expect(own).toMatchObject({ areaCode: '620102', areaName: '城关区' })
  expect(own.list.find(({ code }) => code === 'applications')?.value).toBe(6)
  for (const areaCode of ['620100', '620402', '620000', '62']) {
    const answer = await t.send(listFigures, { body: { areaCode } }, { token: token.county })
    expect(answer.status).toBe(403)
    expect(
      (
        await t.send(
          listFigureRows,
          { params: { code: 'applications' }, body: { areaCode } },
          { token: token.county },
        )
      ).status,
    ).toBe(403)
  }
  const { data } = await readRows('applications', {}, token.government)
  expect(data.isMasked).toBe(true)
  expect(data.list.every(({ companyName }) => companyName?.includes('**'))).toBe(true)
})

test('an institution sees its own cases alone, and is refused those of another', async () => {
  const { list } = await figures({}, token.bank)
  expect(list.find(({ code }) => code === 'applications')?.value).toBe(8)
  // What has no institution is nobody's own.
  expect(list.some(({ code }) => code === 'needs' || code === 'enterprises')).toBe(false)
  expect((await t.send(listFigures, { body: { orgId: other } }, { token: token.bank })).status).toBe(403)
  const { all } = await rowsOf('applications', {}, token.bank)
  expect(new Set(all.map(({ productName }) => productName)).size).toBe(1)
})

test('an enterprise sees its own cases alone', async () => {
  const { all, total } = await rowsOf('applications', {}, token.owner)
  expect(total).toBe(1)
  const { rows } = await t.services.pool.query<{ no: string }>(
    'select apply_no no from product_application where company_id = $1',
    [company.id],
  )
  expect(all.map(({ caseNo }) => caseNo)).toEqual(rows.map(({ no }) => no))
  const newcomer = await makeEnterprise(t.services.db, t.services)
  const account = await makeAccount(t.services.db, t.services, { sourceType: '7', companyId: newcomer.id })
  const { list } = await figures({}, await t.signIn(account.id))
  expect(list.find(({ code }) => code === 'applications')?.value).toBe(0)
})

test('an enterprise that has not said its name yet is counted, and stands among the rows like any other', async () => {
  const before = await rowsOf('enterprises', {}, token.operator)
  const { rows } = await t.services.pool.query<{ id: string }>(
    `insert into enterprise (corporate_name, area_code) values (null, '620102') returning id`,
  )
  for (const bearer of [token.operator, token.county]) {
    const { all, total } = await rowsOf('enterprises', {}, bearer)
    expect(all).toHaveLength(total)
    expect(all.find(({ caseId }) => caseId === rows[0]?.id)?.companyName).toBe('未填写名称')
  }
  expect((await rowsOf('enterprises', {}, token.operator)).total).toBe(before.total + 1)
})

test('nobody reads them signed out', async () => {
  expect((await t.send(listFigures, { body: {} })).status).toBe(401)
  expect(
    (await t.send(listFigureParts, { params: { code: 'applications' }, body: { by: 'area' } })).status,
  ).toBe(401)
  expect((await t.send(listFigureRows, { params: { code: 'applications' }, body: {} })).status).toBe(401)
})

test('half a period, a turned one and an indicator without rows are refused', async () => {
  for (const body of [{ from: '2026-01-01' }, { from: '2026-02-01', to: '2026-01-01' }]) {
    const answer = await t.send(listFigures, { body }, { token: token.operator })
    expect(answer.status).toBe(errors.periodNotWhole.status)
  }
  const offers = await t.send(
    listFigureRows,
    { params: { code: 'products' }, body: {} },
    { token: token.operator },
  )
  expect(offers.status).toBe(errors.noRows.status)
  const products = await t.send(
    listFigureParts,
    { params: { code: 'applications' }, body: { by: 'product' } },
    { token: token.operator },
  )
  expect(products.status).toBe(errors.productNeedsOrg.status)
})

test('products are found by a part of their name, each viewer those of the own cases alone', async () => {
  const { rows } = await t.services.pool.query<{ id: string; name: string }>(
    'select distinct p.id, p.name from product p join product_application a on a.product_id = p.id',
  )
  const found = async (body: object, by: string) => {
    const { data } = await t.call(listFigureProducts, { body }, { token: by })
    return data.map(({ id }) => id).toSorted()
  }
  const all = rows.map(({ id }) => id).toSorted()
  expect(await found({}, token.operator)).toEqual(all)
  expect(await found({}, token.bank)).toEqual([product])
  expect(await found({ orgId: bank }, token.operator)).toEqual([product])
  const name = rows.find(({ id }) => id === product)?.name ?? ''
  expect(await found({ keyword: name }, token.operator)).toContain(product)
  expect(await found({ keyword: '没有这个产品%' }, token.operator)).toEqual([])
  expect(await found({ keyword: '没有这个产品', productId: product }, token.operator)).toEqual([product])
  expect((await t.send(listFigureProducts, { body: { orgId: other } }, { token: token.bank })).status).toBe(
    403,
  )
  expect((await t.send(listFigureProducts, { body: {} })).status).toBe(401)
})
