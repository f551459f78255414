import type { RoadshowBoard } from '@lqr/contract/equity/roadshow-calls.ts'
import { roadshowErrors as errors } from '@lqr/contract/equity/roadshow-errors.ts'
import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import type { Acting } from '../../../cases/case-kind.ts'
import { PLATFORM } from '../../../cases/move-case.ts'
import { CallError } from '../../../http/call-error.ts'
import { sendMessage } from '../../messages/index.ts'
import { holdProject } from '../interest.store.ts'
import { settleProject } from '../settle-project.ts'
import { roadshowBoard } from './board.ts'
import { roadshowCopy as copy } from './copy.ts'
import { findPlace, setPlaceState } from './places.store.ts'
import { holdRoadshow } from './roadshow.store.ts'

type Marking = Omit<Acting, 'services'>

interface Mark {
  readonly from: 'SIGNED' | 'SHOWN'
  readonly to: 'SIGNED' | 'SHOWN'
  /** Why a place is refused that does not stand so. */
  readonly refused: ErrorDef
  readonly action: 'record-shown' | 'undo-shown'
  readonly news: 'shown' | 'unshown'
}

/** Marks the place of a project at a day; the project goes to where it stands now, and its enterprise is told. */
async function mark(
  { db, actor, now, audit }: Marking,
  { id, projectId }: { readonly id: string; readonly projectId: string },
  { from, to, refused, action, news }: Mark,
): Promise<RoadshowBoard> {
  await holdProject(db, projectId)
  const day = await holdRoadshow(db, id, now)
  if (!day) throw new CallError(errors.notFound)
  const place = await findPlace(db, id, projectId)
  if (place?.state !== from) throw new CallError(refused)
  if (to === 'SHOWN' && Date.parse(day.startsAt) > now.getTime()) throw new CallError(errors.notYet)
  await setPlaceState(db, place.id, to, now)
  await sendMessage(db, {
    kind: copy.kind[news],
    link: copy.link(projectId),
    ...copy[news](day),
    companyId: place.companyId,
  })
  await settleProject({ db, now, audit, mover: PLATFORM }, projectId)
  audit({ action, entity: 'roadshow', entityId: id, detail: { projectId } })
  return roadshowBoard({ db, actor, now }, id)
}

/** Records that a project presented itself, once the day has begun. */
export const markShown = (marking: Marking, of: { id: string; projectId: string }) =>
  mark(marking, of, {
    from: 'SIGNED',
    to: 'SHOWN',
    refused: errors.notIn,
    action: 'record-shown',
    news: 'shown',
  })

/** Takes back what was recorded wrongly: the project has its place as before. */
export const unmarkShown = (marking: Marking, of: { id: string; projectId: string }) =>
  mark(marking, of, {
    from: 'SHOWN',
    to: 'SIGNED',
    refused: errors.notShown,
    action: 'undo-shown',
    news: 'unshown',
  })
