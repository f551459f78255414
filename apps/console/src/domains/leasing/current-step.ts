import type { LeaseNeedDetail, LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import type { CurrentStep } from '../../shell/cases/case-timeline.tsx'
import { copy } from './copy.ts'

type Offered = Pick<LeaseTaskDetail, 'agreedAt'> & { readonly offer: { readonly isLapsed: boolean } | null }

/** What is awaited in a state by what was offered; undefined once nobody has to act. */
function awaited(status: string, offered: readonly Offered[]): string | undefined {
  if (status === 'OFFERED' && offered.some(({ agreedAt }) => agreedAt !== null)) return copy.agreedWaiting
  if (!(status in copy.current)) return undefined
  const offers = offered.flatMap(({ offer }) => (offer ? [offer] : []))
  const isLapsed = offers.length > 0 && offers.every((offer) => offer.isLapsed)
  return isLapsed ? copy.lapsedWaiting : copy.current[status as keyof typeof copy.current]
}

/** What is awaited of one institution, and until when. */
export function taskStep(task: Pick<LeaseTaskDetail, 'status' | 'dueAt'> & Offered) {
  const { status, dueAt } = task
  return stepOf(awaited(status, [task]), dueAt && copy.acceptBy(formatDateTime(dueAt)))
}

/** What is awaited of a need by now, and until when institutions may take it up. */
export function needStep({
  status,
  responses,
  expiresAt,
}: Pick<LeaseNeedDetail, 'status' | 'expiresAt'> & {
  readonly responses: readonly (Pick<LeaseTaskDetail, 'status'> & Offered)[]
}) {
  const furthest = responses.filter((response) => response.status === status)
  return stepOf(awaited(status, furthest), status === 'SUBMITTED' && copy.until(formatDate(expiresAt)))
}

function stepOf(title: string | undefined, until: string | false | null): CurrentStep | undefined {
  return title === undefined ? undefined : { title, ...(until ? { until } : {}) }
}
