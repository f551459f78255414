import type pg from 'pg'
import { putIntoInbox } from '../../dev-inbox/dev-inbox.store.ts'
import { sandboxProbe } from '../outbound/connector-port.ts'
import type { SmsConnector } from './sms-port.ts'

/** Puts the code into the development inbox instead of a phone; without demonstration mode it keeps nothing. */
export function makeSmsSandbox(pool: pg.Pool, demo: boolean): SmsConnector {
  return {
    name: 'sandbox',
    probe: sandboxProbe,
    async sendCode(message) {
      if (!demo) return
      await putIntoInbox(pool, 'sms', message)
    },
  }
}
