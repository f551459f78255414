import pg from 'pg'

/** Every answer waits at most so long; the question itself goes on. */
const ANSWER_MS = 3_000
/** That a commit finished holds so long, however often somebody asks; trouble is looked at anew each time. */
const GOOD_MS = 1_000
const CONNECT_MS = 2_000

/** `done`: a commit has just finished; `waiting`: it waits for a second machine; `readOnly`, `away`: none is possible. */
export type CommitState = 'done' | 'waiting' | 'readOnly' | 'away'

export interface CommitProbe {
  ask(): Promise<CommitState>
  close(): void
}

/**
 * Writes a message into the log of the database, which only finishes when everything does that a commit must wait for: a
 * strict cluster that lost its standbys answers reads and lets no commit finish. One question is under way at a time, on a
 * connection that nobody else uses, and it is not given up while the database is known to wait, because each commit that is
 * abandoned would keep a connection of the database for as long as the standby is away. `watchers` tells whether it does.
 */
export function makeCommitProbe(url: string, watchers: pg.Pool): CommitProbe {
  let client: pg.Client | undefined
  let backend: number | undefined
  let underWay: Promise<CommitState> | undefined
  let doneAt = -Infinity

  function drop(dropped = client): void {
    if (client === dropped) {
      client = undefined
      backend = undefined
    }
    // Cut, since a polite end would wait in the same queue.
    dropped?.connection.stream.destroy()
  }

  async function connected(): Promise<pg.Client> {
    if (client) return client
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'longqirong readiness',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    })
    client = fresh
    fresh.on('error', () => drop(fresh))
    await fresh.connect()
    const { rows } = await fresh.query<{ pid: number }>('select pg_backend_pid() as pid')
    backend = rows[0]?.pid
    return fresh
  }

  async function commit(): Promise<CommitState> {
    let asked: pg.Client | undefined
    try {
      asked = await connected()
      const { rows } = await asked.query<{ is_read_only: boolean; at: string | null }>(
        `select current_setting('transaction_read_only')::bool as is_read_only,
          case when not current_setting('transaction_read_only')::bool
            then pg_logical_emit_message(true, 'longqirong.ready', '') end::text as at`,
      )
      if (!rows[0]?.is_read_only) return 'done'
      // The proxy may lead a new connection to the primary.
      drop(asked)
      return 'readOnly'
    } catch {
      drop(asked)
      return 'away'
    }
  }

  async function isWaiting(): Promise<boolean> {
    const { rows } = await watchers.query<{ is_waiting: boolean }>(
      `select wait_event = 'SyncRep' as is_waiting from pg_stat_activity where pid = $1`,
      [backend ?? 0],
    )
    return rows[0]?.is_waiting ?? false
  }

  async function ask(): Promise<CommitState> {
    if (performance.now() - doneAt < GOOD_MS) return 'done'
    underWay ??= commit().finally(() => (underWay = undefined))
    const state = await withinTime(underWay)
    if (state === 'done') doneAt = performance.now()
    if (state !== undefined) return state
    const asked = client
    if (await isWaiting().catch(() => false)) return 'waiting'
    // Nobody at the other end works on it.
    if (asked) drop(asked)
    return 'away'
  }

  return { ask, close: drop }
}

async function withinTime(state: Promise<CommitState>): Promise<CommitState | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, ANSWER_MS, undefined)
  return Promise.race([state, promise]).finally(() => clearTimeout(timer))
}
