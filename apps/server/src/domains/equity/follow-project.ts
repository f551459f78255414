import type { ProjectMove } from '@lqr/contract/equity/project-case.ts'
import type { CaseFollower } from '../../cases/case-followers.ts'
import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { interestKind } from './interest-kind.ts'
import { listLiving } from './interest.store.ts'
import { projectKind } from './project-kind.ts'
import type { ProjectRecord } from './project.store.ts'

const ENDING = ['withdraw', 'reject'] as const satisfies readonly ProjectMove[]

/** With a project ends what institutions began on it, and their sight of it. */
export const projectFollower: CaseFollower<ProjectRecord> = {
  kind: projectKind.declaration.kind,
  async follow(moving, { move, after }) {
    if (!ENDING.some((ending) => ending === move)) return
    for (const row of await listLiving(moving.db, after.id))
      await moveCase({ ...moving, mover: PLATFORM }, interestKind, row, { move: 'close' })
  },
}
