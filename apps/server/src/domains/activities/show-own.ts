import { activityErrors as errors } from '@lqr/contract/activities/errors.ts'
import type { OwnSignUp } from '@lqr/contract/activities/sign-up-calls.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { CallError } from '../../http/call-error.ts'
import { findActivity, type KnownActivity } from './activities.store.ts'
import { findPhone } from './own-sign-ups.store.ts'
import { waitingAhead } from './places.rules.ts'
import { mayJoin } from './sign-up.ts'
import { findOwn, listLiving } from './sign-ups.store.ts'

async function ticketOf(
  { db, actor, services }: Viewing,
  activity: KnownActivity,
): Promise<OwnSignUp['ticket']> {
  const own = await findOwn(db, activity.id, actor.accountId)
  if (!own) return null
  const has = own.state === 'SIGNED'
  return {
    state: own.state,
    contactName: own.contactName,
    contactPhone: services.cipher.decrypt(own.phoneCipher),
    people: own.people,
    ticketNumber: has ? own.ticketNumber : null,
    onlineUrl: has ? activity.onlineUrl : null,
    ahead: waitingAhead(await listLiving(db, activity.id), own.id),
    checkedInAt: own.checkedInAt,
  }
}

/** An activity with what the account has of it; 404 for one that the public does not read. */
export async function showOwn(viewing: Viewing, id: string): Promise<OwnSignUp> {
  const { db, actor, now, services } = viewing
  const activity = await findActivity(db, id, now)
  if (!activity) throw new CallError(errors.notFound)
  const phoneCipher = await findPhone(db, actor.accountId)
  const { onlineUrl: _, ...shown } = activity
  return {
    activity: shown,
    ticket: await ticketOf(viewing, activity),
    mayJoin: mayJoin(actor, activity.audience),
    name: actor.displayName,
    phone: phoneCipher ? services.cipher.decrypt(phoneCipher) : '',
  }
}
