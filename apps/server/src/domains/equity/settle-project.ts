import { LISTED_STATES } from '@lqr/contract/equity/project-case.ts'
import type { Moving } from '../../cases/case-kind.ts'
import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { requireProjectOf } from './interest-parties.store.ts'
import { statesOn } from './interest.store.ts'
import { projectKind } from './project-kind.ts'
import { movesToFurthest, type Reached } from './project.rules.ts'
import { hasShown } from './project.store.ts'

/** Brings a project to where the institution stands that is furthest with it, or to its roadshow; one that is off line waits for its return. */
export async function settleProject(moving: Moving, projectId: string): Promise<void> {
  const { db } = moving
  const reached: Reached[] = await statesOn(db, projectId)
  if (await hasShown(db, projectId)) reached.push('ROADSHOW')
  const { status } = await requireProjectOf(db, projectId)
  if (status !== 'OFFLINE' && !LISTED_STATES.some((listed) => listed === status)) return
  for (const move of movesToFurthest(status, reached)) {
    const project = await requireProjectOf(db, projectId)
    await moveCase({ ...moving, mover: PLATFORM }, projectKind, project, { move })
  }
}
