import {
  responseCase,
  type ResponseMove,
  type ResponseStatus,
} from '@lqr/contract/financing/response-case.ts'
import type { NewCaseEvent } from '../../cases/case-event.store.ts'
import { PLATFORM_NAME } from '../../cases/copy.ts'

const OFFERED = ['submit', 'contact', 'offer'] as const

const PATHS: Record<ResponseStatus, readonly ResponseMove[]> = {
  GRABBED: ['submit'],
  DISPATCHED: ['dispatch'],
  CONTACTED: ['submit', 'contact'],
  OFFERED,
  CREDITED: [...OFFERED, 'choose', 'credit'],
  DISBURSED: [...OFFERED, 'choose', 'credit', 'disburse'],
  INVESTED: ['submit', 'contact', 'propose', 'choose', 'invest'],
  DECLINED: ['submit', 'contact', 'decline'],
  LAPSED: ['submit', 'lapse'],
  LOST: [...OFFERED, 'lose'],
  TURNED_DOWN: ['submit', 'contact', 'turnDown'],
}

/** Hours from one step to the next. */
const STEP_HOURS = 5
const HOUR_MS = 3_600_000

export interface ResponseStep {
  readonly action: ResponseMove
  readonly from: ResponseStatus | null
  readonly to: ResponseStatus
  readonly at: Date
}

/** The moves that lead to the state, the first of them at the given moment. */
export function stepsTo(state: ResponseStatus, begunAt: Date): ResponseStep[] {
  let from: ResponseStatus | null = null
  return PATHS[state].map((action, index) => {
    const { to } = responseCase.moves[action]
    const step = { action, from, to, at: new Date(begunAt.getTime() + index * STEP_HOURS * HOUR_MS) }
    from = to
    return step
  })
}

interface Actors {
  readonly companyName: string
  readonly officer: { readonly accountId: string | null; readonly name: string }
}

/** The same as they stand on the timeline. */
export function eventsOf(caseId: string, steps: readonly ResponseStep[], actors: Actors): NewCaseEvent[] {
  const names = {
    enterprise: actors.companyName,
    institution: actors.officer.name,
    authority: '金融办（示例）',
    platform: PLATFORM_NAME,
  }
  return steps.map(({ action, from, to, at }) => {
    const { side } = responseCase.moves[action]
    return {
      kind: responseCase.kind,
      case_id: caseId,
      action,
      from_status: from,
      to_status: to,
      actor_account_id: side === 'institution' ? actors.officer.accountId : null,
      actor_side: side,
      actor_name: names[side],
      note: null,
      at: at.toISOString(),
    }
  })
}
