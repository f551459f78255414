import type { FastifyReply, FastifyRequest } from 'fastify'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { EventAnswer } from './bind-call.ts'
import { CallError } from './call-error.ts'
import { isFromOutside } from './load-shedding.ts'

/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 25_000
/** Then the browser asks again, and access is decided anew. */
const LONGEST_MS = 300_000
/** A process holds so many; who comes later asks now and then instead. */
const MOST = 2_000
const RETRY_AFTER_SECONDS = 60

let open = 0

/**
 * Answers with server-sent events until the browser goes away, the source ends or some minutes have passed. What comes from inside the
 * process gets what stands now.
 */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: EventAnswer<unknown>,
): FastifyReply {
  if (open >= MOST) throw new CallError(kernelErrors.tooManyLoads, { retryAfter: RETRY_AFTER_SECONDS })
  const { raw } = reply
  reply.hijack()
  if (raw.destroyed) return reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  open += 1
  const write = (text: string) => void (raw.writableEnded || raw.write(text))
  const end = () => void raw.end()
  const stop = answer.open((event) => write(`data: ${JSON.stringify(event)}\n\n`), end)
  const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS)
  const longest = setTimeout(end, LONGEST_MS)
  raw.once('close', () => {
    open -= 1
    clearInterval(heartbeat)
    clearTimeout(longest)
    stop()
  })
  if (!isFromOutside(request)) end()
  return reply
}
