import type { LeaseNeedDetail, LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import type { CurrentStep } from '../../shell/cases/case-timeline.tsx'
import { copy } from './copy.ts'

/** What is awaited in a state; undefined once nobody has to act. */
function awaited(status: string, isAgreed: boolean): string | undefined {
  if (status === 'OFFERED' && isAgreed) return copy.agreedWaiting
  return status in copy.current ? copy.current[status as keyof typeof copy.current] : undefined
}

/** What is awaited of one institution, and until when. */
export function taskStep({
  status,
  agreedAt,
  dueAt,
}: Pick<LeaseTaskDetail, 'status' | 'agreedAt' | 'dueAt'>) {
  return stepOf(awaited(status, agreedAt !== null), dueAt && copy.acceptBy(formatDateTime(dueAt)))
}

/** What is awaited of a need by now, and until when institutions may take it up. */
export function needStep({
  status,
  responses,
  expiresAt,
}: Pick<LeaseNeedDetail, 'status' | 'expiresAt'> & {
  readonly responses: readonly { readonly agreedAt: string | null }[]
}) {
  const isAgreed = responses.some(({ agreedAt }) => agreedAt !== null)
  return stepOf(awaited(status, isAgreed), status === 'SUBMITTED' && copy.until(formatDate(expiresAt)))
}

function stepOf(title: string | undefined, until: string | false | null): CurrentStep | undefined {
  return title === undefined ? undefined : { title, ...(until ? { until } : {}) }
}
