import pg from 'pg'
import { type Db, makeDatabase } from './database.ts'
import { makePool } from './pool.ts'
import { standingOfReplica } from './replica.store.ts'

/** A replica that takes longer is left; the primary has its own, longer limits. */
const STATEMENT_MS = 2_000
const CONNECT_MS = 500
const LOOK_MS = 1_000
/** How long one that is away is left alone at first, and at most. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** `late`: it answers, and is further behind than readers wait. */
export type ReplicaState = 'inStep' | 'late' | 'away'

/** One server that follows the primary, looked at on a connection of its own. */
export interface Replica {
  /** Host and port, for metrics and the log. */
  readonly name: string
  readonly db: Db
  readonly pool: pg.Pool
  state(): ReplicaState
  /** What it is known to have replayed, in bytes of the log; it never goes back while the state is not `away`. */
  position(): number
  /** Asks for its position, once for all who want to know at the same time; an absent one is asked again after a pause that grows. */
  look(): Promise<void>
  /** It has, or has not, what the primary had at the last look. */
  judge(isInStep: boolean): void
  /** Its answers are not to be had: away until a look finds it well. */
  leave(): void
  close(): Promise<void>
}

interface ReplicaSettings {
  readonly url: string
  readonly connections: number
  /** Whose log it has to replay; empty while the primary was not seen. */
  readonly origin: () => string
  readonly log: (error: Error) => void
}

export function makeReplica({ url, connections, origin, log }: ReplicaSettings): Replica {
  const { host: name } = new URL(url)
  let state: ReplicaState = 'away'
  let position = 0
  let server = ''
  let watcher: pg.Client | undefined
  let looking: Promise<void> | undefined
  let pauseMs = FIRST_PAUSE_MS
  let notBefore = -Infinity
  let isClosed = false

  const pool = makePool({
    url,
    max: connections,
    onError: log,
    limits: { connectMs: CONNECT_MS, statementMs: STATEMENT_MS },
    // Behind one address there must be one server, the one whose position is known.
    verify: async (client) => {
      const found = await standingOfReplica(client)
      if (found.server !== server) throw new Error(`${name} is another server than the one looked at`)
    },
  })

  function leave(): void {
    state = 'away'
    const left = watcher
    watcher = undefined
    left?.connection.stream.destroy()
  }

  async function connected(): Promise<pg.Client> {
    if (watcher) return watcher
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'longqirong replica',
      connectionTimeoutMillis: LOOK_MS,
      query_timeout: LOOK_MS,
      keepAlive: true,
    })
    watcher = fresh
    fresh.on('error', () => watcher === fresh && leave())
    fresh.on('end', () => watcher === fresh && leave())
    await fresh.connect()
    return fresh
  }

  async function ask(): Promise<void> {
    try {
      const found = await standingOfReplica(await connected())
      if (isClosed) return leave()
      if (!found.isReplica) throw new Error(`${name} follows no primary`)
      const wanted = origin()
      if (wanted !== '' && found.origin !== wanted) throw new Error(`${name} follows another primary`)
      if (state === 'away') {
        position = 0
        state = 'late'
      }
      server = found.server
      position = Math.max(position, found.position)
      pauseMs = FIRST_PAUSE_MS
      notBefore = -Infinity
    } catch (error) {
      if (state !== 'away') log(error as Error)
      leave()
      notBefore = performance.now() + pauseMs
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }

  return {
    name,
    db: makeDatabase(pool),
    pool,
    state: () => state,
    position: () => position,
    async look() {
      if (isClosed || performance.now() < notBefore) return
      await (looking ??= ask().finally(() => (looking = undefined)))
    },
    judge(isInStep) {
      if (state !== 'away') state = isInStep ? 'inStep' : 'late'
    },
    leave,
    async close() {
      isClosed = true
      leave()
      await pool.end()
    },
  }
}
