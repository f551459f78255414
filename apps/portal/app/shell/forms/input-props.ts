import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import { maxLengthOf, maxWanLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { typingOf } from '@lqr/web-client/typing/typing-of.ts'
import type * as z from 'zod'
import { formsCopy } from './copy.ts'

/** What an input shows of its field and lets be typed into it: label, help, unit, length and keys, all of them the contract's. */
export function inputProps(schema: z.ZodType) {
  const { label = '', help, unit } = fieldMeta(schema) ?? {}
  return { label, help, unit, maxLength: maxLengthOf(schema), ...typingOf(schema) }
}

/** The same of an amount in yuan that is typed in 万元. */
export function wanInputProps(schema: z.ZodType) {
  return { ...inputProps(schema), unit: formsCopy.tenThousandYuan, maxLength: maxWanLengthOf(schema) }
}
