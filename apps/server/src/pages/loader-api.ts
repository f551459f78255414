import type { FastifyInstance } from 'fastify'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import type { AnyCall, CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { Envelope } from '@lqr/contract/kernel/envelope.ts'

/** On whose behalf a page's loaders call. */
export interface Visitor {
  readonly token: string | undefined
  readonly cityCode: string
  readonly ip: string
  readonly userAgent: string | undefined
  /** Of the page that calls, so that the log knows what belongs together. */
  readonly trace: Readonly<Record<string, string>>
}

/** How a call of a page was answered. */
export interface NotedAnswer {
  readonly status: number
  /** For how long it has been kept. */
  readonly ageMs: number
}

/** Hears of each call of a page. */
export type NoteCall = (call: AnyCall, answer: NotedAnswer) => void

/** What a form adds to its call. */
export interface SentWith {
  /** The file of a call that takes one. */
  readonly file?: File
  /** The number of this submit: the same one sent twice is done once. */
  readonly idempotencyKey?: string
  /** Of a session that the form has just begun; the visitor's own without it. */
  readonly token?: string
}

function failure(status: number, envelope: Envelope<unknown> | undefined): Response {
  const { key, requestId, fields } = envelope?.error ?? {}
  const body = { msg: envelope?.msg, key, requestId, fields, data: envelope?.data }
  return Response.json(body, { status })
}

/** A file as the one part of a form, in the way a browser sends it. */
async function partOf(file: File): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData()
  form.append('file', file)
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  return { payload: Buffer.from(await sent.arrayBuffer()), headers }
}

/**
 * What a page's loaders call with: the product's own calls in-process, through access, validation and output stripping
 * like any other request. A refusal is thrown as a Response with the call's status.
 */
export function makeLoaderApi(app: FastifyInstance, visitor: Visitor, note: NoteCall) {
  return async <C extends AnyCall>(
    call: C,
    input?: CallInput<C>,
    { file, idempotencyKey, token = visitor.token }: SentWith = {},
  ): Promise<CallOutput<C>> => {
    const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: object }
    const part = file && (await partOf(file))
    const answer = await app.inject({
      method: call.method,
      url: callAddress(call, { params, query }),
      remoteAddress: visitor.ip,
      headers: {
        accept: 'application/json',
        citycode: visitor.cityCode,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(visitor.userAgent ? { 'user-agent': visitor.userAgent } : {}),
        ...visitor.trace,
        ...part?.headers,
      },
      ...(part ? { payload: part.payload } : call.body ? { payload: body ?? {} } : {}),
    })
    note(call, { status: answer.statusCode, ageMs: 1000 * Number(answer.headers.age ?? 0) })
    if (call.produces === 'bytes' && answer.statusCode === 200) return answer.rawPayload as CallOutput<C>
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    const envelope = isJson ? answer.json<Envelope<CallOutput<C>>>() : undefined
    if (answer.statusCode >= 400 || envelope?.code !== 200) {
      throw failure(answer.statusCode >= 400 ? answer.statusCode : 502, envelope)
    }
    return envelope.data as CallOutput<C>
  }
}

export type LoaderApi = ReturnType<typeof makeLoaderApi>
