import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { grabNeed } from '../../packages/contract/src/financing/response-calls.ts'
import { callAddress } from '../../packages/contract/src/kernel/call-address.ts'
import { makeApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { startEmbedded } from '../../apps/server/src/data/embedded-postgres.ts'
import { loadReference } from '../../apps/server/src/data/load-reference.ts'
import { migrate } from '../../apps/server/src/data/migrate.ts'
import {
  type Bank,
  makeResponseWorld,
} from '../../apps/server/src/domains/financing/response-world.fixtures.ts'
import { tokenHash } from '../../apps/server/src/http/session-actor.ts'
import { makeServices } from '../../apps/server/src/make-services.ts'
import { percentile } from '../harness/database-time.ts'
import { type Benchmark, shown } from '../harness/measure.ts'

const ATTEMPTS = 64
const ROUNDS = 20
/** A statement that waits longer for a lock fails, and its call answers 5xx. */
const LONGEST_WAIT_MS = 100
const LOST = 409

interface Grab {
  readonly status: number
  readonly ms: number
}

/** P16: 64 institutions take the last slot of a need at once, again and again, over HTTP. */
export const grab: Benchmark = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-grab-'))
  // The embedded database gives up root's rights and must still reach its folder.
  await chmod(dataDir, 0o755)
  const database = await startEmbedded({ dataDir })
  try {
    await migrate(database.url)
    const rounds = await grabs(dataDir, database.url)
    const answers = rounds.flat()
    const winners = rounds.map((round) => round.filter(({ status }) => status === 200).length)
    const others = answers.filter(({ status }) => status !== 200 && status !== LOST).length
    const p99Ms = percentile(
      answers.map(({ ms }) => ms),
      0.99,
    )
    return [
      {
        id: 'P16',
        what: `${ATTEMPTS} 家机构同时抢同一条需求的最后一个名额，${ROUNDS} 轮`,
        reached: `每轮取得名额 ${Math.min(...winners)}–${Math.max(...winners)} 家，其他错误 ${others} 次，p99 ${shown(p99Ms)} ms`,
        reach: `每轮恰好 1 家，没有 5xx，没有超过 ${LONGEST_WAIT_MS} ms 的锁等待`,
        isReached: winners.every((count) => count === 1) && others === 0,
        detail: { winners, others, p99Ms },
      },
    ]
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function limitWaiting(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  await client.query(
    `alter database ${pg.escapeIdentifier(rows[0]?.name ?? '')} set lock_timeout = '${LONGEST_WAIT_MS}ms'`,
  )
  await client.end()
}

/** Every attempt of every round. */
async function grabs(dataDir: string, url: string): Promise<Grab[][]> {
  await limitWaiting(url)
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    FIELD_KEY: randomBytes(32).toString('hex'),
  })
  const services = makeServices(config, url)
  const app = await makeApp(services)
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const signIn = async (accountId: string) => {
      const token = randomBytes(24).toString('base64url')
      await services.pool.query(
        `insert into session (token_hash, family_id, account_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
        [tokenHash(token), randomUUID(), accountId],
      )
      return token
    }
    await loadReference(services.pool)
    const world = await makeResponseWorld({ services, signIn })
    const banks: Bank[] = []
    for (let n = 0; n < ATTEMPTS; n += 1) banks.push(await world.bank(`抢单示例银行${n}`))
    const rounds: Grab[][] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await world.need('PUBLISHED', { publishedAt: services.now(), asked: { slots: 1 } })
      rounds.push(await Promise.all(banks.map((bank) => attempt(address, bank, id))))
    }
    return rounds
  } finally {
    await app.close()
    await services.close()
  }
}

async function attempt(address: string, bank: Bank, id: string): Promise<Grab> {
  const startedAt = performance.now()
  const answer = await fetch(address + callAddress(grabNeed, { params: { id } }), {
    method: grabNeed.method,
    headers: { accept: 'application/json', authorization: `Bearer ${bank.officer.token}` },
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - startedAt }
}
