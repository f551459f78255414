import * as z from 'zod'

/** One field, and all fields of a form or record. */
export type Field<T = unknown> = z.ZodType<T>
export type Fields = z.ZodObject

/** The fields of a form in their order. */
export function fieldsOf({ shape }: Fields): (readonly [name: string, field: Field])[] {
  return Object.entries(shape) as [string, Field][]
}

/** A closed list: codes with their 中文 names. */
export type ClosedList = readonly { readonly code: string; readonly name: string }[]

/**
 * What a field is typed into, where its schema alone does not tell: a phone number, a serial (a code copied from a paper),
 * an area of the province, an amount in 万元, a calendar day (`past` none after today), a moment to the minute, several
 * areas, lines of text, a marked text that people see as it will stand, an uploaded picture, one or several codes of a
 * closed list (`offered` those of it that may still be chosen, where it is not all), or `own`: what the page of the kind brings an
 * input for.
 */
export type FieldInput =
  | {
      readonly kind:
        | 'text'
        | 'phone'
        | 'serial'
        | 'link'
        | 'area'
        | 'amount'
        | 'decimal'
        | 'whole'
        | 'lines'
        | 'areas'
        | 'moment'
        | 'rich'
        | 'picture'
        | 'logo'
        | 'own'
    }
  | { readonly kind: 'day'; readonly past?: boolean }
  | { readonly kind: 'code' | 'codes'; readonly items: ClosedList; readonly offered?: ClosedList }

const inputs = z.registry<FieldInput>()

/** Says what a field is typed into. Kept beside its meta and not in it: the documents of the calls describe no forms. */
export function typedInto<S extends z.ZodType>(schema: S, input: FieldInput): S {
  inputs.add(schema, input)
  return schema
}

type Wrapper = { readonly def?: { readonly innerType?: z.ZodType } }
type Limited = {
  readonly maxLength?: number | null
  readonly maxValue?: number | null
  readonly meta: () => { readonly maximum?: number } | undefined
}

/** The schema inside optional, nullable and default wrappers. */
function unwrapped(schema: z.ZodType): z.ZodType {
  const inner = (schema as Wrapper).def?.innerType
  return inner ? unwrapped(inner) : schema
}

/** What a field is typed into; unless it says otherwise a number is whole and anything else is text. */
export function inputOf(schema: z.ZodType): FieldInput {
  const own = inputs.get(schema)
  if (own) return own
  const inner = (schema as Wrapper).def?.innerType
  if (inner) return inputOf(inner)
  return { kind: schema.def.type === 'number' ? 'whole' : 'text' }
}

/** The longest text a field takes; undefined when it says none. */
export function maxLengthOf(schema: z.ZodType): number | undefined {
  return (unwrapped(schema) as Limited).maxLength ?? undefined
}

/** The largest number a field takes; undefined when it says none. */
export function maxValueOf(schema: z.ZodType): number | undefined {
  const inner = unwrapped(schema) as Limited
  return inner.meta()?.maximum ?? inner.maxValue ?? undefined
}

/** Whether a field may be `null`: nothing typed. */
export function takesNull(schema: z.ZodType): boolean {
  return schema.safeParse(null).success
}
