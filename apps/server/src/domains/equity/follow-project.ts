import { LISTED_STATES, type ProjectMove } from '@lqr/contract/equity/project-case.ts'
import type { CaseFollower } from '../../cases/case-followers.ts'
import type { Moving } from '../../cases/case-kind.ts'
import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { interestKind } from './interest-kind.ts'
import { requireProjectOf } from './interest-parties.store.ts'
import { type InterestRecord, listLiving, statesOn } from './interest.store.ts'
import { projectKind } from './project-kind.ts'
import { movesToFurthest } from './project.rules.ts'
import type { ProjectRecord } from './project.store.ts'

const ENDING = ['withdraw', 'reject', 'fail', 'invest'] as const satisfies readonly ProjectMove[]

/** Brings a project to where the institution stands that is furthest with it; one that is off line waits for its return. */
async function settleProject(moving: Moving, projectId: string): Promise<void> {
  const { db } = moving
  const states = await statesOn(db, projectId)
  const { status } = await requireProjectOf(db, projectId)
  if (status !== 'OFFLINE' && !LISTED_STATES.some((listed) => listed === status)) return
  for (const move of movesToFurthest(status, states)) {
    const project = await requireProjectOf(db, projectId)
    await moveCase({ ...moving, mover: PLATFORM }, projectKind, project, { move })
  }
}

/** With a project ends what institutions began on it; an investment leaves those alone that examine it as well. */
async function closeInterests(moving: Moving, projectId: string, move: string): Promise<void> {
  for (const row of await listLiving(moving.db, projectId)) {
    if (move === 'invest' && row.status === 'DUE_DILIGENCE') continue
    await moveCase({ ...moving, mover: PLATFORM }, interestKind, row, { move: 'close' })
  }
}

/** What follows a move of a project for the institutions, and for the project itself once it is listed anew. */
export const projectFollower: CaseFollower<ProjectRecord> = {
  kind: projectKind.declaration.kind,
  async follow(moving, { move, after }) {
    if (ENDING.some((ending) => ending === move)) await closeInterests(moving, after.id, move)
    if (move === 'relist') await settleProject(moving, after.id)
  },
}

/** The project follows each step of an institution. */
export const interestFollower: CaseFollower<InterestRecord> = {
  kind: interestKind.declaration.kind,
  follow: (moving, { after }) => settleProject(moving, after.project_id),
}
