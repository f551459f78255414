import { spawn } from 'node:child_process'
import { close, open as openDescriptor } from 'node:fs'
import { readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { totalmem } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Cluster, folderArgument } from './cluster.ts'
import { plainEnvironment, runProgram } from './run-program.ts'

/** What `postmaster.pid` says of a live postmaster of this cluster. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly isReady: boolean
}

/** A postmaster being started by this process; `failure` is what it said if it has ended. */
export interface Launch {
  failure: string | undefined
}

const LOG_LIMIT_BYTES = 5 * 1024 * 1024
const FAILURE_CHARACTERS = 2_000
const LEAST_BUFFERS_MIB = 128
const MOST_BUFFERS_MIB = 4_096

/** The live postmaster of this cluster, whoever started it; undefined when there is none. */
export async function findPostmaster({ folder }: Cluster): Promise<Postmaster | undefined> {
  const lines = (await readFile(pidFile(folder), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0) || !(await isOurs(pid, folder))) return undefined
  return { pid, port: Number(lines[3] ?? 0), isReady: lines[7]?.trim() === 'ready' }
}

/** Port that this cluster last listened on: taken again so that addresses already given out stay true. */
export async function lastPort({ folder }: Cluster): Promise<number | undefined> {
  const options = await readFile(path.join(folder, 'postmaster.opts'), 'utf8').catch(() => '')
  const port = /"?-p"? "?(\d+)/.exec(options)?.[1]
  return port === undefined ? undefined : Number(port)
}

/** Starts PostgreSQL on this loopback port; it outlives this process if that is killed. Does not wait until ready. */
export async function launchPostmaster(cluster: Cluster, port: number): Promise<Launch> {
  const { folder, logFile, account, binaries } = cluster
  await turnLogOver(logFile)
  const logStart = (await stat(logFile).catch(() => undefined))?.size ?? 0
  const launch: Launch = { failure: undefined }
  const options = ['-p', String(port), ...settings(cluster.durable).flatMap((setting) => ['-c', setting])]
  const end = async (reason: string) => {
    const log = await readFile(logFile).catch(() => Buffer.of())
    launch.failure = `${reason}\n${log.subarray(logStart).toString()}`.slice(0, FAILURE_CHARACTERS)
  }
  if (process.platform === 'win32') {
    // An administrator's rights must be dropped by pg_ctl here; it ends when PostgreSQL is ready.
    const args = ['start', '-w', '-D', folder, '-l', logFile, '-o', options.join(' ')]
    void runProgram(binaries.pgCtl, args, { cwd: folder, account }).then(
      ({ code, output }) => (code === 0 ? undefined : end(output)),
      (error: unknown) => end(String(error)),
    )
    return launch
  }
  const log = await promisify(openDescriptor)(logFile, 'a', 0o600)
  const child = spawn(binaries.postgres, ['-D', await folderArgument(folder, account), ...options], {
    cwd: folder,
    env: plainEnvironment(),
    // Its own group: Ctrl-C on the terminal must reach the server first, which then stops the database.
    detached: true,
    stdio: ['ignore', log, log],
    ...account,
  })
  child.once('error', (error) => void end(String(error)))
  child.once('exit', (code, signal) => void end(`postgres: ${code ?? signal}`))
  child.unref()
  await promisify(close)(log)
  return launch
}

/** Asks the postmaster to end: open sessions are rolled back and ended (`fast`), or everything dropped (`immediate`). */
export async function signalStop(
  { folder, binaries, account }: Cluster,
  { pid }: Postmaster,
  how: 'fast' | 'immediate',
): Promise<void> {
  if (process.platform === 'win32') {
    await runProgram(binaries.pgCtl, ['stop', '-W', '-D', folder, '-m', how], { cwd: folder, account })
    return
  }
  sendSignal(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT')
}

/**
 * Removes the pid file that a crash left behind when its number now belongs to another program, which PostgreSQL
 * itself cannot tell apart. Does nothing while any process, even one orphaned backend, still works in the folder.
 */
export async function removeStalePidFile({ folder }: Cluster): Promise<void> {
  if (process.platform !== 'linux') return
  const before = await readFile(pidFile(folder), 'utf8').catch(() => undefined)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  for (const pid of pids) if (await worksIn(Number(pid), folder)) return
  const after = await readFile(pidFile(folder), 'utf8').catch(() => undefined)
  if (before !== undefined && before === after) await rm(pidFile(folder), { force: true })
}

async function isOurs(pid: number, folder: string): Promise<boolean> {
  if (process.platform === 'linux') return worksIn(pid, folder)
  return sendSignal(pid, 0)
}

/** PostgreSQL's processes have the cluster as their working folder; an ended process not yet reaped has none. */
async function worksIn(pid: number, folder: string): Promise<boolean> {
  const [own, theirs] = await Promise.all([stat(folder), stat(`/proc/${pid}/cwd`).catch(() => undefined)])
  return theirs !== undefined && theirs.dev === own.dev && theirs.ino === own.ino
}

function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** An eighth of the machine, which the product and what the system keeps of files share; a scratch cluster, whose databases come and go, has the least. */
function sharedBuffersMib(): number {
  const eighth = Math.floor(totalmem() / 2 ** 20 / 8)
  return Math.min(Math.max(eighth, LEAST_BUFFERS_MIB), MOST_BUFFERS_MIB)
}

/** Loopback, and a socket in the folder of a cluster that lasts; the log keeps what happened to the server and never a statement or a value. */
function settings(durable: boolean): string[] {
  const safety = durable ? 'on' : 'off'
  return [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${durable && process.platform !== 'win32' ? '.' : ''}`,
    'max_connections=100',
    `shared_buffers=${durable ? sharedBuffersMib() : LEAST_BUFFERS_MIB}MB`,
    // Pages come from memory or a solid disk, where one is as near as the next; compiling statements costs more than it saves.
    'random_page_cost=1.1',
    'jit=off',
    `fsync=${safety}`,
    `full_page_writes=${safety}`,
    `synchronous_commit=${safety}`,
    'timezone=Asia/Shanghai',
    'log_timezone=Asia/Shanghai',
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
  ]
}

async function turnLogOver(logFile: string): Promise<void> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0
  if (size > LOG_LIMIT_BYTES) await rename(logFile, `${logFile}.1`)
}

function pidFile(folder: string): string {
  return path.join(folder, 'postmaster.pid')
}
