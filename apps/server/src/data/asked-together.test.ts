import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { askedTogether } from './asked-together.ts'
import { type Db, makeDatabase } from './database.ts'
import { makePool } from './pool.ts'

let pool: pg.Pool
let db: Db

beforeAll(() => {
  pool = makePool({ url: inject('databaseUrl'), max: 4 })
  db = makeDatabase(pool)
})
afterAll(() => pool.end())

const halves = (name: string) =>
  askedTogether<{ total: number; by: number }, { half: number }>(
    name,
    (asked: RawBuilder<unknown>) =>
      sql`select k.place, k.total / k.by half from ${asked} k(place int, total int, by int) where k.total > 0`,
  )

test('what is asked at the same moment is one statement, and each gets its own rows', async () => {
  const query = vi.spyOn(pool, 'query')
  const half = halves('test-halves')
  const answers = await Promise.all([8, 0, 4, 8].map((total) => half({ total, by: 2 }, pool)))
  expect(answers.map((rows) => rows.map((row) => row.half))).toEqual([[4], [], [2], [4]])
  expect(query).toHaveBeenCalledTimes(1)
  await half({ total: 2, by: 2 }, pool)
  expect(query).toHaveBeenCalledTimes(2)
  query.mockRestore()
})

test('a question that PostgreSQL refuses fails alone', async () => {
  const half = halves('test-refused')
  const answers = await Promise.allSettled([half({ total: 8, by: 2 }, pool), half({ total: 8, by: 0 }, pool)])
  expect(answers).toMatchObject([
    { status: 'fulfilled', value: [{ half: 4 }] },
    { status: 'rejected', reason: { message: 'division by zero' } },
  ])
})

test('a lost connection is told to everybody and nothing is sent again', async () => {
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
  const query = vi.fn(() => Promise.reject(lost))
  const away = { query } as unknown as pg.Pool
  const half = halves('test-lost')
  const asked = [2, 4].map((total) => half({ total, by: 2 }, away))
  expect(await Promise.allSettled(asked)).toMatchObject([{ reason: lost }, { reason: lost }])
  expect(query).toHaveBeenCalledTimes(1)
})

test('within a transaction a question sees what the transaction wrote', async () => {
  const found = askedTogether<{ id: number }, { id: number }>(
    'test-found',
    (asked) => sql`select k.place, p.id from ${asked} k(place int, id int) join passing p on p.id = k.id`,
  )
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table passing (id int) on commit drop`.execute(tx)
    await sql`insert into passing values (7)`.execute(tx)
    expect(await found({ id: 7 }, tx)).toMatchObject([{ id: 7 }])
  })
})
