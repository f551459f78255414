import { afterAll, expect, inject, test } from 'vitest'
import { makeDatabaseClock } from './database-clock.ts'
import { makePool } from './pool.ts'

const pool = makePool({ url: inject('databaseUrl'), max: 1 })
afterAll(() => pool.end())

const MINUTE = 60_000

/** An instance whose own clock is wrong by so much. */
const instance = (wrongByMs: number, counted = { ms: 0 }) =>
  makeDatabaseClock(pool, { wall: () => Date.now() + wrongByMs, counted: () => counted.ms })

async function databaseTime(): Promise<number> {
  const { rows } = await pool.query<{ at: string }>('select clock_timestamp()::text as at')
  return new Date(rows[0]?.at ?? '').getTime()
}

test('instances minutes apart agree on the time of the database', async () => {
  const before = await databaseTime()
  const clocks = [instance(-7 * MINUTE), instance(5 * MINUTE)]
  for (const clock of clocks) await clock.follow()
  const after = await databaseTime()
  for (const clock of clocks) {
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(before - 1)
    expect(clock.now().getTime()).toBeLessThanOrEqual(after + 1)
  }
})

test('between two questions it counts on, and a jump of the own clock changes nothing', async () => {
  const counted = { ms: 0 }
  let wrongByMs = 0
  const clock = makeDatabaseClock(pool, { wall: () => wrongByMs, counted: () => counted.ms })
  await clock.follow()
  const then = clock.now().getTime()
  counted.ms += 90_000
  wrongByMs = 9 * MINUTE
  expect(clock.now().getTime()).toBe(then + 90_000)
})

test('without an answer it goes on as it went', async () => {
  const gone = makePool({ url: 'postgres://nobody@127.0.0.1:1/none', max: 1 })
  const clock = makeDatabaseClock(gone, { wall: () => 1_000, counted: () => 0 })
  await expect(clock.follow()).rejects.toThrow('ECONNREFUSED')
  expect(clock.now().getTime()).toBe(1_000)
  await gone.end()
})
