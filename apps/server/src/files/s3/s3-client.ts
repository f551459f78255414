import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { type Agent, request } from 'undici'
import { ConnectorFailure } from '../../connectors/outbound/connector-failure.ts'
import { makeConnections } from '../../connectors/outbound/exchange.ts'
import { type Gate, makeGate } from '../../connectors/outbound/gate.ts'
import type { GateRules } from '../../connectors/outbound/gate-rules.ts'
import type { S3Settings } from '../../process/file-store-settings.ts'
import { StorageAway } from '../storage-away.ts'
import { errorCodeOf } from './s3-answers.ts'

/** The longest body of an answer: parts of a stream are at most as long, and a whole one is read piece by piece. */
const MOST_BYTES = 5 * 1024 * 1024 * 1024
/** Reading one object to its end, longer than a call of ours lasts. */
const BODY_MS = 60_000
/** Bodies that are being read hold connections after the gate has let them go; as many as there are requests at once. */
const MOST_OPEN = 512

/** Within the 30 seconds of a call; people wait. */
const READING: Partial<GateRules> = { deadlineMs: 15_000, timeoutMs: 6_000, most: 32, mostWaiting: 64 }
/**
 * An upload holds a connection of the database while it writes: a slow store may take a part of them and no more. The breaker
 * is another than that of reading, because a bucket that is full can still be read.
 */
const WRITING: Partial<GateRules> = { deadlineMs: 18_000, timeoutMs: 8_000, most: 6, mostWaiting: 6 }

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Of the object, without the prefix; left out: the bucket is meant. */
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

export interface S3Answer {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

export interface S3Client {
  /** Undefined where the object is not there. Throws StorageAway. */
  ask(question: S3Request): Promise<S3Answer | undefined>
  /** The object as a stream, which has to be read or destroyed; undefined where it is not there. */
  read(key: string): Promise<{ stream: Readable; size: number } | undefined>
}

/** What is sent of the bytes so that the server takes no others: the signature covers the first, the second stays with the object. */
export function checksumHeaders(sha256: Buffer): Record<string, string> {
  return {
    'x-amz-content-sha256': sha256.toString('hex'),
    'x-amz-checksum-sha256': sha256.toString('base64'),
  }
}

const NOTHING = createHash('sha256').digest('hex')

/** Asks one bucket, every try signed anew (SigV4 over method, address, headers and the digest of the body). */
export function makeS3Client(settings: S3Settings, rules: Partial<GateRules> = {}): S3Client {
  const limits = { mostBytes: MOST_BYTES, ...rules }
  const gates = {
    reading: makeGate({ ...READING, ...limits }),
    writing: makeGate({ ...WRITING, ...limits }),
  }
  const connections = {
    reading: makeConnections({ ...gates.reading.rules, most: MOST_OPEN }),
    writing: makeConnections(gates.writing.rules),
  }
  const signingKeys = new Map<string, ArrayBuffer>()

  async function send(agent: Agent, question: S3Request, signal: AbortSignal) {
    const { method, body } = question
    const signer = new AwsV4Signer({
      method,
      url: addressOf(settings, question),
      headers: { 'x-amz-content-sha256': NOTHING, ...question.headers },
      accessKeyId: settings.keyId,
      secretAccessKey: settings.secret,
      service: 's3',
      region: settings.region,
      cache: signingKeys,
    })
    const { url, headers } = await signer.sign()
    const sent = { ...Object.fromEntries(headers), 'accept-encoding': 'identity' }
    // The gate is over with the head of an answer and then aborts its signal; the body has a time of its own.
    const underWay = new AbortController()
    const stop = () => underWay.abort(signal.reason)
    signal.addEventListener('abort', stop)
    try {
      signal.throwIfAborted()
      return await request(url, {
        dispatcher: agent,
        method,
        headers: sent,
        body: body ?? null,
        signal: AbortSignal.any([underWay.signal, AbortSignal.timeout(BODY_MS)]),
      })
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  /** One question through its gate; `take` makes something of an answer that is none of the refusals. */
  async function through<T>(
    question: S3Request,
    take: (answer: Awaited<ReturnType<typeof send>>) => Promise<T>,
  ): Promise<T | undefined> {
    const isWriting = question.method !== 'GET' && question.method !== 'HEAD'
    const way = isWriting ? 'writing' : 'reading'
    const gate: Gate = gates[way]
    try {
      return await gate.run(question.method, async ({ signal }) => {
        const answer = await send(connections[way], question, signal).catch(unreachable)
        if (answer.statusCode >= 300)
          return await refused(answer.statusCode, await textOf(answer.body), question)
        return await take(answer)
      })
    } catch (error) {
      if (!(error instanceof ConnectorFailure)) throw error
      throw new StorageAway(`${question.method}: ${error.message}`, { isWriting, cause: error })
    }
  }

  return {
    ask: (question) =>
      through(question, async ({ headers, body }) => ({ headers, text: await textOf(body) })),
    read: (key) =>
      through({ method: 'GET', key }, async ({ headers, body }) => ({
        stream: body,
        size: Number(headers['content-length']),
      })),
  }
}

function addressOf({ bucketUrl, prefix }: S3Settings, { key, query = {} }: S3Request): string {
  const url = new URL(key === undefined ? `${bucketUrl}/` : `${bucketUrl}/${prefix}${key}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

function textOf(body: { text(): Promise<string> }): Promise<string> {
  return body.text().catch(unreachable)
}

function unreachable(cause: unknown): never {
  const { message = 'unreachable' } = cause as { message?: string }
  throw new ConnectorFailure(message, { outcome: 'unreachable', mayPass: true, cause })
}

/** Bytes that did not arrive as they were sent, and times in which the server asks for patience. */
const MAY_PASS = new Set([
  'BadDigest',
  'XAmzContentSHA256Mismatch',
  'RequestTimeout',
  'SlowDown',
  'IncompleteBody',
])
/** Without a body (HEAD) an absence has no name. */
const ABSENT = new Set(['NoSuchKey', 'NoSuchUpload', ''])

/** Undefined for what is not there; throws for everything else. */
async function refused(status: number, text: string, { method }: S3Request): Promise<undefined> {
  const code = errorCodeOf(text)
  if (status === 404 && (ABSENT.has(code) || method === 'HEAD')) return undefined
  const said = `status ${status} ${code}`.trim()
  if (status >= 500 || status === 429 || MAY_PASS.has(code))
    throw new ConnectorFailure(said, { outcome: 'failing', mayPass: true })
  throw new ConnectorFailure(said, { outcome: status < 400 ? 'wrong' : 'refused' })
}
