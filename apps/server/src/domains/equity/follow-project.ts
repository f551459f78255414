import { LISTED_STATES, type ProjectMove } from '@lqr/contract/equity/project-case.ts'
import type { CaseFollower } from '../../cases/case-followers.ts'
import type { Moving } from '../../cases/case-kind.ts'
import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { interestKind } from './interest-kind.ts'
import { type InterestRecord, listLiving } from './interest.store.ts'
import { projectKind } from './project-kind.ts'
import type { ProjectRecord } from './project.store.ts'
import { leaveComing } from './roadshows/index.ts'
import { settleProject } from './settle-project.ts'

const ENDING = ['withdraw', 'reject', 'fail', 'invest', 'end'] as const satisfies readonly ProjectMove[]

/** With a project ends what institutions began on it; an investment leaves those alone that examine it as well. */
async function closeInterests(moving: Moving, projectId: string, move: string): Promise<void> {
  for (const row of await listLiving(moving.db, projectId)) {
    if (move === 'invest' && row.status === 'DUE_DILIGENCE') continue
    await moveCase({ ...moving, mover: PLATFORM }, interestKind, row, { move: 'close' })
  }
}

/** What follows a move of a project for the institutions and its places at roadshow days, and for the project itself once it is listed anew. */
export const projectFollower: CaseFollower<ProjectRecord> = {
  kind: projectKind.declaration.kind,
  async follow(moving, { move, after }) {
    if (ENDING.some((ending) => ending === move)) await closeInterests(moving, after.id, move)
    if (!LISTED_STATES.some((listed) => listed === after.status)) await leaveComing(moving, after.id)
    if (move === 'relist') await settleProject(moving, after.id)
  },
}

/** The project follows each step of an institution. */
export const interestFollower: CaseFollower<InterestRecord> = {
  kind: interestKind.declaration.kind,
  follow: (moving, { after }) => settleProject(moving, after.project_id),
}
