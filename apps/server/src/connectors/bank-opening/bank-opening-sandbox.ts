import { createHash } from 'node:crypto'
import type { BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import { sandboxProbe } from '../outbound/connector-port.ts'
import type { BankOpeningConnector } from './bank-opening-port.ts'

/** Stands in for a bank: takes everything, and gives the same appointment the same reference, marked as a demonstration. */
export function makeBankOpeningSandbox(profile: BankProfileCode): BankOpeningConnector {
  return {
    name: 'sandbox',
    probe: sandboxProbe,
    async send({ dedupeKey, reference }) {
      const digest = createHash('sha256').update(`${profile}\n${dedupeKey}`).digest('hex')
      return { reference: reference ?? `${profile}-DEMO-${digest.slice(0, 10).toUpperCase()}` }
    },
  }
}
