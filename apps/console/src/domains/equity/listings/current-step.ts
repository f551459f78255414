import type { ListingApplication } from '@lqr/contract/equity/listing-entities.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { CurrentStep } from '../../../shell/cases/case-timeline.tsx'
import { copy } from './copy.ts'

/** What is awaited of an application, and until when; undefined once it is over. */
export function listingStep({
  status,
  dueAt,
}: Pick<ListingApplication, 'status' | 'dueAt'>): CurrentStep | undefined {
  if (!(status in copy.current)) return undefined
  const step = status as keyof typeof copy.current
  return {
    title: copy.current[step],
    ...(dueAt ? { until: copy.until[step](formatDateTime(dueAt)) } : {}),
  }
}
