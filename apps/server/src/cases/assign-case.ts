import { caseAction, caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import type { AnyCase, CaseSide } from '@lqr/contract/kernel/cases/define-case.ts'
import { findPhoneCipher } from '../domains/identity/index.ts'
import { sendMessage } from '../domains/messages/index.ts'
import { type CaseKind, type CaseRow, type Moving, noticeOf } from './case-kind.ts'
import { syncTasks } from './case-task.store.ts'
import { updateCase } from './case.store.ts'
import { assignedNote, assignedText } from './copy.ts'
import { recordEvent } from './move-case.ts'

interface Assignee {
  readonly accountId: string
  readonly name: string
}

/**
 * Makes somebody responsible for a case without moving it: timeline, message to whoever gets it, audit row and task, in the caller's
 * transaction. False when somebody else was faster.
 */
export async function assignCase<Row extends CaseRow>(
  moving: Moving,
  kind: CaseKind<AnyCase, Row>,
  before: Row,
  { to: { accountId, name }, side, note }: { to: Assignee; side: CaseSide; note: string | undefined },
): Promise<boolean> {
  const { db, now, mover } = moving
  const officer = {
    officer_account_id: accountId,
    officer_name: name,
    officer_phone_cipher: await findPhoneCipher(db, accountId),
  }
  const after = await updateCase<Row>(db, kind, before, { ...officer, status: before.status }, now)
  if (!after) return false
  const { declaration } = kind
  const event = { action: 'assign', to: before.status, note: assignedNote(name, note) }
  await recordEvent(moving, declaration.kind, before, event)
  if (accountId !== mover.accountId) {
    const text = assignedText(await kind.named(db, after), mover.name, note)
    await sendMessage(db, { ...noticeOf(kind, after, side, 'assign', text), accountId })
  }
  moving.audit({
    action: caseAction(declaration, 'assign'),
    entity: caseEntity(declaration),
    entityId: before.id,
    detail: { from: before.officer_account_id, to: accountId },
  })
  await syncTasks(db, kind, [before.id])
  return true
}
