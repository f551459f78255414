import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

test('every domain has a page that loads files of our own origin only, each of which is there', async () => {
  const index = (await t.app.inject('/docs')).body
  const domains = new Set([...index.matchAll(/href="(\/docs\/\w+)"/g)].map(([, address = '']) => address))
  expect(domains).toContain('/docs/products')
  const page = await t.app.inject('/docs/products')
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self'; style-src 'self';/)
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
  expect(files).toEqual(
    expect.arrayContaining(['/docs/swagger-ui-bundle.js', '/docs/start.js', '/docs/products/openapi.json']),
  )
  for (const file of [...files, ...domains]) expect((await t.app.inject(file)).statusCode, file).toBe(200)
})

test('the index leads to every call of the contract', async () => {
  const index = (await t.app.inject('/docs')).body
  const { paths } = (await t.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string; tags: [string] }>>
  }>()
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const missing = operations.filter(
    ({ operationId, tags: [domain] }) => !index.includes(`"/docs/${domain}#/${domain}/${operationId}"`),
  )
  expect(missing).toEqual([])
})

test('the document is sent packed to who takes that, with the answer of each call', async () => {
  const packed = await t.app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'br' } })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  const document = brotliDecompressSync(packed.rawPayload).toString()
  expect(document).toBe((await t.app.inject('/openapi.json')).body)
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, { responses: object }>> }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  expect(operations.filter(({ responses }) => !('200' in responses))).toEqual([])
})

test('systems of institutions find their own calls alone, with examples', async () => {
  const { paths } = (await t.app.inject('/open/v1/openapi.json')).json<{ paths: Record<string, object> }>()
  expect(Object.keys(paths).every((path) => path.startsWith('/open/v1/'))).toBe(true)
  expect(paths).toHaveProperty(['/open/v1/applications/{applyNo}/disburse'])
})
