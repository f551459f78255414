import type { ConnectorPort } from '../outbound/connector-port.ts'

/** Sends one code by SMS. A failing adapter throws; the code is then void and the person may ask again. */
export interface SmsConnector extends ConnectorPort {
  sendCode(message: SmsMessage): Promise<void>
}

export interface SmsMessage {
  readonly phone: string
  readonly scene: 'register' | 'login' | 'password' | 'phone' | 'tax'
  readonly code: string
}
