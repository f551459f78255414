import type * as z from 'zod'
import { authorisationPurposeName, creditAccessName } from '@lqr/contract/credit/authorisation-letter.ts'
import type { authorisation } from '@lqr/contract/credit/calls.ts'
import { LIVING_STATES } from '@lqr/contract/credit/states.ts'
import { shownStatus } from './authorisation.rules.ts'
import type { AuthorisationRow } from './authorisations.store.ts'

/** An authorisation as the enterprise that gave it sees it. */
export function authorisationView(row: AuthorisationRow, now: Date): z.output<typeof authorisation> {
  const status = shownStatus(row, now)
  return {
    ...row,
    status,
    purposeName: authorisationPurposeName(row.purposeCode),
    accessLog: row.accessLog.map((look) => ({ ...look, what: creditAccessName(look.what) })),
    can: { revoke: LIVING_STATES.some((state) => state === status) },
  }
}
