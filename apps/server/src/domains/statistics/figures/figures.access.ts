import { figureErrors as errors } from '@lqr/contract/statistics/figure-errors.ts'
import { codesWithin, DEFAULT_SUBSTATION_ID, normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../../data/database.ts'
import { type Actor, isOfKind } from '../../../http/actor.ts'
import { CallError } from '../../../http/call-error.ts'
import { subtreeOf } from '../../organisations/index.ts'
import type { Cut } from './cut.rules.ts'

/** What a call asks for, as its body says it. */
export interface AskedCut {
  readonly areaCode?: string | undefined
  readonly isOwnLevel?: boolean | undefined
  readonly industry?: string | undefined
  readonly scale?: string | undefined
  readonly orgId?: string | undefined
  readonly productId?: string | undefined
}

export interface Viewer {
  readonly cut: Cut
  /** Operators and those whose own cases they are read the names of enterprises; a government reads them masked. */
  readonly isMasked: boolean
}

/**
 * The cases of the question within the viewer's own: all for operators, its area for a government, an institution with its
 * branches for whoever works there, its own for an enterprise. What asks beyond is refused, never narrowed in silence.
 */
export async function cutFor(db: Db, actor: Actor, asked: AskedCut): Promise<Viewer> {
  const { orgId, areaCode, ...rest } = asked
  const area = areaCode === undefined ? undefined : normalizeAreaId(areaCode)
  const cut = {
    ...rest,
    areaCode: area ?? DEFAULT_SUBSTATION_ID,
    ...(orgId === undefined ? {} : { orgIds: await subtreeOf(db, orgId) }),
  }
  if (isOfKind(actor, 'operator')) return { cut, isMasked: false }
  if (isOfKind(actor, 'government')) {
    const own = actor.regionCode ?? ''
    if (area !== undefined && !codesWithin(own).includes(area)) throw new CallError(errors.areaNotOwn)
    return { cut: { ...cut, areaCode: area ?? own }, isMasked: true }
  }
  if (actor.orgId !== null && isOfKind(actor, 'institution')) {
    const own = await subtreeOf(db, actor.orgId)
    if (orgId !== undefined && !own.includes(orgId)) throw new CallError(errors.orgNotOwn)
    return { cut: { ...cut, orgIds: cut.orgIds ?? own }, isMasked: false }
  }
  return { cut: { ...cut, companyId: actor.companyId ?? '' }, isMasked: false }
}
