import type { FastifyRequest } from 'fastify'

/** Where server-rendered pages are answered. */
const PAGES = '/*'

/** What a request is, for metrics and traces: the call's name, `page`, or `other` (files of the build, probes, what is not there). */
export function requestKind({ routeOptions }: FastifyRequest): string {
  const { call } = routeOptions.config as { call?: string }
  return call ?? (routeOptions.url === PAGES ? 'page' : 'other')
}
