import type { ConnectorKindCode } from '@lqr/contract/connectors/kinds.ts'
import type { GateRules } from './outbound/gate-rules.ts'

/** Somebody waits for the answer: two tries, and within their patience. */
const WAITED_FOR = { tries: 2, deadlineMs: 7_000 }
/** Asked within a transaction, which holds a connection of the database meanwhile: few at once, and nobody waits for a place. */
const IN_TRANSACTION = { ...WAITED_FOR, most: 3, mostWaiting: 0 }

/** A PDF of 10 MiB in base64, and what stands around it. */
const MOST_TAX_BYTES = 15 * 1024 * 1024

/** Where a system differs from `GATE_RULES`. */
export const CONNECTOR_RULES: Readonly<Partial<Record<ConnectorKindCode, Partial<GateRules>>>> = {
  sms: { most: 20, mostWaiting: 20 },
  bankLzb: IN_TRANSACTION,
  bankPdb: IN_TRANSACTION,
  registry: WAITED_FOR,
  valuation: WAITED_FOR,
  signing: WAITED_FOR,
  // A report is a long answer, and takes the other side longer than a question.
  tax: { tries: 2, timeoutMs: 8_000, deadlineMs: 17_000, mostBytes: MOST_TAX_BYTES },
}
