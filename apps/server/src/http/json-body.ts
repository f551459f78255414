import type { FastifyInstance } from 'fastify'
import type { AnyCall, Effect } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-input.ts'
import * as z from 'zod'
import { CallError } from './call-error.ts'
import { measureJson } from './json-shape.rules.ts'

const KIB = 1024

/** Bytes of a body by what its call does, some times its longest form (docs/operations/limits.md). */
const BODY_LIMIT_BYTES: Record<Effect, number> = { read: 16 * KIB, write: 64 * KIB, create: 64 * KIB }
/** Bytes of a body that carries a file of lines or a kept draft in one of its fields. */
export const LONG_BODY_LIMIT_BYTES = KIB * KIB
const LONG_TEXT = 20_000

/** The bytes a body of this call may have. */
export function bodyLimitOf({ body, bodyKib, effect }: AnyCall): number {
  if (bodyKib !== undefined) return bodyKib * KIB
  const fields = body instanceof z.ZodObject ? Object.values(body.shape as Record<string, z.ZodType>) : []
  const hasLongText = fields.some((field) => (maxLengthOf(field) ?? 0) > LONG_TEXT)
  return hasLongText ? LONG_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES[effect]
}

/** PostgreSQL cannot store U+0000 anywhere; one check here keeps it from becoming a 500 somewhere. */
function refuseNul(raw: string): void {
  if (raw.includes('\u0000') || /\\u0000/.test(raw)) {
    throw new CallError(kernelErrors.malformed, { msg: '提交的内容含有不允许的字符' })
  }
}

/** Refuses prototype keys and halves of signs, which are no text; how deep it goes is known to be little. */
function reviewValue(value: unknown): void {
  if (typeof value === 'string' && !value.isWellFormed()) throw new CallError(kernelErrors.malformed)
  if (value === null || typeof value !== 'object') return
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw new CallError(kernelErrors.malformed)
    reviewValue(key)
    reviewValue(inner)
  }
}

/** A body's value; refused before it is made when it holds more than any form (docs/operations/limits.md). */
function readJson(text: string): unknown {
  if (text.trim() === '') return {}
  if (!measureJson(text).fits)
    throw new CallError(kernelErrors.malformed, { msg: '提交的内容项目过多或层次过深' })
  refuseNul(text)
  const value: unknown = JSON.parse(text)
  reviewValue(value)
  return value
}

/** JSON bodies: within the limit of their call, of a form's shape, no NUL, no coercion. An empty body is an empty object. */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, raw, done) => {
    try {
      done(null, readJson(raw as string))
    } catch (error) {
      done(error instanceof CallError ? error : new CallError(kernelErrors.malformed, { cause: error }))
    }
  })
}
