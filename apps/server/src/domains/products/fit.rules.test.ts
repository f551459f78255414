import { expect, test } from 'vitest'
import type { FitConditionCode } from '@lqr/contract/products/fit.ts'
import type { EnterpriseFacts } from './fit-facts.ts'
import { belongsTo } from './fit-groups.rules.ts'
import { fitOf, type FitTerms, inFitOrder, type Want } from './fit-product.rules.ts'

const TODAY = '2026-11-20'

const PRODUCT: FitTerms = {
  id: '7',
  orgId: '3',
  category: 'workingCapital',
  onlineApply: true,
  applicantKinds: [],
  amountMinYuan: 100_000,
  amountMaxYuan: 2_000_000,
  termMinMonths: 6,
  termMaxMonths: 36,
  guaranteeModes: ['credit', 'mortgage'],
  targetGroups: ['smallMicro'],
  rateMin: 3.45,
  fees: [],
  servesArea: true,
  isOpenAlready: false,
}

const FACTS: EnterpriseFacts = {
  companyId: '9',
  isCertified: true,
  applicantKind: 'ENTERPRISE',
  scale: 'small',
  industryCode: 'C',
  areaCode: '620102',
  foundDate: '2018-05-08',
  targetGroups: [],
}

const WANT: Want = { amountYuan: 500_000, termMonths: 12, guaranteeMode: 'credit' }

interface Differing {
  product?: Partial<FitTerms>
  want?: Partial<Want>
  facts?: Partial<EnterpriseFacts>
}

const fit = ({ product, want, facts }: Differing = {}) =>
  fitOf({ ...PRODUCT, ...product }, { ...WANT, ...want }, { ...FACTS, ...facts }, TODAY)

const condition = (code: FitConditionCode, differing: Differing) =>
  fit(differing).conditions.find((one) => one.code === code)

test('a product that serves what is wanted fits and may be applied for, with every condition named', () => {
  const { fits, canApply, unmet, conditions } = fit()
  expect({ fits, canApply, unmet }).toEqual({ fits: true, canApply: true, unmet: 0 })
  expect(conditions.every(({ result }) => result === 'met')).toBe(true)
})

test('an amount beside the range says on which side and by how much', () => {
  const above = condition('AMOUNT', { want: { amountYuan: 2_500_000 } })
  expect(above?.result).toBe('unmet')
  expect(above?.say()).toBe('申请金额高于产品上限 200 万元，超出 50 万元')
  expect(condition('AMOUNT', { want: { amountYuan: 99_999 } })?.say()).toBe(
    '申请金额低于产品下限 10 万元，相差 1 元',
  )
  for (const amountYuan of [100_000, 2_000_000]) {
    expect(condition('AMOUNT', { want: { amountYuan } })?.result).toBe('met')
  }
})

test('a term beside the range says by how many months', () => {
  expect(condition('TERM', { want: { termMonths: 48 } })?.say()).toContain('超出 12 个月')
  expect(condition('TERM', { want: { termMonths: 3 } })?.say()).toContain('相差 3 个月')
})

test('what is not known is neither met nor unmet, and says where it is entered', () => {
  const unknown = fit({
    product: { applicantKinds: ['COOPERATIVE'], targetGroups: ['technology'] },
    want: { guaranteeMode: undefined },
    facts: { isCertified: false, applicantKind: null, areaCode: null },
  })
  expect(unknown).toMatchObject({ fits: true, canApply: false })
  const open = unknown.conditions.flatMap(({ code, result, enterAt }) =>
    result === 'unknown' ? [[code, enterAt]] : [],
  )
  expect(open).toEqual([
    ['APPLICANT_KIND', 'certification'],
    ['GUARANTEE', 'want'],
    ['CERTIFICATION', 'certification'],
    ['AREA', 'certification'],
    ['TARGET_GROUP', 'want'],
  ])
})

test('a product for co-operatives does not fit a company, and cannot be applied for', () => {
  const ofCooperatives = { product: { applicantKinds: ['COOPERATIVE' as const] } }
  expect(fit(ofCooperatives)).toMatchObject({ fits: false, canApply: false })
  expect(condition('APPLICANT_KIND', ofCooperatives)?.say()).toBe(
    '该产品只面向农民专业合作社，您的主体类型是企业',
  )
  expect(fit({ ...ofCooperatives, facts: { applicantKind: 'COOPERATIVE' } }).fits).toBe(true)
})

test('guidance that is unmet keeps a product from fitting and not from being applied for', () => {
  const elsewhere = fit({ product: { servesArea: false } })
  expect(elsewhere).toMatchObject({ fits: false, canApply: true })
  expect(condition('AREA', { product: { servesArea: false } })?.say()).toContain('城关区')
  expect(fit({ facts: { scale: 'large' } })).toMatchObject({ fits: false, canApply: true })
})

test('rate and way of financing count only where they are wanted', () => {
  expect(condition('RATE', {})).toBeUndefined()
  expect(condition('RATE', { want: { rateMax: 3.2 } })?.say()).toContain('高出您可接受的上限 0.25 个百分点')
  expect(condition('DEMAND_TYPE', {})).toBeUndefined()
  expect(condition('DEMAND_TYPE', { want: { demandType: 'lease' } })?.result).toBe('unmet')
  expect(condition('DEMAND_TYPE', { want: { demandType: 'debt' } })?.result).toBe('met')
})

test('of several groups one is enough, and what the enterprise says of itself is believed', () => {
  const product = { targetGroups: ['cooperative', 'technology'] as const }
  expect(condition('TARGET_GROUP', { product: { targetGroups: [...product.targetGroups] } })?.result).toBe(
    'unknown',
  )
  const said = {
    product: { targetGroups: [...product.targetGroups] },
    facts: { targetGroups: ['technology' as const] },
  }
  expect(condition('TARGET_GROUP', said)?.result).toBe('met')
})

test('an enterprise is a start-up until three years after its founding', () => {
  expect(belongsTo('startup', { ...FACTS, foundDate: '2023-11-21' }, TODAY)).toBe(true)
  expect(belongsTo('startup', { ...FACTS, foundDate: '2023-11-20' }, TODAY)).toBe(false)
  expect(belongsTo('startup', { ...FACTS, foundDate: null }, TODAY)).toBeUndefined()
})

test('what passes entirely stands before what is cheaper and still to be confirmed', () => {
  const uncertified = { facts: { isCertified: false } }
  const fits = [
    fit({ product: { id: '1', rateMin: 1 }, ...uncertified }),
    fit({ product: { id: '2', rateMin: 4 } }),
    fit({ product: { id: '3', servesArea: false, rateMin: 1 } }),
  ]
  expect(inFitOrder(fits).map(({ id, fits: does }) => [id, does])).toEqual([
    ['2', true],
    ['1', true],
    ['3', false],
  ])
})

test('what fits stands first, then what misses least, then what costs least; premiums stand behind loans', () => {
  const fits = [
    fit({ product: { id: '1', servesArea: false, rateMin: 1 } }),
    fit({ product: { id: '2', rateMin: 4 } }),
    fit({ product: { id: '3', rateMin: 3 } }),
    fit({ product: { id: '4', category: 'guaranteeService', rateMin: 1 } }),
    fit({ product: { id: '10', rateMin: 3 } }),
    fit({ product: { id: '5', servesArea: false, amountMaxYuan: 100_000 } }),
  ]
  expect(inFitOrder(fits).map(({ id }) => id)).toEqual(['3', '10', '2', '4', '1', '5'])
})
