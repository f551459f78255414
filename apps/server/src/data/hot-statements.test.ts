import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Db, makeDatabase } from './database.ts'
import { makePool } from './pool.ts'

const HOT_AFTER = 20

let pool: pg.Pool
let db: Db

/** One connection, so that what it keeps can be looked at. */
beforeAll(() => {
  pool = makePool({ url: inject('databaseUrl'), max: 1 })
  db = makeDatabase(pool)
})
afterAll(() => pool.end())

async function namedOf(part: string): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements where position($1 in statement) > 0 order by 1',
    [part],
  )
  return rows.map(({ statement }) => statement)
}

async function ask(times: number, question: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await question()
}

test('what is asked often is kept by the connection, what is asked seldom is not', async () => {
  const often = async (value: number) => {
    const { rows } = await sql<{ asked_often: number }>`select ${value}::int asked_often`.execute(db)
    return rows[0]?.asked_often
  }
  await ask(HOT_AFTER - 1, () => often(1))
  expect(await namedOf('asked_often')).toEqual([])
  expect([await often(2), await often(3)]).toEqual([2, 3])
  expect(await namedOf('asked_often')).toEqual(['select $1::int asked_often'])
})

test('a text without parameters goes as it is: it may hold several statements', async () => {
  await ask(HOT_AFTER + 1, () => sql`select 1 asked_alone; select 2`.execute(db))
  expect(await namedOf('asked_alone')).toEqual([])
})

test.each([
  { has: 'other columns', where: sql`${7}::int = 7`, code: '0A000' },
  { has: 'parameters of another type', where: sql`value is distinct from ${null}`, code: '42883' },
])('a statement that has $has than when it was named fails once and goes without its name', async (one) => {
  await pool.query('create temp table changing (value int)')
  await pool.query('insert into changing values (7)')
  const read = async () =>
    (await sql<{ value: unknown }>`select value from changing where ${one.where}`.execute(db)).rows
  await ask(HOT_AFTER, read)
  await pool.query('alter table changing alter value type text')
  await expect(read()).rejects.toMatchObject({ code: one.code })
  expect(await read()).toEqual([{ value: '7' }])
  await pool.query('drop table changing')
})

test('two who share a pool do not take each other’s names', async () => {
  const other = makeDatabase(pool)
  for (const [by, text] of [
    [other, 'a'],
    [db, 'b'],
    [other, 'c'],
  ] as const) {
    await ask(HOT_AFTER, () => sql`select ${1}::int ${sql.raw(`asked_by_two_${text}`)}`.execute(by))
  }
  expect(await namedOf('asked_by_two')).toHaveLength(3)
})

test('a transaction asks under the same names', async () => {
  await db.transaction().execute(async (tx) => {
    await ask(HOT_AFTER, () => sql`select ${4}::int asked_within`.execute(tx))
  })
  expect(await namedOf('asked_within')).toHaveLength(1)
})
