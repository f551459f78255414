import { expect, test } from 'vitest'
import { SCALE_ROWS_2017 } from './enterprise-scale-2017.ts'
import { findScaleRow, gradeEnterprise } from './enterprise-scale.ts'

/** Persons and 万元, as the published examples give them. */
const figures = (employees: number, revenue: number, assets: number) => ({
  employees,
  annualRevenueYuan: Math.round(revenue * 10_000),
  totalAssetsYuan: Math.round(assets * 10_000),
})

test.each([
  ['65', 103, 15735.28, 0, '中型'],
  ['C', 1200, 250, 0, '微型'],
  ['C', 1000, 40000, 0, '大型'],
  ['C', 999, 40000, 0, '中型'],
  ['63', 150, 50000, 0, '中型'],
  ['59', 150, 2000, 0, '中型'],
  ['M', 10, 0, 0, '小型'],
  ['L', 10, 0, 100, '小型'],
  ['A', 5, 49.99, 0, '微型'],
  ['E', 0, 6000, 4999.99, '小型'],
  ['7010', 0, 250000, 9999, '中型'],
])('industry %s with %d persons, %d 万元 revenue, %d 万元 assets is %s', (industry, x, y, z, gradeName) => {
  expect(gradeEnterprise(industry, figures(x, y, z)).gradeName).toBe(gradeName)
})

test('every row grades its own bounds, and one yuan or person less falls down one grade', () => {
  for (const row of SCALE_ROWS_2017) {
    const oneGradeDown = { large: 'medium', medium: 'small', small: 'micro' } as const
    for (const grade of ['large', 'medium', 'small'] as const) {
      const at = Object.fromEntries(
        row.bounds.map((bound) => [
          bound.indicator,
          bound[grade] * (bound.indicator === 'employees' ? 1 : 10_000),
        ]),
      )
      const industry = row.codes[0] ?? ''
      expect(gradeEnterprise(industry, at).grade).toBe(grade)
      for (const { indicator } of row.bounds) {
        const below = { ...at, [indicator]: (at[indicator] ?? 0) - 1 }
        expect(gradeEnterprise(industry, below).grade).toBe(oneGradeDown[grade])
      }
    }
  }
})

test('the steps show each comparison down to the grade that passed', () => {
  const { grade, steps } = gradeEnterprise('3360', figures(999, 40000, 0))
  expect(grade).toBe('medium')
  expect(
    steps.map((step) => [step.grade, step.indicatorName, step.value, step.threshold, step.unit, step.passed]),
  ).toEqual([
    ['large', '从业人员', 999, 1000, '人', false],
    ['large', '营业收入', 400_000_000, 400_000_000, '元', true],
    ['medium', '从业人员', 999, 300, '人', true],
    ['medium', '营业收入', 400_000_000, 20_000_000, '元', true],
  ])
})

test.each(['J', '66', 'P', '83', '84', 'S', 'T', '53', '704', 'Z', '', '00', '51999'])(
  'industry %j is outside the table: no grade, and no guess',
  (industry) => {
    expect(gradeEnterprise(industry, figures(10, 10, 10))).toEqual({
      grade: 'notApplicable',
      gradeName: '不适用',
      steps: [],
      reason: '该行业不在划型标准的范围内',
    })
  },
)

test.each(['F', 'G', 'H', 'I', 'K', 'Q', '70'])(
  'industry %s spans several rows and asks for the finer one',
  (industry) => {
    expect(gradeEnterprise(industry, figures(10, 10, 10)).reason).toBe('请选择到细分行业')
  },
)

test.each([
  ['0111', '农、林、牧、渔业'],
  ['13', '工业（采矿业、制造业、电力热力燃气及水生产和供应业）'],
  ['5112', '批发业'],
  ['701', '房地产开发经营'],
  ['7020', '物业管理'],
  ['703', '其他未列明行业'],
  ['85', '其他未列明行业'],
  ['72', '租赁和商务服务业'],
])('the code %s is graded by the row %s', (code, industry) => {
  expect(findScaleRow(code)).toMatchObject({ kind: 'found', row: { industry } })
})

test('a missing figure is named instead of being taken for zero', () => {
  expect(gradeEnterprise('C', { employees: 10 })).toMatchObject({
    grade: 'notApplicable',
    reason: '请填写营业收入',
  })
  expect(gradeEnterprise('L', { annualRevenueYuan: 1 }).reason).toBe('请填写从业人员、资产总额')
  expect(gradeEnterprise('A', { annualRevenueYuan: -1 }).reason).toBe('请填写营业收入')
})
