import { INDICATORS } from '../statistics/indicators.ts'

export const BRIEF_STATES = [
  { code: 'PENDING', name: '生成中' },
  { code: 'READY', name: '已出刊' },
  { code: 'FAILED', name: '未生成' },
] as const

export const BRIEF_FORMATS = [
  { code: 'pdf', name: 'PDF' },
  { code: 'docx', name: 'Word（docx）' },
] as const

/** Figures that have a month: what was there on a day (offers, certified enterprises) has none. */
export const BRIEF_INDICATORS = INDICATORS.filter(
  ({ code, formula }) => formula.kind !== 'offer' && code !== 'certifiedEnterprises',
)

/** What a brief begins with: enterprises, money, prices, times. */
export const FIRST_INDICATORS = [
  ...([
    'enterprises',
    'applications',
    'appliedAmountYuan',
    'creditedCount',
    'creditedAmountYuan',
    'disbursedCount',
  ] as const),
  ...([
    'disbursedAmountYuan',
    'firstLoanCount',
    'renewalCount',
    'unrepaidRenewalCount',
    'satisfactionShare',
    'averageRate',
    'decisionDaysMedian',
    'needs',
  ] as const),
]

export const MOST_INDICATORS = 20
