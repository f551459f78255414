import type { Roster, RosterHit } from '@lqr/contract/rosters/entities.ts'
import { ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { namesOf } from '../../shell/code-names.ts'
import { copy } from './copy.ts'

/** A roster as lists show it, codes and days already in words. Made in loaders. */
export interface RosterLine {
  readonly id: string
  readonly title: string
  readonly kind: string
  readonly issuer: string
  readonly batch: string
  readonly issuedOn: string
  readonly valid: string
  readonly area: string
  readonly entries: number
  readonly isExpired: boolean
  readonly isExample: boolean
}

/** A found entry with its roster, codes and days already in words. */
export interface HitLine {
  readonly id: string
  readonly name: string
  readonly creditCode: string
  readonly area: string
  readonly note: string
  readonly rosterHref: string
  readonly title: string
  readonly kind: string
  readonly issued: string
  readonly isExpired: boolean
}

const validity = (validTo: string | null) =>
  validTo === null ? copy.card.forGood : copy.card.until(formatDate(validTo))

export function toRosterLine(roster: Roster): RosterLine {
  const { id, title, issuer, batch, areaName, entries, isExpired, isExample } = roster
  return {
    id,
    title,
    kind: namesOf([roster.kind], ROSTER_KINDS)[0] ?? '',
    issuer,
    batch,
    issuedOn: formatDate(roster.issuedOn),
    valid: validity(roster.validTo),
    area: areaName,
    entries,
    isExpired,
    isExample,
  }
}

export function toHitLine(hit: RosterHit): HitLine {
  const { id, enterpriseName, creditCodeMasked, areaName, note, rosterId, title, isExpired } = hit
  return {
    id,
    name: enterpriseName,
    creditCode: creditCodeMasked ?? '',
    area: areaName ?? '',
    note,
    rosterHref: `/rosterPublicity?rosterId=${rosterId}`,
    title,
    kind: namesOf([hit.kind], ROSTER_KINDS)[0] ?? '',
    issued: `${hit.issuer} · ${hit.batch} · ${formatDate(hit.issuedOn)} · ${copy.card.valid}${validity(hit.validTo)}`,
    isExpired,
  }
}
