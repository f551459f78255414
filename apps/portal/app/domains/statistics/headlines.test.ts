import { expect, test } from 'vitest'
import { headlinesOf, type Answers } from './headlines.ts'

type Indicator = Answers['catalogue']['list'][number]

const indicator = (code: Indicator['code'], value: number | null): Indicator =>
  ({
    code,
    name: code,
    unit: '笔',
    value,
    numerator: null,
    denominator: null,
    basisUnit: null,
    areaRule: 'company',
  }) as unknown as Indicator
const month = (name: string, count: number | null, amountYuan: number | null) => ({
  code: name,
  name,
  count,
  amountYuan,
})

test('a headline has its months as parts of the highest, and none that is not told', () => {
  const found = headlinesOf({
    catalogue: { list: [indicator('averageRate', 4), indicator('applications', 30)] },
    applications: { byMonth: [month('9月', 10, 1), month('10月', null, null), month('11月', 20, 2)] },
    granted: { byMonth: [] },
  })
  expect(found.map(({ line, course, span }) => [line.code, course, span])).toEqual([
    ['applications', [0.5, null, 1], ['9月', '11月']],
    ['averageRate', [], undefined],
  ])
})

test('a figure that is hidden or counts nothing is no headline', () => {
  const found = headlinesOf({
    catalogue: { list: [indicator('applications', null)] },
    applications: { byMonth: [] },
    granted: { byMonth: [] },
  })
  expect(found).toEqual([])
})
