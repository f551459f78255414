import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { context, propagation, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { register } from 'import-in-the-middle/register-hooks.mjs'
import type { TraceSettings } from '../config.ts'

/** What began with tracing and ends with the process. */
export interface Tracing {
  /** Sends what is still kept. */
  stop(): Promise<void>
}

/**
 * Sends spans of pages, calls, statements and questions to outside systems to a collector (OTLP over HTTP). To be called before `pg` is
 * loaded: its statements are followed from the loader on. Texts of statements are sent, their values never.
 */
export function startTracing({ url, share }: TraceSettings): Tracing {
  register({ include: ['pg', 'pg-pool'] })
  const statements = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'longqirong' }),
    // By the id of the trace alone: whoever sends a request does not decide whether it is followed.
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  statements.setTracerProvider(provider)
  return { stop: () => provider.shutdown() }
}
