import type { FastifyInstance } from 'fastify'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallError } from './call-error.ts'

export const BODY_LIMIT_BYTES = 1024 * 1024
const DEEPEST = 20

/** PostgreSQL cannot store U+0000 anywhere; one check here keeps it from becoming a 500 somewhere. */
export function refuseNul(raw: string): void {
  if (raw.includes('\u0000') || /\\u0000/.test(raw)) {
    throw new CallError(kernelErrors.malformed, { msg: '提交的内容含有不允许的字符' })
  }
}

/** Refuses prototype keys and absurd nesting. */
function reviewShape(value: unknown, depth = 0): void {
  if (depth > DEEPEST) throw new CallError(kernelErrors.malformed)
  if (value === null || typeof value !== 'object') return
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw new CallError(kernelErrors.malformed)
    reviewShape(inner, depth + 1)
  }
}

/** JSON bodies: at most 1 MiB, no NUL, no coercion. An empty body is an empty object. */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, raw, done) => {
      try {
        const text = raw as string
        if (text.trim() === '') return done(null, {})
        refuseNul(text)
        const value: unknown = JSON.parse(text)
        reviewShape(value)
        done(null, value)
      } catch (error) {
        done(error instanceof CallError ? error : new CallError(kernelErrors.malformed, { cause: error }))
      }
    },
  )
}
