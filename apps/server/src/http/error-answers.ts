import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorDef, kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Envelope } from '@lqr/contract/kernel/envelope.ts'
import { CallError } from './call-error.ts'
import { type Effect, makeOutage, type Outage } from './outage.ts'
import { oauthRefusal, oauthStatus } from './oauth-refusal.ts'

/** Of the database, and of the store of files. */
const AWAY = new Set([
  'STORE_NOT_READ',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
])
/** Nothing can be written: of the disk, and of the database. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])
const NOT_WRITABLE = new Set(['STORE_NOT_WRITTEN', 'EROFS', 'EACCES', 'EPERM', 'EIO', '25006'])
const AWAY_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'pool after calling end',
]
const RETRY_AFTER_SECONDS = 3
const DISK_RETRY_SECONDS = 60

const byFastifyCode: Record<string, ErrorDef> = {
  FST_ERR_CTP_BODY_TOO_LARGE: kernelErrors.tooLarge,
  FST_REQ_FILE_TOO_LARGE: kernelErrors.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: kernelErrors.unsupportedType,
  FST_INVALID_MULTIPART_CONTENT_TYPE: kernelErrors.unsupportedType,
}

declare module 'fastify' {
  interface FastifyInstance {
    outage: Outage
  }
}

/** Which declared error an unexpected one amounts to: trouble of the database is 503, never 401 or 500. */
export function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error
  const {
    code = '',
    message = '',
    statusCode,
  } = error as { code?: string; message?: string; statusCode?: number }
  if (AWAY.has(code) || AWAY_WORDS.some((words) => message.includes(words))) {
    return new CallError(kernelErrors.unavailable, { cause: error })
  }
  if (DISK_FULL.has(code))
    return new CallError(kernelErrors.storageFull, { retryAfter: DISK_RETRY_SECONDS, cause: error })
  if (NOT_WRITABLE.has(code))
    return new CallError(kernelErrors.notWritable, { retryAfter: RETRY_AFTER_SECONDS, cause: error })
  if (code === '57014') return new CallError(kernelErrors.timeout, { cause: error })
  if (code === '23505' || code === '40001' || code === '40P01') {
    return new CallError(kernelErrors.conflict, { cause: error })
  }
  const known = byFastifyCode[code]
  if (known) return new CallError(known, { cause: error })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new CallError(kernelErrors.malformed, { cause: error })
  }
  return new CallError(kernelErrors.internal, { cause: error })
}

export function errorEnvelope(error: CallError, requestId: string): Envelope<unknown> {
  const { def, extra } = error
  return {
    code: def.status,
    msg: extra.msg ?? def.msg,
    ...(extra.data === undefined ? {} : { data: extra.data }),
    error: { key: def.key, number: def.number, ...(extra.fields ? { fields: extra.fields } : {}), requestId },
  }
}

/** What a thrown error amounts to, written to the log, with the time after which its sender may come back. */
export function noteError(request: FastifyRequest, reply: FastifyReply, thrown: unknown): CallError {
  const error = asCallError(thrown)
  const { status } = error.def
  // A full instance refuses as it is told to; each refusal counted as a failure would cost more than an answer.
  const isFailure = status >= 500 && error.def !== kernelErrors.tooManyLoads
  if (isFailure) request.log.error({ err: error.extra.cause ?? error, key: error.def.key }, 'call failed')
  else request.log.info({ key: error.def.key, status }, 'call refused')
  const retryAfter =
    error.def === kernelErrors.unavailable ? laterAfterFailure(request) : error.extra.retryAfter
  if (retryAfter) reply.header('retry-after', String(retryAfter))
  return error
}

export function sendError(request: FastifyRequest, reply: FastifyReply, thrown: unknown) {
  const error = noteError(request, reply, thrown)
  const { status } = error.def
  const isOauth = (request.routeOptions?.config as { isOauth?: boolean } | undefined)?.isOauth === true
  if (isOauth && status === 401) reply.header('www-authenticate', 'Basic realm="open"')
  return reply
    .code(isOauth ? oauthStatus(status) : status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(isOauth ? oauthRefusal(error) : errorEnvelope(error, request.id)))
}

/** What asks nothing of a call's effect, as whether the instance is ready, is held to the stricter of the two. */
function effectOf(request: FastifyRequest): Effect {
  return (request.routeOptions?.config as { effect?: string } | undefined)?.effect === 'read'
    ? 'read'
    : 'write'
}

/** The database was away for this request too: when its sender may come back. */
function laterAfterFailure(request: FastifyRequest): number {
  const { outage } = request.server
  const effect = effectOf(request)
  outage.failed(effect)
  return outage.retryAfter(effect)
}

/** Own handlers: the framework's would echo the address and inner texts. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.decorate('outage', makeOutage())
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config as { call?: string }
    if (call !== undefined && reply.statusCode < 300) app.outage.succeeded(effectOf(request))
  })
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error))
}
