import type { RoadshowBoard } from '@lqr/contract/equity/roadshow-calls.ts'
import { roadshowErrors as errors } from '@lqr/contract/equity/roadshow-errors.ts'
import type { Viewing } from '../../../cases/case-kind.ts'
import { isOfKind } from '../../../http/actor.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireTeaser } from '../project-teasers.store.ts'
import { listAttending, listPlaces } from './places.store.ts'
import { findRoadshow } from './roadshow.store.ts'

/** A day with the public part of its projects; who waits is for operators alone to see. */
export async function roadshowBoard(
  { db, actor, now }: Pick<Viewing, 'db' | 'actor' | 'now'>,
  id: string,
): Promise<RoadshowBoard> {
  const roadshow = await findRoadshow(db, id, now)
  if (!roadshow) throw new CallError(errors.notFound)
  const seesAll = isOfKind(actor, 'operator')
  const places = (await listPlaces(db, id)).filter(({ state }) => seesAll || state !== 'WAITING')
  const attending = await listAttending(db, id)
  const shown: RoadshowBoard['places'] = []
  for (const { projectId, state, at } of places)
    shown.push({ project: await requireTeaser(db, projectId), state, at })
  return {
    roadshow,
    places: shown,
    institutions: attending.map(({ name }) => name),
    attends: attending.some((org) => org.id === actor.orgId),
  }
}
