import * as z from 'zod'
import type { BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import { ConnectorFailure, type ConnectorSettings, makeSignedRequest } from '../signed-request.ts'
import type { BankOpeningConnector } from './bank-opening-port.ts'

const answer = z.object({ reference: z.string().trim().min(1).max(60) })

/** A booking is waited for by a person: fewer tries than messages that nobody waits for. */
const TRIES = 2

/** Tells the bank: `POST /appointments { profile, ...message }` → `{ reference }`. */
export function makeBankOpeningHttp(
  profile: BankProfileCode,
  settings: ConnectorSettings,
): BankOpeningConnector {
  const request = makeSignedRequest({ tries: TRIES, ...settings })
  return {
    name: 'http',
    async send(message) {
      const parsed = answer.safeParse(await request('/appointments', { profile, ...message }))
      if (!parsed.success) throw new ConnectorFailure('unexpected answer', { cause: parsed.error })
      return parsed.data
    },
  }
}
