import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { AuditEntity } from '@lqr/contract/all-audit-words.ts'
import pg from 'pg'
import {
  loadFieldKey,
  makeFieldCipher,
  type FieldCipher,
} from '../../apps/server/src/security/field-cipher.ts'
import { type Db, makeDatabase } from '../../apps/server/src/data/database.ts'
import { makePool } from '../../apps/server/src/data/pool.ts'
import { matchDueItems } from '../../apps/server/src/domains/policies/index.ts'
import { countPublicChanges } from '../../apps/server/src/publishing/public-change.store.ts'
import { cacheFolder } from '../harness/cache-folder.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import type { BenchData } from '../harness/measure.ts'
import { type Started, startProduct } from '../harness/processes.ts'

/** What a province publishes in turn: news above all. */
const PUBLISHED: readonly AuditEntity[] = [
  'article',
  'policy',
  'article',
  'product',
  'article',
  'activity',
  'article',
  'placement',
]

/** A copy of the full-size data that may be written to, and instances of the product on it. */
export interface HeldCopy {
  readonly url: string
  readonly cipher: FieldCipher
  /** Whether the buffers of the database lie in huge pages (decision 0190). */
  readonly hasHugePages: boolean
  /** The instances so far. */
  readonly products: readonly Started[]
  /** Starts one more. */
  begin(): Promise<Started>
  /** Publishes a record of the next kind, as far as what is kept is concerned (decisions 0136 and 0193). */
  publish(): Promise<void>
}

/** Makes the copy for this work; afterwards the instances are stopped and the copy is dropped. */
export async function onHeldCopy<Answer>(
  data: BenchData,
  work: (held: HeldCopy) => Promise<Answer>,
): Promise<Answer> {
  const full = await data.fullData('full')
  const key = loadFieldKey(undefined, await cacheFolder('full-data'))
  const copy = await copyDatabase(full, 'held')
  const env = {
    // As on a machine that holds both: by the socket of the database, with four connections a core (decision 0184).
    DATABASE_URL: await data.nearby(copy.url),
    DATABASE_POOL: String(4 * availableParallelism()),
    FIELD_KEY: key.toString('hex'),
    DEMO: '0',
    CAPTCHA_WORK: '0',
    LOG_LEVEL: 'warn',
  }
  const products: Started[] = []
  const begin = async () => {
    const folder = await cacheFolder(path.join('held-load', String(products.length)))
    const started = await startProduct(folder, '/readyz', env)
    products.push(started)
    return started
  }
  let published = 0
  const publish = () => {
    const kinds = PUBLISHED.slice(published, published + 1)
    published = (published + 1) % PUBLISHED.length
    return onDatabase(copy.url, (db) => countPublicChanges(db, kinds))
  }
  try {
    // Every policy with every enterprise, which in a running province is done when a policy is published and not in the busiest hour.
    await onDatabase(copy.url, (db) => matchDueItems({ db, now: () => new Date() }))
    const hasHugePages = await isInHugePages(copy.url)
    return await work({ url: copy.url, cipher: makeFieldCipher(key), hasHugePages, products, begin, publish })
  } finally {
    for (const product of products) await product.stop()
    await copy.drop()
  }
}

async function onDatabase(url: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const db = makeDatabase(makePool({ url, max: 1 }))
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

async function isInHugePages(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ status: string }>(
      `select current_setting('huge_pages_status') status`,
    )
    return rows[0]?.status === 'on'
  } finally {
    await client.end()
  }
}
