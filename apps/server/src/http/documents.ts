import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { openApi } from '@lqr/contract/kernel/openapi.ts'
import { docsPage } from './docs-page.ts'

/** `/openapi.json` and its reading form `/docs`. */
export function registerDocuments(app: FastifyInstance, calls: readonly AnyCall[]): void {
  const document = JSON.stringify(openApi(calls))
  const page = docsPage(calls)
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
  app.get('/docs', (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
      .type('text/html; charset=utf-8')
      .send(page),
  )
}
