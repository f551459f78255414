import * as z from 'zod'
import type { AnyCall } from './define-call.ts'
import { fieldMeta, type FieldMeta, type Sensitivity } from './field.ts'
import { inputSensitivity } from './openapi.ts'

/** One field of a call as the contract describes it. */
export interface CallField {
  readonly call: AnyCall
  readonly side: 'input' | 'output'
  /** The named object it belongs to, or the call whose own input it is. */
  readonly owner: string
  readonly name: string
  /** Where it stands in the call. */
  readonly path: string
  readonly schema: z.ZodType
  readonly meta: FieldMeta | undefined
  /** Its own class or that of its object; undefined where neither says one. */
  readonly sensitivity: Sensitivity | undefined
  /** Whether it holds fields of its own, so that they are what is described. */
  readonly isGroup: boolean
}

type Place = Pick<CallField, 'call' | 'side' | 'owner' | 'sensitivity' | 'path'>

/** Every field of a call, of what it takes and of what it answers, with those inside of them. */
export function fieldsOf(call: AnyCall): CallField[] {
  const input = { call, side: 'input', owner: call.name, sensitivity: inputSensitivity(call) } as const
  const output = { call, side: 'output', owner: call.name, sensitivity: undefined } as const
  const inputs = (['params', 'query', 'body'] as const).flatMap((part) =>
    call[part] ? inside(call[part], { ...input, path: part }, []) : [],
  )
  return call.produces === 'bytes'
    ? inputs
    : [...inputs, ...inside(call.output, { ...output, path: 'data' }, [])]
}

function inside(schema: z.ZodType, place: Place, above: z.ZodType[]): CallField[] {
  const bare = unwrapped(schema, place.side)
  if (above.includes(bare)) return []
  const around = [...above, bare]
  const meta = fieldMeta(schema)
  const within = { ...place, sensitivity: meta?.sensitivity ?? place.sensitivity }
  if (bare instanceof z.ZodObject) {
    const owned = { ...within, owner: meta?.component ?? place.owner }
    return Object.entries(bare.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      named(name, field, owned, around),
    )
  }
  return partsOf(bare).flatMap((part) => inside(part, { ...within, path: `${place.path}[]` }, around))
}

function named(name: string, schema: z.ZodType, place: Place, above: z.ZodType[]): CallField[] {
  const path = `${place.path}.${name}`
  const below = inside(schema, { ...place, path }, above)
  const meta = fieldMeta(schema)
  const own = {
    ...place,
    name,
    path,
    schema,
    meta,
    sensitivity: meta?.sensitivity ?? place.sensitivity,
    isGroup: below.length > 0,
  }
  return [own, ...below]
}

/** What a list, record or union is made of. */
function partsOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType]
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType]
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[]
  return []
}

function unwrapped(schema: z.ZodType, side: CallField['side']): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrapped(schema.unwrap() as z.ZodType, side)
  }
  if (schema instanceof z.ZodLazy) return unwrapped(schema.unwrap() as z.ZodType, side)
  if (schema instanceof z.ZodPipe)
    return unwrapped((side === 'input' ? schema.in : schema.out) as z.ZodType, side)
  return schema
}
