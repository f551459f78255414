import { randomBytes } from 'node:crypto'
import type { SmsScene } from '@lqr/contract/identity/entities.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import { tokenHash } from '../../../http/session-actor.ts'
import type { FieldCipher } from '../../../security/field-cipher.ts'
import { insertTicket, isTicketAlive, takeTicket } from './tickets.store.ts'

const LIFE_MS = 10 * 60_000

/** A one-time proof of the number for the scene, good for ten minutes; only its hash is kept. */
export async function issueTicket(
  tx: Db,
  cipher: FieldCipher,
  { phone, scene }: { phone: string; scene: SmsScene },
  now: Date,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  await insertTicket(tx, {
    hash: tokenHash(ticket),
    phoneIndex: cipher.blindIndex(phone),
    phoneCipher: cipher.encrypt(phone),
    scene,
    createdAt: now,
    expiresAt,
  })
  return ticket
}

/** Uses the ticket up inside the transaction it serves and answers the proven number's indexes by every key; throws ticketWrong. */
export async function useTicket(
  tx: Db,
  cipher: FieldCipher,
  ticket: string,
  scenes: readonly SmsScene[],
  now: Date,
): Promise<Buffer[]> {
  const taken = await takeTicket(tx, tokenHash(ticket), scenes, now)
  if (!taken) throw new CallError(identityErrors.ticketWrong)
  // A ticket of an instance of the release before has the index alone.
  return taken.phoneCipher === null
    ? [taken.phoneIndex]
    : cipher.blindIndexes(cipher.decrypt(taken.phoneCipher))
}

/** Throws ticketWrong for a ticket that could not be used any more, before slow work is done for it. */
export async function requireLivingTicket(
  db: Db,
  ticket: string,
  scenes: readonly SmsScene[],
  now: Date,
): Promise<void> {
  if (!(await isTicketAlive(db, tokenHash(ticket), scenes, now))) {
    throw new CallError(identityErrors.ticketWrong)
  }
}
