import type pg from 'pg'
import type { CommitProbe } from '../data/commit-probe.store.ts'
import { missingRelations, pendingMigrations } from '../data/migrate.ts'
import type { FileStorage } from '../files/file-storage.ts'
import type { Worker } from '../jobs/worker.ts'
import { readyCopy as copy } from './ready-copy.ts'

/** One thing without which an instance must not be given requests. */
export interface ReadyCheck {
  readonly name: 'database' | 'commit' | 'files' | 'worker'
  /** Why it fails, as a sentence for whoever looks after the instance; undefined when all is well. */
  readonly problem: () => Promise<string | undefined>
}

const NAMES_SHOWN = 5
const PROBE = Buffer.from('longqirong readiness probe\n')
/** The store is written to at most this often, however often somebody asks. */
const PROBE_EVERY_MS = 10_000
/** A connection has three seconds and a question six; what takes longer is as good as no answer. */
const CHECK_MS = 9_000

/** The database answers, every migration has run, and every table and view of the schema is there: a wreck has them not. */
export function databaseCheck(pool: pg.Pool): ReadyCheck {
  return {
    name: 'database',
    async problem() {
      try {
        const pending = await pendingMigrations(pool)
        if (pending.length > 0) return copy.pending(pending.slice(0, NAMES_SHOWN))
        const missing = await missingRelations(pool)
        return missing.length > 0 ? copy.missing(missing.slice(0, NAMES_SHOWN)) : undefined
      } catch {
        return copy.database
      }
    },
  }
}

/** A commit finishes: a strict cluster that lost its standbys answers every read and lets no write through. */
export function commitCheck(commits: CommitProbe): ReadyCheck {
  const reasons = { done: undefined, waiting: copy.waiting, readOnly: copy.readOnly, away: copy.database }
  return { name: 'commit', problem: async () => reasons[await commits.ask()] }
}

/** The store takes a file, gives it back and lets it go. */
export function filesCheck(files: FileStorage): ReadyCheck {
  let probedAt = -Infinity
  let problem: string | undefined
  return {
    name: 'files',
    async problem() {
      if (performance.now() - probedAt < PROBE_EVERY_MS && problem === undefined) return undefined
      probedAt = performance.now()
      problem = await probe(files).then(
        () => undefined,
        () => copy.files,
      )
      return problem
    },
  }
}

async function probe(files: FileStorage): Promise<void> {
  const { key } = await files.put(PROBE)
  await files.remove(key)
}

/** The worker of this instance was heard of. */
export function workerCheck(worker: Worker): ReadyCheck {
  return { name: 'worker', problem: async () => (worker.state().isAlive ? undefined : copy.worker) }
}

/** Every check with its reason where it fails. */
export async function readiness(checks: readonly ReadyCheck[]) {
  const lines = await Promise.all(
    checks.map(async ({ name, problem }) => {
      const reason = await inTime(problem())
      return { name, ok: reason === undefined, ...(reason === undefined ? {} : { reason }) }
    }),
  )
  return { isReady: lines.every(({ ok }) => ok), checks: lines }
}

function inTime(problem: Promise<string | undefined>): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(resolve, CHECK_MS, copy.slow)
  return Promise.race([problem, promise]).finally(() => clearTimeout(timer))
}
