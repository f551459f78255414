import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync, closeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export interface Launch {
  readonly uid?: number | undefined
  readonly gid?: number | undefined
  readonly env?: Record<string, string | undefined>
  readonly cwd?: string
  readonly log: string
}

/** Starts a program in a session of its own, so that nothing but a signal to it ends it. */
export function launch(file: string, args: readonly string[], { log, env, ...how }: Launch): ChildProcess {
  const output = openSync(log, 'a')
  const child = spawn(file, args, {
    ...how,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
    detached: true,
  })
  closeSync(output)
  // A program that cannot be started is told by what waits for it.
  child.on('error', () => {})
  return child
}

/** Runs a program to its end and answers its output; throws with it when the program failed. */
export async function runToEnd(
  file: string,
  args: readonly string[],
  { env, ...place }: Omit<Launch, 'log'> = {},
): Promise<string> {
  const child = spawn(file, args, {
    ...place,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => said.push(piece))
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  child.once('error', reject)
  child.once('close', (code) => resolve(code ?? 1))
  const code = await promise
  const output = Buffer.concat(said).toString()
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} (${code}):\n${output.slice(-3000)}`)
  return output
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Sends a signal to processes that may be gone. */
export function send(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself.
    }
  }
}

/** A process with all that descends from it. */
export function family(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return [pid, ...children.flatMap((child) => family(Number(child)))]
  } catch {
    return []
  }
}

/** Asks again and again until the answer is there; throws naming what was waited for. */
export async function until<T>(
  what: string,
  seconds: number,
  probe: () => Promise<T | undefined> | T | undefined,
): Promise<T> {
  const end = performance.now() + seconds * 1000
  let trouble = ''
  while (performance.now() < end) {
    try {
      const answer = await probe()
      if (answer !== undefined && answer !== false) return answer
    } catch (error) {
      trouble = error instanceof Error ? `: ${error.message}` : ''
    }
    await pause(250)
  }
  throw new Error(`waited ${seconds} s for ${what}${trouble}`)
}
