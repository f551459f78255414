import { afterMove } from '@lqr/contract/kernel/cases/read-case.ts'
import { needCase, type NeedMove, type NeedStatus } from '@lqr/contract/financing/need-case.ts'
import type { NewCaseEvent } from '../../cases/case-event.store.ts'
import { PLATFORM_NAME } from '../../cases/copy.ts'

const PATHS: Record<NeedStatus, readonly NeedMove[]> = {
  DRAFT: [],
  PUBLISHED: ['submit'],
  CONTACTED: ['submit', 'contact'],
  OFFLINE: ['submit', 'unlist'],
  CREDITED: ['submit', 'contact', 'credit'],
  DISBURSED: ['submit', 'contact', 'credit', 'disburse'],
  CLOSED: ['submit', 'contact', 'credit', 'disburse', 'close'],
  WITHDRAWN: ['submit', 'withdraw'],
  EXPIRED: ['submit', 'expire'],
  UNMATCHED: ['submit', 'unmatch'],
  REJECTED: ['submit', 'reject'],
}

/** Hours from one step to the next. */
const STEP_HOURS = 25
const HOUR_MS = 3_600_000

export interface NeedStep {
  readonly action: NeedMove
  readonly from: NeedStatus
  readonly to: NeedStatus
  readonly at: Date
}

/** The moves that lead to the state; a need that expires does so when `validTo` is over. */
export function stepsTo(state: NeedStatus, publishedAt: Date, validTo: string): NeedStep[] {
  let from: NeedStatus = 'DRAFT'
  return PATHS[state].map((action, index) => {
    const to = afterMove(needCase, action, from) ?? from
    const at =
      action === 'expire'
        ? new Date(`${validTo}T16:05:00Z`)
        : new Date(publishedAt.getTime() + index * STEP_HOURS * HOUR_MS)
    const step = { action, from, to, at }
    from = to
    return step
  })
}

interface Actors {
  readonly accountId: string
  readonly corporateName: string
  readonly authorityName: string
}

/** The same as they stand on the timeline. */
export function eventsOf(caseId: string, steps: readonly NeedStep[], actors: Actors): NewCaseEvent[] {
  return steps.map(({ action, from, to, at }) => {
    const { side } = needCase.moves[action]
    const name = {
      enterprise: actors.corporateName,
      authority: actors.authorityName,
      platform: PLATFORM_NAME,
    }
    return {
      kind: needCase.kind,
      case_id: caseId,
      action,
      from_status: from,
      to_status: to,
      actor_account_id: side === 'enterprise' ? actors.accountId : null,
      actor_side: side,
      actor_name: name[side],
      note: null,
      at: at.toISOString(),
    }
  })
}
