import type * as z from 'zod'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import type { TestApp } from '../test-app.ts'
import { fillForm } from './fill-form.ts'

type FormCall = AnyCall & { readonly body: z.ZodObject }

/** What decided a refusal, and a day that no clock has passed. */
export const DECIDED = { decidingCondition: 'DEBT_RATIO', retryFrom: '2099-12-31' } as const

/** Why a field is not read back, or where it is when the answer does not hold it under its own name. */
type Where<A> = string | ((answer: A) => unknown)

/** A field that no answer holds must be here: a field that nobody can read back does not compile. */
type Elsewhere<B, A> = { readonly [K in Exclude<keyof B, keyof A>]-?: Where<A> } & {
  readonly [K in keyof B & keyof A]?: Where<A>
}

interface Told<C extends FormCall, A> {
  readonly given?: Partial<z.input<C['body']>>
  /** Sends the form and reads what then stands; it comes before `elsewhere`, which takes its type from it. */
  readonly keep: (body: z.input<C['body']>) => Promise<A>
  readonly elsewhere: Elsewhere<z.input<C['body']>, A>
}

/** What became of a form: for each field what was sent, and what was read back of it. */
export interface FormOutcome {
  readonly sent: Readonly<Record<string, unknown>>
  readonly read: Readonly<Record<string, unknown>>
}

export interface FormCase {
  readonly call: string
  run(t: TestApp): Promise<FormOutcome>
}

/** The same application, but a call that is refused says so at once. */
function demanding(t: TestApp): TestApp {
  return {
    ...t,
    async call(call, input, options) {
      const answer = await t.call(call, input, options)
      if (answer.status === 200) return answer
      throw new Error(`${call.name}: ${answer.msg} ${JSON.stringify(answer.error?.fields ?? {})}`)
    },
  }
}

/** A form of the contract with the way to what is kept of it, made in a world of its own. */
export function formCase<const C extends FormCall, A extends object>(
  call: C,
  prepare: (t: TestApp) => Promise<Told<C, A>>,
): FormCase {
  return {
    call: call.name,
    async run(t) {
      const { given = {}, keep, elsewhere } = await prepare(demanding(t))
      const body = fillForm<C['body']>(call.body, given)
      const answer = await keep(body)
      const places: Readonly<Record<string, Where<A> | undefined>> = elsewhere
      const values = new Map<string, unknown>(Object.entries(answer))
      const sent: Record<string, unknown> = {}
      const read: Record<string, unknown> = {}
      for (const [name, value] of Object.entries(body)) {
        const where = places[name]
        if (typeof where === 'string') continue
        sent[name] = value
        read[name] = where ? where(answer) : values.get(name)
      }
      return { sent, read }
    },
  }
}
