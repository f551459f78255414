import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallError } from './call-error.ts'
import { type PlaceKind, placeKindOf, placesFor } from './load-places.ts'
import { UnderWay } from './under-way.ts'

const RETRY_AFTER_SECONDS = 3
/** What watches the process is answered however much there is to do. */
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics'])

interface RouteFacts {
  readonly url?: string
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
 * Turns requests away with 503 while as many of their kind are under way as may be, so that those are answered in time. `most` is
 * what `placesFor` counts from. A request has its place from its last byte until it is answered: who sends slowly takes nothing
 * from others. Answers what tells how many of a kind have one.
 */
export function registerLoadShedding(app: FastifyInstance, most: number): (kind: PlaceKind) => number {
  const underWay = {
    reading: new UnderWay(),
    working: new UnderWay(),
    'signing-in': new UnderWay(),
  } satisfies Record<PlaceKind, UnderWay>

  /** The places among which the request has to find one; throws when all are taken. */
  function requirePlace(request: FastifyRequest): UnderWay {
    const kind = placeKindOf(request)
    if (underWay[kind].count >= placesFor(kind, most))
      throw new CallError(kernelErrors.tooManyLoads, { retryAfter: RETRY_AFTER_SECONDS })
    return underWay[kind]
  }

  function takePlace(request: FastifyRequest, reply: FastifyReply): void {
    requirePlace(request).add(reply)
  }

  /** The place of a body that its handler reads itself, a file: it begins with the last byte. */
  function takePlaceAtItsEnd(request: FastifyRequest, reply: FastifyReply): void {
    const places = requirePlace(request)
    request.raw.once('end', () => places.add(reply))
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
  return (kind) => underWay[kind].count
}
