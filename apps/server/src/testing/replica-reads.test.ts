import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '@lqr/contract/all-calls.ts'
import { mayReadReplica } from '@lqr/contract/kernel/reading-place.ts'
import { seedDemo } from '../../../../database/seeds/demo/seed-demo.ts'
import { makeDatabase } from '../data/database.ts'
import { loadDemo } from '../data/load-demo.ts'
import { makePool } from '../data/pool.ts'
import type { Replicas } from '../data/replicas.ts'
import { findCallers } from './fuzz/callers.ts'
import { fuzzRequests } from './fuzz/fuzz-requests.ts'
import { seeded } from './fuzz/seeded.ts'
import { makeTestApp, type TestApp } from './test-app.ts'

/** Good requests of each call, with values taken by chance. */
const REQUESTS = 2
const SEED = 20_261_125

let t: TestApp
const calls = allCalls.filter(mayReadReplica)
const places: string[] = []
let close = () => Promise.resolve()

/** Takes every reader, and can be written to as little as a replica. */
beforeAll(async () => {
  t = await makeTestApp()
  await loadDemo(t.services, seedDemo)
  const url = new URL(t.databaseUrl)
  url.searchParams.set('options', '-c TimeZone=Asia/Shanghai -c default_transaction_read_only=on')
  const pool = makePool({ url: url.href, max: 5 })
  close = () => pool.end()
  const replica = { name: 'stands in', pool, db: makeDatabase(pool) }
  const replicas: Partial<Replicas> = {
    placeFor: async () => ({ replica }) as Awaited<ReturnType<Replicas['placeFor']>>,
    count: (place) => void places.push(place),
  }
  Object.assign(t.services, { replicas })
}, 300_000)
afterAll(async () => {
  Object.assign(t.services, { replicas: undefined })
  await close()
  await t.close()
})

test(
  'no list, search or figure that a replica may answer writes anything',
  { timeout: 300_000 },
  async () => {
    const callersOf = await findCallers(t)
    const random = seeded(SEED)
    const wrote: string[] = []
    let answered = 0
    for (const call of calls) {
      const [caller] = callersOf(call)
      const token = caller === undefined ? undefined : await t.signIn(caller)
      for (let sentTimes = 0; sentTimes < REQUESTS; sentTimes += 1) {
        const { value } = fuzzRequests(call, random).next()
        places.length = 0
        const { params, query, body } = value.input as { params?: object; query?: object; body?: unknown }
        const sent = {
          params: params ?? {},
          query: query ?? {},
          body: call.method === 'GET' ? undefined : body,
        }
        const { status } = await t.send(call, sent, token === undefined ? {} : { token })
        if (status === 200) answered += 1
        // What the primary then answers was refused for the place alone.
        if (status === 200 && places.includes('failed')) wrote.push(call.name)
      }
    }
    expect(wrote).toEqual([])
    expect(answered).toBeGreaterThan(calls.length)
  },
)
