import { expect, test } from 'vitest'
import * as z from 'zod'
import { allCalls } from './all-calls.ts'
import { type CallField, fieldsOf } from './kernel/call-fields.ts'

const INT4 = 2_147_483_647
const OUT_OF_RANGE = {
  date: ['0000-01-01', '0001-01-01', '1799-12-31'],
  'date-time': ['0000-01-01T00:00:00Z'],
}

interface Limits {
  readonly type?: string
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: keyof typeof OUT_OF_RANGE
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly items?: Limits
  readonly anyOf?: readonly Limits[]
}

const inputs = allCalls.flatMap((call) => fieldsOf(call).filter(({ side }) => side === 'input'))

/** What is missing of the limits that keep a value within what the database and a page can hold. */
function missing(limits: Limits, { schema, meta }: CallField): string[] {
  if (limits.anyOf) return limits.anyOf.flatMap((form) => missing(form, { schema, meta } as CallField))
  if (limits.enum || limits.const !== undefined) return []
  if (limits.items) return limits.maxItems || limits.items.enum ? [] : ['a longest list']
  if (limits.type === 'integer' || limits.type === 'number') {
    const isWide = meta?.unit === '元' || meta?.component === 'Id'
    return isWide || (limits.maximum ?? Infinity) <= INT4 ? [] : ['a largest number']
  }
  if (limits.type !== 'string') return []
  const days = limits.format && OUT_OF_RANGE[limits.format]
  if (days) return days.filter((day) => schema.safeParse(day).success)
  return limits.maxLength || limits.pattern ? [] : ['a longest text']
}

test('every field that is sent has limits that the database keeps', () => {
  const faults = inputs
    .filter(({ isGroup }) => !isGroup)
    .flatMap((field) => {
      const limits = z.toJSONSchema(field.schema, { io: 'input', unrepresentable: 'any' }) as Limits
      return missing(limits, field).map((what) => `${field.call.name} ${field.path}: ${what}`)
    })
  expect(faults).toEqual([])
})
