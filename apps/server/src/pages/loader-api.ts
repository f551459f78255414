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
}

function failure(status: number, envelope: Envelope<unknown> | undefined): Response {
  const body = { msg: envelope?.msg, key: envelope?.error?.key, requestId: envelope?.error?.requestId }
  return Response.json(body, { status })
}

/**
 * What a page's loaders call with: the product's own calls in-process, through access, validation and output stripping
 * like any other request. A refusal is thrown as a Response with the call's status.
 */
export function makeLoaderApi(app: FastifyInstance, visitor: Visitor) {
  return async <C extends AnyCall>(call: C, input?: CallInput<C>): Promise<CallOutput<C>> => {
    const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: object }
    const answer = await app.inject({
      method: call.method,
      url: callAddress(call, { params, query }),
      remoteAddress: visitor.ip,
      headers: {
        accept: 'application/json',
        citycode: visitor.cityCode,
        ...(visitor.token ? { authorization: `Bearer ${visitor.token}` } : {}),
        ...(visitor.userAgent ? { 'user-agent': visitor.userAgent } : {}),
      },
      ...(call.body ? { payload: body ?? {} } : {}),
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    const envelope = isJson ? answer.json<Envelope<CallOutput<C>>>() : undefined
    if (answer.statusCode >= 400 || envelope?.code !== 200) {
      throw failure(answer.statusCode >= 400 ? answer.statusCode : 502, envelope)
    }
    return envelope.data as CallOutput<C>
  }
}

export type LoaderApi = ReturnType<typeof makeLoaderApi>
