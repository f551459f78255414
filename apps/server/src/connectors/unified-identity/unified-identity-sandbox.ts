import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { FieldCipher } from '../../security/field-cipher.ts'
import { sandboxProbe } from '../outbound/connector-port.ts'
import type { UnifiedIdentityConnector, UnifiedPerson } from './unified-identity-port.ts'

const LIFE_MS = 60_000
const PURPOSE = 'unified-identity-sandbox'

/** Where the sandbox shows its own login page. */
export const SANDBOX_LOGIN_PATH = '/dev/third-login'

/** Example people of the sandbox: one is new here, one has the number of the demonstration enterprise. */
export const SANDBOX_PEOPLE: readonly (UnifiedPerson & { readonly what: string })[] = [
  {
    subject: 'sandbox-1',
    name: '示例经办人甲',
    phone: '13900009001',
    phoneVerified: true,
    corporateName: '甘肃示例统一身份商贸有限公司',
    creditCode: null,
    what: '首次登录，将为其创建账号',
  },
  {
    subject: 'sandbox-2',
    name: '示例经办人乙',
    phone: '13900000001',
    phoneVerified: true,
    corporateName: '甘肃示例陇原食品有限公司',
    creditCode: null,
    what: '手机号与演示企业相同，将关联到该账号',
  },
]

export interface UnifiedIdentitySandbox extends UnifiedIdentityConnector {
  readonly name: 'sandbox'
  /** A ticket as the service would send it along. */
  issue(subject: string): string
}

/** Stands in for the service: tickets of a minute that nobody else can make. It knows nobody unless `demo` is on. */
export function makeUnifiedIdentitySandbox(
  cipher: FieldCipher,
  demo: boolean,
  now: () => Date,
): UnifiedIdentitySandbox {
  const sign = (payload: string) => cipher.secretHash(PURPOSE, payload)
  return {
    name: 'sandbox',
    probe: sandboxProbe,
    loginAddress: (state) =>
      demo ? `${SANDBOX_LOGIN_PATH}?${new URLSearchParams({ state }).toString()}` : undefined,
    issue(subject) {
      const content = { subject, until: now().getTime() + LIFE_MS, nonce: randomUUID() }
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url')
      return `${payload}.${sign(payload).toString('base64url')}`
    },
    async exchange(ticket) {
      const [payload = '', signature = '', ...more] = ticket.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = sign(payload)
      if (!demo || more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) {
        return undefined
      }
      const content = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as {
        subject: string
        until: number
      }
      if (content.until <= now().getTime()) return undefined
      return SANDBOX_PEOPLE.find(({ subject }) => subject === content.subject)
    },
  }
}

export function isSandbox(connector: UnifiedIdentityConnector): connector is UnifiedIdentitySandbox {
  return connector.name === 'sandbox'
}
