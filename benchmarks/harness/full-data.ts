import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/data/embedded-postgres.ts'
import { loadReference } from '../../apps/server/src/data/load-reference.ts'
import { makeDatabase } from '../../apps/server/src/data/database.ts'
import { chooseMappedWords } from '../../apps/server/src/data/search-maps/choose-words.store.ts'
import { writeSearchMaps } from '../../apps/server/src/data/search-maps/write-maps.store.ts'
import { migrate } from '../../apps/server/src/data/migrate.ts'
import { fillPinyin } from '../../apps/server/src/jobs/fill-pinyin.store.ts'
import { loadFieldKey, makeFieldCipher } from '../../apps/server/src/security/field-cipher.ts'
import { fill } from '../../database/seeds/fill/fill.ts'
import type { FillCounts } from '../../database/seeds/fill/filling.ts'
import { cacheFolder } from './cache-folder.ts'
import { dataMark } from './data-mark.ts'
import { root } from './processes.ts'

/** BENCH_SCALE=0.02 takes a part of the rows, for working on a measure; figures count at full size alone. */
export const SCALE = Number(process.env.BENCH_SCALE ?? 1)
const scaled = (count: number) => Math.round(count * SCALE)

/** docs/operations/benchmarks.md, Full-size data: 300,000 companies, 200,000 policies and news, 1,000,000 applications, 100,000 needs. */
const FULL: FillCounts = {
  companies: scaled(300_000),
  products: 2_000,
  applications: scaled(1_000_000),
  needs: scaled(100_000),
  policies: scaled(100_000),
  articles: scaled(100_000),
  searchKinds: scaled(2_000),
}
/** What growth is measured against. */
const TENTH: FillCounts = {
  companies: FULL.companies / 10,
  products: 2_000,
  applications: FULL.applications / 10,
  needs: FULL.needs / 10,
  policies: FULL.policies / 10,
  articles: FULL.articles / 10,
  searchKinds: FULL.searchKinds / 10,
}
const SIZES = { full: FULL, tenth: TENTH } as const
const SOURCES = ['database/migrations', 'database/seeds/fill'].map((place) => path.join(root, place))
const FILL_LIMIT_MS = 3_600_000
/** What else the kept data depends on; another number makes it anew. */
const WAY = 2

/** An empty database, and room in the log of a server that takes four gigabytes at once. */
const MAKE_ROOM = [
  'drop database if exists "SIZE" with (force)',
  'create database "SIZE"',
  `alter system set max_wal_size = '8GB'`,
  'select pg_reload_conf()',
]

export type Size = keyof typeof SIZES

/** Databases of one embedded PostgreSQL, with the product's own settings of it. */
export interface FullData {
  /** The database of this size; filled when first asked for, unless it stands from an earlier run. */
  url(size: Size): Promise<string>
  /** The same database by the socket of its server. */
  nearby(url: string): string
  stop(): Promise<void>
}

/**
 * Full-size data and a tenth of it. Each is filled once a machine and kept, until migrations or filling change or `renew`
 * asks for it; a run fills only the sizes that its measures ask for. `say` hears what is done.
 */
export async function openFullData(renew: boolean, say: (line: string) => void): Promise<FullData> {
  const dataDir = await cacheFolder('full-data')
  const database = await startEmbedded({ dataDir })
  const filled = new Map<Size, Promise<string>>()
  const open = async (size: Size) => {
    const url = databaseUrl(database.url, size)
    const markFile = path.join(dataDir, `mark-${size}`)
    const mark = await dataMark(SOURCES, { ...SIZES[size], way: WAY })
    if (!renew && mark === (await readFile(markFile, 'utf8').catch(() => undefined))) return url
    say(`全量数据（${size}）：装载一次，之后的运行直接使用`)
    await rm(markFile, { force: true })
    await withClient(database.url, async (client) => {
      for (const statement of MAKE_ROOM) await client.query(statement.replace('SIZE', size))
    })
    await fillDatabase(url, dataDir, SIZES[size], say)
    await writeFile(markFile, mark)
    return url
  }
  return {
    url(size) {
      const url = filled.get(size) ?? open(size)
      filled.set(size, url)
      return url
    },
    nearby: (url) => database.nearby(url),
    stop: () => database.stop(),
  }
}

function databaseUrl(base: string, name: string): string {
  const url = new URL(base)
  url.pathname = name
  return url.href
}

async function withClient<Answer>(
  url: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, query_timeout: FILL_LIMIT_MS })
  await client.connect()
  return work(client).finally(() => client.end())
}

async function fillDatabase(url: string, dataDir: string, counts: FillCounts, say: (line: string) => void) {
  await migrate(url)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await loadReference(pool).finally(() => pool.end())
  await withClient(url, async (client) => {
    const cipher = makeFieldCipher(loadFieldKey(undefined, dataDir))
    const run = async (text: string, values: unknown[] = []) =>
      (await client.query<Record<string, unknown>>(text, values)).rows
    await fill(run, cipher, counts, (what) => say(`  ${what}`))
    // What autovacuum would do in the hours after: deep pages read indexes alone.
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  })
  await passFirstNight(url, say)
}

/** Tables whose names are spelled by a job. */
const SPELLED = ['article', 'policy', 'financing_need', 'product', 'organisation'] as const

/** What the jobs of the first night do. */
async function passFirstNight(url: string, say: (line: string) => void) {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const timed = async (what: string, work: () => Promise<void>) => {
    const startedAt = performance.now()
    await work()
    say(`  ${what}，${((performance.now() - startedAt) / 1_000).toFixed(1)} 秒`)
  }
  try {
    const services = { db: makeDatabase(pool) }
    await timed('名称的拼音', async () => {
      while (await isUnspelled(pool)) await fillPinyin(services)
      await pool.query(`vacuum (analyze) ${SPELLED.join(', ')}`)
    })
    await timed('常用词的检索位图', async () => {
      await chooseMappedWords(services)
      await writeSearchMaps(services)
      await pool.query('vacuum (analyze) search_map, search_map_word, search_map_change')
    })
  } finally {
    await pool.end()
  }
}

async function isUnspelled(pool: pg.Pool): Promise<boolean> {
  const missing = SPELLED.map((table) => `exists (select from ${table} where pinyin_text is null)`)
  const { rows } = await pool.query<{ isLeft: boolean }>(`select ${missing.join(' or ')} "isLeft"`)
  return rows[0]?.isLeft ?? false
}
