import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'

/** What the answer of a query was asked with. */
export interface AskedQuery {
  readonly def: AnyCall
  readonly input: { readonly params?: object; readonly query?: object; readonly body?: unknown }
}

const asked = new WeakMap<object, AskedQuery>()

/** Keeps with the answer of a query what it was asked with. */
export function keepAsked<R extends object>(answer: R, query: AskedQuery): R {
  asked.set(answer, query)
  return answer
}

/** What an answer was asked with; undefined for one that no call gave. */
export function askedOf(answer: object): AskedQuery | undefined {
  return asked.get(answer)
}
