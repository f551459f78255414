import { Tag } from 'antd'
import { useState } from 'react'
import type { OpeningBranch } from '@lqr/contract/bank-accounts/entities.ts'
import { NEARNESS } from '@lqr/contract/bank-accounts/kinds.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { finderCopy as copy } from '../copy.ts'
import { dayOf, slotsByDay, timeOf } from './slots-by-day.ts'

interface BranchCardProps {
  branch: OpeningBranch
  /** The time that is chosen, when it is at this branch. */
  chosen: string | undefined
  onChoose: (beginsAt: string) => void
}

/** The days of a week that have free times, and the times of the one that is looked at. */
function FreeTimes({ branch, chosen, onChoose }: BranchCardProps) {
  const days = slotsByDay(branch.slots)
  const [looked, setLooked] = useState(chosen && dayOf(chosen))
  const [day, slots] = days.find(([one]) => one === looked) ?? days[0] ?? []
  if (!day || !slots) return <p className="muted">{copy.full}</p>
  return (
    <>
      <div className="slot-times" role="group" aria-label={copy.days(branch.name)}>
        {days.map(([one]) => (
          <button
            key={one}
            type="button"
            className="slot-time"
            aria-pressed={one === day}
            onClick={() => setLooked(one)}
          >
            {copy.shortDay(formatDate(one))}
          </button>
        ))}
      </div>
      <div className="slot-times" role="group" aria-label={copy.times(branch.name, formatDate(day))}>
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
    </>
  )
}

/** A branch with its hours and the times that are free; one press chooses both. */
export function BranchCard(props: BranchCardProps) {
  const { branch, chosen } = props
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
      <FreeTimes {...props} />
    </li>
  )
}
