import { randomInt } from 'node:crypto'
import type { ActivityAudience } from '@lqr/contract/activities/kinds.ts'
import { TICKET_DIGITS } from '@lqr/contract/activities/kinds.ts'
import { activityErrors as errors } from '@lqr/contract/activities/errors.ts'
import type { SignUpForm } from '@lqr/contract/activities/sign-up-calls.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import type { Db } from '../../data/database.ts'
import { type Actor, isOfKind } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { sendMessage } from '../messages/index.ts'
import { holdActivity, type KnownActivity } from './activities.store.ts'
import { activityCopy as copy } from './copy.ts'
import { mayGrow, movingUp, stateOfNext } from './places.rules.ts'
import {
  findOwn,
  holdSignUp,
  insertSignUp,
  listComing,
  listLiving,
  type SignUpRecord,
  updateSignUp,
} from './sign-ups.store.ts'

const HALF = TICKET_DIGITS / 2
const LIMIT = 10 ** HALF
const half = () => String(randomInt(LIMIT)).padStart(HALF, '0')

/** Whether an account of this kind may sign up. */
export function mayJoin(actor: Actor, audience: ActivityAudience): boolean {
  if (audience === 'certified') return isOfKind(actor, 'enterprise')
  if (audience === 'institution') return isOfKind(actor, 'institution')
  return true
}

const hasBegun = ({ startsAt }: Pick<KnownActivity, 'startsAt'>, now: Date) =>
  Date.parse(startsAt) <= now.getTime()

async function heldActivity(db: Db, id: string, now: Date): Promise<KnownActivity> {
  const found = await holdActivity(db, id, now)
  if (!found) throw new CallError(errors.notFound)
  return found
}

/** So many people come with one sign-up at most: no more than there are places, but who has more keeps them. */
function mostOf({ mostPeople, capacity }: KnownActivity, own?: SignUpRecord): number {
  return Math.max(Math.min(mostPeople, capacity ?? mostPeople), own?.state === 'SIGNED' ? own.people : 0)
}

function requirePeople({ people }: SignUpForm, most: number): void {
  if (people >= 1 && people <= most) return
  throw new CallError(errors.tooMany, { fields: { people: copy.tooMany(most) } })
}

/** Signs an account up, once: asking again answers what there is. */
export async function join({ db, actor, now, services }: Viewing, id: string, form: SignUpForm) {
  const activity = await heldActivity(db, id, now)
  const own = await findOwn(db, id, actor.accountId)
  if (own) return { id: own.id, state: own.state, isNew: false }
  if (!activity.isOpen) throw new CallError(errors.closed)
  if (!mayJoin(actor, activity.audience)) throw new CallError(errors.notForYou)
  requirePeople(form, mostOf(activity))
  const state = stateOfNext(await listLiving(db, id), activity.capacity, form.people)
  const signUpId = await insertSignUp(db, {
    activityId: id,
    accountId: actor.accountId,
    contactName: form.contactName,
    phoneCipher: services.cipher.encrypt(form.contactPhone),
    people: form.people,
    state,
    ticketNumber: `${half()}${half()}`,
  })
  return { id: signUpId, state, isNew: true }
}

/** Who waits takes the places that are free and is told; the activity is held. */
export async function fillPlaces(db: Db, activity: KnownActivity, now: Date): Promise<void> {
  for (const next of movingUp(await listLiving(db, activity.id), activity.capacity)) {
    await updateSignUp(db, next.id, { state: 'SIGNED' }, now)
    await sendMessage(db, {
      kind: copy.kind.moved,
      link: copy.link(activity.id),
      ...copy.movedUp(activity),
      accountId: next.accountId,
    })
  }
}

async function heldOwn({ db, actor, now }: Pick<Viewing, 'db' | 'actor' | 'now'>, id: string) {
  const activity = await heldActivity(db, id, now)
  const own = await findOwn(db, id, actor.accountId)
  if (!own) throw new CallError(errors.notSigned)
  if (hasBegun(activity, now)) throw new CallError(errors.begun)
  return { activity, own }
}

/** Changes who comes and with how many; who comes with fewer makes room for those that wait. */
export async function change(viewing: Viewing, id: string, form: SignUpForm): Promise<SignUpRecord> {
  const { db, now, services } = viewing
  const { activity, own } = await heldOwn(viewing, id)
  requirePeople(form, mostOf(activity, own))
  const grows =
    own.state === 'SIGNED' && !mayGrow(await listLiving(db, id), activity.capacity, form.people - own.people)
  if (grows) throw new CallError(errors.noRoom, { fields: { people: errors.noRoom.msg } })
  const contact = {
    contact_name: form.contactName,
    contact_phone_cipher: services.cipher.encrypt(form.contactPhone),
  }
  await updateSignUp(db, own.id, { ...contact, people: form.people }, now)
  await fillPlaces(db, activity, now)
  return own
}

/** Gives the places up before the activity begins; who has come keeps them. */
export async function cancel(
  viewing: Pick<Viewing, 'db' | 'actor' | 'now'>,
  id: string,
): Promise<SignUpRecord> {
  const { activity, own } = await heldOwn(viewing, id)
  // The desk holds the sign-up alone, not the activity.
  if ((await holdSignUp(viewing.db, own.id)).checkedInAt !== null) throw new CallError(errors.cameIn)
  await updateSignUp(viewing.db, own.id, { state: 'CANCELLED' }, viewing.now)
  await fillPlaces(viewing.db, activity, viewing.now)
  return own
}

/** Gives up what an account that is closed would have come to: nobody waits for places that stay empty. Who has come keeps them. */
export async function giveUpComing(db: Db, accountId: string, now: Date): Promise<void> {
  for (const { id, activityId } of await listComing(db, accountId, now)) {
    const activity = await holdActivity(db, activityId, now)
    if ((await holdSignUp(db, id)).checkedInAt !== null) continue
    await updateSignUp(db, id, { state: 'CANCELLED' }, now)
    if (activity) await fillPlaces(db, activity, now)
  }
}
