import { makeProbe } from '../outbound/connector-port.ts'
import { type ConnectorSettings, makeSignedRequest } from '../signed-request.ts'
import type { SmsConnector } from './sms-port.ts'

/** Sends codes through an operator's gateway: `POST /send { phone, scene, code }`, any JSON of a 2xx is success. */
export function makeSmsHttp(settings: ConnectorSettings): SmsConnector {
  const request = makeSignedRequest(settings)
  return {
    name: 'http',
    probe: makeProbe(request),
    async sendCode(message) {
      await request('/send', message)
    },
  }
}
