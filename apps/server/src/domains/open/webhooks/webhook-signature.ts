import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A signing secret of 32 random bytes in the form of Standard Webhooks 1.0.0. */
export function newSigningSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`
}

interface Signed {
  readonly id: string
  readonly timestamp: number
  readonly body: string
}

/** `v1,…` over id, moment of the try and body, once for each secret that still signs. */
export function signatures(secrets: readonly string[], { id, timestamp, body }: Signed): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
}
