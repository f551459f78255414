import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { CurrentStep } from '../../shell/cases/case-timeline.tsx'
import { copy } from './copy.ts'

/** What is awaited of a need, and until when; undefined once nobody has to act. */
export function needStep({ status, dueAt }: Pick<NeedDetail, 'status' | 'dueAt'>): CurrentStep | undefined {
  if (!(status in copy.current)) return undefined
  const title = copy.current[status as keyof typeof copy.current]
  return dueAt === null ? { title } : { title, until: copy.until(formatDateTime(dueAt)) }
}
