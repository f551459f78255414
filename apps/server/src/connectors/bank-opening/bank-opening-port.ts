import type { ConnectorPort } from '../outbound/connector-port.ts'
import type { AccountTypeCode, BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'

/** What a bank's appointment system is told; names follow the neutral form (decision 0055). */
export interface AppointmentMessage {
  readonly action: 'book' | 'change' | 'cancel'
  readonly applyNo: string
  /** The same for every try of the same appointment, so that a lost answer does not book twice. */
  readonly dedupeKey: string
  readonly branchCode: string
  readonly appointTime: string
  /** What the bank gave at the booking; null before. */
  readonly reference: string | null
  /** The form, at the booking alone. */
  readonly form: AppointmentForm | null
}

export interface AppointmentForm {
  readonly accountType: AccountTypeCode
  readonly subjectKind: string
  readonly corporateName: string
  readonly creditCode: string
  readonly legalPersonName: string
  readonly basicAccountNo: string | null
  readonly purpose: string
  readonly beneficialOwner: string
  readonly operatorName: string
  readonly operatorIdNo: string
  readonly operatorPhone: string
  /** What the form of the profile asks besides. */
  readonly besides: Readonly<Record<string, string | boolean | null>>
}

/** The appointment system of the banks that use one form. */
export interface BankOpeningConnector extends ConnectorPort {
  /** Answers the bank's reference. Throws ConnectorFailure when the bank cannot be asked or refuses. */
  send(message: AppointmentMessage): Promise<{ reference: string }>
}

export type BankOpeningConnectors = Readonly<Record<BankProfileCode, BankOpeningConnector>>
