import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { prepareCluster } from './embedded-postgres/cluster.ts'
import { freePort } from './embedded-postgres/free-port.ts'
import { findPostmaster, launchPostmaster } from './embedded-postgres/postmaster.ts'
import { throwAwayFolders } from './embedded-postgres/throw-away-folder.ts'

/** A PostgreSQL that follows another one by streaming and takes readers. */
export interface Standby {
  /** Of its superuser. */
  readonly url: string
  sql(statement: string): Promise<pg.QueryResult>
  /** Ends at once, as a machine that burns. */
  kill(): Promise<void>
  /** Follows again, at the same address. */
  start(): Promise<void>
  close(): Promise<void>
}

const READY_MS = 60_000
const run = promisify(execFile)

/** One statement on a connection of its own. */
export async function askOnce(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Copies the data of a running server as `pg_basebackup` does, which is not among the embedded programs. */
async function copyData(primary: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary })
  await client.connect()
  try {
    const { rows } = await client.query<{ data: string }>(`select current_setting('data_directory') as data`)
    await client.query(`select pg_backup_start('standby', true)`)
    await run('cp', ['-a', rows[0]?.data ?? '', folder])
    const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(path.join(folder, 'backup_label'), stopped.rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
  for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(path.join(folder, name), { force: true })
}

/** Starts a standby of the server behind this address, which is its superuser's. */
export async function startStandby(primary: string): Promise<Standby> {
  const { hostname, port: primaryPort, username, password, pathname } = new URL(primary)
  const [parent] = await throwAwayFolders()
  const dataDir = await mkdtemp(path.join(parent, 'lqr-standby-'))
  await chmod(dataDir, 0o711)
  const folder = path.join(dataDir, 'postgres')
  await copyData(primary, folder)
  await writeFile(path.join(folder, 'standby.signal'), '')
  const conninfo = `host=${hostname} port=${primaryPort} user=${username} password=${password}`
  await appendFile(path.join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  await writeFile(path.join(dataDir, 'postgres-password'), password)
  const cluster = await prepareCluster(dataDir, false)
  if (cluster.account) await run('chown', ['-R', `${cluster.account.uid}:${cluster.account.gid}`, folder])
  const port = await freePort(undefined)
  const url = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`

  async function start(): Promise<void> {
    if (await findPostmaster(cluster)) return
    const until = performance.now() + READY_MS
    const launch = await launchPostmaster(cluster, port)
    while (!(await findPostmaster(cluster))?.isReady) {
      if (launch.failure !== undefined || performance.now() > until)
        throw new Error(`standby: ${launch.failure ?? 'not ready in time'}`)
      await pause(20)
    }
  }
  async function kill(): Promise<void> {
    const found = await findPostmaster(cluster)
    if (found) process.kill(found.pid, 'SIGQUIT')
    while (await findPostmaster(cluster)) await pause(20)
  }
  await start()
  return {
    url,
    sql: (statement) => askOnce(url, statement),
    kill,
    start,
    async close() {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
