import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { throwAwayFolders } from '../../apps/server/src/data/embedded-postgres/throw-away-folder.ts'

const root = path.resolve(import.meta.dirname, '../..')
const logFile = path.join(root, 'test-results', 'server.log')
const READY_WITHIN_MS = 180_000
const STOP_WITHIN_MS = 20_000

/**
 * Starts one product server with the demonstration data in a folder of its own and answers how to stop it.
 * With BASE_URL set the tests use the server that already runs there.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return async () => {}
  const [folder] = await throwAwayFolders()
  const dataDir = mkdtempSync(path.join(folder, 'browser-tests-'))
  // The embedded database gives up root's rights and must still reach its folder.
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const server = launch({ PORT: String(port), DATA_DIR: dataDir })
  process.env.BASE_URL = `http://127.0.0.1:${port}`
  const stop = async () => {
    await end(server)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(server, process.env.BASE_URL)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

function launch(settings: Record<string, string>): ChildProcess {
  mkdirSync(path.dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  // A database of the developer's environment is never the one that tests write to.
  const { DATABASE_URL: _, ...environment } = process.env
  return spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...environment, NODE_ENV: 'production', HOST: '127.0.0.1', DEMO: '1', ...settings },
    stdio: ['ignore', log, log],
  })
}

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null) break
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(250)
  }
  const lastLines = readFileSync(logFile, 'utf8').split('\n').slice(-60).join('\n')
  throw new Error(`the server did not become ready\n${lastLines}`)
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN_MS)
  await exited
  clearTimeout(timer)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
