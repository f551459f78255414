import { Tag } from 'antd'
import { interview, type Interview } from '@lqr/contract/financing/operation-calls.ts'
import { INTERVIEW_STATES, INTERVIEW_WAYS } from '@lqr/contract/financing/operation-kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

const labels = labelsOf(interview)
const COLORS = {
  PROPOSED: 'processing',
  CONFIRMED: 'success',
  DECLINED: 'default',
  CANCELLED: 'default',
} as const

/** One interview: when, how and where, and what the enterprise answered. */
export function InterviewFacts({ of }: { of: Interview }) {
  return (
    <>
      <p>
        <strong>{formatDateTime(of.startsAt)}</strong>{' '}
        <Tag color={COLORS[of.status]}>{nameOf(INTERVIEW_STATES, of.status)}</Tag>
      </p>
      <Facts
        items={[
          { label: labels.orgName, value: of.orgName },
          { label: labels.way, value: nameOf(INTERVIEW_WAYS, of.way) },
          { label: labels.place, value: of.place },
          { label: labels.actorName, value: of.actorName },
          { label: labels.agenda, value: of.agenda, isWide: true },
          { label: copy.interviews.answer, value: of.answer, isWide: true },
        ].filter(({ value }) => value)}
      />
    </>
  )
}
