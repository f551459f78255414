import pg from 'pg'
import { PlainProblem } from '../process/plain-problem.ts'
import { backupProblems } from './copy.ts'

/** A moment of the database: what is read of it and dumped from it belongs together. */
export interface Snapshot {
  readonly id: string
  readonly serverMajor: number
  readonly migrations: string[]
  /** Of every table whose rows a backup holds; those of unlogged ones it leaves out. */
  readonly rowCounts: Record<string, number>
  /** Keys of uploaded files that rows name, in batches. */
  storageKeys(): AsyncGenerator<string[]>
}

const BATCH = 10_000
const OURS = `c.relkind in ('r', 'p', 'v', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

/** Holds one moment of the database for as long as `use` works; statements have no limit of time here. */
export async function atOneMoment<T>(url: string, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    if (!(await hasTable(client, 'schema_migration'))) throw new PlainProblem(backupProblems.noProduct)
    const { rows } = await client.query<{ id: string; major: number }>(
      `select pg_export_snapshot() as id, current_setting('server_version_num')::int / 10000 as major`,
    )
    const done = await client.query<{ name: string }>(
      'select name from public.schema_migration order by name',
    )
    return use({
      id: rows[0]?.id ?? '',
      serverMajor: rows[0]?.major ?? 0,
      migrations: done.rows.map(({ name }) => name),
      rowCounts: await rowCounts(client, await tablesOf(client, 'p')),
      storageKeys: () => storageKeys(client),
    })
  })
}

/** The rows of every table of the database as it is now. */
export async function countRows(url: string): Promise<Record<string, number>> {
  return withClient(url, async (client) => rowCounts(client, await tablesOf(client, 'pu')))
}

/**
 * Empties the unlogged tables, as a crash does: backups of before hold their rows, and a position in the log of one server is none
 * in that of another.
 */
export async function emptyUnlogged(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const tables = await tablesOf(client, 'u')
    if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`)
  })
}

/** Whether nobody has made a table, view or sequence in the database. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(
      `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} limit 1`,
    )
    return rowCount === 0
  })
}

/** A restored database has no statistics, without which large tables are read row by row. */
export async function analyse(url: string): Promise<void> {
  await withClient(url, (client) => client.query('analyze'))
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'longqirong-backup',
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect().catch((cause: Error & { code?: string }) => {
    const reason = cause.message === '' ? (cause.code ?? '') : cause.message
    throw new PlainProblem(backupProblems.unreachable(`${client.host}:${client.port}`, reason), { cause })
  })
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    `public.${name}`,
  ])
  return rows[0]?.found === true
}

/** The tables that are kept in one of these ways: `p` for good, `u` unlogged. */
async function tablesOf(client: pg.Client, persistence: 'p' | 'u' | 'pu'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = any($1) and ${OURS} order by 1`,
    [[...persistence]],
  )
  return rows.map(({ name }) => name)
}

async function rowCounts(client: pg.Client, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of tables) {
    const counted = await client.query<{ rows: string }>(`select count(*) as rows from ${name}`)
    counts[name] = Number(counted.rows[0]?.rows)
  }
  return counts
}

async function* storageKeys(client: pg.Client): AsyncGenerator<string[]> {
  for (let after = ''; ;) {
    const { rows } = await client.query<{ storage_key: string }>(
      `select distinct storage_key from public.file where deleted_at is null and storage_key > $1 order by 1 limit ${BATCH}`,
      [after],
    )
    const keys = rows.map((row) => row.storage_key)
    if (keys.length === 0) return
    yield keys
    after = keys.at(-1) ?? after
  }
}
