import type { InterestDetail } from '@lqr/contract/equity/interest-entities.ts'
import { timesAhead } from '@lqr/contract/equity/talk-times.rules.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { CurrentStep } from '../../../shell/cases/case-timeline.tsx'
import { copy } from './copy.ts'

type Shown = Pick<InterestDetail, 'status' | 'dueAt' | 'talk'>

/** What is awaited while times lie on the table: of whoever did not propose them, or new ones once they have gone by. */
function proposed(talk: NonNullable<Shown['talk']>, now: Date): string {
  if (timesAhead(talk.options, now).length === 0) return copy.talk.over
  return talk.proposedBy === 'enterprise' ? copy.talk.ofEnterprise : copy.talk.ofInstitution
}

/** What is awaited of an interest, and until when; undefined once nothing is. */
export function interestStep({ status, dueAt, talk }: Shown, now: Date): CurrentStep | undefined {
  if (!(status in copy.current)) return undefined
  const isOnTable = talk !== null && talk.at === null
  const title = isOnTable ? proposed(talk, now) : copy.current[status as keyof typeof copy.current]
  return dueAt === null ? { title } : { title, until: copy.until(formatDateTime(dueAt)) }
}
