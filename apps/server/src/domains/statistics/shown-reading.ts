import { INDICATOR_GROUPS, type Indicator, REFRESH } from '@lqr/contract/statistics/indicator-shape.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import type { Actor } from '../../http/actor.ts'
import {
  basisUnitOf,
  type Offers,
  type Reading,
  readIndicator,
  sourceOf,
  withheldFromPublic,
} from './indicator.rules.ts'
import type { KeyedTally } from './tally.store.ts'

/** Who works with the cases behind the figures sees them however few they are. */
const UNWITHHELD: readonly Role[] = ['govViewer', 'operator', 'admin']

export type Reader = (indicator: Indicator, rows: readonly KeyedTally[], offers: Offers) => Reading

/** Reads indicators for one viewer. */
export function readerFor(actor: Actor | undefined): Reader {
  const seesAll = actor?.roles.some((role) => UNWITHHELD.includes(role)) ?? false
  return ({ formula }, rows, offers) => {
    const reading = readIndicator(formula, rows, offers)
    return seesAll ? reading : withheldFromPublic(formula, reading, rows)
  }
}

/** An indicator as the catalogue shows it, without what it comes to. */
export function described<I extends Indicator>({ formula, ...facts }: I) {
  const owner = INDICATOR_GROUPS.find(({ code }) => code === facts.group)?.owner ?? ''
  return { ...facts, refresh: REFRESH, owner, basisUnit: basisUnitOf(formula), source: sourceOf(formula) }
}

/** The name of the area that figures are read for. */
export function areaNameOf(code: string): string {
  return substationOfCode(code)?.name ?? code
}
