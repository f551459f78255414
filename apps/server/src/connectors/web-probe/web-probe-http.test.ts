import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SendProbe, sendProbe } from './send-probe.ts'
import { makeWebProbe } from './web-probe-http.ts'

const PUBLIC = '61.178.1.1'
const names: Readonly<Record<string, readonly string[]>> = {
  'pages.example': [PUBLIC],
  'inside.example': ['10.0.0.8'],
  'both.example': [PUBLIC, '127.0.0.1'],
}
const asked: string[] = []
let port = 0

const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.headers.host} ${request.url}`)
  const url = request.url ?? ''
  if (url === '/inside') response.writeHead(302, { location: `http://inside.example:${port}/` })
  else if (url === '/moved') response.writeHead(301, { location: '/here' })
  else if (url === '/turns') response.writeHead(302, { location: '/turns' })
  else if (url === '/page-only') response.writeHead(request.method === 'HEAD' ? 405 : 200)
  else response.writeHead(Number(url.slice(1)) || 200)
  response.end(request.method === 'GET' ? 'x'.repeat(1_000_000) : undefined)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The public address is this server. */
const send: SendProbe = (url, address, method) =>
  sendProbe(url, address === PUBLIC ? '127.0.0.1' : address, method)
const probe = makeWebProbe({
  send,
  pauseMs: 0,
  resolve: (name) => (names[name] ? Promise.resolve(names[name]) : Promise.reject(new Error('ENOTFOUND'))),
})
const ask = (path: string, host = 'pages.example') => probe.ask(`http://${host}:${port}${path}`)

test('a page that is there, moved, or refuses programs is no fault', async () => {
  for (const path of ['/200', '/moved', '/page-only', '/401', '/403', '/429'])
    expect(await ask(path), path).toBeNull()
  expect(asked).toContain(`GET pages.example:${port} /page-only`)
})

test('a page that is gone, fails, goes in circles or cannot be reached is one', async () => {
  expect(await ask('/404')).toBe('gone')
  expect(await ask('/410')).toBe('gone')
  expect(await ask('/503')).toBe('failing')
  expect(await ask('/turns')).toBe('failing')
  expect(await ask('/', 'nowhere.example')).toBe('unreachable')
  expect(
    await makeWebProbe({ send: sendProbe, pauseMs: 0, resolve: () => Promise.resolve([PUBLIC]) }).ask(
      'ftp://x.y/',
    ),
  ).toBe('failing')
})

test('nothing is sent to an address inside, named or led to, even if another of the name is public', async () => {
  const before = asked.length
  expect(await ask('/200', 'inside.example')).toBe('private')
  expect(await ask('/200', 'both.example')).toBe('private')
  expect(asked).toHaveLength(before)
  expect(await ask('/inside')).toBe('private')
  expect(asked.slice(before)).toEqual([`HEAD pages.example:${port} /inside`])
})

test('a name without a way out is asked for nothing', async () => {
  expect(
    await makeWebProbe({ pauseMs: 0, resolve: () => Promise.resolve([]) }).ask('http://a.example/'),
  ).toBe('private')
})
