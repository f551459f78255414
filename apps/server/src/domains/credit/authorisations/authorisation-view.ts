import type * as z from 'zod'
import { authorisationPurposeName, creditAccessName } from '@lqr/contract/credit/authorisation-letter.ts'
import type { heldAuthorisation } from '@lqr/contract/credit/authorisation-request-calls.ts'
import type { authorisation } from '@lqr/contract/credit/authorisation.ts'
import { ACCESS_STATES } from '@lqr/contract/credit/states.ts'
import { isLive, isOpenTo, shownStatus } from './authorisation.rules.ts'
import type { AuthorisationRow } from './authorisations.store.ts'
import type { HeldRow } from './requests.store.ts'

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

/** An authorisation as the institution sees it that holds it or asked for it, or a house above that one. */
export function heldView(
  { holderOrgId, agreementVersion, ...row }: HeldRow,
  { readerOrgId, now }: { readonly readerOrgId: string | null; readonly now: Date },
): Held {
  const letter = { holderOrgId, agreementVersion, purposeCode: row.purposeCode }
  return {
    ...row,
    status: shownStatus(row, now),
    can: {
      read: isLive(row, now) && readerOrgId !== null && isOpenTo(letter, readerOrgId),
      export: row.evidenceHash !== null,
    },
  }
}
