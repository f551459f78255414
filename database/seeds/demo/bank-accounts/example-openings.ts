import type { OpeningStatus } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import type { AccountTypeCode } from '@lqr/contract/bank-accounts/kinds.ts'

export interface ExampleOpening {
  /** Who asks: a part of the enterprise's name; `own` is the demonstration enterprise. */
  readonly of: string
  readonly accountType: AccountTypeCode
  readonly purpose: string
  readonly state: OpeningStatus
  /** Days since it was handed in. */
  readonly daysAgo: number
  /** Working days from now to the appointment; before now when negative. */
  readonly visitIn: number
}

/** Openings of example enterprises over every state, most at the demonstration bank. */
export const EXAMPLE_OPENINGS: readonly ExampleOpening[] = [
  {
    of: 'own',
    accountType: 'basic',
    purpose: '日常货款结算、缴税和代发工资。',
    state: 'OPENED',
    daysAgo: 66,
    visitIn: -42,
  },
  {
    of: 'own',
    accountType: 'special',
    purpose: '冷链项目补助资金专户管理。',
    state: 'CONFIRMED',
    daysAgo: 1,
    visitIn: 3,
  },
  {
    of: 'own',
    accountType: 'general',
    purpose: '流动资金贷款的发放和归还。',
    state: 'CANCELLED',
    daysAgo: 24,
    visitIn: -14,
  },
  {
    of: '装备制造',
    accountType: 'general',
    purpose: '设备贷款的发放和归还。',
    state: 'SUBMITTED',
    daysAgo: 0,
    visitIn: 2,
  },
  {
    of: '天水示例机床',
    accountType: 'basic',
    purpose: '日常货款结算。',
    state: 'SUBMITTED',
    daysAgo: 1,
    visitIn: 4,
  },
  {
    of: '瓜州示例新能源有限公司',
    accountType: 'special',
    purpose: '技术改造补助资金专户管理。',
    state: 'VERIFYING',
    daysAgo: 6,
    visitIn: -2,
  },
  {
    of: '山丹示例马铃薯淀粉有限公司',
    accountType: 'basic',
    purpose: '日常货款结算和付款。',
    state: 'FAILED',
    daysAgo: 12,
    visitIn: -6,
  },
  {
    of: '戈壁运输',
    accountType: 'temporary',
    purpose: '外省工程项目部临时经营结算。',
    state: 'NO_SHOW',
    daysAgo: 15,
    visitIn: -8,
  },
  {
    of: '中药材加工',
    accountType: 'general',
    purpose: '收购贷款的发放和归还。',
    state: 'OPENED',
    daysAgo: 35,
    visitIn: -20,
  },
]
