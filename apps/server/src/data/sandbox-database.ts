import pg from 'pg'
import type { Logger } from 'pino'
import { type DatabaseUrls, fillReference, prepareDatabase } from './prepare-database.ts'
import { ORIGIN } from './write-position.store.ts'

/** Where the made-up cases of institutions' systems lie. */
export interface SandboxPlace {
  /** As the application. */
  readonly url: string
  isMade(): Promise<boolean>
  /** Makes the database where that is possible, and brings it to the newest version. */
  prepare(log: Logger): Promise<void>
}

const DUPLICATE_DATABASE = '42P04'
const NO_DATABASE = '3D000'
const FIRST_NUMBER = 9_000_000_000

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))

/** A database whose owner may make it: that of the embedded cluster. */
export function sandboxBeside(urls: DatabaseUrls & { readonly owner: string }): SandboxPlace {
  const name = `${nameOf(urls.owner)}_sandbox`
  const own = { owner: withDatabase(urls.owner, name), application: withDatabase(urls.application, name) }
  return {
    url: own.application,
    isMade: () => isThere(own.application),
    async prepare(log) {
      await makeIfMissing(urls.owner, name)
      await bringUp(own, log)
    },
  }
}

/** A database that the administrator of the server has made; its tables belong to whom those of the real one belong to. */
export function sandboxOnServer(
  url: string,
  { real, owner }: { readonly real: string; readonly owner: string | undefined },
): SandboxPlace {
  return {
    url,
    isMade: () => isThere(url),
    async prepare(log) {
      // Addresses differ in many ways and lead to one place: the databases themselves are asked.
      if ((await originOf(url)) === (await originOf(real)))
        throw new Error('DATABASE_SANDBOX_URL leads to the database of the real cases')
      await bringUp({ owner: owner && withDatabase(owner, nameOf(url)), application: url }, log)
    },
  }
}

async function originOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, application_name: 'longqirong-sandbox' })
  try {
    await client.connect()
    const { rows } = await client.query<{ origin: string }>(`select ${ORIGIN} origin`)
    return rows[0]?.origin ?? ''
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function isThere(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ made: boolean }>(
      `select to_regclass('public.schema_migration') is not null made`,
    )
    return rows[0]?.made ?? false
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_DATABASE) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function makeIfMissing(owner: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: owner, application_name: 'longqirong-sandbox' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // Another instance was faster.
    if (!(error instanceof pg.DatabaseError && error.code === DUPLICATE_DATABASE)) throw error
  } finally {
    await client.end()
  }
}

/** Numbers of made-up cases begin where those of real ones never come, so that neither is taken for the other. */
async function numberApart(owner: string): Promise<void> {
  const client = new pg.Client({ connectionString: owner, application_name: 'longqirong-sandbox' })
  await client.connect()
  try {
    await client.query(`select setval('product_apply_no', $1) from product_apply_no where last_value < $1`, [
      FIRST_NUMBER,
    ])
  } finally {
    await client.end()
  }
}

async function bringUp(urls: DatabaseUrls, log: Logger): Promise<void> {
  await prepareDatabase(urls)
  await numberApart(urls.owner ?? urls.application)
  await fillReference(urls.application, log)
}
