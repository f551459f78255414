import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import type { CurrentStep } from '../../../shell/cases/case-timeline.tsx'
import { copy } from '../copy.ts'

type Known = Pick<ApplicationDetail, 'status' | 'orgName' | 'dueAt' | 'isPaused' | 'creditValidTo'>

type Side = 'institution' | 'enterprise' | 'both'

const sides: Readonly<Record<keyof typeof copy.steps, Side>> = {
  SUBMITTED: 'institution',
  ACCEPTED: 'institution',
  REVIEWING: 'institution',
  SUPPLEMENT: 'enterprise',
  CREDITED: 'both',
  SIGNED: 'institution',
  DISBURSED: 'enterprise',
}

function isRunning(status: string): status is keyof typeof copy.steps {
  return status in copy.steps
}

/** What happens now, who acts and until when; undefined once nobody has to act any more. */
export function currentStep(application: Known): CurrentStep | undefined {
  const { status, orgName, dueAt, isPaused, creditValidTo } = application
  if (!isRunning(status)) return undefined
  const side = sides[status]
  const actor = side === 'institution' ? copy.actsNow.institution(orgName) : copy.actsNow[side]
  const limit = dueAt && !isPaused ? copy.until(formatDateTime(dueAt)) : undefined
  const validity =
    status === 'CREDITED' && creditValidTo ? copy.validUntil(formatDate(creditValidTo)) : undefined
  return { title: copy.steps[status], actor, until: validity ?? limit }
}
