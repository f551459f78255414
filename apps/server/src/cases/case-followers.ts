import type { CaseRow, Moving } from './case-kind.ts'

/** A move that was made, for whoever follows it. */
export interface FollowedStep<Row extends CaseRow = CaseRow> {
  readonly move: string
  readonly before: Row
  readonly after: Row
  readonly note: string | null
}

/**
 * What cases of other kinds do after a move of this kind, in its transaction. Declared as a method, so that followers of
 * different kinds stand in one list.
 */
export interface CaseFollower<Row extends CaseRow = CaseRow> {
  readonly kind: string
  follow(moving: Moving, step: FollowedStep<Row>): Promise<void>
}

const followers = new Map<string, CaseFollower>()

/** Says who follows which kind: called once by the composition, because the kind that is followed may not know of it (decision 0053). */
export function setCaseFollowers(all: readonly CaseFollower[]): void {
  followers.clear()
  for (const follower of all) followers.set(follower.kind, follower)
}

/** Lets the follower of the kind do what the move brings with it. */
export async function followMove(moving: Moving, kind: string, step: FollowedStep): Promise<void> {
  await followers.get(kind)?.follow(moving, step)
}
