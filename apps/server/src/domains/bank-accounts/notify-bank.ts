import { createHash } from 'node:crypto'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import type { BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import type {
  AppointmentMessage,
  BankOpeningConnectors,
} from '../../connectors/bank-opening/bank-opening-port.ts'
import { ConnectorFailure } from '../../connectors/signed-request.ts'
import { CallError } from '../../http/call-error.ts'

/**
 * Tells the bank's appointment system and answers its reference. It is told last in the transaction: when it cannot be
 * reached nothing is kept, the person is told so, and the same can be sent again.
 */
export async function notifyBank(
  connectors: BankOpeningConnectors,
  profile: BankProfileCode,
  message: AppointmentMessage,
): Promise<string> {
  try {
    const { reference } = await connectors[profile].send(message)
    return reference
  } catch (error) {
    if (error instanceof ConnectorFailure) throw new CallError(errors.bankUnavailable, { cause: error })
    throw error
  }
}

/** The same for the same facts: one appointment, or one change of it, however often it is tried. */
export function dedupeKeyOf(...facts: readonly string[]): string {
  return createHash('sha256').update(facts.join('\n')).digest('hex')
}
