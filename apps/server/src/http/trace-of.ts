import { context, propagation, trace } from '@opentelemetry/api'
import type { FastifyRequest } from 'fastify'

/** W3C Trace Context: version, id of the trace, id of the parent, flags. */
const TRACE_PARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/
const NO_TRACE = '0'.repeat(32)

type Traced = Pick<FastifyRequest, 'headers' | 'id'>

/** What all lines of the log have in common that one page, or one request at the gateway, caused. */
export function traceOf({ headers, id }: Traced): string {
  const followed = trace.getActiveSpan()?.spanContext().traceId
  const sent = TRACE_PARENT.exec(typeof headers.traceparent === 'string' ? headers.traceparent : '')?.[1]
  return followed ?? (sent && sent !== NO_TRACE ? sent : id.replaceAll('-', ''))
}

/** The header that puts a call which a page makes into the page's trace. */
export function traceHeader(request: Traced): Record<string, string> {
  const trace = traceOf(request)
  const header = { traceparent: `00-${trace}-${trace.slice(-16)}-00` }
  propagation.inject(context.active(), header)
  return header
}
