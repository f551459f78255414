import { activityErrors as errors } from '@lqr/contract/activities/errors.ts'
import type { SignUpLine } from '@lqr/contract/activities/desk-calls.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { CallError } from '../../http/call-error.ts'
import { deskLine, findDeskRow } from './desk.store.ts'
import { findByTicket, findSignUp, holdSignUp, updateSignUp } from './sign-ups.store.ts'

/** The sign-up as the desk sees it after a step. */
async function shown({ db, services }: Pick<Viewing, 'db' | 'services'>, id: string): Promise<SignUpLine> {
  const row = await findDeskRow(db, id)
  if (!row) throw new CallError(errors.notSigned)
  return deskLine(row, services.cipher)
}

/** Checks a ticket in at an activity. */
export async function checkTicketIn(viewing: Viewing, activityId: string, code: string): Promise<SignUpLine> {
  const { db, actor, now } = viewing
  const found = await findByTicket(db, code)
  if (!found) throw new CallError(errors.ticketNotFound)
  if (found.activityId !== activityId) throw new CallError(errors.otherActivity)
  const held = await holdSignUp(db, found.id)
  if (held.state === 'CANCELLED') throw new CallError(errors.ticketNotFound)
  if (held.state !== 'SIGNED') throw new CallError(errors.isWaiting)
  if (held.checkedInAt !== null)
    throw new CallError(errors.alreadyIn, { data: await shown(viewing, held.id) })
  const came = { checked_in_at: now.toISOString(), checked_in_by: actor.accountId }
  await updateSignUp(db, held.id, came, now)
  return shown(viewing, held.id)
}

/** Takes a check-in back that was a mistake. */
export async function takeBack(viewing: Viewing, activityId: string, id: string): Promise<SignUpLine> {
  const { db, now } = viewing
  const found = await findSignUp(db, activityId, id)
  if (!found) throw new CallError(errors.notSigned)
  if ((await holdSignUp(db, found.id)).checkedInAt === null) throw new CallError(errors.notIn)
  await updateSignUp(db, id, { checked_in_at: null, checked_in_by: null }, now)
  return shown(viewing, id)
}
