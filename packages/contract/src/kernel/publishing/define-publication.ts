import * as z from 'zod'
import type { AccessKind, ServiceKind } from '../access.ts'
import { defineCall } from '../define-call.ts'
import { type ErrorDef, kernelErrors } from '../errors.ts'
import { id, oneOf } from '../field.ts'
import { keywordInput, pageInput, pageOf } from '../page.ts'
import { version } from '../version.ts'
import { publicationMove, publicationRecord, publishingErrors, zonesErrors } from './publication-fields.ts'
import type { PublicationKind } from './publication-kinds.ts'
import { publicationStates } from './publication-states.ts'

type Shape = z.ZodRawShape
/** A person: records are maintained by nobody else. */
type Maintainer = Exclude<AccessKind, ServiceKind>
type Params = z.ZodObject<Shape> | undefined

/** How a call is known outside: its name and its path never follow from anything else. */
export interface CallPlace {
  readonly name: string
  readonly path: string
}

/** One kind of record that operators draft, a second one releases, and everyone reads until it is taken off line. */
export interface PublicationSpec<
  F extends Shape,
  R extends Shape & typeof publicationRecord,
  L extends Shape,
  P extends Params,
> {
  readonly kind: PublicationKind
  /** What one record is called, in 中文. */
  readonly label: string
  /** What is typed, in the order of the form. */
  readonly form: z.ZodObject<F>
  /** Two fields of which the second is never below the first (amounts, days), and what to say when it is. */
  readonly order?: { readonly low: keyof F & string; readonly high: keyof F & string; readonly error: string }
  /** What a new record begins with. */
  readonly initial: z.input<z.ZodObject<{ [K in keyof F]: z.ZodOptional<F[K]> }>>
  /** What maintainers read of a record. */
  readonly record: z.ZodObject<R>
  /** The field a record is named by. */
  readonly heading: keyof R & string
  /** The list between the heading and the state: column → field of the record. A column's name keeps people's settings and never changes. */
  readonly columns: Readonly<Record<string, keyof R & string>>
  /** What the list is narrowed by besides keyword and state. */
  readonly filters?: L
  /** The record it is made under, when it never stands alone: path parameters of the create call and the error without it. */
  readonly within?: { readonly params: P; readonly missing: ErrorDef }
  /** Who drafts, changes and submits, who reviews and takes off line, and who reads records in every state. */
  readonly edits: Maintainer
  readonly releases: Maintainer
  readonly reads: Maintainer | readonly Maintainer[]
  readonly missing: ErrorDef
  /** What else may stand against a form: rules that its fields alone do not tell. */
  readonly rules?: readonly ErrorDef[]
  /** KiB that the form may have, where it is longer than those of most kinds. */
  readonly bodyKib?: number
  /** What else may stand against a move. */
  readonly refusals?: readonly ErrorDef[]
  readonly calls: Readonly<Record<'list' | 'create' | 'update' | 'move', CallPlace>>
}

/** The form with the order of its two fields; anything else typed is refused. */
function ordered<F extends Shape>(
  form: z.ZodObject<F>,
  order: { readonly low: string; readonly high: string; readonly error: string } | undefined,
) {
  const strict = form.strict()
  if (!order) return strict
  const holds = (typed: Readonly<Record<string, unknown>>) => {
    const [low, high] = [typed[order.low], typed[order.high]]
    if (typeof low === 'number' && typeof high === 'number') return low <= high
    return typeof low !== 'string' || typeof high !== 'string' || low <= high
  }
  return strict.check(z.refine(holds, { path: [order.high], error: order.error }))
}

/** What a file of records says of each besides what its list shows. */
const KEPT = ['status', 'submittedBy', 'publishedAt', 'updatedAt'] as const

/** Declares a kind of published record: the calls of those who maintain it, its form, its list and its states follow. */
export function definePublication<
  F extends Shape,
  R extends Shape & typeof publicationRecord,
  const L extends Shape = Record<never, never>,
  const P extends Params = undefined,
>(spec: PublicationSpec<F, R, L, P>) {
  const { label, form, order, record, edits, releases, missing, calls } = spec
  const params = z.object({ id: id(`${label}编号`) })
  const status = oneOf('状态', publicationStates).optional()
  const size = spec.bodyKib === undefined ? {} : { bodyKib: spec.bodyKib }
  const list = defineCall({
    ...calls.list,
    summary: `${label}维护列表`,
    method: 'POST',
    access: spec.reads,
    effect: 'read',
    exported: {
      title: label,
      columns: [...new Set([spec.heading, ...Object.values(spec.columns), ...KEPT])],
    },
    body: z.object({ ...pageInput, keyword: keywordInput, status, ...(spec.filters as L) }),
    output: pageOf(record),
  })
  const create = defineCall({
    ...calls.create,
    ...size,
    summary: `新增${label}（草稿）`,
    method: 'POST',
    access: edits,
    effect: 'create',
    params: spec.within?.params as P,
    body: ordered(form, order),
    output: record,
    errors: [...(spec.within ? [spec.within.missing] : []), ...(spec.rules ?? [])],
  })
  const update = defineCall({
    ...calls.update,
    ...size,
    summary: `修改${label}`,
    method: 'PUT',
    access: edits,
    effect: 'write',
    params,
    body: ordered(form.extend({ version }), order),
    output: record,
    errors: [missing, kernelErrors.conflict, ...(spec.rules ?? [])],
  })
  const move = defineCall({
    ...calls.move,
    summary: `提交复核、复核、下线${label}，或删除草稿`,
    method: 'POST',
    access: edits === releases ? edits : [edits, releases],
    effect: 'write',
    params,
    body: publicationMove,
    output: record,
    errors: [
      missing,
      zonesErrors.illegalMove,
      publishingErrors.ownReview,
      publishingErrors.reasonMissing,
      ...(spec.refusals ?? []),
      kernelErrors.conflict,
    ],
  })
  return { ...spec, calls: { list, create, update, move } }
}

/** The call that reads one record of a publication in every state, for kinds with a page of their own. */
export function recordCall<R extends Shape>(
  {
    label,
    record,
    reads,
    missing,
  }: Pick<PublicationSpec<Shape, never, Shape, Params>, 'label' | 'reads' | 'missing'> & {
    readonly record: z.ZodObject<R>
  },
  place: CallPlace,
) {
  return defineCall({
    ...place,
    summary: `${label}维护详情`,
    method: 'GET',
    access: reads,
    effect: 'read',
    params: z.object({ id: id(`${label}编号`) }),
    output: record,
    errors: [missing],
  })
}
