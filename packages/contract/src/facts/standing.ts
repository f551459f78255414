import type { FactName } from './known-values.ts'

/** What a certification vouches for: it is changed there and nowhere else. */
export const VOUCHED_FACTS: readonly FactName[] = ['corporateName', 'creditCode', 'legalPersonName']

/** What a company wanted at the time: it is offered again for so long, and then asked for. */
export const WISH_DAYS = 180

export const WISHES: readonly FactName[] = [
  'amountYuan',
  'termMonths',
  'wantRate',
  'guaranteeMode',
  'purpose',
  'loanPurpose',
  'fundsIndustryCode',
  'demandType',
  'description',
  'leaseKind',
  'equipmentCategory',
  'equipmentCondition',
  'leaseTermMonths',
  'downPaymentPercent',
  'leasePurpose',
]
