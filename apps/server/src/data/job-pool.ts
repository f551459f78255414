import pg from 'pg'
import { makePool, type PoolSettings } from './pool.ts'

/** Two jobs at a time, news of new ones, and the heartbeat. */
const CONNECTIONS = 4

/**
 * The connections of a worker. What runs the jobs compares moments, so they come as dates and not as the product's text: otherwise a
 * daily job that found no worker is never made up for.
 */
export function makeJobPool(settings: Pick<PoolSettings, 'url' | 'onError'>): pg.Pool {
  return makePool({ ...settings, max: CONNECTIONS, types: pg.types })
}
