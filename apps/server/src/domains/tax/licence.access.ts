import type * as z from 'zod'
import type { taxLicence } from '@lqr/contract/tax/entities.ts'
import { type Actor, hasRole, isOfKind } from '../../http/actor.ts'
import { isReadable } from './licence-facts.ts'
import { isLicenceLive, shownLicenceStatus } from './licence.rules.ts'
import type { LicenceRow } from './licence.store.ts'
import type { Party } from './party.store.ts'

/** Who reads for an institution: those who work on its cases. */
const READERS = ['financeOfficer', 'financeManager'] as const

/** Whose rows the actor sees: the own company's, or what was given by name to the institution one works for; undefined for nobody's. */
export function partyOf(actor: Actor): Party | undefined {
  if (isOfKind(actor, 'enterprise:any') && actor.companyId !== null) return { companyId: actor.companyId }
  if (actor.orgId !== null && hasRole(actor, ...READERS)) return { orgId: actor.orgId }
  return undefined
}

/** A licence as the viewer sees it. */
export function licenceView(row: LicenceRow, actor: Actor, now: Date): z.output<typeof taxLicence> {
  const isLive = isLicenceLive(row, now)
  const isOwner = row.companyId === actor.companyId
  const isReader = row.orgId === actor.orgId && hasRole(actor, ...READERS)
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
