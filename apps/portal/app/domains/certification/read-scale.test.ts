import { expect, test } from 'vitest'
import { neededFigures, readScale } from './read-scale.ts'

const read = (text: string) => readScale(new URLSearchParams(text))

test('a factory with 120 people and 1,500 万元 is small, and every comparison is shown', () => {
  const { result } = read('industry=C&employees=120&revenue=1500&assets=')
  expect(result?.title).toBe('您的企业属于小型企业')
  expect(
    result?.steps.map(({ grade, indicator, value, threshold, passed }) => [
      grade,
      indicator,
      value,
      threshold,
      passed,
    ]),
  ).toEqual([
    ['大型', '从业人员', '120 人', '1,000 人', false],
    ['大型', '营业收入', '1,500 万元', '4 亿元', false],
    ['中型', '从业人员', '120 人', '300 人', false],
    ['中型', '营业收入', '1,500 万元', '2,000 万元', false],
    ['小型', '从业人员', '120 人', '20 人', true],
    ['小型', '营业收入', '1,500 万元', '300 万元', true],
  ])
})

test('figures with commas or full-width digits are read, and shown as they were read', () => {
  const { form, errors, result } = read('industry=C&employees=1,200&revenue=１５００')
  expect(errors).toEqual({})
  expect(form).toMatchObject({ employees: '1200', revenue: '1500' })
  expect(result).toBeDefined()
})

test('an empty form says nothing yet', () => {
  expect(read('')).toMatchObject({ errors: {}, result: undefined })
})

test.each([
  ['industry=&employees=5', 'industry'],
  ['industry=XX&employees=5', 'industry'],
  ['industry=C&employees=1.5', 'employees'],
  ['industry=C&employees=5&revenue=-3', 'revenue'],
  ['industry=L&employees=5&assets=1e9', 'assets'],
])('%s is explained at its field and nothing is computed', (address, field) => {
  const { errors, result } = read(address)
  expect(Object.keys(errors)).toEqual([field])
  expect(result).toBeUndefined()
})

test('a missing figure, a coarse industry and one outside the standard give a reason instead of a grade', () => {
  expect(read('industry=C&employees=5').result).toMatchObject({ title: '无法划型', reason: '请填写营业收入' })
  expect(read('industry=F&employees=5').result?.reason).toBe('请选择到细分行业')
  expect(read('industry=J&employees=5').result?.reason).toBe('该行业不在划型标准的范围内')
})

test('only the figures the standard looks at are asked for', () => {
  expect(neededFigures('A')).toEqual(['revenue'])
  expect(neededFigures('L')).toEqual(['employees', 'assets'])
  expect(neededFigures('')).toEqual(['employees', 'revenue', 'assets'])
})
