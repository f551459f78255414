import * as z from 'zod'
import { type CodeItem, field, type FieldMeta, fieldMeta, oneOf } from './field.ts'

// Fields of answers. What was kept under earlier limits is still answered, so these carry the meaning of a field without
// the limits of typing it.

type Meta = Omit<FieldMeta, 'label' | 'codes' | 'component'>

/** Text in an answer. */
export function textOut(label: string, meta: Meta = {}) {
  return field(z.string(), { label, ...meta })
}

/** A code in an answer that may also be one of a former version: known ones are told by their names, others as they stand. */
export function wordOut(label: string, codes: readonly CodeItem[], meta: Meta = {}) {
  return field(z.string(), { label, ...meta, codes })
}

/** Whole yuan in an answer. */
export function amountOut(label: string, meta: Meta = {}) {
  return field(z.number(), { label, ...meta, unit: '元', component: 'AmountYuan' })
}

/** A percentage in an answer: a rate or cost a year, or a share. */
export function percentOut(label: string, meta: Meta = {}) {
  return field(z.number(), { label, ...meta, unit: '%', component: 'Percent' })
}

/** A number of months in an answer. */
export function monthsOut(label: string) {
  return field(z.int(), { label, unit: '个月', component: 'MonthsOut' })
}

/** A whole number in an answer: a count of `unit`, a place in an order, a year. */
export function countOut(label: string, unit?: string, meta: Meta = {}) {
  return field(z.int(), { label, ...meta, ...(unit === undefined ? {} : { unit }) })
}

/** Some of a closed list of codes. */
export function codesOut<const T extends readonly CodeItem[]>(label: string, items: T, meta: Meta = {}) {
  return field(z.array(oneOf(label, items)), { label, ...meta })
}

/** Lines of text. */
export function linesOut(label: string, meta: Meta = {}) {
  return field(z.array(z.string()), { label, ...meta })
}

/** Rows that were made up to show the product. */
export const isExample = field(z.boolean(), { label: '示例数据', component: 'IsExample' })

/** Any number of one kind of thing. */
export function listOut<const S extends z.ZodType>(label: string, item: S, meta: Meta = {}) {
  return field(z.array(item), { label, ...meta })
}

/** A field of a form as it is answered: the same label, codes, unit and class, without the limits of typing it. */
export function fieldOut<S extends z.ZodType>(schema: S, label?: string): Answered<S> {
  const { component: _, ...meta } = fieldMeta(schema) ?? { label: '' }
  return field(unlimited(schema), { ...meta, ...(label === undefined ? {} : { label }) }) as Answered<S>
}

type Given<S extends z.ZodType> = Exclude<z.output<S>, undefined>
export type Answered<S extends z.ZodType> = z.ZodType<Given<S>, Given<S>>

function unlimited(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unlimited(schema.unwrap() as z.ZodType)
  }
  if (schema instanceof z.ZodNullable) return unlimited(schema.unwrap() as z.ZodType).nullable()
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType
    return z.array(fieldMeta(element) ? fieldOut(element) : unlimited(element))
  }
  if (schema instanceof z.ZodPipe) return unlimited(schema.in as z.ZodType)
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodString) return z.string()
  if (schema instanceof z.ZodNumberFormat) return z.int()
  if (schema instanceof z.ZodNumber) return z.number()
  return schema
}
