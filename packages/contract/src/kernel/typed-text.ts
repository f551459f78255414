import type * as z from 'zod'
import { foldTyped, type TypedKind } from '../rules/fold-typed.ts'
import { type FieldInput, inputOf } from './field-input.ts'

const KINDS: Partial<Record<FieldInput['kind'], TypedKind>> = {
  amount: 'number',
  decimal: 'number',
  whole: 'number',
  phone: 'phone',
  serial: 'serial',
}

/** What was typed into a field as its rule reads it; other text stays as it is. */
export function typedText(schema: z.ZodType, text: string): string {
  const kind = KINDS[inputOf(schema).kind]
  return kind ? foldTyped(text, kind) : text
}
