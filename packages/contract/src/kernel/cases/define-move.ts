import * as z from 'zod'
import { defineCall } from '../define-call.ts'
import type { ErrorDef } from '../errors.ts'
import { optionalText, text } from '../field.ts'
import { caseParams, caseVersion } from './case-fields.ts'
import type { AnyCase, CaseMove, MoveOf } from './define-case.ts'

/** The remark that a plain move may carry. */
export const caseNote = (label = '备注', meta: { readonly help?: string } = {}) =>
  optionalText(label, 500, meta)

/** Why what was recorded is corrected; both sides read it. */
export const correctionReason = text('更正原因', { min: 4, max: 500 })

/** What is said where a remark is for colleagues alone. */
export const INTERNAL_HELP = '只有本单位的人员看得到，企业看不到'

/** The body of a move that asks for no more than a remark. */
export type NoteBody = z.ZodObject<{ version: typeof caseVersion; note: ReturnType<typeof caseNote> }>

interface MoveCallSpec<Fields extends z.ZodRawShape, Output extends z.ZodType> {
  /** slug.verbNoun: the operationId. */
  readonly name: string
  readonly summary: string
  readonly path: string
  /** A move that also makes something new honours the Idempotency-Key. */
  readonly effect?: 'create'
  /** What the move asks for; its version comes by itself. */
  readonly fields: Fields
  readonly output: Output
  readonly errors?: readonly ErrorDef[]
}

/** Who reaches the call of a move. */
type MoveAccess<Move> = Move extends { side: 'institution' }
  ? 'institution'
  : Move extends { side: 'authority' }
    ? typeof AUTHORITIES
    : Move extends { certified: true }
      ? 'enterprise'
      : 'enterprise:any'

/** The kinds of accounts that act as an authority. */
export const AUTHORITIES = ['government', 'operator'] as const

function accessOf<Move extends CaseMove>(move: Move): MoveAccess<Move> {
  if (move.side === 'institution') return 'institution' as MoveAccess<Move>
  if (move.side === 'authority') return AUTHORITIES as MoveAccess<Move>
  const isCertified = move.side === 'enterprise' && move.certified
  return (isCertified ? 'enterprise' : 'enterprise:any') as MoveAccess<Move>
}

/** The call that makes a move: who may, its address parameter, the version and the usual refusals follow from the declaration. */
export function defineMove<
  const D extends AnyCase,
  const Move extends MoveOf<D>,
  Fields extends z.ZodRawShape,
  Output extends z.ZodType,
>(declaration: D, code: Move, { fields, errors = [], ...spec }: MoveCallSpec<Fields, Output>) {
  const { notFound, illegalMove, staleVersion } = declaration.errors
  const move = declaration.moves[code] as D['moves'][Move] & CaseMove
  return defineCall({
    access: accessOf(move),
    ...('roles' in move && { roles: move.roles }),
    effect: 'write',
    ...spec,
    method: 'POST',
    params: caseParams(declaration),
    body: z.object({ version: caseVersion, ...fields }),
    errors: [notFound, illegalMove, staleVersion, ...errors],
  })
}
