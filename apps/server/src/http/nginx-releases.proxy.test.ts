import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { askNginx, startNginx } from './nginx.fixtures.ts'

/** An instance of a release: its files are its own, and it keeps nothing else. */
async function instanceOf(release: string): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    if (!url.startsWith(`/console/assets/${release}-`) && !url.startsWith(`/assets/${release}-`))
      return response.writeHead(404).end()
    return response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end(release)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

it('serves the files of both releases while instances are replaced, and those that were served once afterwards', async () => {
  const instances = [await instanceOf('old'), await instanceOf('new')] as const
  const servers = instances.map((server) => `server 127.0.0.1:${(server.address() as AddressInfo).port};`)
  const nginx = await startNginx(`upstream longqirong {\n  ${servers.join('\n  ')}\n}\n`)
  onTestFinished(async () => {
    await nginx.stop()
    for (const server of instances) server.close()
  })
  const textOf = async (path: string) => {
    const { status, text } = await askNginx(nginx, path)
    return status === 200 ? text : status
  }
  for (const number of [1, 2, 3, 4]) {
    expect(await textOf(`/console/assets/new-${number}.js`)).toBe('new')
    expect(await textOf(`/assets/old-${number}.js`)).toBe('old')
  }
  expect(await textOf('/assets/never.js')).toBe(404)

  const [old] = instances
  old.closeAllConnections()
  old.close()
  await once(old, 'close')
  expect(await textOf('/assets/old-1.js')).toBe('old')
  expect(await textOf('/assets/old-5.js')).not.toBe('old')
})
