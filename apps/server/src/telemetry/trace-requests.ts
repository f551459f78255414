import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Outbound } from '../connectors/outbound/outbound.ts'
import { requestKind } from '../http/request-kind.ts'

const tracer = trace.getTracer('longqirong')

/**
 * A span for every request, within the one its `traceparent` names; what the request does (calls of a page, statements, questions to outside
 * systems) is within it. Neither addresses nor contents are told: name, method, status and the number that the log has too.
 */
export function traceRequests(app: FastifyInstance, outbound: Outbound): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const within = propagation.extract(context.active(), request.headers)
    const attributes = { 'http.request.method': request.method, 'request.id': request.id }
    const span = tracer.startSpan(requestKind(request), { kind: SpanKind.SERVER, attributes }, within)
    spans.set(request, span)
    context.with(trace.setSpan(within, span), done)
  })
  const end = (request: FastifyRequest, status?: number) => {
    const span = spans.get(request)
    if (!span) return
    if (status !== undefined) span.setAttribute('http.response.status_code', status)
    if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode))
  app.addHook('onRequestAbort', async (request) => end(request))
  outbound.onCall((connector, { operation, startedAt, ms, attempts, outcome }) => {
    const endedAt = startedAt.getTime() + ms
    const attributes = { operation, attempts, outcome }
    tracer.startSpan(connector, { kind: SpanKind.CLIENT, startTime: startedAt, attributes }).end(endedAt)
  })
}
