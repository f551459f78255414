import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIGURE_CUTS } from '@lqr/contract/statistics/figure-filter.ts'
import { listFigureParts, listFigureRows, listFigures } from '@lqr/contract/statistics/filtered-calls.ts'
import { daysOfPart } from '@lqr/contract/statistics/time-cuts.ts'
import { dayAfter } from '../../../../clocks/calendar-days.ts'
import { type FiguresWorld, makeFiguresWorld } from './figures-world.fixtures.ts'

let w: FiguresWorld

beforeAll(async () => {
  w = await makeFiguresWorld()
})
afterAll(() => w.t.close())

test('the parts of a split add up to the sum, whatever it is split by', async () => {
  for (const by of FIGURE_CUTS.map(({ code }) => code).filter((code) => code !== 'day')) {
    const { data } = await w.t.call(
      listFigureParts,
      {
        params: { code: 'disbursedAmountYuan' },
        body: { by, from: '2026-01-01', to: '2026-12-31', ...(by === 'product' ? { orgId: w.bank } : {}) },
      },
      { token: w.token.operator },
    )
    expect(data.parts.length).toBeGreaterThan(0)
    expect(data.parts.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(data.value)
    expect(data.parts.reduce((sum, { rows }) => sum + rows, 0)).toBe(by === 'product' ? 6 : 9)
  }
})

test('each part of a split by time has the cases of its days behind it, and the days are those of the period', async () => {
  const code = 'disbursedAmountYuan'
  const { list: all } = (
    await w.t.call(listFigureRows, { params: { code }, body: { pageSize: 100 } }, { token: w.token.operator })
  ).data
  const newest =
    all
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? ''
  const period = { from: dayAfter(newest, -60), to: newest }
  for (const by of ['day', 'week', 'month', 'quarter', 'year'] as const) {
    const { data } = await w.t.call(
      listFigureParts,
      { params: { code }, body: { by, ...period } },
      { token: w.token.operator },
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
  const { rows: moved } = await w.t.services.pool.query<{ id: string }>(
    `update product_application set region_code = '620100' where id =
       (select min(id) from product_application where region_code = '620102') returning id`,
  )
  const split = { params: { code: 'applications' }, body: { by: 'area', areaCode: '620100' } } as const
  const { parts } = (await w.t.call(listFigureParts, split, { token: w.token.operator })).data
  expect(parts.map(({ code, value }) => [code, value])).toEqual([
    ['620102', 5],
    ['620100', 1],
  ])
  const own = { areaCode: '620100', isOwnLevel: true }
  const told = await w.figures(own, w.token.operator)
  expect(told.areaName).toBe('兰州市（本级）')
  expect(told.list.find(({ code }) => code === 'applications')).toMatchObject({ value: 1, rows: 1 })
  const { all } = await w.rowsOf('applications', own, w.token.operator)
  expect(all.map(({ caseId }) => caseId)).toEqual(moved.map(({ id }) => id))
  expect((await w.figures({ isOwnLevel: true }, w.token.operator)).areaName).toBe('未分地区')
  expect((await w.t.send(listFigures, { body: own }, { token: w.token.county })).status).toBe(403)
  await w.t.services.pool.query(`update product_application set region_code = '620102' where id = $1`, [
    moved[0]?.id,
  ])
})

test('a split by days or weeks is told for a short period alone', async () => {
  const split = async (body: { by: 'day' | 'week'; from?: string; to?: string }) => {
    const answer = await w.t.call(
      listFigureParts,
      { params: { code: 'applications' }, body },
      { token: w.token.operator },
    )
    return answer.error?.key
  }
  expect(await split({ by: 'day' })).toBe('figures.tooManyParts')
  expect(await split({ by: 'day', from: '2026-01-01', to: '2026-04-02' })).toBeUndefined()
  expect(await split({ by: 'day', from: '2026-01-01', to: '2026-04-03' })).toBe('figures.tooManyParts')
  expect(await split({ by: 'week', from: '2025-01-01', to: '2026-01-31' })).toBe('figures.tooManyParts')
})

test('what names no institution or product is split by none', async () => {
  const asked = [
    ['needs', { by: 'institution' }, w.token.operator],
    ['needs', { by: 'product' }, w.token.owner],
    ['openings', { by: 'product' }, w.token.bank],
  ] as const
  for (const [code, body, token] of asked) {
    const { error } = await w.t.send(listFigureParts, { params: { code }, body }, { token })
    expect([code, error?.key]).toEqual([code, 'figures.noRows'])
  }
})
