import type { FastifyInstance } from 'fastify'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallError } from './call-error.ts'

/** Pairs of one form; asking for a token takes five. */
const MOST_PAIRS = 20
const ENCODED_FORM = /^\s*application\/x-www-form-urlencoded\s*(;|$)/i

/** Whether a body is an url-encoded form, by its content type. */
export function isEncodedForm(contentType: string | undefined): boolean {
  return ENCODED_FORM.test(contentType ?? '')
}

/** The pairs of an url-encoded form. A name that comes twice is refused (RFC 6749, 3.2), and so are those no field has. */
export function readForm(text: string): Record<string, string> {
  const pairs = [...new URLSearchParams(text)]
  const names = new Set(pairs.map(([name]) => name))
  const isOdd = pairs.some(([name, value]) => !/^\w{1,40}$/.test(name) || value.includes('\u0000'))
  if (isOdd || pairs.length > MOST_PAIRS || names.size < pairs.length || names.has('__proto__'))
    throw new CallError(kernelErrors.malformed)
  return Object.fromEntries(pairs)
}

/** Url-encoded bodies, for calls that consume them; every other call refuses them by their type before they are read. */
export function registerFormBody(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, raw, done) => {
      try {
        done(null, readForm(raw as string))
      } catch (error) {
        done(error as Error)
      }
    },
  )
}
