import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { codeLists } from '@lqr/contract/code-lists.ts'
import { OPEN_TOKEN_PATH } from '@lqr/contract/kernel/open-scopes.ts'
import { openApi } from '@lqr/contract/kernel/openapi.ts'
import { DOCS_POLICY, PAGE_HEADERS } from '../pages/content-security.ts'
import { encodeAll, type Encoded, pickEncoding } from '../pages/encodings.ts'
import { DOCS_FILES, docsIndex, docsPage, domainOf } from './docs-page.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

const JSON_TYPE = 'application/json; charset=utf-8'
const WHOLE = fileURLToPath(new URL('../../../../packages/contract/openapi.json', import.meta.url))

/** `/openapi.json`, its part for systems of institutions, and the reading form `/docs` with a page for each domain, each written and packed when it is first asked for. */
export function registerDocuments(app: FastifyInstance, calls: readonly AnyCall[]): void {
  const serve = (address: string, type: string, read: () => Promise<Buffer>) => {
    let packed: Promise<Encoded> | undefined
    app.get(address, async (request, reply) => {
      packed ??= read().then(encodeAll)
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const { [encoding]: bytes } = await packed
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply
        .headers({ ...PAGE_HEADERS, 'content-security-policy': DOCS_POLICY, vary: 'accept-encoding' })
        .header('cache-control', 'no-cache')
        .type(type)
        .send(bytes)
    })
  }
  const serveDocument = (address: string, described: readonly AnyCall[]) =>
    serve(address, JSON_TYPE, () =>
      Promise.resolve(Buffer.from(JSON.stringify(openApi(described, codeLists)))),
    )
  const servePage = (address: string, write: () => string) =>
    serve(address, 'text/html; charset=utf-8', () => Promise.resolve(Buffer.from(write())))
  // As it was written with the contract (`npm run openapi`): describing every call takes a second in which nobody else is answered.
  serve('/openapi.json', JSON_TYPE, () => readFile(WHOLE))
  serveDocument(
    '/open/v1/openapi.json',
    calls.filter(({ openScope, path }) => openScope !== undefined || path === OPEN_TOKEN_PATH),
  )
  servePage('/docs', () => docsIndex(calls))
  for (const [domain, own] of Map.groupBy(calls, domainOf)) {
    servePage(`/docs/${domain}`, () => docsPage(domain, own.length))
    serveDocument(`/docs/${domain}/openapi.json`, own)
  }
  for (const [name, read] of Object.entries(DOCS_FILES))
    serve(`/docs/${name}`, TYPES[extname(name)] ?? '', read)
}
