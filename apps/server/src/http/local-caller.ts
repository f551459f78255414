import type { FastifyRequest } from 'fastify'
import { plainAddress } from './caller-address.rules.ts'

const LOOPBACK = /^(?:::1|127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/
/** What proxies add to what they pass on. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

function isLoopback(address: string): boolean {
  return LOOPBACK.test(plainAddress(address))
}

/**
 * Whether a request was made on this machine. What came through a proxy was made where a trusted one says, in
 * X-Forwarded-For; through any other proxy it may come from everywhere.
 */
export function isLocal({ headers, ip, ips }: FastifyRequest): boolean {
  const isForwarded = FORWARDING.some((name) => headers[name] !== undefined)
  const isBelieved = ips !== undefined && ips.length > 1
  const realIp = headers['x-real-ip']
  const isNamedOtherwise = typeof realIp === 'string' && !isLoopback(realIp)
  return isLoopback(ip) && (!isForwarded || (isBelieved && !isNamedOtherwise))
}
