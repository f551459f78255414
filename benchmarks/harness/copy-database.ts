import pg from 'pg'

const COPY_LIMIT_MS = 900_000

/** A copy of a database beside it, for a measure that changes rows and has them vacuumed as a running platform would. */
export interface CopiedDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Copies a database that nobody is connected to, under another name of the same cluster; what stood there before is gone. */
export async function copyDatabase(url: string, name: string): Promise<CopiedDatabase> {
  const source = new URL(url)
  const copy = new URL(url)
  copy.pathname = name
  const cluster = new URL(url)
  cluster.pathname = 'postgres'
  const drop = () => run(cluster.href, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  await drop()
  await run(
    cluster.href,
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(source.pathname.slice(1))} strategy file_copy`,
  )
  return { url: copy.href, drop }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, query_timeout: COPY_LIMIT_MS })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
