import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { FOLLOWING_REFERENCES, LASTING_REFERENCES, organisationHolders } from './holders.ts'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

test('every reference to an organisation is looked after by one domain when it ends, or stays by decision', async () => {
  const { rows } = await t.services.pool.query<{ reference: string }>(
    `select c.conrelid::regclass || '.' || a.attname reference from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'organisation'::regclass and c.conrelid <> 'organisation'::regclass
     order by 1`,
  )
  const held = organisationHolders.flatMap(({ references }) => references)
  const known = [...held, ...LASTING_REFERENCES, ...FOLLOWING_REFERENCES]
  expect(known.toSorted()).toEqual(rows.map(({ reference }) => reference))
})
