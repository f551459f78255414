import { expect, test } from 'vitest'
import { chosenByRule, type DispatchCandidate, rankCandidates } from './dispatch.rules.ts'

const NEED = {
  demand_type: 'debt',
  area_code: '620102',
  amount_yuan: 2_000_000,
  term_months: 12,
  guarantee_mode: 'mortgage',
} as const

const PRODUCT = {
  name: '示例经营贷',
  amountMinYuan: 100_000,
  amountMaxYuan: 3_000_000,
  termMinMonths: 6,
  termMaxMonths: 36,
  guaranteeModes: ['mortgage'],
  areaCodes: [] as string[],
} as const

const bank = (orgId: string, more: Partial<DispatchCandidate> = {}): DispatchCandidate => ({
  orgId,
  orgName: `示例银行${orgId}`,
  level: 1,
  regionCode: '620000',
  regionName: '甘肃省',
  orgCategory: 'cityBank',
  houseId: orgId,
  products: [PRODUCT],
  openTasks: 0,
  grantsInIndustry: 0,
  ...more,
})

const order = (...candidates: DispatchCandidate[]) =>
  rankCandidates(NEED, candidates).map(({ orgId }) => orgId)
const judged = (candidate: DispatchCandidate) => rankCandidates(NEED, [candidate])[0]
const failing = (candidate: DispatchCandidate) =>
  judged(candidate)?.reasons.flatMap(({ criterion, holds }) => (holds ? [] : [criterion]))

test('an institution suits when area, kind and the conditions of a product do, and each point is named', () => {
  const found = judged(bank('1', { openTasks: 3, grantsInIndustry: 2 }))
  expect(found).toMatchObject({ suits: true, productName: '示例经营贷' })
  expect(found?.reasons.map(({ criterion }) => criterion)).toEqual([
    'area',
    'kind',
    'product',
    'industry',
    'load',
  ])
  expect(found?.reasons.map(({ text }) => text).join('；')).toContain('在办 3 件')
})

test.each([
  ['another prefecture', { level: 2, regionCode: '620500' }, 'area'],
  ['another kind', { orgCategory: 'leasing' }, 'kind'],
  ['no product', { products: [] }, 'product'],
  ['an amount beyond the product', { products: [{ ...PRODUCT, amountMaxYuan: 1_999_999 }] }, 'product'],
  ['a term beyond the product', { products: [{ ...PRODUCT, termMinMonths: 13 }] }, 'product'],
  ['another guarantee', { products: [{ ...PRODUCT, guaranteeModes: ['credit'] }] }, 'product'],
  ['a product for another area', { products: [{ ...PRODUCT, areaCodes: ['620502'] }] }, 'product'],
] as const)('%s does not suit, and says so', (_, more, criterion) => {
  const candidate = bank('1', more as Partial<DispatchCandidate>)
  expect(judged(candidate)?.suits).toBe(false)
  expect(failing(candidate)).toContain(criterion)
})

test('a need that no product meets asks for none', () => {
  const fund = bank('1', { orgCategory: 'fund', products: [] })
  expect(rankCandidates({ ...NEED, demand_type: 'equity' }, [fund])[0]?.suits).toBe(true)
})

test('the order: who suits, the nearer, the less busy, the more experienced, the older; always the same', () => {
  const unfit = bank('1', { products: [] })
  const far = bank('2')
  const busy = bank('3', { level: 2, regionCode: '620100', openTasks: 9 })
  const near = bank('4', { level: 2, regionCode: '620100' })
  const expert = bank('5', { grantsInIndustry: 4 })
  const all = [unfit, far, busy, near, expert]
  expect(order(...all)).toEqual(['4', '3', '5', '2', '1'])
  expect(order(...all.toReversed())).toEqual(['4', '3', '5', '2', '1'])
})

test('the rule sends a need to one of each house, to those that suit, and to no more than asked', () => {
  const house = bank('1')
  const branch = bank('2', { level: 2, regionCode: '620100', houseId: '1' })
  const ranked = rankCandidates(NEED, [house, branch, bank('3'), bank('4'), bank('5', { products: [] })])
  expect(chosenByRule(ranked, 9).map(({ orgId }) => orgId)).toEqual(['2', '3', '4'])
  expect(chosenByRule(ranked, 1).map(({ orgId }) => orgId)).toEqual(['2'])
})
