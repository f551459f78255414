import { expect, test } from 'vitest'
import type { ProductTerms } from '@lqr/contract/products/product-terms.ts'
import { checkTerms, draftAreasProblem, keptTerms, saysTheSame } from './product-terms.rules.ts'

const house = { orgLevel: 1, orgRegion: '620000' }
const branch = { orgLevel: 2, orgRegion: '620500' }
const fee = {
  name: '担保费',
  payer: 'enterprise',
  how: '每年收取',
  percentPerYear: 1,
  amountYuan: null,
} as const
const terms: ProductTerms = {
  name: '示例经营贷',
  category: 'workingCapital',
  highlights: '随借随还',
  amountMinYuan: 100_000,
  amountMaxYuan: 3_000_000,
  rateMin: 3.45,
  rateMax: 4.35,
  termMinMonths: 6,
  termMaxMonths: 36,
  guaranteeModes: ['credit'],
  repaymentModes: ['interestFirst'],
  fees: [fee],
  areaCodes: [],
  targetGroups: ['smallMicro'],
  zones: ['inclusive'],
  requirements: '在甘肃省内依法登记。',
  materials: ['营业执照'],
  onlineApply: true,
}

test('a draft keeps its areas with everything below them', () => {
  expect(keptTerms({ ...terms, areaCodes: ['620500'] }).areaCodes).toContain('620502')
  expect(keptTerms({ name: '新产品' })).toEqual({ name: '新产品' })
})

test('a branch may leave the areas open in a draft, not in what it submits', () => {
  expect(draftAreasProblem(terms, branch)).toBeUndefined()
  expect(draftAreasProblem({ ...terms, areaCodes: ['620102'] }, branch)).toContain('城关区')
  expect(checkTerms(terms, branch).problems).toEqual({ areaCodes: expect.stringContaining('分支机构') })
  expect(checkTerms({ ...terms, areaCodes: ['620502'] }, branch).terms).toBeDefined()
  expect(checkTerms(terms, house).terms).toEqual(terms)
})

test('what is missing is named field by field', () => {
  const { problems } = checkTerms({ name: '新产品', rateMin: 3.5 }, house)
  expect(problems).toMatchObject({ category: '请选择产品类型', amountMaxYuan: '请输入最高额度' })
  expect(problems).not.toHaveProperty('rateMin')
})

test('the same terms are the same in another order, and every difference counts', () => {
  const turned = Object.fromEntries(Object.entries(terms).toReversed()) as ProductTerms
  expect(saysTheSame(terms, turned)).toBe(true)
  const areas = ['620503', '620502'] as const
  expect(saysTheSame({ ...terms, areaCodes: [...areas] }, { ...terms, areaCodes: areas.toReversed() })).toBe(
    true,
  )
  expect(saysTheSame(terms, { ...terms, fees: [{ ...fee, percentPerYear: 2 }] })).toBe(false)
})
