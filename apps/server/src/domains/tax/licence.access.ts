import type * as z from 'zod'
import type { taxLicence } from '@lqr/contract/tax/entities.ts'
import { LETTERS_OF_ONE_INSTITUTION } from '@lqr/contract/tax/licence-letter.ts'
import type { Db } from '../../data/database.ts'
import { type Actor, hasRole, isOfKind } from '../../http/actor.ts'
import { subtreeOf } from '../organisations/index.ts'
import { isReadable } from './licence-facts.ts'
import { isLicenceLive, shownLicenceStatus } from './licence.rules.ts'
import type { LicenceRow } from './licence.store.ts'
import type { Party } from './party.store.ts'

/** Who reads for an institution: those who work on its cases. */
const READERS = ['financeOfficer', 'financeManager'] as const

/** Whose rows the actor sees: the own company's, or those of the cases that the institution one works for works on; undefined for nobody's. */
export async function partyOf(db: Db, actor: Actor): Promise<Party | undefined> {
  if (isOfKind(actor, 'enterprise:any') && actor.companyId !== null) return { companyId: actor.companyId }
  if (actor.orgId !== null && hasRole(actor, ...READERS)) return { orgIds: await subtreeOf(db, actor.orgId) }
  return undefined
}

/**
 * Whether the letter opens the data to where the actor works: the institution of the case and, in letters that say so, the houses above it
 * (decision 0223). An enterprise's own is open to it.
 */
export function isOpenTo(
  { orgId, agreementVersion }: { orgId: string; agreementVersion: string | null },
  actor: Actor,
): boolean {
  return (
    actor.orgId === null ||
    actor.orgId === orgId ||
    !LETTERS_OF_ONE_INSTITUTION.some((version) => version === agreementVersion)
  )
}

/** A licence that the viewer may see, as the viewer sees it. */
export function licenceView(row: LicenceRow, actor: Actor, now: Date): z.output<typeof taxLicence> {
  const isLive = isLicenceLive(row, now)
  const isOwner = row.companyId === actor.companyId
  const isReader = hasRole(actor, ...READERS) && isOpenTo(row, actor)
  return {
    ...row,
    status: shownLicenceStatus(row, now),
    can: {
      revoke: isLive && isOwner,
      read: isReader && isReadable(row, now),
      report: isLive && (isReader || isOwner) && row.scope.includes('goldTaxReport') && !row.hasGoingReport,
    },
  }
}
