import type { FastifyReply, FastifyRequest } from 'fastify'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { EventAnswer } from './bind-call.ts'
import { CallError } from './call-error.ts'
import { callerNetwork } from './caller-address.rules.ts'
import { isFromOutside } from './load-shedding.ts'

/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 25_000
/** Then the browser asks again, and access is decided anew. */
const LONGEST_MS = 300_000
/** A process holds so many; who comes later asks now and then instead. */
const MOST = 2_000
/** Of these one network may hold so many: more than sit behind the address of an office. */
const MOST_OF_A_NETWORK = 500
const RETRY_AFTER_SECONDS = 60
/** Who has left so much of what waits reads no longer. */
const MOST_UNREAD_BYTES = 256 * 1024

let open = 0
const openBy = new Map<string, number>()

/** Takes a place among the open streams; the answer gives it back. */
function takePlace(network: string): () => void {
  const held = openBy.get(network) ?? 0
  if (open >= MOST || held >= MOST_OF_A_NETWORK)
    throw new CallError(kernelErrors.tooManyLoads, { retryAfter: RETRY_AFTER_SECONDS })
  open += 1
  openBy.set(network, held + 1)
  return () => {
    open -= 1
    const left = (openBy.get(network) ?? 1) - 1
    if (left > 0) openBy.set(network, left)
    else openBy.delete(network)
  }
}

/**
 * Answers with server-sent events until the browser goes away, the source ends or some minutes have passed. What comes from inside the
 * process gets what stands now.
 */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: EventAnswer<unknown>,
): FastifyReply {
  const leave = takePlace(callerNetwork(request.ip))
  const { raw } = reply
  reply.hijack()
  if (raw.destroyed) {
    leave()
    return reply
  }
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const write = (text: string) => {
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy()
    else if (!raw.writableEnded) raw.write(text)
  }
  const end = () => void raw.end()
  const stop = answer.open((event) => write(`data: ${JSON.stringify(event)}\n\n`), end)
  const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS)
  const longest = setTimeout(end, LONGEST_MS)
  raw.once('close', () => {
    leave()
    clearInterval(heartbeat)
    clearTimeout(longest)
    stop()
  })
  if (!isFromOutside(request)) end()
  return reply
}
