import { dictionariesInForce } from '@lqr/contract/kernel/dictionary.ts'
import { isPublishedRecord, sharesAnswers } from '@lqr/contract/kernel/shared-answers.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { CallError } from '../http/call-error.ts'
import { unrelatedKinds } from '../publishing/unrelated-kinds.ts'
import { traceHeader } from '../http/trace-of.ts'
import { canonicalRedirect, type PagesByName, pagesByName } from './canonical-path.rules.ts'
import { makeNonce, portalPolicy } from './content-security.ts'
import { pickEncoding } from './encodings.ts'
import { makeLoaderApi, type NoteCall } from './loader-api.ts'
import { canonicalAddress, cityCodeOf, elderCookie, isElder, isPlainPage, tokenOf } from './page-address.ts'
import { type CacheLimits, type Era, PageCache, PUBLISHED_AGES } from './page-cache.ts'
import { isForeignPost, sizeProblem } from './page-post.rules.ts'
import { entryOf, type LoadBuild, queryKeysOf } from './portal-build.ts'
import { refusedCopy as copy } from './refused-copy.ts'
import {
  type FinishedPage,
  finishPage,
  isOfTheMoment,
  markOlder,
  sendFinished,
  sendMoved,
  sendStreamed,
} from './send-page.ts'
import { sendRefusedPage } from './send-refused-page.ts'

export interface RendererOptions {
  /** Pages are made anew each time and carry no policy, so that hot reloading works. */
  readonly dev: boolean
  /** Replaces single values of the portal's configuration: public address, management portal, hotlines … */
  readonly portalConfig?: Readonly<Record<string, unknown>>
  readonly cache?: CacheLimits
  /** Becomes another one when what pages show to everybody was changed; a page of an earlier one is not served. */
  readonly generation?: () => Promise<Era>
}

const DEFAULT_CACHE: CacheLimits = {
  freshMs: 30_000,
  staleMs: 30_000,
  failedMs: 600_000,
  maxBytes: 64 * 1024 * 1024,
}

interface Handler {
  readonly build: ServerBuild
  readonly handle: ReturnType<typeof createRequestHandler>
  readonly keys: ReadonlySet<string>
  readonly pages: PagesByName
}

interface PageRequest {
  readonly url: string
  readonly headers: Headers
  readonly method: string
  readonly body: unknown
  readonly signal: AbortSignal
}

interface PageScripts {
  readonly nonce: string | undefined
  readonly isWhole: boolean
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of Array.isArray(value) ? value : [value])
      if (single !== undefined) headers.append(name, single)
  }
  return headers
}

/** Ends the loaders of a visitor who has gone. */
function abortWhenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Why a form is refused before anything of it is read. */
function postProblem({ host, headers }: FastifyRequest): CallError | undefined {
  if (isForeignPost({ host, headers })) return new CallError(kernelErrors.forbidden, { msg: copy.foreign })
  const problem = sizeProblem(headers, tokenOf(headers.cookie) !== undefined)
  if (problem === 'noLength') return new CallError(kernelErrors.malformed)
  if (problem === 'signedOut') return new CallError(kernelErrors.signedOut, { msg: copy.signedOut })
  return problem && new CallError(kernelErrors.tooLarge, { msg: copy.tooLarge })
}

/** What a page was made of. */
class Ingredients {
  #hasRecord = false
  #isKept = true
  #isPartial = false
  #ageMs = 0
  #unrelated: ReadonlySet<string> | undefined

  readonly note: NoteCall = (call, { status, ageMs }) => {
    this.#hasRecord ||= isPublishedRecord(call)
    this.#isKept &&= status < 400 && sharesAnswers(call)
    this.#isPartial ||= isOfTheMoment(status)
    this.#ageMs = Math.max(this.#ageMs, ageMs)
    const unrelated = unrelatedKinds(call.name)
    this.#unrelated = this.#unrelated?.intersection(unrelated) ?? unrelated
  }

  /** What stands in none of its answers. */
  get unrelated(): ReadonlySet<string> {
    return this.#unrelated ?? new Set()
  }

  /** A published record, and beside it nothing but answers that are kept: the page then lives as long as the record. */
  get isOfPublished(): boolean {
    return this.#hasRecord && this.#isKept
  }

  /** Of a banner or a hotline that was not answered a page says nothing: it must not be that of others. */
  get isPartial(): boolean {
    return this.#isPartial
  }

  /** How old the oldest of its answers is. */
  get ageMs(): number {
    return this.#ageMs
  }
}

