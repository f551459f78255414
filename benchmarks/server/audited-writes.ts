import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { rootSeal } from '../../apps/server/src/audit/root-seal.ts'
import { startSealer } from '../../apps/server/src/audit/sealer.ts'
import { verifyAudit } from '../../apps/server/src/audit/verify-audit.ts'
import { makeDatabase } from '../../apps/server/src/data/database.ts'
import { startEmbedded } from '../../apps/server/src/data/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/data/migrate.ts'
import { makePool } from '../../apps/server/src/data/pool.ts'
import { makeLogger } from '../../apps/server/src/http/log.ts'
import { makeFieldCipher } from '../../apps/server/src/security/field-cipher.ts'
import { alternate } from '../harness/alternate.ts'
import type { Load, LoadResult } from '../harness/load.ts'
import { type Benchmark, shown } from '../harness/measure.ts'
import { percentile } from '../harness/database-time.ts'
import { auditedWrite } from './audited-write.ts'

const CONNECTIONS = 16
// Short turns and many of them: what else runs on the machine then falls on both alike.
const SECONDS = 2
const ROUNDS = 25
const REACH = 0.85
const SEAL_ROOT = rootSeal(makeFieldCipher(randomBytes(32)))

/** The same table without what the seal costs a writer: ids drawn without care, and nobody who seals. */
const WITHOUT_SEAL = [`alter table audit_log alter column id set default nextval('audit_log_id')`]

/** P11: audited writes of 16 connections with the sealer at work, against the same writes without it, in turns. */
export const auditedWrites: Benchmark = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-audit-'))
  // The embedded database gives up root's rights and must still reach its folder.
  await chmod(dataDir, 0o755)
  const database = await startEmbedded({ dataDir })
  const urls = { ours: named(database.url, 'sealed'), limit: named(database.url, 'bare') }
  try {
    for (const name of ['sealed', 'bare']) await ask(database.url, [`create database ${name}`])
    for (const url of Object.values(urls)) await migrate(url)
    await ask(urls.limit, WITHOUT_SEAL)
    const load = (url: string): Load => ({ url, connections: CONNECTIONS, seconds: SECONDS })
    const compared = await alternate({ ours: load(urls.ours), limit: load(urls.limit) }, ROUNDS, (turn) =>
      turn.url === urls.ours ? sealedWrites(turn) : writes(turn),
    )
    const { ours, limit, ratio } = compared
    return [
      {
        id: 'P11',
        what: `带审计的写入（${CONNECTIONS} 个连接），对比不封存的同样写入`,
        reached: `${ratio.toFixed(2)}（${shown(ours.perSecond)} 对 ${shown(limit.perSecond)} 次/秒，p99 ${shown(ours.p99Ms)} 对 ${shown(limit.p99Ms)} ms）`,
        reach: `≥ ${REACH}`,
        isReached: ratio >= REACH,
        detail: { ...compared, rowsVerified: await verified(urls.ours) },
      },
    ]
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function named(base: string, name: string): string {
  const url = new URL(base)
  url.pathname = name
  return url.href
}

async function ask(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Writes with the sealer of a server process beside them; the time ends when the last row is sealed. */
async function sealedWrites(load: Load): Promise<LoadResult> {
  const pool = makePool({ url: load.url, max: 2 })
  const sealer = startSealer(pool, SEAL_ROOT, makeLogger('silent'))
  try {
    return await writes(load, () => sealer.stop())
  } finally {
    await sealer.stop()
    await pool.end()
  }
}

/** So many connections, each with one write after the other. */
async function writes(
  { url, connections, seconds }: Load,
  afterwards?: () => Promise<void>,
): Promise<LoadResult> {
  const pool = makePool({ url, max: connections })
  const db = makeDatabase(pool)
  const times: number[] = []
  const startedAt = performance.now()
  const until = startedAt + seconds * 1_000
  let elapsedMs = 0
  const writer = async () => {
    for (let at = performance.now(); at < until;) {
      await auditedWrite(db)
      const now = performance.now()
      times.push(now - at)
      at = now
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, writer))
    await afterwards?.()
    elapsedMs = performance.now() - startedAt
  } finally {
    await pool.end()
  }
  return {
    perSecond: times.length / (elapsedMs / 1_000),
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    bytesPerSecond: 0,
  }
}

/** What was measured must also be right: every row sealed, none in doubt. */
async function verified(url: string): Promise<number> {
  const pool = makePool({ url, max: 1 })
  const verdict = await verifyAudit(pool, { sealRoot: SEAL_ROOT }).finally(() => pool.end())
  const { sound, unsealed, broken, brokenBlock, brokenSeal } = verdict
  if (broken || brokenBlock !== undefined || brokenSeal !== undefined || unsealed > 0)
    throw new Error('the measured log is not sound')
  return sound
}
