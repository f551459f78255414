import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { namesOf } from '../../shell/code-names.ts'
import { feeLines } from './cost-lines.ts'

/** Percent in the code list that schema.org names (UN/CEFACT), and months. */
const PERCENT = 'P1'
const MONTH = 'MON'

/** The product for search engines: schema.org FinancialProduct with the terms of LoanOrCredit. */
export function structuredProduct(product: ProductDetail, category: string): Record<string, unknown> {
  const { amountMinYuan, amountMaxYuan, rateMin, rateMax, annualCostMin } = product
  const areas = product.areaCodes.map((code) => substationOfCode(code)?.name ?? code)
  return {
    '@context': 'https://schema.org',
    '@type': ['FinancialProduct', 'LoanOrCredit'],
    name: product.name,
    description: product.highlights,
    category,
    loanType: category,
    currency: 'CNY',
    provider: {
      '@type': 'FinancialService',
      name: product.orgName,
      ...(product.orgPhone ? { telephone: product.orgPhone } : {}),
      ...(product.orgAddress ? { address: product.orgAddress } : {}),
    },
    amount: {
      '@type': 'MonetaryAmount',
      currency: 'CNY',
      minValue: amountMinYuan,
      maxValue: amountMaxYuan,
    },
    interestRate: { '@type': 'QuantitativeValue', unitCode: PERCENT, minValue: rateMin, maxValue: rateMax },
    annualPercentageRate: { '@type': 'QuantitativeValue', unitCode: PERCENT, minValue: annualCostMin },
    loanTerm: {
      '@type': 'QuantitativeValue',
      unitCode: MONTH,
      minValue: product.termMinMonths,
      maxValue: product.termMaxMonths,
    },
    loanRepaymentForm: {
      '@type': 'RepaymentSpecification',
      description: namesOf(product.repaymentModes, REPAYMENT_MODES).join('、'),
    },
    requiredCollateral: namesOf(product.guaranteeModes, GUARANTEE_MODES).join('、'),
    ...(product.fees.length > 0
      ? {
          feesAndCommissionsSpecification: feeLines(product.fees)
            .map(({ name, text, payer }) => `${name} ${text}（${payer}）`)
            .join('；'),
        }
      : {}),
    areaServed: (areas.length > 0 ? areas : ['甘肃省']).map((name) => ({
      '@type': 'AdministrativeArea',
      name,
    })),
    audience: {
      '@type': 'BusinessAudience',
      audienceType: namesOf(product.targetGroups, TARGET_GROUPS).join('、'),
    },
  }
}
