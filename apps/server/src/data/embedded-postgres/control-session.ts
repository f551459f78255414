import pg from 'pg'
import { LOCK_KEYS } from '../advisory-locks.ts'
import type { Cluster } from './cluster.ts'
import { PlainProblem } from '../../process/plain-problem.ts'

/** One open session for as long as a process uses the cluster; its shared lock tells the others that it does. */
export type ControlSession = pg.Client

export const APPLICATION_DATABASE = 'longqirong'

const WRONG_PASSWORD = '28P01'
const DUPLICATES = new Set(['42P04', '23505'])

/**
 * A session that counts as a user of the cluster; undefined while the server cannot take sessions (starting up,
 * shutting down, gone), so the caller looks again.
 */
export async function openControlSession(
  { password }: Cluster,
  port: number,
): Promise<ControlSession | undefined> {
  const session = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    ssl: false,
    application_name: 'longqirong-control',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  session.on('error', () => undefined)
  try {
    await session.connect()
    await session.query('select pg_advisory_lock_shared($1)', [LOCK_KEYS.clusterUsers])
    await createApplicationDatabase(session)
    return session
  } catch (error) {
    await session.end().catch(() => undefined)
    if (codeOf(error) === WRONG_PASSWORD) {
      throw new PlainProblem('内置数据库不接受保存的密码:请从备份恢复数据目录里的 postgres-password', {
        cause: error,
      })
    }
    return undefined
  }
}

/** Gives up being a user. True when nobody else is left: newcomers then wait until this session or the server ends. */
export async function isLastUser(session: ControlSession): Promise<boolean> {
  await session.query('select pg_advisory_unlock_shared($1)', [LOCK_KEYS.clusterUsers])
  const { rows } = await session.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    LOCK_KEYS.clusterUsers,
  ])
  return rows[0]?.alone === true
}

async function createApplicationDatabase(session: ControlSession): Promise<void> {
  const found = await session.query('select 1 from pg_database where datname = $1', [APPLICATION_DATABASE])
  if (found.rowCount) return
  await session.query(`create database ${APPLICATION_DATABASE}`).catch((error: unknown) => {
    if (!DUPLICATES.has(codeOf(error) ?? '')) throw error
  })
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
