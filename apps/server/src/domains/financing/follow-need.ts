import type { NeedMove } from '@lqr/contract/financing/need-case.ts'
import type { CaseFollower } from '../../cases/case-followers.ts'
import { endResponses } from './end-responses.ts'
import { needKind } from './need-kind.ts'
import type { NeedRecord } from './need.store.ts'

const ENDING = ['withdraw', 'expire', 'unmatch', 'reject', 'unlist'] as const satisfies readonly NeedMove[]

/** With a need ends what institutions began on it; an application that was made from it goes on by itself. */
export const needFollower: CaseFollower<NeedRecord> = {
  kind: needKind.declaration.kind,
  async follow(moving, { move, after }) {
    if (ENDING.some((ending) => ending === move)) await endResponses(moving, after.id)
  },
}
