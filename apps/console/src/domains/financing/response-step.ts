import type { ResponseDetail, ResponseOffer } from '@lqr/contract/financing/response-entities.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { CurrentStep } from '../../shell/cases/case-timeline.tsx'
import { copy } from './response-copy.ts'

type Mark = Pick<ResponseOffer, 'isLapsed'> | null

/** An indication, on a loan or on equity, as far as its last day goes. */
interface Offered {
  readonly offer: Mark
  readonly equityOffer: Mark
}

/** Whether the indication is past its last day, so that its institution has to renew it first. */
export const isLapsed = ({ offer, equityOffer }: Offered) => (offer ?? equityOffer)?.isLapsed ?? false

/** What is awaited of a response, and until when; undefined once nobody has to act. */
export function responseStep({
  status,
  dueAt,
  chosenAt,
  offer,
  equityOffer,
}: Pick<ResponseDetail, 'status' | 'dueAt' | 'chosenAt'> & Offered): CurrentStep | undefined {
  if (!(status in copy.current)) return undefined
  const isChosen = status === 'OFFERED' && chosenAt !== null
  const waiting = equityOffer ? copy.equity.chosenWaiting : copy.chosenWaiting
  const awaited = isLapsed({ offer, equityOffer })
    ? copy.lapsedWaiting
    : copy.current[status as keyof typeof copy.current]
  const title = isChosen ? waiting : awaited
  return dueAt === null ? { title } : { title, until: copy.until(formatDateTime(dueAt)) }
}
