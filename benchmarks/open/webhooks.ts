import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { readConfig } from '../../apps/server/src/config.ts'
import { startEmbedded } from '../../apps/server/src/data/embedded-postgres.ts'
import { loadReference } from '../../apps/server/src/data/load-reference.ts'
import { migrate } from '../../apps/server/src/data/migrate.ts'
import {
  makeEvent,
  makeManyWebhooks,
} from '../../apps/server/src/domains/open/webhooks/many-webhooks.fixtures.ts'
import { makeServices } from '../../apps/server/src/make-services.ts'
import { percentile } from '../harness/database-time.ts'
import { type Benchmark, shown } from '../harness/measure.ts'
import { arrivalKey, type Receivers, startReceivers } from './receivers.ts'

const HOOKS = 100
const EVENTS = 1_000
/** Events of a second, each to every webhook. */
const PER_SECOND = 6
/** The sender is killed after so many events, and these receivers are away between these. */
const KILLED_AT = 500
const AWAY = { hooks: 5, from: 200, to: 320 }
const REACH_MS = 2_000
const WITHIN_MS = 60_000
const script = fileURLToPath(new URL('sender-process.ts', import.meta.url))
const isAway = (hook: number) => hook < AWAY.hooks

/** P26: 1,000 events to 100 webhooks, with the sender killed in the middle and some receivers away for a while. */
export const webhooks: Benchmark = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-webhooks-'))
  // The embedded database gives up root's rights and must still reach its folder.
  await chmod(dataDir, 0o755)
  const database = await startEmbedded({ dataDir })
  const receivers = await startReceivers()
  try {
    await migrate(database.url)
    const run = await notifyAll(dataDir, database.url, receivers)
    const keys = run.sent.flatMap(({ id }) =>
      Array.from({ length: HOOKS }, (_, hook) => arrivalKey(hook, id)),
    )
    const lost = keys.filter((key) => !receivers.arrivals.has(key)).length
    const repeats = [...receivers.arrivals.values()].reduce((sum, { times }) => sum + times - 1, 0)
    const doubled = run.rows - keys.length
    const p99Back = percentile(run.afterBackMs, 0.99)
    const of = (share: number) => shown(percentile(run.allMs, share))
    return [
      {
        id: 'P26',
        what: `${HOOKS} 个事件通知 × ${shown(EVENTS)} 个事件，发送进程中途 kill -9，${AWAY.hooks} 个接收方停 ${(AWAY.to - AWAY.from) / PER_SECOND} 秒`,
        reached: `丢失 ${lost}，多出 ${doubled}；接收方恢复后 p99 ${shown(p99Back)} ms；全部送达用 ${shown(run.seconds)} 秒，全程中位 ${of(0.5)} ms、p99 ${of(0.99)} ms（含被杀进程的认领到期）；同一编号重发 ${shown(repeats)} 条`,
        reach: `丢失 0、多出 0；接收方恢复后 p99 ≤ ${shown(REACH_MS)} ms`,
        isReached: lost === 0 && doubled === 0 && p99Back <= REACH_MS,
        detail: { lost, doubled, repeats, p99Back, seconds: run.seconds, afterBack: run.afterBackMs.length },
      },
    ]
  } finally {
    await receivers.close()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface Told {
  readonly id: string
  readonly atMs: number
}

interface Run {
  readonly sent: readonly Told[]
  /** Deliveries that the database knows as delivered. */
  readonly rows: number
  readonly seconds: number
  readonly allMs: readonly number[]
  /** Of the receivers that were away: from their return, or from the event when that came later. */
  readonly afterBackMs: readonly number[]
}

function startSender(dataDir: string, url: string, fieldKey: string): ChildProcess {
  return fork(script, {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'silent',
      FIELD_KEY: fieldKey,
    },
  })
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

async function notifyAll(dataDir: string, url: string, receivers: Receivers): Promise<Run> {
  const fieldKey = randomBytes(32).toString('hex')
  const env = { DATA_DIR: dataDir, DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'silent', FIELD_KEY: fieldKey }
  const services = makeServices(readConfig(env), url)
  await loadReference(services.pool)
  let sender = startSender(dataDir, url, fieldKey)
  try {
    const hooks = await makeManyWebhooks(services, HOOKS, receivers.address)
    const sent: Told[] = []
    let backMs = 0
    const begunMs = Date.now()
    for (let event = 0; event < EVENTS; event += 1) {
      if (event === AWAY.from) receivers.setAway(isAway)
      if (event === AWAY.to) {
        receivers.setAway(() => false)
        backMs = Date.now()
      }
      if (event === KILLED_AT) {
        await stop(sender, 'SIGKILL')
        sender = startSender(dataDir, url, fieldKey)
      }
      const told = { id: `msg_${event}`, atMs: Date.now() }
      const data = { kind: 'application', number: 'SQ20261120-000123', version: event }
      const body = JSON.stringify({ type: 'application.accept', data })
      await makeEvent(
        services.db,
        { messageId: told.id, type: 'application.accept', body, now: new Date() },
        hooks,
      )
      sent.push(told)
      await pause(Math.max(0, begunMs + ((event + 1) * 1_000) / PER_SECOND - Date.now()))
    }
    const rows = await untilDelivered(services.pool)
    const seconds = (Date.now() - begunMs) / 1_000
    return { sent, rows, seconds, ...latencies(sent, receivers, backMs) }
  } finally {
    await stop(sender, 'SIGKILL')
    await services.close()
  }
}

/** Waits until nothing waits any more, or too long; answers how many were delivered. */
async function untilDelivered(pool: pg.Pool): Promise<number> {
  const until = Date.now() + WITHIN_MS
  for (;;) {
    const { rows } = await pool.query<{ waiting: number; delivered: number }>(
      `select count(*) filter (where state <> 'delivered')::int waiting, count(*) filter (where state = 'delivered')::int delivered
       from webhook_delivery`,
    )
    const { waiting = 0, delivered = 0 } = rows[0] ?? {}
    if (waiting === 0 || Date.now() > until) return delivered
    await pause(500)
  }
}

function latencies(sent: readonly Told[], { arrivals }: Receivers, backMs: number) {
  const allMs: number[] = []
  const afterBackMs: number[] = []
  const awayFrom = sent[AWAY.from]?.atMs ?? 0
  for (const { id, atMs } of sent)
    for (let hook = 0; hook < HOOKS; hook += 1) {
      const arrival = arrivals.get(arrivalKey(hook, id))
      if (!arrival) continue
      allMs.push(arrival.firstMs - atMs)
      if (isAway(hook) && atMs >= awayFrom && atMs <= backMs + REACH_MS)
        afterBackMs.push(arrival.firstMs - Math.max(atMs, backMs))
    }
  return { allMs, afterBackMs }
}
