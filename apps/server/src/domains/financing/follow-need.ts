import type { CaseFollower } from '../../cases/case-followers.ts'
import { endResponses } from './end-responses.ts'
import { needKind } from './need-kind.ts'
import type { NeedRecord } from './need.store.ts'

const ENDING: readonly string[] = ['withdraw', 'expire', 'unmatch', 'reject', 'takeOffline']

/** With a need ends what institutions began on it; an application that was made from it goes on by itself. */
export const needFollower: CaseFollower<NeedRecord> = {
  kind: needKind.declaration.kind,
  async follow(moving, { move, after }) {
    if (ENDING.includes(move)) await endResponses(moving, after.id)
  },
}
