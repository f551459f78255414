import type * as z from 'zod'
import type { AnyCall } from '../define-call.ts'
import type { CaseParams } from './case-fields.ts'
import type { NoteBody } from './define-move.ts'

/** A case as a call answers it, whatever its kind. */
export interface ShownCase {
  readonly id: string
  readonly status: string
  readonly version: number
}

interface CaseCall<Shown extends ShownCase> extends AnyCall {
  readonly params: CaseParams
  readonly query?: undefined
  readonly output: z.ZodType<Shown>
}

/** A call that answers one case. */
export interface GetCaseCall<Shown extends ShownCase> extends CaseCall<Shown> {
  readonly body?: undefined
}

/** A call of a move that asks for no more than a remark. */
export interface NoteCall<Shown extends ShownCase> extends CaseCall<Shown> {
  readonly body: NoteBody
}

/** A call of a move that says why, by a code, a sentence and what would change it. */
export interface RefusalCall<Shown extends ShownCase> extends CaseCall<Shown> {
  readonly body: z.ZodObject<Record<string, z.ZodType>> &
    z.ZodType<unknown, Readonly<Record<string, unknown>>>
}
