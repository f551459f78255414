import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

const named = async (query: string) =>
  (await t.services.pool.query<{ name: string }>(query)).rows.map(({ name }) => name)

test('no trigger puts its statement together at every write, which would be planned anew each time (decision 0173)', async () => {
  const TRIGGER_FUNCTIONS = `from pg_proc p join pg_type r on r.oid = p.prorettype where r.typname = 'trigger' and p.pronamespace = 'public'::regnamespace`
  expect((await named(`select p.proname name ${TRIGGER_FUNCTIONS}`)).length).toBeGreaterThan(10)
  expect(await named(`select p.proname name ${TRIGGER_FUNCTIONS} and p.prosrc ~* '\\mexecute\\M'`)).toEqual(
    [],
  )
})

test('every counted table has its differences kept at insert, update and delete', async () => {
  const counted = await named('select distinct name from figure_source')
  expect(counted.length).toBeGreaterThan(10)
  for (const name of counted) {
    expect(
      await named(
        `select tgname name from pg_trigger where tgrelid = '${name}'::regclass and tgname like '%\\_figures\\_%' order by 1`,
      ),
    ).toEqual(['delete', 'insert', 'update'].map((when) => `${name}_figures_${when}`))
  }
})
