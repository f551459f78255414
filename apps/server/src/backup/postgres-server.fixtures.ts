import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../data/embedded-postgres/free-port.ts'
import { runProgram } from '../data/embedded-postgres/run-program.ts'
import { accountFor } from '../data/embedded-postgres/system-account.ts'
import { throwAwayFolders } from '../data/embedded-postgres/throw-away-folder.ts'
import { findPrograms, programFile } from './postgres-programs.ts'

export interface PostgresServer {
  readonly major: number
  /** Makes an empty database and answers its address. */
  makeDatabase(): Promise<string>
  stop(): Promise<void>
}

/** Programs of a PostgreSQL server with its clients on this machine, 15 before any other; undefined when there are none. */
export async function serverPrograms() {
  const found = await findPrograms('postgres', 'initdb', 'pg_ctl', 'pg_dump', 'pg_restore')
  return found.find(({ major }) => major === 15) ?? found.find(({ major }) => major > 15)
}

/** A server of this machine's PostgreSQL in a folder that is thrown away: what a provider's own server is to the product. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const programs = await serverPrograms()
  if (!programs) throw new Error('this machine has no programs of a PostgreSQL server')
  const [parent] = await throwAwayFolders()
  const home = await mkdtemp(path.join(parent, 'lqr-server-'))
  const folder = path.join(home, 'cluster')
  const account = await accountFor(folder)
  await chmod(home, 0o711)
  await mkdir(folder, { mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
  const run = async (name: string, ...args: string[]) => {
    const file = programFile(programs.folder, name)
    const { code, output } = await runProgram(file, args, { cwd: folder, account })
    if (code !== 0) throw new Error(`${name} failed (${code}):\n${output}`)
  }
  await run('initdb', '-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N')
  const port = await freePort(undefined)
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'jit=off']
  const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
  await run('pg_ctl', 'start', '-w', '-D', folder, '-l', path.join(folder, 'log'), '-o', options)
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  return {
    major: programs.major,
    async makeDatabase() {
      const name = `d_${randomBytes(6).toString('hex')}`
      await askDatabase(address('postgres'), `create database ${name}`)
      return address(name)
    },
    async stop() {
      await run('pg_ctl', 'stop', '-w', '-D', folder, '-m', 'immediate')
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** The rows of one statement, on a connection of its own. */
export async function askDatabase<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  // Digests of moments depend on the zone they are written in, which servers have set differently.
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** Number and digest of the rows of every table that is kept for good, in whatever order they lie. */
export async function rowDigests(url: string): Promise<Record<string, string>> {
  const tables = await askDatabase<{ name: string }>(
    url,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`,
  )
  const digests = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as digest from ${name} t`,
  )
  const rows = await askDatabase<{ name: string; digest: string }>(url, digests.join(' union all '))
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
