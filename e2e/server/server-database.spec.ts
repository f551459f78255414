import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '../support/test.ts'
import { startEphemeral } from '../../apps/server/src/data/embedded-postgres.ts'
import { listProducts } from '../../packages/contract/src/products/product-calls.ts'

const root = path.resolve(import.meta.dirname, '../..')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

function start(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...settings },
  })
}

test('two instances on one server database start at once, serve the same and stop on request', async ({
  request,
}) => {
  const database = await startEphemeral()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'server-database-'))
  const ports = [await freePort(), await freePort()]
  const shared = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: '1' }
  const servers = ports.map((port) => start({ ...shared, PORT: String(port) }))
  try {
    const bodies = []
    for (const port of ports) {
      const base = `http://127.0.0.1:${port}`
      await expect
        .poll(
          () =>
            request.get(`${base}/readyz`).then(
              (answer) => answer.status(),
              () => 0,
            ),
          { timeout: 60_000 },
        )
        .toBe(200)
      const answer = await request.post(base + listProducts.path, { data: {} })
      bodies.push(((await answer.json()) as { data: { total: number } }).data)
      expect((await request.get(`${base}/index`)).status()).toBe(200)
    }
    expect(bodies[0]).toMatchObject({ total: expect.any(Number) })
    expect(bodies[0]?.total).toBeGreaterThan(100)
    expect(bodies[1]).toEqual(bodies[0])
    for (const server of servers) {
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      expect(await exited).toEqual([0, null])
    }
  } finally {
    for (const server of servers) server.kill('SIGKILL')
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
