import { callbackify } from 'node:util'
import pg from 'pg'

const { Pool, TypeOverrides, types } = pg
/** The type of text[] in pg_type. */
const TEXT_ARRAY: number = 1009
/** The type of timestamptz[] in pg_type. */
const MOMENT_ARRAY: number = 1185

/** `2026-11-20 09:30:00.12+08` → `2026-11-20T09:30:00.12+08:00`; the session's time zone is Asia/Shanghai. */
export function isoMoment(value: string): string {
  const iso = value.replace(' ', 'T')
  return /[+-]\d\d$/.test(iso) ? `${iso}:00` : iso
}

const parseTextArray = types.getTypeParser(TEXT_ARRAY) as (value: string) => (string | null)[]

/** `{a,b}` → ['a', 'b']: lists of codes need no quoting and are split directly, anything else goes the long way. */
export function textArray(value: string): (string | null)[] {
  if (value === '{}') return []
  const isPlain = !value.includes('"') && !value.includes('NULL') && !value.includes('{', 1)
  return isPlain ? value.slice(1, -1).split(',') : parseTextArray(value)
}

const momentArray = (value: string) => parseTextArray(value).map((moment) => moment && isoMoment(moment))

/** Moments as ISO text with offset, dates as YYYY-MM-DD, numeric as number; bigint ids stay text. */
export function rowTypes() {
  const parsers = new TypeOverrides(types)
  parsers.setTypeParser(types.builtins.TIMESTAMPTZ, isoMoment)
  parsers.setTypeParser(types.builtins.DATE, (value: string) => value)
  parsers.setTypeParser(types.builtins.NUMERIC, Number)
  parsers.setTypeParser(TEXT_ARRAY, textArray)
  parsers.setTypeParser(MOMENT_ARRAY, momentArray)
  return parsers
}

export interface PoolSettings {
  url: string
  max: number
  onError?: (error: Error) => void
  /** Shorter ones than a call has, in milliseconds. */
  limits?: { connectMs: number; statementMs: number }
  /** Other readers of values than the product's. */
  types?: pg.CustomTypesConfig
  /** Throws when a new connection is not to be used. */
  verify?: (client: pg.PoolClient) => Promise<void>
}

const LIMITS = { connectMs: 3_000, statementMs: 5_000 }
/** This side waits a little longer for the database's own refusal. */
const ANSWER_MS = 1_000

/**
 * A pool that heals by itself: every statement has a limit on both sides, dead sockets are found by keep-alive,
 * and an idle client's error never ends the process (docs/http-conventions.md, Time limits).
 */
export function makePool({
  url,
  max,
  onError,
  limits = LIMITS,
  types: readers = rowTypes(),
  verify,
}: PoolSettings): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    types: readers,
    application_name: 'longqirong',
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statementMs,
    query_timeout: limits.statementMs + ANSWER_MS,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    options: '-c TimeZone=Asia/Shanghai',
    ...(verify ? { verify: callbackify(verify) } : {}),
  })
  return listening(pool, onError)
}

/**
 * One connection to the database of a pool, for work whose statements may take longer than a call's; whoever makes it ends it. Both sides
 * have the limit, as with any other.
 */
export function makeSlowPool(
  { options }: pg.Pool,
  statementMs: number,
  onError?: (error: Error) => void,
): pg.Pool {
  const limits = { statement_timeout: statementMs, query_timeout: statementMs + ANSWER_MS }
  return listening(new Pool({ ...options, ...limits, max: 1 }), onError)
}

function listening(pool: pg.Pool, onError?: (error: Error) => void): pg.Pool {
  pool.on('error', (error) => onError?.(error))
  // A connection in use reports its own death; without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', (error: Error) => onError?.(error)))
  return pool
}
