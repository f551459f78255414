import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownInlineHashes, PAGE_HEADERS, portalPolicy, withoutNonce } from './content-security.ts'
import { compressor, type Encoding, Packed, pickEncoding } from './encodings.ts'
import { isPlainAddress } from './page-address.ts'
import { pageOfBeforeCopy as copy } from './page-of-before-copy.ts'
import type { Rendered } from './page-cache.ts'

const KEPT_STATUS = new Set([200, 404])
/** A browser asks each time; a shared cache keeps a page as long as the product does, under the key of docs/operations/proxy.md. */
export const SHARED = 'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=30'

/** A rendered page ready to be sent again and again. */
export interface FinishedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly body: Packed
  /** Whether it may be given to others who ask for the same. */
  readonly isShared: boolean
}

/** Whether a status tells of the moment, or of one visitor who asked too often, and nothing of what was asked for. */
export const isOfTheMoment = (status: number) => status >= 500 || status === 429

/** How an anonymous page is finished. */
export interface Finishing {
  /** Of its rendering. */
  readonly nonce: string
  /** As its first visitor takes it. */
  readonly encoding: Encoding
  /** A part of it could not be made: nobody else is given it. */
  readonly isPartial: boolean
}

function ownHeaders(response: Response): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') headers[name] = value
  }
  return headers
}

/**
 * Finishes an anonymous page: the inline scripts and styles that carry the nonce of its rendering are named by their hashes, and the
 * nonce leaves, since it must never be used twice. A script that came with the content has no nonce and is named by nothing. It is packed as
 * its first visitor takes it.
 */
export async function finishPage(
  response: Response,
  { nonce, encoding, isPartial }: Finishing,
): Promise<Rendered<FinishedPage>> {
  const sent = Buffer.from(await response.arrayBuffer())
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const html = isPage ? sent.toString('utf8') : ''
  const policy = portalPolicy(ownInlineHashes(html, nonce))
  const identity = isPage ? Buffer.from(withoutNonce(html, nonce)) : sent
  const isShared = KEPT_STATUS.has(response.status) && !response.headers.has('set-cookie') && !isPartial
  const page: FinishedPage = {
    isShared,
    status: response.status,
    headers: { ...PAGE_HEADERS, ...ownHeaders(response), 'content-security-policy': policy },
    ...(await packed(identity, encoding)),
  }
  // Somebody may ask for the other packing.
  const bytes = 2 * page.body.bytes
  return {
    value: page,
    bytes,
    keep: isShared,
    isPartial: isPartial && response.status === 200,
    isFailure: isOfTheMoment(response.status),
  }
}

async function packed(identity: Buffer, encoding: Encoding): Promise<Pick<FinishedPage, 'etag' | 'body'>> {
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  // Kept packed also where the first visitor takes no packing.
  return { etag, body: await Packed.of(identity, encoding === 'identity' ? 'gzip' : encoding) }
}

/**
 * The page with a line above it that says from when it is, for no other cache. The words stand in an attribute of `html`, which
 * app.css shows: an element more would not be what the browser renders again, and React would throw the page away.
 */
export async function markOlder(page: FinishedPage, madeAt: Date): Promise<FinishedPage> {
  const html = (await page.body.in('identity')).toString('utf8')
  const marked = html.replace('<html ', `<html data-page-of-before="${copy.from(clockTime(madeAt))}" `)
  return { ...page, isShared: false, ...(await packed(Buffer.from(marked), 'br')) }
}

const clockTime = (moment: Date) =>
  moment.toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' })

/** Sends a finished page: revalidated by its etag, in the encoding the client takes. */
export async function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
): Promise<FastifyReply> {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  reply.code(page.status).headers(page.headers)
  const isShared = page.isShared && isPlainAddress(request.url)
  reply.header('vary', 'accept-encoding, cookie').header('cache-control', isShared ? SHARED : 'no-cache')
  if (page.status === 503) reply.header('retry-after', reply.server.outage.retryAfter('read'))
  if (page.status >= 300 && page.status < 400) return reply.send()
  const tag = `${page.etag.slice(0, -1)}-${encoding}"`
  reply.header('etag', tag)
  if (page.status === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await page.body.in(encoding))
}

/** Streams a page made for one visitor; nobody else may keep it. */
export function sendStreamed(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  policy: string,
): FastifyReply {
  reply.code(response.status).headers({ ...PAGE_HEADERS, ...ownHeaders(response) })
  if (policy) reply.header('content-security-policy', policy)
  reply.header('cache-control', 'private, no-store')
  reply.header('vary', 'accept-encoding, cookie')
  if (response.status === 503) reply.header('retry-after', reply.server.outage.retryAfter('read'))
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (!response.body) return reply.send()
  const source = Readable.fromWeb(response.body as ReadableStream)
  const encoding = pickEncoding(request.headers['accept-encoding'])
  const packer = compressor(encoding)
  if (!packer || request.method === 'HEAD') return reply.send(source)
  source.on('error', (error) => packer.destroy(error))
  return reply.header('content-encoding', encoding).send(source.pipe(packer))
}

/** Sends a visitor on to the one address of a page, for good; a browser asks again after a day, should a page be moved. */
export function sendMoved(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .code(308)
    .headers({ ...PAGE_HEADERS, location: address, 'cache-control': 'public, max-age=86400' })
    .send()
}
