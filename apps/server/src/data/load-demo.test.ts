import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODED_COLUMNS } from '../../../../database/coded-columns.ts'
import { DEMO_ACCOUNTS } from '../../../../database/seeds/demo/demo-accounts.ts'
import { seedDemo } from '../../../../database/seeds/demo/seed-demo.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { jobTasks } from '../job-tasks.ts'
import { loadDemo } from './load-demo.ts'

const codedColumns = Object.entries(CODED_COLUMNS).map(([place, list]) => {
  const [table = '', column = ''] = place.split('.')
  return [table, column, list] as const
})

describe('the demonstration data', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
    await Promise.all([loadDemo(test.services, seedDemo), loadDemo(test.services, seedDemo)])
  })
  afterAll(() => test.close())

  async function counts() {
    const { rows } = await test.services.pool.query<Record<string, number>>(
      `select (select count(*)::int from account) accounts, (select count(*)::int from enterprise) enterprises,
         (select count(*)::int from organisation) organisations`,
    )
    return rows[0]
  }

  it('are loaded once, although two instances start at the same moment', async () => {
    const { rows } = await test.services.pool.query<{ username: string }>(
      'select username from account where username = any($1)',
      [DEMO_ACCOUNTS.map(({ username }) => username)],
    )
    expect(rows).toHaveLength(DEMO_ACCOUNTS.length)
    const loaded = await counts()
    expect(loaded?.enterprises).toBeGreaterThanOrEqual(60)
    expect(loaded?.organisations).toBeGreaterThanOrEqual(60)
  })

  it('agree with themselves: figures with cases, states with histories', async () => {
    await expect(jobTasks['check-invariants'](test.services, {})).resolves.toBeUndefined()
  })

  it('give every reviewer a licence to look at', async () => {
    const { rows } = await test.services.pool.query(
      'select id from enterprise where certi_flg = 2 and license_file_id is null',
    )
    expect(rows).toEqual([])
  })

  it.each(codedColumns)(
    'hold in %s.%s only codes of the list of the contract',
    async (table, column, list) => {
      const { rows } = await test.services.pool.query<{ code: string }>(
        `select distinct code from ${table}, unnest(string_to_array(trim(${column}::text, '{}'), ',', null)) code
       where ${column} is not null`,
      )
      const codes = list.map(({ code }) => String(code))
      expect(rows.map(({ code }) => code).filter((code) => !codes.includes(code))).toEqual([])
    },
  )

  it('are left as they are at the next start', async () => {
    const before = await counts()
    await loadDemo(test.services, seedDemo)
    expect(await counts()).toEqual(before)
  })
})