/** Makes the pages of the portal: anonymous ones whole and through the cache, all others streamed to their visitor. */
export class PortalRenderer {
  readonly #app: FastifyInstance
  readonly #load: LoadBuild
  readonly #options: RendererOptions
  readonly #cache: PageCache<FinishedPage>
  #handler: Handler | undefined

  constructor(app: FastifyInstance, load: LoadBuild, options: RendererOptions) {
    this.#app = app
    this.#load = load
    this.#options = options
    this.#cache = new PageCache(options.cache ?? DEFAULT_CACHE, markOlder)
  }

  async #current() {
    const build = await this.#load()
    if (this.#handler?.build !== build) {
      const handle = createRequestHandler(build, this.#options.dev ? 'development' : 'production')
      const { PAGE_PATHS } = entryOf(build)
      this.#handler = { build, handle, keys: queryKeysOf(build), pages: pagesByName(PAGE_PATHS) }
    }
    return this.#handler
  }

  async #render(
    request: FastifyRequest,
    page: PageRequest,
    scripts: PageScripts,
    note: NoteCall = () => undefined,
  ): Promise<Response> {
    const { build, handle } = await this.#current()
    const entry = entryOf(build)
    entry.setDictionaries(dictionariesInForce())
    const context = new RouterContextProvider()
    const cookies = page.headers.get('cookie') ?? undefined
    const visitor = {
      token: tokenOf(cookies),
      cityCode: cityCodeOf(request.url),
      ip: request.ip,
      userAgent: request.headers['user-agent'],
      trace: traceHeader(request),
    }
    context.set(entry.apiContext, makeLoaderApi(this.#app, visitor, note))
    context.set(entry.renderContext, {
      ...scripts,
      logError: (err) => request.log.error({ err }, 'page failed'),
    })
    const config = { ...context.get(entry.portalConfigContext), ...this.#options.portalConfig }
    context.set(entry.portalConfigContext, config)
    const { url, method, headers, signal } = page
    const init = {
      method,
      headers,
      signal,
      ...(page.body ? { body: page.body as ReadableStream, duplex: 'half' } : {}),
    }
    return handle(new Request(url, init as RequestInit), context)
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const cookies = request.headers.cookie
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const moved = isRead ? canonicalRedirect(request.url, (await this.#current()).pages) : undefined
    if (moved !== undefined) return sendMoved(reply, moved)
    const refused = isRead ? undefined : postProblem(request)
    if (refused) return sendRefusedPage(request, reply, refused)
    const anonymous = isRead && tokenOf(cookies) === undefined && !isPlainPage(request.url)
    return anonymous && !this.#options.dev ? this.#anonymous(request, reply) : this.#personal(request, reply)
  }

  async #anonymous(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { keys } = await this.#current()
    const address = canonicalAddress(request.url, keys)
    const elder = isElder(request.headers.cookie)
    const render = async () => {
      const page: PageRequest = {
        url: `http://portal.internal${address}`,
        headers: new Headers(elder ? { cookie: elderCookie } : {}),
        method: 'GET',
        body: undefined,
        signal: new AbortController().signal,
      }
      const nonce = makeNonce()
      const made = new Ingredients()
      const response = await this.#render(request, page, { nonce, isWhole: true }, made.note)
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const finished = await finishPage(response, { nonce, encoding, isPartial: made.isPartial })
      return {
        ...finished,
        unrelated: made.unrelated,
        ...(made.isOfPublished ? { ages: PUBLISHED_AGES, ageMs: made.ageMs } : {}),
      }
    }
    const generation = await this.#options.generation?.()
    const finished = await this.#cache.get(`${elder ? 'elder' : ''} ${address}`, render, generation)
    return sendFinished(request, reply, finished)
  }

  async #personal(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Hot reloading has no policy, and a nonce would only differ from what the browser renders again.
    const nonce = this.#options.dev ? undefined : makeNonce()
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const page: PageRequest = {
      // Put together as text: with URL resolution `//host/path` would choose the host.
      url: `${request.protocol === 'https' ? 'https' : 'http'}://${request.host || 'localhost'}${request.url}`,
      headers: headersOf(request),
      method: request.method,
      body: hasBody ? request.body : undefined,
      signal: abortWhenGone(reply),
    }
    const response = await this.#render(request, page, { nonce, isWhole: nonce === undefined })
    const own = [`'nonce-${nonce}'`]
    const policy = nonce ? portalPolicy({ scripts: own, styles: own }) : ''
    return sendStreamed(request, reply, response, policy)
  }
}
