import { afterAll, beforeAll, expect, test } from 'vitest'
import { figureErrors as errors } from '@lqr/contract/statistics/figure-errors.ts'
import {
  listFigureParts,
  listFigureProducts,
  listFigureRows,
  listFigures,
} from '@lqr/contract/statistics/filtered-calls.ts'
import { type FiguresWorld, makeFiguresWorld } from './figures-world.fixtures.ts'

let w: FiguresWorld

beforeAll(async () => {
  w = await makeFiguresWorld()
})
afterAll(() => w.t.close())

test('every figure has as many rows behind it as it says, for every filter and viewer', async () => {
  const filters: object[] = [
    {},
    { areaCode: '620102' },
    { industry: 'C' },
    { scale: 'small' },
    { from: '2026-02-01', to: '2026-03-15' },
    { areaCode: '620100', industry: 'C', from: '2026-01-05', to: '2026-02-28' },
    { productId: w.product },
  ]
  for (const [who, bearer] of Object.entries({
    operator: w.token.operator,
    bank: w.token.bank,
    owner: w.token.owner,
  })) {
    for (const filter of [...filters, ...(who === 'bank' ? [] : [{ orgId: w.bank }])]) {
      for (const { code, rows, value, unit } of (await w.figures(filter, bearer)).list) {
        const { all, total } = await w.rowsOf(code, filter, bearer)
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
  const told = await w.figures({ from: '2026-02-01', to: '2026-02-28' }, w.token.operator)
  expect(told).toMatchObject({
    previous: { from: '2026-01-01', to: '2026-01-31' },
    lastYear: { from: '2025-02-01', to: '2025-02-28' },
  })
  const applied = (of: typeof told) => of.list.find(({ code }) => code === 'applications')
  const january = await w.figures({ from: '2026-01-01', to: '2026-01-31' }, w.token.operator)
  expect(applied(told)?.previousValue).toBe(applied(january)?.value)
  expect(applied(told)?.lastYearValue).toBe(0)
})

test('half a period, a turned one and an indicator without rows are refused', async () => {
  for (const body of [{ from: '2026-01-01' }, { from: '2026-02-01', to: '2026-01-01' }]) {
    const answer = await w.t.send(listFigures, { body }, { token: w.token.operator })
    expect(answer.status).toBe(errors.periodNotWhole.status)
  }
  const offers = await w.t.send(
    listFigureRows,
    { params: { code: 'products' }, body: {} },
    { token: w.token.operator },
  )
  expect(offers.status).toBe(errors.noRows.status)
  const products = await w.t.send(
    listFigureParts,
    { params: { code: 'applications' }, body: { by: 'product' } },
    { token: w.token.operator },
  )
  expect(products.status).toBe(errors.productNeedsOrg.status)
})

test('products are found by a part of their name, each viewer those of the own cases alone', async () => {
  const { rows } = await w.t.services.pool.query<{ id: string; name: string }>(
    'select distinct p.id, p.name from product p join product_application a on a.product_id = p.id',
  )
  const found = async (body: object, by: string) => {
    const { data } = await w.t.call(listFigureProducts, { body }, { token: by })
    return data.map(({ id }) => id).toSorted()
  }
  const all = rows.map(({ id }) => id).toSorted()
  expect(await found({}, w.token.operator)).toEqual(all)
  expect(await found({}, w.token.bank)).toEqual([w.product])
  expect(await found({ orgId: w.bank }, w.token.operator)).toEqual([w.product])
  const name = rows.find(({ id }) => id === w.product)?.name ?? ''
  expect(await found({ keyword: name }, w.token.operator)).toContain(w.product)
  expect(await found({ keyword: '没有这个产品%' }, w.token.operator)).toEqual([])
  expect(await found({ keyword: '没有这个产品', productId: w.product }, w.token.operator)).toEqual([
    w.product,
  ])
  expect(
    (await w.t.send(listFigureProducts, { body: { orgId: w.other } }, { token: w.token.bank })).status,
  ).toBe(403)
  expect((await w.t.send(listFigureProducts, { body: {} })).status).toBe(401)
})
