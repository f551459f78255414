import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EnterpriseFacts } from './fit-facts.ts'
import { wantChanges } from './fit-path.rules.ts'
import { fitOf, type FitTerms, type Want } from './fit-product.rules.ts'

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
  guaranteeModes: ['guaranteeCompany'],
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

const changesOf = (want: Want, product = PRODUCT) =>
  wantChanges(fitOf(product, want, FACTS, TODAY), product, want)

const anyWant = fc.record({
  amountYuan: fc.integer({ min: 10_000, max: 5_000_000 }),
  termMonths: fc.integer({ min: 1, max: 120 }),
  guaranteeMode: fc.constantFrom('credit' as const, 'guaranteeCompany' as const),
  rateMax: fc.integer({ min: 100, max: 900 }).map((hundredths) => hundredths / 100),
})

test('applying a proposal makes the product fit, and leaving out any part of it does not', () => {
  fc.assert(
    fc.property(anyWant, (want) => {
      const changes = changesOf(want) ?? []
      const after = (chosen: readonly { want: Partial<Want> }[]) =>
        fitOf(PRODUCT, Object.assign({}, want, ...chosen.map((change) => change.want)), FACTS, TODAY)
      expect(after(changes).fits).toBe(true)
      for (const change of changes) expect(after(changes.filter((one) => one !== change)).fits).toBe(false)
    }),
  )
})

test('each change says by how much, to where', () => {
  const want: Want = { amountYuan: 2_400_000, termMonths: 48, guaranteeMode: 'credit' }
  expect(changesOf(want)?.map(({ sentence }) => sentence)).toEqual([
    '申请金额减少 40 万元，申请 200 万元',
    '申请期限缩短 12 个月，申请 36 个月',
    '改用融资担保公司担保',
  ])
})

test('where the enterprise or the product would have to be another there is no proposal', () => {
  const want: Want = { amountYuan: 2_400_000, termMonths: 12, guaranteeMode: 'guaranteeCompany' }
  expect(changesOf(want, { ...PRODUCT, servesArea: false })).toBeUndefined()
  expect(changesOf({ ...want, amountYuan: 500_000 })).toBeUndefined()
})
