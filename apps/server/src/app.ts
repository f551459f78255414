import multipart from '@fastify/multipart'
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { boundCalls } from './bound-calls.ts'
import { registerSandboxLogin } from './connectors/unified-identity/sandbox-login-page.ts'
import { exampleCodes } from './domains/identity/index.ts'
import { registerDevInbox } from './dev-inbox/dev-inbox.ts'
import { CallError } from './http/call-error.ts'
import { registerFormBody } from './http/form-body.ts'
import { registerDocuments } from './http/documents.ts'
import { registerErrorAnswers, sendError } from './http/error-answers.ts'
import { registerHealth } from './http/health.ts'
import { LONG_BODY_LIMIT_BYTES, registerJsonBody } from './http/json-body.ts'
import { registerLoadShedding } from './http/load-shedding.ts'
import { makeLogger, makeRequestLogger } from './http/log.ts'
import { registerCall } from './http/register-calls.ts'
import { SharedAnswers } from './http/shared-answers.ts'
import { registerSettling } from './http/settling.ts'
import { cutSlowReaders } from './http/slow-readers.ts'
import { cutSlowSenders } from './http/slow-senders.ts'
import { reviewHead } from './http/request-head.ts'
import { RequestLog } from './http/request-log.ts'
import { callPrefixes } from './http/call-prefixes.ts'
import { traceRequests } from './telemetry/trace-requests.ts'
import { registerEmbeddedCharts } from './pages/embedded-charts.ts'
import { type PageGeneration, publicGeneration } from './pages/page-generation.ts'
import type { Services } from './http/services.ts'
import type { Worker } from './jobs/worker.ts'
import { UPLOAD_LIMIT_BYTES } from './files/uploaded-file.ts'

const HEADERS_TIMEOUT_MS = 10_000

export interface AppOptions {
  /** Answers are parsed with their schema before they are sent: on in tests, so a wrong shape is seen at once. */
  strictOutput?: boolean
  /** What runs the jobs of this process; left out where nothing but calls is tested. */
  worker?: Worker
  /** Registers the server-rendered pages and the console; left out where only calls are tested. */
  pages?: (app: FastifyInstance, services: Services, generation: PageGeneration) => Promise<void>
}

/** The whole HTTP surface over the given services; it listens to nothing until the caller says so. */
export async function makeApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = services
  const app = Fastify({
    loggerInstance: makeLogger(config.logLevel) as FastifyBaseLogger,
    logController: new RequestLog(makeRequestLogger(config.logLevel)),
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    bodyLimit: LONG_BODY_LIMIT_BYTES,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 1_000 },
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void sendError(request, reply, error),
    routerOptions: { maxParamLength: 200 },
  })
  cutSlowReaders(app.server)
  cutSlowSenders(app.server)
  registerErrorAnswers(app)
  registerJsonBody(app)
  registerFormBody(app)
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1 } })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    if (config.publicUrl?.startsWith('https://')) {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    }
    reviewHead(request)
  })
  if (config.traces) traceRequests(app, services.outbound)
  registerSettling(app)
  const underWay = registerLoadShedding(app, config.mostRequests)
  app.addHook('preClose', async () => {
    services.unread.close()
    services.screens.close()
  })
  registerHealth(app, services, { underWay, worker: options.worker })
  const generation = publicGeneration(services)
  const answers =
    options.pages && config.sharedAnswers && !config.dev ? new SharedAnswers(generation) : undefined
  const answering = { strictOutput: options.strictOutput, answers, onPublicChange: generation.expire }
  for (const bound of boundCalls) registerCall(app, bound, services, answering)
  const calls = boundCalls.map((bound) => bound.call)
  registerDocuments(app, calls)
  registerEmbeddedCharts(app, services)
  registerDevInbox(app, services, exampleCodes)
  registerSandboxLogin(app, services)
  for (const prefix of callPrefixes(calls)) {
    app.all(`/${prefix}/*`, (request, reply) =>
      sendError(request, reply, new CallError(kernelErrors.notFound)),
    )
  }
  if (options.pages) await options.pages(app, services, generation)
  else
    app.setNotFoundHandler((request, reply) =>
      sendError(request, reply, new CallError(kernelErrors.notFound)),
    )
  return app
}
