import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONSOLE_POLICY, PAGE_HEADERS } from './content-security.ts'
import { encodeAll, pickEncoding } from './encodings.ts'
import { sendMoved } from './send-page.ts'

export interface ConsolePagesOptions {
  /** Folder of the console's finished build. */
  readonly distDir: string
}

const BASE = '/console'
const ANY_CASE = /^\/console(?=[/?]|$)/i

/** A person going to an address of the console; its calls live under /console too, and ask for JSON. */
function isVisit(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (!ANY_CASE.test(request.url) || request.url.startsWith('/console/assets/')) return false
  const mode = request.headers['sec-fetch-mode']
  return mode ? mode === 'navigate' : (request.headers.accept ?? '').includes('text/html')
}

/** The console: its files with a year's cache, and its page for every address a person goes to. */
export async function registerConsolePages(
  app: FastifyInstance,
  { distDir }: ConsolePagesOptions,
): Promise<void> {
  const page = await encodeAll(await readFile(join(distDir, 'index.html')))

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const encoding = pickEncoding(request.headers['accept-encoding'])
    reply.headers({ ...PAGE_HEADERS, 'content-security-policy': CONSOLE_POLICY, vary: 'accept-encoding' })
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(page[encoding])
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isVisit(request)) return undefined
    const address = request.url.replace(ANY_CASE, BASE)
    return address === request.url ? sendPage(request, reply) : sendMoved(reply, address)
  })
  app.get('/console', sendPage)
  app.get('/console/', sendPage)
  await app.register(fastifyStatic, {
    root: join(distDir, 'assets'),
    prefix: '/console/assets/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
  })
}
