import type { FastifyInstance, FastifyReply } from 'fastify'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { registerAuditMetrics } from '../audit/audit-metrics.ts'
import { registerCalendarMetrics } from '../clocks/calendar-metrics.ts'
import { registerOutboundMetrics } from '../connectors/outbound/outbound-metrics.ts'
import { registerJobMetrics } from '../jobs/job-metrics.ts'
import type { Worker } from '../jobs/worker.ts'
import { registerFileMetrics } from '../files/file-metrics.ts'
import { CallError } from './call-error.ts'
import type { PlaceKind } from './load-places.ts'
import { isLocal } from './local-caller.ts'
import { commitCheck, databaseCheck, filesCheck, readiness, workerCheck } from './readiness.ts'
import { requestKind } from './request-kind.ts'
import { registerReplicaMetrics } from './replica-metrics.ts'
import { registerSaturationMetrics } from './saturation-metrics.ts'
import { registerTableMetrics } from '../telemetry/table-metrics.ts'
import type { Services } from './services.ts'
import { ANSWER_BOUNDS } from './service-meter.rules.ts'

/** Streams, which last as long as somebody watches, say nothing of how fast answers are; nor does what is no answer of ours. */
function isAnswer(kind: string, reply: FastifyReply): boolean {
  return kind !== 'other' && !String(reply.getHeader('content-type')).startsWith('text/event-stream')
}

/** `/healthz` the process, `/readyz` all it needs with a reason for each, `/metrics` for Prometheus on the machine itself. */
export function registerHealth(
  app: FastifyInstance,
  services: Services,
  {
    underWay,
    worker,
  }: { readonly underWay: (kind: PlaceKind) => number; readonly worker: Worker | undefined },
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerAuditMetrics(registry, services)
  registerCalendarMetrics(registry, services)
  registerJobMetrics(registry, services.db, worker)
  registerFileMetrics(registry, services)
  registerOutboundMetrics(registry, services.outbound)
  registerSaturationMetrics(registry, services, underWay)
  registerReplicaMetrics(registry, services)
  registerTableMetrics(registry, services.db)
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Duration of answered requests by call and status',
    labelNames: ['call', 'status'],
    buckets: [...ANSWER_BOUNDS],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const call = requestKind(request)
    const seconds = reply.elapsedTime / 1000
    if (isAnswer(call, reply)) services.meter.count({ status: reply.statusCode, seconds })
    duration.observe({ call, status: String(reply.statusCode) }, seconds)
  })
  const checks = [
    databaseCheck(services.probes),
    commitCheck(services.commits),
    // A service that all instances share is away for all of them: taking every one out would close the whole portal.
    ...(services.files.isShared ? [] : [filesCheck(services.files)]),
    ...(worker ? [workerCheck(worker)] : []),
  ]
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    const { isReady, checks: data } = await readiness(checks)
    if (!isReady) throw new CallError(kernelErrors.unavailable, { data: { checks: data } })
    return { status: 'ready', checks: data }
  })
  app.get('/metrics', async (request, reply) => {
    if (!services.config.metricsPublic && !isLocal(request)) {
      throw new CallError(kernelErrors.notFound)
    }
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}
