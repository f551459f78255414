import type * as z from 'zod'
import { authorisationPurposeName, creditAccessName } from '@lqr/contract/credit/authorisation-letter.ts'
import type { heldAuthorisation } from '@lqr/contract/credit/authorisation-request-calls.ts'
import type { authorisation } from '@lqr/contract/credit/authorisation.ts'
import { ACCESS_STATES } from '@lqr/contract/credit/states.ts'
import { isLive, shownStatus } from './authorisation.rules.ts'
import type { AuthorisationRow } from './authorisations.store.ts'

/** An authorisation as the enterprise that gave it, or is asked for it, sees it. */
export function authorisationView(row: AuthorisationRow, now: Date): z.output<typeof authorisation> {
  const status = shownStatus(row, now)
  const isAsked = status === 'REQUESTED'
  return {
    ...row,
    status,
    purposeName: authorisationPurposeName(row.purposeCode),
    accessLog: row.accessLog.map((look) => ({ ...look, what: creditAccessName(look.what) })),
    can: {
      revoke: ACCESS_STATES.some((state) => state === status),
      grant: isAsked,
      reject: isAsked,
      export: row.evidenceHash !== null,
    },
  }
}

type Held = z.output<typeof heldAuthorisation>

/** An authorisation as the institution sees it that holds it or asked for it. */
export function heldView(row: Omit<Held, 'can'> & { evidenceHash: string | null }, now: Date): Held {
  return {
    ...row,
    status: shownStatus(row, now),
    can: {
      read: isLive(row, now),
      export: row.evidenceHash !== null,
    },
  }
}
