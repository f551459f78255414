import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import type { NeedMove } from '@lqr/contract/financing/need-case.ts'
import type { RejectCode } from '@lqr/contract/reference/reject-codes.ts'
import type { CaseFollower } from '../../cases/case-followers.ts'
import type { CaseRow } from '../../cases/case-kind.ts'
import { decidedIn, type RefusalColumns } from '../../cases/refusal-columns.ts'
import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { needKind } from './need-kind.ts'
import { failedBecause } from './response-copy.ts'
import { requireNeedOf } from './response-detail.store.ts'
import { responseKind } from './response-kind.ts'
import { findByApplication, holdNeedOf } from './response.store.ts'

/** An application with the reasons of its refusal. */
interface Refused extends CaseRow, RefusalColumns {
  readonly reject_code: RejectCode | null
  readonly reject_reason: string | null
  readonly next_steps: string | null
}

/** A response follows the application that was made from it, and so does its need. */
export const applicationFollower: CaseFollower<Refused> = {
  kind: applicationCase.kind,
  async follow(moving, { move, after, note }) {
    const { db } = moving
    const found = await findByApplication(db, after.id)
    if (!found) return
    await holdNeedOf(db, found.id)
    const row = (await findByApplication(db, after.id)) ?? found
    const platform = { ...moving, mover: PLATFORM }
    const moveNeed = async (step: { move: NeedMove; note?: string | null }) =>
      moveCase(platform, needKind, await requireNeedOf(db, row.need_id), step)
    if (move === 'credit' || move === 'disburse') await moveCase(platform, responseKind, row, { move })
    else if (move === 'settle') await moveNeed({ move: 'close' })
    else if (move in failedBecause) {
      // Ended before its response: the need of an enterprise that leaves looks for nobody else.
      if (move === 'leave') await moveNeed({ move: 'expire', note })
      const reason = after.reject_reason ?? failedBecause[move] ?? null
      const change = {
        decline_code: move === 'reject' ? after.reject_code : null,
        decline_reason: reason,
        next_steps: move === 'reject' ? after.next_steps : null,
        ...(move === 'reject' ? decidedIn(after) : {}),
      }
      await moveCase(platform, responseKind, row, { move: 'fail', note: reason, change })
    }
  },
}
