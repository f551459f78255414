import type { Services } from '../../../http/services.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { insertEvent, type NewEvent } from './delivery.store.ts'
import { newSigningSecret } from './webhook-signature.ts'
import { insertWebhook } from './webhook.store.ts'

/** As many as an institution may have. */
const OF_ONE = 5

/** So many webhooks, five of an institution; answers their ids. */
export async function makeManyWebhooks(
  services: Pick<Services, 'db' | 'cipher' | 'config'>,
  many: number,
  addressOf: (index: number) => string,
): Promise<string[]> {
  const { db, cipher } = services
  const ids: string[] = []
  for (let first = 0; first < many; first += OF_ONE) {
    const { id: orgId } = await makeOrganisation(db)
    const maker = { sourceType: '3', orgId, roles: ['financeManager'] } as const
    const { id: accountId } = await makeAccount(db, services, maker)
    for (let index = first; index < Math.min(many, first + OF_ONE); index += 1) {
      const secretCipher = cipher.encrypt(newSigningSecret())
      const made = { orgId, accountId, name: `系统 ${index}`, url: addressOf(index), secretCipher }
      ids.push(await insertWebhook(db, { ...made, now: new Date() }))
    }
  }
  return ids
}

/** An event as a move of a case leaves it, for each of these webhooks. */
export const makeEvent = (db: Services['db'], event: NewEvent, webhookIds: readonly string[]) =>
  insertEvent(db, event, webhookIds)
