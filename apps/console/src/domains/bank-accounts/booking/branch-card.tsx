import { Tag } from 'antd'
import type { OpeningBranch } from '@lqr/contract/bank-accounts/entities.ts'
import { NEARNESS } from '@lqr/contract/bank-accounts/kinds.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { finderCopy as copy } from '../copy.ts'
import { slotsByDay, timeOf } from './slots-by-day.ts'

interface BranchCardProps {
  branch: OpeningBranch
  /** The time that is chosen, when it is at this branch. */
  chosen: string | undefined
  onChoose: (beginsAt: string) => void
}

/** A branch with its hours and the times that are free; one press chooses both. */
export function BranchCard({ branch, chosen, onChoose }: BranchCardProps) {
  return (
    <li className={chosen ? 'branch is-chosen' : 'branch'}>
      <p className="branch-name">
        {branch.name}
        <Tag>{nameOf(NEARNESS, branch.nearness)}</Tag>
        {branch.isExample && <Tag>{copy.example}</Tag>}
      </p>
      <p className="muted">
        {[branch.regionName, branch.address].filter(Boolean).join(' · ')}
        {branch.phone && (
          <>
            {' · '}
            <a href={`tel:${branch.phone}`}>{branch.phone}</a>
          </>
        )}
      </p>
      <p className="muted">
        {copy.hours} {branch.hours}
      </p>
      {branch.slots.length === 0 && <p className="muted">{copy.full}</p>}
      {slotsByDay(branch.slots).map(([day, slots]) => (
        <div key={day} className="slot-day">
          <span>{formatDate(day)}</span>
          <div className="slot-times">
            {slots.map(({ beginsAt, free }) => (
              <button
                key={beginsAt}
                type="button"
                className="slot-time"
                aria-pressed={chosen === beginsAt}
                aria-label={copy.slot(formatDate(day), timeOf(beginsAt), free)}
                onClick={() => onChoose(beginsAt)}
              >
                {timeOf(beginsAt)} <span className="muted">{copy.free(free)}</span>
              </button>
            ))}
          </div>
        </div>
      ))}
    </li>
  )
}
