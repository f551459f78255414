import { existsSync, readFileSync, rmSync } from 'node:fs'
import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { type ClusterUser, joinCluster } from './embedded-postgres/cluster-user.ts'
import { type Cluster, prepareCluster } from './embedded-postgres/cluster.ts'
import { throwAwayFolders } from './embedded-postgres/throw-away-folder.ts'

export interface EmbeddedPostgres {
  /** Connection string of the application's database, valid until `stop`, also across crashes of PostgreSQL. */
  readonly url: string
  /** Such a connection string by the socket of the cluster, which costs less than loopback; the same where there is none. */
  nearby(url: string): string
  /** Leaves; the last process that leaves shuts PostgreSQL down and waits until it has ended. */
  stop(): Promise<void>
}

export interface EmbeddedSettings {
  /** Folder of the cluster (`postgres/`), its password and its log; made if missing. */
  readonly dataDir: string
  /** Loopback port; by default the last one used, or a random free one. A running cluster keeps its own. */
  readonly port?: number
  /** Hears one line when PostgreSQL ended unexpectedly and while it is brought back. */
  readonly log?: (message: string) => void
}

const EPHEMERAL = `lqr-ephemeral-${hostname()}-`

/**
 * The durable PostgreSQL of this data folder: made on first use, started if nobody runs it, joined if somebody does,
 * and brought back on the same port whenever it dies. Any number of processes may use one folder.
 */
export async function startEmbedded({ dataDir, port, log }: EmbeddedSettings): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(path.resolve(dataDir), true)
  return asEmbedded(cluster, await joinCluster(cluster, { port, log }))
}

/** A throw-away PostgreSQL for tests: nothing is synced to disk, and `stop` or the end of the process removes it. */
export async function startEphemeral(): Promise<EmbeddedPostgres> {
  const folders = await throwAwayFolders()
  for (const folder of folders) await removeLeftovers(folder)
  const dataDir = await mkdtemp(path.join(folders[0], `${EPHEMERAL}${process.pid}-`))
  const removeAtExit = () => destroy(dataDir)
  process.once('exit', removeAtExit)
  await chmod(dataDir, 0o711)
  const cluster = await prepareCluster(dataDir, false)
  const user = await joinCluster(cluster, {})
  return {
    ...asEmbedded(cluster, user),
    async stop() {
      await user.leave()
      await rm(dataDir, { recursive: true, force: true })
      process.off('exit', removeAtExit)
    },
  }
}

function asEmbedded({ folder, password }: Cluster, user: ClusterUser): EmbeddedPostgres {
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${user.port}/${user.database}`,
    nearby: (url) => bySocket(url, folder),
    stop: () => user.leave(),
  }
}

/** The system takes no longer name of a socket. */
const LONGEST_SOCKET = 107

function bySocket(url: string, folder: string): string {
  const near = new URL(url)
  const socket = path.join(folder, `.s.PGSQL.${near.port}`)
  if (Buffer.byteLength(socket) > LONGEST_SOCKET || !existsSync(socket)) return url
  near.searchParams.set('host', folder)
  return near.href
}

/** What killed test runs of this machine left behind: their process is gone, so nobody will stop it. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = name.startsWith(EPHEMERAL) ? Number.parseInt(name.slice(EPHEMERAL.length), 10) : Number.NaN
    if (!(owner > 0) || isAlive(owner)) continue
    const place = path.join(folder, name)
    const found = await lstat(place).catch(() => undefined)
    // Such a folder is everybody's: only what this user made is believed and removed.
    if (found?.uid === process.geteuid?.()) destroy(place)
  }
}

/** Without waiting for promises, so that it also works while the process exits. */
function destroy(dataDir: string): void {
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
  try {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    if (pid > 0) process.kill(pid, 'SIGQUIT')
    const blocker = new Int32Array(new SharedArrayBuffer(4))
    for (let tries = 0; existsSync(pidFile) && tries < 50; tries += 1) Atomics.wait(blocker, 0, 0, 10)
  } catch {
    // It never started, or has ended already.
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
