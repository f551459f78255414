import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import { maskPersonName } from '@lqr/contract/rules/mask.ts'
import * as z from 'zod'
import { type Actor, hasRole } from '../../../http/actor.ts'

/**
 * How much of a natural person's data a reader gets: all of it (the company itself), the names (who decides on its credit), or neither
 * names nor anything else.
 */
export type PersonalView = 'whole' | 'names' | 'masked'

const DECIDERS = ['financeOfficer', 'financeManager'] as const

export function personalViewOf(actor: Actor): PersonalView {
  return hasRole(actor, ...DECIDERS) ? 'names' : 'masked'
}

/** The value as the reader may have it: fields of the schema that are personal or sensitive are masked at any depth. */
export function maskPersonal<T>(schema: z.ZodType, value: T, view: PersonalView): T {
  return view === 'whole' ? value : (masked(schema, value, view) as T)
}

function masked(schema: z.ZodType, value: unknown, view: PersonalView): unknown {
  if (value === null || value === undefined) return value
  const sensitivity = fieldMeta(schema)?.sensitivity
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    if (typeof value !== 'string') return masked(schema.unwrap() as z.ZodType, value, view)
  } else if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.ZodType>> = schema.shape
    const fields = Object.entries(value).map(([name, part]) => {
      const own = shape[name]
      return [name, own ? masked(own, part, view) : part]
    })
    return Object.fromEntries(fields)
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((part) => (typeof part === 'string' ? hide(part, sensitivity, view) : masked(schema.element as z.ZodType, part, view)))
  }
  return typeof value === 'string' ? hide(value, sensitivity, view) : value
}

function hide(text: string, sensitivity: string | undefined, view: PersonalView): string {
  if (sensitivity === 'sensitive') return '****'
  return sensitivity === 'personal' && view === 'masked' ? maskPersonName(text) : text
}
