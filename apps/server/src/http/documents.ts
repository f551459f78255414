import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { openApi } from '@lqr/contract/kernel/openapi.ts'
import { docsPage } from './docs-page.ts'

/** `/openapi.json` and its reading form `/docs`, each written when it is first asked for. */
export function registerDocuments(app: FastifyInstance, calls: readonly AnyCall[]): void {
  let document: string | undefined
  let page: string | undefined
  app.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApi(calls))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/docs', (_request, reply) => {
    page ??= docsPage(calls)
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
