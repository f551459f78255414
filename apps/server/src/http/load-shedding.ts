import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LimitClass } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallError } from './call-error.ts'
import { UnderWay } from './under-way.ts'

const RETRY_AFTER_SECONDS = 3
/** Of the places of all others, how many are kept for signing in. */
const RESERVED_SHARE = 5
/** What watches the process is answered however much there is to do. */
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics'])
const SIGN_IN: ReadonlySet<LimitClass> = new Set(['login', 'captcha', 'sms'])

interface RouteFacts {
  readonly url?: string
  readonly limit?: LimitClass
  /** Goes on for minutes and does nothing meanwhile: it has a limit of its own. */
  readonly isStream?: boolean
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Whether it came over the network: what pages ask of calls belongs to the request for the page. */
export function isFromOutside({ raw }: FastifyRequest): boolean {
  return raw.socket instanceof Socket
}

/**
 * Turns requests away with 503 while `most` are under way, so that those are answered in time; signing in has places of its
 * own. A request has its place from its last byte until it is answered: who sends slowly takes nothing from others. Answers what tells how
 * many have one.
 */
export function registerLoadShedding(app: FastifyInstance, most: number): () => number {
  const reserve = Math.ceil(most / RESERVED_SHARE)
  const underWay = new UnderWay()

  function requirePlace({ routeOptions }: FastifyRequest): void {
    const { limit } = routeOptions.config as RouteFacts
    const places = limit && SIGN_IN.has(limit) ? most + reserve : most
    if (underWay.count >= places)
      throw new CallError(kernelErrors.tooManyLoads, { retryAfter: RETRY_AFTER_SECONDS })
  }

  function takePlace(request: FastifyRequest, reply: FastifyReply): void {
    requirePlace(request)
    underWay.add(reply)
  }

  /** The place of a body that its handler reads itself, a file: it begins with the last byte. */
  function takePlaceAtItsEnd(request: FastifyRequest, reply: FastifyReply): void {
    requirePlace(request)
    request.raw.once('end', () => underWay.add(reply))
  }

  const isCounted = (request: FastifyRequest) => {
    const { url = '', isStream = false } = request.routeOptions.config as RouteFacts
    return isFromOutside(request) && !isStream && !ALWAYS.has(url)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return
    if (hasBody(request)) requirePlace(request)
    else takePlace(request, reply)
  })
  app.addHook('preValidation', async (request, reply) => {
    if (!isCounted(request) || !hasBody(request)) return
    if (request.raw.complete) takePlace(request, reply)
    else takePlaceAtItsEnd(request, reply)
  })
  return () => underWay.count
}
