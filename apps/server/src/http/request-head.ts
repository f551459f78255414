import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallError } from './call-error.ts'

/** A name or address with or without a port: what may stand in front of a path (RFC 3986 without its rarer signs). */
const HOST = /^(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/

/** Whether a Host header names a host that an address can be made of. Old clients send none. */
function isHost(host: string): boolean {
  return host === '' || (HOST.test(host) && URL.canParse(`http://${host}`))
}

/**
 * Refuses a head that no browser sends and that what comes after would stumble over: a host that is none, an address that
 * is no path of ours, U+0000, a caller without an address.
 */
export function reviewHead(request: FastifyRequest): void {
  const isPath = request.url.startsWith('/') && !request.url.includes('%00')
  if (!isPath || !isHost(request.host) || isIP(request.ip) === 0) throw new CallError(kernelErrors.malformed)
}
