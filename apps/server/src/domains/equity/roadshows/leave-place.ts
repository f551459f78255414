import type { Moving } from '../../../cases/case-kind.ts'
import type { Db } from '../../../data/database.ts'
import { sendMessage } from '../../messages/index.ts'
import { roadshowCopy as copy } from './copy.ts'
import { movingUp } from './places.rules.ts'
import { listComingPlaces, listPlaces, setPlaceState } from './places.store.ts'
import { holdRoadshow } from './roadshow.store.ts'

interface Day {
  readonly id: string
  readonly title: string
  readonly startsAt: string
  readonly place: string
  readonly capacity: number
}

/** Who waits takes the places that are free, the first first, and is told; the day is held. */
export async function fillPlaces(db: Db, day: Day, now: Date): Promise<void> {
  for (const next of movingUp(await listPlaces(db, day.id), day.capacity)) {
    await setPlaceState(db, next.id, 'SIGNED', now)
    await sendMessage(db, {
      kind: copy.kind.moved,
      link: copy.link(next.projectId),
      ...copy.movedUp(day),
      companyId: next.companyId,
    })
  }
}

/** Gives a place up; the day is held. */
export async function leavePlace(db: Db, day: Day, placeId: string, now: Date): Promise<void> {
  await setPlaceState(db, placeId, 'LEFT', now)
  await fillPlaces(db, day, now)
}

/** A project that is no longer public gives up its places at the days to come. */
export async function leaveComing({ db, now }: Pick<Moving, 'db' | 'now'>, projectId: string): Promise<void> {
  for (const { id, roadshowId } of await listComingPlaces(db, projectId, now)) {
    const day = await holdRoadshow(db, roadshowId, now)
    if (day) await leavePlace(db, day, id, now)
    else await setPlaceState(db, id, 'LEFT', now)
  }
}
