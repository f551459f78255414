import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { expect, test } from 'vitest'
import { structuredProduct } from './structured-product.ts'

const product: ProductDetail = {
  id: '7',
  name: '示例经营贷',
  orgId: '1',
  logoId: null,
  orgName: '示例银行',
  orgType: 'financial',
  orgCategory: 'cityBank',
  category: 'workingCapital',
  guaranteeModes: ['credit', 'guaranteeCompany'],
  amountMinYuan: 100_000,
  amountMaxYuan: 3_000_000,
  rateMin: 3.45,
  rateMax: 4.2,
  annualCostMin: 4.25,
  termMinMonths: 6,
  termMaxMonths: 36,
  repaymentModes: ['interestFirst'],
  areaCodes: ['620100'],
  targetGroups: ['smallMicro'],
  applicantKinds: [],
  zones: [],
  highlights: '随借随还',
  onlineApply: true,
  views: 1,
  applicationsCount: 0,
  averageDecisionDays: null,
  isExample: true,
  fees: [{ name: '担保费', payer: 'enterprise', how: '按年', percentPerYear: 0.8, amountYuan: null }],
  requirements: '',
  materials: [],
  status: 'LISTED',
  listedAt: null,
  orgPhone: null,
  orgAddress: null,
  similar: [],
}

test('a product is a loan with its terms in units that search engines know', () => {
  const data = structuredProduct(product, '流动资金贷款')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['FinancialProduct', 'LoanOrCredit'],
    name: '示例经营贷',
    currency: 'CNY',
    loanType: '流动资金贷款',
    provider: { '@type': 'FinancialService', name: '示例银行' },
    amount: { '@type': 'MonetaryAmount', currency: 'CNY', minValue: 100_000, maxValue: 3_000_000 },
    interestRate: { '@type': 'QuantitativeValue', unitCode: 'P1', minValue: 3.45, maxValue: 4.2 },
    annualPercentageRate: { '@type': 'QuantitativeValue', unitCode: 'P1', minValue: 4.25 },
    loanTerm: { '@type': 'QuantitativeValue', unitCode: 'MON', minValue: 6, maxValue: 36 },
    loanRepaymentForm: { '@type': 'RepaymentSpecification', description: '按期付息、到期还本' },
    requiredCollateral: '信用、融资担保公司担保',
    feesAndCommissionsSpecification: '担保费 0.80%/年（企业）',
    areaServed: [{ '@type': 'AdministrativeArea', name: '兰州市' }],
  })
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
})

test('a product without fees names none, and one of the whole province serves the province', () => {
  const data = structuredProduct({ ...product, fees: [], areaCodes: [] }, '流动资金贷款')
  expect(data).not.toHaveProperty('feesAndCommissionsSpecification')
  expect(data.areaServed).toEqual([{ '@type': 'AdministrativeArea', name: '甘肃省' }])
})
