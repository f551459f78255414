import type { SmsScene } from '@lqr/contract/identity/entities.ts'
import type { Db } from '../../../data/database.ts'

/** Keeps the hash of a ticket that proves the number for one scene. */
export async function insertTicket(
  db: Db,
  ticket: {
    hash: Buffer
    phoneIndex: Buffer
    phoneCipher: string
    scene: SmsScene
    createdAt: Date
    expiresAt: Date
  },
): Promise<void> {
  await db
    .insertInto('verify_ticket')
    .values({
      ticket_hash: ticket.hash,
      phone_index: ticket.phoneIndex,
      phone_cipher: ticket.phoneCipher,
      scene: ticket.scene,
      created_at: ticket.createdAt.toISOString(),
      expires_at: ticket.expiresAt.toISOString(),
    })
    .execute()
}

/** Whether the ticket could still be used: spares slow work for one that could not. It claims nothing. */
export async function isTicketAlive(
  db: Db,
  hash: Buffer,
  scenes: readonly SmsScene[],
  now: Date,
): Promise<boolean> {
  const alive = await db
    .selectFrom('verify_ticket')
    .select('scene')
    .where('ticket_hash', '=', hash)
    .where('scene', 'in', scenes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return alive !== undefined
}

/** Uses the ticket up and answers the number it proves; undefined when used, expired, unknown or of another scene. */
export async function takeTicket(
  tx: Db,
  hash: Buffer,
  scenes: readonly SmsScene[],
  now: Date,
): Promise<{ phoneIndex: Buffer; phoneCipher: string | null } | undefined> {
  return tx
    .updateTable('verify_ticket')
    .set({ used_at: now.toISOString() })
    .where('ticket_hash', '=', hash)
    .where('scene', 'in', scenes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['phone_index as phoneIndex', 'phone_cipher as phoneCipher'])
    .executeTakeFirst()
}
