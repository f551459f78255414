import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { startEphemeral } from '../../apps/server/src/data/embedded-postgres.ts'

const root = path.resolve(import.meta.dirname, '../..')
const TENS_OF_SECONDS = { timeout: 120_000 }

function start(settings: Record<string, string>): ChildProcess {
  const { DATABASE_URL: _, ...environment } = process.env
  return spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...environment, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...settings },
  })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

async function untilReady(request: APIRequestContext, port: number): Promise<void> {
  const status = () =>
    request.get(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status(),
      () => 0,
    )
  await expect.poll(status, TENS_OF_SECONDS).toBe(200)
}

/** Asks for forty megabytes and takes nothing of them. */
async function slowReader(port: number): Promise<Socket> {
  const slow = connect(port, '127.0.0.1')
  slow.pause()
  await once(slow, 'connect')
  slow.on('error', () => {})
  for (let index = 0; index < 40; index += 1) slow.write('GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n')
  return slow
}

/** Exit code and what was said to the person who starts it. */
async function ending(server: ChildProcess) {
  const [said, [code]] = await Promise.all([server.stderr ? text(server.stderr) : '', once(server, 'exit')])
  return { code, said }
}

test('a wrong setting is said in a sentence, without a stack', async () => {
  const { code, said } = await ending(start({ PORT: 'many' }))
  expect(code).toBe(78)
  expect(said).toContain('环境变量有误')
  expect(said).toContain('PORT')
  expect(said).not.toMatch(/\n\s+at /)
})

test('it waits for its database, and ends on request though somebody does not take an answer', async ({
  request,
}) => {
  test.slow()
  const port = await freePort()
  const databasePort = await freePort()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'start-and-stop-'))
  const database = await startEphemeral()
  const address = new URL(database.url)
  // Without the demonstration, whose first jobs take seconds: a job that is cut off ends the process with 1, as it should.
  const server = start({
    DATABASE_URL: database.url.replace(`:${address.port}/`, `:${databasePort}/`),
    DATA_DIR: dataDir,
    PORT: String(port),
  })
  const links: Socket[] = []
  // The way to the database: closed at first, then open.
  const way = createServer((incoming) => {
    const outgoing = connect(Number(address.port), '127.0.0.1')
    links.push(incoming, outgoing)
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      one.on('error', () => other.destroy())
      one.pipe(other)
    }
  })
  try {
    let said = ''
    server.stderr?.on('data', (part: Buffer) => (said += part.toString()))
    await expect.poll(() => said, TENS_OF_SECONDS).toContain('正在等待数据库')
    way.listen(databasePort, '127.0.0.1')
    await untilReady(request, port)
    const slow = await slowReader(port)
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    slow.destroy()
  } finally {
    server.kill('SIGKILL')
    for (const link of links) link.destroy()
    way.close()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('a second request to end is obeyed at once', async ({ request }) => {
  test.slow()
  const port = await freePort()
  const database = await startEphemeral()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'start-and-stop-'))
  const server = start({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), DEMO: '1' })
  try {
    await untilReady(request, port)
    const slow = await slowReader(port)
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    server.kill('SIGTERM')
    server.kill('SIGINT')
    expect(await ended).toEqual([1, null])
    slow.destroy()
  } finally {
    server.kill('SIGKILL')
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
