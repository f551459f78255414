import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Older or newer messages are refused, so that a copied one cannot be sent again later (Standard Webhooks 1.0.0). */
export const TOLERANCE_SECONDS = 300

const isSame = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Whether the platform signed the message with the secret, and lately. */
export function isGenuine(
  headers: IncomingHttpHeaders,
  body: string,
  secret: string,
  nowSeconds: number,
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowSeconds - Number(timestamp)) > TOLERANCE_SECONDS)
    return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const wanted = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  return signatures.split(' ').some((given) => isSame(given, wanted))
}
