import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import { IN_HAND_STATES } from '@lqr/contract/demand-reports/report-case.ts'
import type { CurrentStep } from '../../../shell/cases/case-timeline.tsx'
import { copy } from './copy.ts'

const IN_HAND: readonly string[] = IN_HAND_STATES

/** What is awaited of a report; undefined once nobody has to act. */
export function currentStep({
  status,
  orgName,
}: Pick<DemandReport, 'status' | 'orgName'>): CurrentStep | undefined {
  if (!(status in copy.current)) return undefined
  const isWithOrg = IN_HAND.includes(status)
  return {
    title: copy.current[status as keyof typeof copy.current],
    ...(isWithOrg && orgName ? { actor: orgName } : {}),
  }
}
