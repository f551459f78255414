import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { withDatabase } from '../testing/global-setup.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { migrate } from './migrate.ts'

/** Changes rows alone, so it may run once more. */
const AGAIN = '0607_written_beside.sql'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

test('a migration gives way to whoever holds its table, says so, and is applied when that one is done', async () => {
  const url = withDatabase(inject('databaseUrl'), new URL(t.databaseUrl).pathname.slice(1))
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('delete from schema_migration where name = $1', [AGAIN])
  await holder.query('begin')
  await holder.query('lock table service_enquiry in share mode')
  const said: string[] = []
  let done: Promise<unknown> | undefined
  const say = (sentence: string) => {
    said.push(sentence)
    done ??= holder.query('rollback')
  }
  expect(await migrate(url, { say, lockWithinMs: 50, pauseMs: 50 })).toEqual([AGAIN])
  expect(said[0]).toContain(AGAIN)
  await done
  await holder.end()
})
