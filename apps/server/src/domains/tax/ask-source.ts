import { taxErrors } from '@lqr/contract/tax/errors.ts'
import { ConnectorFailure } from '../../connectors/signed-request.ts'
import { CallError } from '../../http/call-error.ts'

/** What the tax side answers; that it cannot be asked is said plainly. */
export async function askSource<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ConnectorFailure) throw new CallError(taxErrors.unavailable, { cause: error })
    throw error
  }
}
