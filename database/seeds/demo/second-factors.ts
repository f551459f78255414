import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeSecondFactor } from '../../../apps/server/src/domains/identity/second-factor/second-factor.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import type { DemoPeople } from './identity.ts'

/** Console accounts come enrolled; the development inbox shows their codes, which SECOND_FACTOR makes the login ask for. */
export async function seedSecondFactors(tx: Tx, services: Services, people: DemoPeople): Promise<void> {
  for (const name of ['operator', 'admin'] as const) {
    const secret = services.cipher.secretHash('demo-second-factor', name).subarray(0, 20)
    await makeSecondFactor(tx, services, people.accounts[name], secret)
  }
}
