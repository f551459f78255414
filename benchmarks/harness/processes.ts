import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverArguments } from '../../tools/server-command.ts'

const STOP_WITHIN_MS = 15_000
/** As the unit of systemd sets it. */
const AS_SERVICE = { MALLOC_MMAP_THRESHOLD_: '131072' }

/** For measures of what an answer costs: none is given twice. */
export const EACH_ANSWER_ANEW = { SHARED_ANSWERS: '0' }

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../..')

export interface Started {
  readonly url: string
  /** From the start of the process to the first good answer. */
  readonly readyMs: number
  readonly pid: number
  stop(): Promise<void>
}

/** A loopback port nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/**
 * Starts a command that listens on PORT, in a process group of its own, and waits until `path` answers well. Databases
 * of the developer's environment are never used.
 */
export async function start(
  command: readonly [string, ...string[]],
  { path: probed, env, withinMs }: { path: string; env: Record<string, string>; withinMs: number },
): Promise<Started> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { DATABASE_URL: _, ...environment } = process.env
  const [program, ...args] = command
  const startedAt = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    env: { ...environment, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const stop = () => end(child)
  while (performance.now() - startedAt < withinMs && child.exitCode === null) {
    const answer = await fetch(url + probed).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return { url, readyMs: performance.now() - startedAt, pid: child.pid ?? 0, stop }
    await pause(20)
  }
  await stop()
  throw new Error(`${command.join(' ')} did not answer ${probed}`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const group = -child.pid
  const exited = once(child, 'exit')
  process.kill(group, 'SIGTERM')
  const timer = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_WITHIN_MS)
  await exited
  clearTimeout(timer)
}

/** The product's server as its service starts it, with the embedded database of this folder. */
export function startProduct(
  dataDir: string,
  probed = '/readyz',
  env: Record<string, string> = {},
): Promise<Started> {
  return start([process.execPath, ...serverArguments()], {
    path: probed,
    env: { DATA_DIR: dataDir, DEMO: '1', TRUST_PROXY: '1', ...AS_SERVICE, ...env },
    withinMs: 120_000,
  })
}
