import { afterAll, beforeAll, expect, test } from 'vitest'
import { CODED_COLUMNS } from '../../../../database/coded-columns.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

/** Codes a column takes although no list has them: a kind of article that no call answers. */
const TAKEN_TOO: Readonly<Record<string, readonly string[]>> = { 'article.kind': ['activity'] }

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

/** What the checks of the database let in, by column. */
async function acceptedCodes(): Promise<Map<string, string[]>> {
  const { rows } = await t.services.pool.query<{ place: string; rule: string }>(
    `select c.relname || '.' || a.attname as place, pg_get_constraintdef(k.oid) as rule
     from pg_constraint k join pg_class c on c.oid = k.conrelid
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.contype = 'c' and cardinality(k.conkey) = 1
       and pg_get_constraintdef(k.oid) like 'CHECK ((' || a.attname || ' = ANY (ARRAY[%'`,
  )
  return new Map(
    rows.map(({ place, rule }) => [place, [...rule.matchAll(/'([^']*)'/g)].map(([, code]) => code ?? '')]),
  )
}

test('what the database accepts in a coded column is a code of its list, so that every row can be answered', async () => {
  const accepted = await acceptedCodes()
  const checked = Object.entries(CODED_COLUMNS).filter(([place]) => accepted.has(place))
  expect(checked.length).toBeGreaterThan(25)
  for (const [place, list] of checked) {
    const codes = [...list.map(({ code }) => String(code)), ...(TAKEN_TOO[place] ?? [])]
    expect(
      accepted.get(place)?.filter((code) => !codes.includes(code)),
      place,
    ).toEqual([])
  }
})
