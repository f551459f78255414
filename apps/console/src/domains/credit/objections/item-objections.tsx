import { Alert } from 'antd'
import { Link } from 'react-router'
import { OBJECTION_MARKS, type ObjectionMark } from '@lqr/contract/credit/objections/objection-mark.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { markCopy as copy } from './copy.ts'

const LOOK = { open: 'warning', corrected: 'success', kept: 'info' } as const

function Said({ mark, submittedAt, decidedAt, statement, hasItemChanged }: ObjectionMark) {
  return (
    <>
      {mark === 'open' ? (
        <p>{copy.open(formatDate(submittedAt))}</p>
      ) : (
        <p className="prewrap">
          {copy[mark]}：{statement}
          {decidedAt && `（${copy.decided(formatDate(decidedAt))}）`}
        </p>
      )}
      {hasItemChanged && <p className="muted">{copy.changed}</p>}
    </>
  )
}

/** The objections beside an item, the newest first, as every reader sees them. */
export function ItemObjections({ marks, isOwn }: { marks: readonly ObjectionMark[]; isOwn: boolean }) {
  if (marks.length === 0) return null
  return (
    <section className="credit-marks" aria-label={copy.list}>
      {marks.map((one) => (
        <Alert
          key={one.number}
          type={LOOK[one.mark]}
          showIcon
          title={`${nameOf(OBJECTION_MARKS, one.mark)} · ${one.number}`}
          description={<Said {...one} />}
        />
      ))}
      {isOwn && <Link to="/personal/objections">{copy.details}</Link>}
    </section>
  )
}
