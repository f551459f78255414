import { Link, useLocation } from 'react-router'
import { AS_LEFT } from '../page/last-address.ts'
import { keptWalk, placeIn } from './case-walk.ts'
import { caseWalkCopy as copy } from './copy.ts'

/** From a case to the ones before and after it in the list from which it was opened, and back to that list with its filters. */
export function CaseWalkLinks() {
  const { pathname } = useLocation()
  const found = placeIn(keptWalk(), pathname)
  if (!found || found.of < 2) return null
  const { list, place, of, previous, next } = found
  return (
    <nav className="case-walk" aria-label={copy.label}>
      <Neighbour to={previous} label={copy.previous} />
      <Link to={list} state={AS_LEFT}>
        {copy.place(place, of)}
      </Link>
      <Neighbour to={next} label={copy.next} />
    </nav>
  )
}

function Neighbour({ to, label }: { to: string | undefined; label: string }) {
  return to === undefined ? <span className="muted">{label}</span> : <Link to={to}>{label}</Link>
}
