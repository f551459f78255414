import {
  applicationCase,
  type ApplicationMove,
  type ApplicationStatus,
} from '@lqr/contract/applications/application-case.ts'
import { sealsCase } from '../../../apps/server/src/cases/case-seal.ts'

interface Step {
  /** The number of its path. */
  way: number
  seq: number
  action: ApplicationMove
  from_status: ApplicationStatus | null
  to_status: ApplicationStatus
  side: 'enterprise' | 'institution' | 'platform'
  hours: number
  note: string | null
  /** Whether the institution keeps nothing but that it was made. */
  seals: boolean
  /** Whether the consent ends with it. */
  ends: boolean
}

type Told = readonly [ApplicationMove, ApplicationStatus, Step['side'], hours: number, note?: string]

const SUBMIT: Told = ['submit', 'SUBMITTED', 'enterprise', 0]
const ACCEPT: Told = ['accept', 'ACCEPTED', 'institution', 20]
const REVIEW: Told = ['review', 'REVIEWING', 'institution', 44]
const CREDIT: Told = ['credit', 'CREDITED', 'institution', 168]
const SIGN: Told = ['sign', 'SIGNED', 'institution', 216]
const DISBURSE: Told = ['disburse', 'DISBURSED', 'institution', 264]
const SETTLE: Told = ['settle', 'SETTLED', 'institution', 9_024]
const FORGO: Told = ['forgo', 'UNUSED', 'enterprise', 300, '已从其他渠道取得资金，不再使用本次授信']
const RELEASE: Told = ['release', 'UNUSED', 'institution', 336, '放款条件未能落实，经双方确认终止授信']

/** How a case gets to each state, and how many of 1,000 cases went that way. */
const PATHS: readonly { share: number; path: readonly Told[] }[] = [
  { share: 15, path: [SUBMIT] },
  { share: 15, path: [SUBMIT, ACCEPT] },
  { share: 20, path: [SUBMIT, ACCEPT, REVIEW] },
  { share: 10, path: [SUBMIT, ACCEPT, ['supplement', 'SUPPLEMENT', 'institution', 40]] },
  { share: 34, path: [SUBMIT, ACCEPT, REVIEW, CREDIT] },
  { share: 24, path: [SUBMIT, ACCEPT, REVIEW, CREDIT, SIGN] },
  { share: 420, path: [SUBMIT, ACCEPT, REVIEW, CREDIT, SIGN, DISBURSE] },
  { share: 200, path: [SUBMIT, ACCEPT, REVIEW, CREDIT, SIGN, DISBURSE, SETTLE] },
  { share: 170, path: [SUBMIT, ACCEPT, REVIEW, ['reject', 'REJECTED', 'institution', 150]] },
  { share: 45, path: [SUBMIT, ['withdraw', 'WITHDRAWN', 'enterprise', 16]] },
  { share: 15, path: [SUBMIT, ACCEPT, ['withdraw', 'WITHDRAWN', 'enterprise', 30]] },
  { share: 20, path: [SUBMIT, ['expire', 'EXPIRED', 'platform', 240]] },
  { share: 7, path: [SUBMIT, ACCEPT, REVIEW, CREDIT, FORGO] },
  { share: 5, path: [SUBMIT, ACCEPT, REVIEW, CREDIT, SIGN, RELEASE] },
]

/** The moves with which the consent ends. */
const ENDS: readonly ApplicationMove[] = ['withdraw', 'expire', 'forgo', 'release']

/** Every step of every path, as rows. */
export function pathSteps(): Step[] {
  return PATHS.flatMap(({ path }, way) =>
    path.map(([action, to_status, side, hours, note = null], index) => {
      const from_status = path[index - 1]?.[1] ?? null
      return {
        way,
        seq: index + 1,
        action,
        from_status,
        to_status,
        side,
        hours,
        note,
        seals: from_status !== null && sealsCase(applicationCase.moves[action], from_status),
        ends: ENDS.includes(action),
      }
    }),
  )
}

/** The path of each of 1,000 cases, in order. */
export function wayShares(): number[] {
  return PATHS.flatMap(({ share }, way) => Array.from({ length: share }, () => way))
}
