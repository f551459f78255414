import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapedText } from '../documents/chart-text.ts'
import { noteError, sendError } from '../http/error-answers.ts'
import { PAGE_HEADERS } from './content-security.ts'
import { isPlainPage } from './page-address.ts'
import { refusedCopy as copy } from './refused-copy.ts'
import { isOfTheMoment } from './send-page.ts'

const STYLE =
  'body{max-width:40rem;margin:0 auto;padding:1rem;background:#fff;color:#1c2430;font:1rem/1.7 sans-serif}h1{font-size:1.375rem}a{color:#1b4b8f;display:inline-block;padding:.625rem 0}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

interface Refusal {
  readonly status: number
  readonly msg: string
}

/** What one can do about it; nothing where only another form would do. */
function adviceOf(status: number, isForm: boolean): string {
  if (isForm && status === 401) return copy.sendAgain
  if (!isOfTheMoment(status)) return ''
  return isForm ? copy.sendLater : copy.lookLater
}

function linkOf(status: number, url: string): string {
  if (status === 401) return `<a href="/lite/login" target="_blank" rel="noopener">${copy.signIn}</a>`
  return isPlainPage(url) ? `<a href="/lite">${copy.toLite}</a>` : `<a href="/index">${copy.toHome}</a>`
}

function pageOf({ status, msg }: Refusal, { method, url }: FastifyRequest): string {
  const isForm = method === 'POST'
  const title = isForm ? copy.notSent : copy.notShown
  const advice = adviceOf(status, isForm)
  return `<!doctype html><html lang="${copy.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} - ${copy.brand}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p role="alert">${escapedText(msg)}</p>${advice && `<p>${advice}</p>`}<p>${linkOf(status, url)}</p></main></body></html>`
}

/** A browser that shows what it gets as a page; the scripts of the portal ask for data. */
const showsPages = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

/**
 * Answers a request for a page that no page could be made for: refused before anything of it was read, or turned away. Whoever sees it
 * gets plain words, made of nothing that may be away, and whoever sends a form is told how to send it again.
 */
export function sendRefusedPage(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  if (!showsPages(request)) return sendError(request, reply, thrown)
  const { def, extra } = noteError(request, reply, thrown)
  return reply
    .code(def.status)
    .headers({ ...PAGE_HEADERS, 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .header('content-type', 'text/html; charset=utf-8')
    .send(pageOf({ status: def.status, msg: extra.msg ?? def.msg }, request))
}
