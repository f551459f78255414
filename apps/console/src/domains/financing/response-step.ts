import type { ResponseDetail } from '@lqr/contract/financing/response-entities.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { CurrentStep } from '../../shell/cases/case-timeline.tsx'
import { copy } from './response-copy.ts'

/** What is awaited of a response, and until when; undefined once nobody has to act. */
export function responseStep({
  status,
  dueAt,
  chosenAt,
  equityOffer,
}: Pick<ResponseDetail, 'status' | 'dueAt' | 'chosenAt' | 'equityOffer'>): CurrentStep | undefined {
  if (!(status in copy.current)) return undefined
  const isChosen = status === 'OFFERED' && chosenAt !== null
  const waiting = equityOffer ? copy.equity.chosenWaiting : copy.chosenWaiting
  const title = isChosen ? waiting : copy.current[status as keyof typeof copy.current]
  return dueAt === null ? { title } : { title, until: copy.until(formatDateTime(dueAt)) }
}
