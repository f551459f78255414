import type { ConnectorOutcomeCode } from '@lqr/contract/connectors/kinds.ts'

interface FailureExtra {
  readonly outcome?: ConnectorOutcomeCode
  /** A failure that may pass is worth another try. */
  readonly mayPass?: boolean
  /** Of an answer that refuses. */
  readonly status?: number
  readonly cause?: unknown
}

/** An outside system did not answer in time, refused or cannot be believed; the caller turns it into its own error. */
export class ConnectorFailure extends Error {
  readonly outcome: ConnectorOutcomeCode
  readonly mayPass: boolean
  readonly status: number | undefined

  constructor(message: string, { outcome = 'wrong', mayPass = false, status, cause }: FailureExtra = {}) {
    super(message, { cause })
    this.outcome = outcome
    this.mayPass = mayPass
    this.status = status
  }
}
