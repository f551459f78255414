import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { listHeldAuthorisations } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { useSession } from '../session/session.ts'
import { caseCreditCopy as copy } from './copy.ts'
import './cases.css'

const READERS = listHeldAuthorisations.roles ?? []
const CREDIT = 'credit'
const PARTS = [
  { value: undefined, label: copy.work },
  { value: CREDIT, label: copy.title },
] as const

/** A case of an institution as two parts: the work, and for those who may read it what the enterprise authorised for it. */
export function CaseParts({ credit, children }: { credit: ReactNode; children: ReactNode }) {
  const { roles } = useSession()
  const [search, setSearch] = useSearchParams()
  if (!READERS.some((role) => roles.includes(role))) return children
  const isCredit = search.get('part') === CREDIT
  return (
    <>
      <ul className="state-tabs" aria-label={copy.parts}>
        {PARTS.map(({ value, label }) => (
          <li key={label}>
            <button
              type="button"
              aria-pressed={isCredit === (value === CREDIT)}
              onClick={() => setSearch(value ? { part: value } : {})}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {isCredit && credit}
      {/* What is being filled in stays as it is while one reads the other part. */}
      <div hidden={isCredit}>{children}</div>
    </>
  )
}
