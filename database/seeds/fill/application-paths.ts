import type { ApplicationMove, ApplicationStatus } from '@lqr/contract/applications/application-case.ts'

interface Step {
  status: ApplicationStatus
  seq: number
  action: ApplicationMove
  from_status: ApplicationStatus | null
  to_status: ApplicationStatus
  side: 'enterprise' | 'institution' | 'platform'
  hours: number
}

type Told = readonly [ApplicationMove, ApplicationStatus, Step['side'], hours: number]

const SUBMIT: Told = ['submit', 'SUBMITTED', 'enterprise', 0]
const ACCEPT: Told = ['accept', 'ACCEPTED', 'institution', 20]
const REVIEW: Told = ['review', 'REVIEWING', 'institution', 44]
const CREDIT: Told = ['credit', 'CREDITED', 'institution', 168]
const SIGN: Told = ['sign', 'SIGNED', 'institution', 216]
const DISBURSE: Told = ['disburse', 'DISBURSED', 'institution', 264]
const SETTLE: Told = ['settle', 'SETTLED', 'institution', 9_024]

/** How a case gets to each state, and how many of 1,000 cases are in it. */
const PATHS: readonly { share: number; path: readonly Told[] }[] = [
  { share: 15, path: [SUBMIT] },
  { share: 15, path: [SUBMIT, ACCEPT] },
  { share: 20, path: [SUBMIT, ACCEPT, REVIEW] },
  { share: 10, path: [SUBMIT, ACCEPT, ['supplement', 'SUPPLEMENT', 'institution', 40]] },
  { share: 40, path: [SUBMIT, ACCEPT, REVIEW, CREDIT] },
  { share: 30, path: [SUBMIT, ACCEPT, REVIEW, CREDIT, SIGN] },
  { share: 420, path: [SUBMIT, ACCEPT, REVIEW, CREDIT, SIGN, DISBURSE] },
  { share: 200, path: [SUBMIT, ACCEPT, REVIEW, CREDIT, SIGN, DISBURSE, SETTLE] },
  { share: 170, path: [SUBMIT, ACCEPT, REVIEW, ['reject', 'REJECTED', 'institution', 150]] },
  { share: 60, path: [SUBMIT, ['withdraw', 'WITHDRAWN', 'enterprise', 30]] },
  { share: 20, path: [SUBMIT, ['expire', 'EXPIRED', 'platform', 240]] },
]

/** Every step of every path, as rows. */
export function pathSteps(): Step[] {
  return PATHS.flatMap(({ path }) => {
    const status = path.at(-1)?.[1] ?? 'SUBMITTED'
    return path.map(([action, to_status, side, hours], index) => ({
      status,
      seq: index + 1,
      action,
      from_status: path[index - 1]?.[1] ?? null,
      to_status,
      side,
      hours,
    }))
  })
}

/** The state of each of 1,000 cases, in order. */
export function stateShares(): ApplicationStatus[] {
  return PATHS.flatMap(({ share, path }) =>
    Array.from({ length: share }, () => path.at(-1)?.[1] ?? 'SUBMITTED'),
  )
}
