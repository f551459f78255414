import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect } from '@playwright/test'
import { callAddress } from '../../packages/contract/src/kernel/call-address.ts'
import type { AnyCall, CallInput, CallOutput } from '../../packages/contract/src/kernel/define-call.ts'
import type { ErrorBody } from '../../packages/contract/src/kernel/envelope.ts'

/** Who calls, from which site, and the Idempotency-Key of a submit. */
export interface Caller {
  token?: string
  key?: string
  cityCode?: string
}

export interface Answer<T> {
  status: number
  code: number
  msg: string
  data: T
  error?: ErrorBody
}

type InputOf<C extends AnyCall> =
  Record<never, never> extends CallInput<C> ? CallInput<C> | undefined : CallInput<C>

/** Makes a call of the contract from outside the browser and answers whatever came back, refusals included. */
export async function send<const C extends AnyCall>(
  request: APIRequestContext,
  call: C,
  input: InputOf<C>,
  caller: Caller = {},
): Promise<Answer<CallOutput<C>>> {
  const { body } = (input ?? {}) as { body?: unknown }
  const response = await request.fetch(callAddress(call, input ?? {}), {
    method: call.method,
    headers: headersOf(caller),
    ...(body === undefined ? {} : { data: body }),
  })
  return answerOf(response)
}

/** Makes a call of the contract that must succeed and answers its data. */
export async function ask<const C extends AnyCall>(
  request: APIRequestContext,
  call: C,
  input: InputOf<C>,
  caller: Caller = {},
): Promise<CallOutput<C>> {
  const answer = await send(request, call, input, caller)
  expect(answer, call.summary).toMatchObject({ status: 200, code: 200 })
  return answer.data
}

export function headersOf({ token, key, cityCode }: Caller): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
    ...(cityCode ? { cityCode } : {}),
  }
}

export async function answerOf<T>(response: APIResponse): Promise<Answer<T>> {
  const isJson = response.headers()['content-type']?.includes('json') ?? false
  const envelope = isJson
    ? ((await response.json()) as Omit<Answer<T>, 'status'>)
    : { code: response.status(), msg: '', data: undefined as T }
  return { ...envelope, status: response.status() }
}
