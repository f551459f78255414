import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { suggestWords } from '@lqr/contract/content/search-calls.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

const run = promisify(execFile)
const PROCESS = fileURLToPath(new URL('traced-process.fixtures.ts', import.meta.url))
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly {
    readonly key: string
    readonly value: { readonly stringValue?: string; readonly intValue?: number }
  }[]
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}

const bodies: string[] = []
/** A collector of spans: keeps what it is sent. */
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    bodies.push(body)
    response.setHeader('content-type', 'application/json').end('{}')
  })
})
let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', () => listening()))
})
afterAll(async () => {
  collector.close()
  await t.close()
})

/** What a process of its own sends, and the number of the request that named its trace. */
async function traced(environment: Record<string, string>) {
  bodies.length = 0
  const { stdout } = await run(process.execPath, [PROCESS], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: t.databaseUrl,
      DATA_DIR: t.services.config.dataDir,
      FIELD_KEY: 'a'.repeat(64),
      LOG_LEVEL: 'silent',
      ASKED_PATH: `${suggestWords.path}?keyword=secretword`,
      TRACE_PARENT: `00-${TRACE}-${PARENT}-00`,
      ...environment,
    },
  })
  const [requestId] = JSON.parse(stdout) as [string, number]
  const sent = bodies.map((body) => JSON.parse(body) as Sent)
  return {
    requestId,
    spans: sent.flatMap((one) =>
      one.resourceSpans.flatMap((of) => of.scopeSpans.flatMap(({ spans }) => spans)),
    ),
  }
}

const collectorUrl = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`

test('a request is followed from the gateway to its statements, without a value that was sent', async () => {
  const { requestId, spans } = await traced({ TRACES_URL: collectorUrl(), TRACES_SHARE: '1' })
  const call = spans.find(({ name }) => name === suggestWords.name)
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: PARENT })
  expect(call?.attributes).toContainEqual({ key: 'request.id', value: { stringValue: requestId } })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  const texts = statements.map(
    ({ attributes }) => attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue,
  )
  expect(texts).toContainEqual(expect.stringMatching(/\bfrom\b/u))
  const stranger = spans.find(({ name }) => name === 'other')
  expect(stranger?.traceId).not.toBe(TRACE)
  expect(stranger?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 404 } })
  expect(bodies.join('')).not.toMatch(/secret/u)
})

test('nothing is sent of traces beyond the share', async () => {
  expect((await traced({ TRACES_URL: collectorUrl(), TRACES_SHARE: '0' })).spans).toEqual([])
})
