import type { OwnRoadshowPlace, Roadshow } from '@lqr/contract/equity/roadshow-calls.ts'
import { LISTED_STATES } from '@lqr/contract/equity/project-case.ts'
import { roadshowErrors as errors } from '@lqr/contract/equity/roadshow-errors.ts'
import type { Viewing } from '../../../cases/case-kind.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import { holdProject } from '../interest.store.ts'
import { ownProject } from '../project.access.ts'
import { leavePlace } from './leave-place.ts'
import { isForArea, stateOfNext, waitingAhead } from './places.rules.ts'
import { insertPlace, listPlaces } from './places.store.ts'
import { holdRoadshow, listRoadshowsOfProject } from './roadshow.store.ts'

type Acting = Pick<Viewing, 'db' | 'actor' | 'now'>

/** The days of a project with where it stands at each: those for its area, and those at which it has a place. */
export async function ownPlaces(acting: Acting, projectId: string) {
  const { db, now } = acting
  const { area_code: areaCode } = await ownProject(acting, projectId)
  const days = await listRoadshowsOfProject(db, projectId, now)
  const shown: OwnRoadshowPlace[] = []
  for (const roadshow of days) {
    const places = await listPlaces(db, roadshow.id)
    const own = places.find((place) => place.projectId === projectId)
    if (!own && !isForArea(roadshow.areaCodes, areaCode)) continue
    shown.push({ roadshow, state: own?.state ?? null, ahead: own ? waitingAhead(places, own.id) : null })
  }
  return shown
}

async function requireRoadshow(db: Db, id: string, now: Date): Promise<Roadshow> {
  const day = await holdRoadshow(db, id, now)
  if (!day) throw new CallError(errors.notFound)
  return day
}

/** Takes a place for an own project, or the end of the row of those who wait. The project is held before the day, as by every step that needs both. */
export async function join(
  { db, actor, now }: Acting,
  id: string,
  projectId: string,
): Promise<'SIGNED' | 'WAITING'> {
  await holdProject(db, projectId)
  const project = await ownProject({ db, actor }, projectId)
  if (!LISTED_STATES.some((listed) => listed === project.status)) throw new CallError(errors.notListed)
  const day = await requireRoadshow(db, id, now)
  if (!isForArea(day.areaCodes, project.area_code)) throw new CallError(errors.otherArea)
  if (!day.isOpen) throw new CallError(errors.closed)
  const places = await listPlaces(db, id)
  if (places.some((place) => place.projectId === projectId)) throw new CallError(errors.alreadyIn)
  const state = stateOfNext(places, day.capacity)
  await insertPlace(db, { roadshowId: id, projectId, companyId: project.company_id, state })
  return state
}

/** Gives a place up before the day begins; who waits moves up and is told. */
export async function leave({ db, actor, now }: Acting, id: string, projectId: string): Promise<void> {
  await ownProject({ db, actor }, projectId)
  const day = await requireRoadshow(db, id, now)
  const own = (await listPlaces(db, id)).find((place) => place.projectId === projectId)
  if (!own) throw new CallError(errors.notIn)
  if (Date.parse(day.startsAt) <= now.getTime()) throw new CallError(errors.begun)
  await leavePlace(db, day, own.id, now)
}
