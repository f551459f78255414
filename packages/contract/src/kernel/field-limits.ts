import * as z from 'zod'
import { fieldMeta } from './field.ts'
import { inputOf } from './field-input.ts'

const YUAN_PER_WAN = 10_000
const WAN_DECIMALS = 4
const DECIMALS = 2

/** Fields whose text is copied from elsewhere, with whatever stands between its signs there: an input that cuts it loses its end. */
const COPIED = new Set<string>(['phone', 'serial'])

/** How many characters may be typed into a field: of its text, or of the largest number it takes; undefined without a limit. */
export function maxLengthOf(schema: z.ZodType): number | undefined {
  if (COPIED.has(inputOf(schema).kind)) return undefined
  const typed = inner(schema)
  if (typed instanceof z.ZodString) return typed.maxLength ?? undefined
  const largest = largestOf(schema)
  if (largest === undefined) return undefined
  return typed instanceof z.ZodNumberFormat ? String(largest).length : String(largest).length + 1 + DECIMALS
}

/** The same of an amount in yuan that is typed in 万元. */
export function maxWanLengthOf(schema: z.ZodType): number | undefined {
  const largest = largestOf(schema)
  return largest === undefined ? undefined : String(largest / YUAN_PER_WAN).length + 1 + WAN_DECIMALS
}

function largestOf(schema: z.ZodType): number | undefined {
  const typed = inner(schema)
  if (!(typed instanceof z.ZodNumber)) return undefined
  const stated = (fieldMeta(schema) as { maximum?: number } | undefined)?.maximum
  const largest = stated ?? typed.maxValue ?? Infinity
  return largest < Number.MAX_SAFE_INTEGER ? largest : undefined
}

function inner(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return inner(schema.unwrap() as z.ZodType)
  }
  return schema
}
