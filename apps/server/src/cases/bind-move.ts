import type * as z from 'zod'
import type { AnyCase, MoveOf } from '@lqr/contract/kernel/cases/define-case.ts'
import type { AUTHORITIES } from '@lqr/contract/kernel/cases/define-move.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { bindCall, type BoundCall, type CallContext } from '../http/bind-call.ts'
import { requestMove } from './request-move.ts'
import type { CaseChange, CaseKind, CaseRow, Viewing } from './case-kind.ts'

/** A call made by `defineMove`: it names the case, the version and what the move asks for, and answers the case. */
interface MoveCall<Body, Shown> extends AnyCall {
  readonly access: 'enterprise' | 'enterprise:any' | 'institution' | typeof AUTHORITIES
  readonly params: z.ZodObject & z.ZodType<{ id: string }>
  readonly body: z.ZodType<Body>
  readonly output: z.ZodType<unknown, Shown>
}

interface MoveBody {
  readonly version?: number | undefined
  readonly note?: string | undefined
}

type MoveContext<Body, Shown> = CallContext<MoveCall<Body, Shown>>

interface MoveBinding<Body, Row extends CaseRow, Shown> {
  /** What the timeline says about the move of the case as it was; the remark of the body unless told otherwise. */
  note?(body: Body, row: Row): string | undefined
  /** The columns the move changes; refuses with a CallError what the row does not allow. */
  change?(context: MoveContext<Body, Shown>, row: Row): CaseChange<Row> | Promise<CaseChange<Row>>
  /** What the move brings with it on other rows, in the same transaction. */
  follow?(context: MoveContext<Body, Shown>, row: Row): Promise<void>
}

/** Binds the moves of a kind for one side, each answering the case as that side sees it afterwards. */
export function moveBinder<D extends AnyCase, Row extends CaseRow, Shown>(
  kind: CaseKind<D, Row>,
  show: (viewing: Viewing, row: Row) => Promise<Shown>,
) {
  return <Body extends MoveBody>(
    call: MoveCall<Body, Shown>,
    move: MoveOf<D>,
    { note, change, follow }: MoveBinding<Body, Row, Shown> = {},
  ): BoundCall =>
    bindCall(call, async (context: MoveContext<Body, Shown>) => {
      const { params, body } = context
      const row = await requestMove(context, kind, {
        id: params.id,
        move,
        version: body.version,
        show: (before) => show(context, before),
        note: note ? (before) => note(body, before) : body.note,
        ...(change && { change: (before: Row) => change(context, before) }),
      })
      await follow?.(context, row)
      return show(context, row)
    })
}
