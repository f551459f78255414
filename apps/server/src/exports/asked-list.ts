import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import { codesOf, labelOf } from '@lqr/contract/kernel/field.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import * as z from 'zod'
import { CallError } from '../http/call-error.ts'
import { exportWords as words } from './copy.ts'

/** What a list was asked, as a caller of its call sends it. */
export interface AskedList {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: Readonly<Record<string, unknown>> | undefined
}

const PARTS = ['params', 'query', 'body'] as const
const PAGING: readonly string[] = ['currentPageNum', 'pageSize', 'beforeId', 'after']

/** No filter: its words are those of a screen, its rows stand in it. */
const ORDER = 'sort'

const withoutPage = (part: Readonly<Record<string, unknown>> | undefined) =>
  part && Object.fromEntries(Object.entries(part).filter(([name]) => !PAGING.includes(name)))

/** What was asked without its page: the filter and the order of all of its pages. */
export function filterOf({ params, query, body }: AskedList): AskedList {
  return { params, query: withoutPage(query), body: withoutPage(body) }
}

/** The same as its call reads it, refused in the call's own words where it is wrong. */
export function parseAsked(call: AnyCall, asked: AskedList) {
  const read = (name: (typeof PARTS)[number]) => {
    const schema = call[name]
    if (!schema) return undefined
    const parsed = schema.safeParse(asked[name] ?? {})
    if (parsed.success) return parsed.data as Record<string, unknown>
    throw new CallError(kernelErrors.invalidInput, { fields: explainIssues(parsed.error) })
  }
  return { params: read('params'), query: read('query'), body: read('body') }
}

function shapeOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
}

function inWords(schema: z.ZodType, value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const values = Array.isArray(value) ? value : [value]
  const named = values.map((one) => {
    const code = String(one)
    return codesOf(schema)?.find((item) => item.code === code)?.name ?? substationOfCode(code)?.name ?? code
  })
  return named.join('、')
}

/** The filter in words: each field by its label, codes by their names; also what the list stands under. */
export function filterWords(call: AnyCall, asked: AskedList): string[] {
  const filter = filterOf(asked)
  return PARTS.flatMap((part) => {
    const shape = shapeOf(call[part])
    return Object.entries(filter[part] ?? {}).flatMap(([name, value]) => {
      const schema = shape[name]
      if (!schema || name === ORDER || value === undefined || value === '' || value === false) return []
      return [words.filter(labelOf(schema), inWords(schema, value))]
    })
  })
}

/** A number in free text may be somebody's: the audit log keeps none. */
export function auditWords(filter: readonly string[]): string[] {
  return filter.map((word) => word.replace(/\d{6,}/g, words.number))
}
