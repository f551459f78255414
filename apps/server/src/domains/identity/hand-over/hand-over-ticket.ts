import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** How long a hand-over may take (docs/product-rules.md, Management portal). */
export const HAND_OVER_SECONDS = 60

/** What stands in a ticket: nothing personal, for it travels in an address. */
const content = z.object({
  v: z.literal(1),
  jti: z.string(),
  aud: z.string(),
  target: z.string(),
  exp: z.number(),
})

function sign(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest()
}

/** A ticket for one audience, signed with the secret it shares with us: `base64url(JSON).base64url(HMAC-SHA256)`. */
export function makeHandOverTicket(secret: string, audience: string, target: string, now: Date): string {
  const payload = Buffer.from(
    JSON.stringify({
      v: 1,
      jti: randomBytes(24).toString('base64url'),
      aud: audience,
      target,
      exp: Math.floor(now.getTime() / 1000) + HAND_OVER_SECONDS,
    }),
  ).toString('base64url')
  return `${payload}.${sign(secret, payload).toString('base64url')}`
}

/** Whether we signed the ticket for this audience and its time is not over; whether it is unused the store knows. */
export function isHandOverTicket(secret: string, audience: string, ticket: string, now: Date): boolean {
  const [payload = '', signature = '', ...more] = ticket.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = sign(secret, payload)
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return false
  const parsed = content.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return parsed.success && parsed.data.aud === audience && parsed.data.exp * 1000 > now.getTime()
}
