import { afterAll, beforeAll, expect, test } from 'vitest'
import { countFunds } from '@lqr/contract/funds/calls.ts'
import { countParks, getParkEnterprise, listParkEnterprises } from '@lqr/contract/parks/calls.ts'
import { countRosters } from '@lqr/contract/rosters/calls.ts'
import { checkPhone } from '@lqr/contract/rules/phone.ts'
import { seedFunds } from '../../../../../database/seeds/demo/funds.ts'
import { seedIdentity } from '../../../../../database/seeds/demo/identity.ts'
import { seedOrganisations } from '../../../../../database/seeds/demo/organisations.ts'
import { seedParks } from '../../../../../database/seeds/demo/parks.ts'
import { seedRosters } from '../../../../../database/seeds/demo/rosters.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
const NOW = new Date('2026-11-20T15:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  const { services } = t
  await services.db.transaction().execute(async (tx) => {
    const orgs = await seedOrganisations(tx, services)
    await seedIdentity(tx, services, { orgs })
    await seedRosters(tx, NOW, await seedParks(tx, NOW))
    await seedFunds(tx, NOW)
  })
})
afterAll(() => t.close())

test('there are twenty parks, sixty enterprises, six rosters with 150 entries, one expired, and fifteen funds', async () => {
  expect((await t.call(countParks, { body: {} })).data).toMatchObject({ parks: 20, enterprises: 60 })
  const rosters = (await t.call(countRosters, { body: {} })).data
  expect(rosters).toMatchObject({ rosters: 6, current: 5 })
  expect(rosters.entries).toBeGreaterThanOrEqual(150)
  expect((await t.call(countFunds, { body: {} })).data.funds).toBe(15)
})

test('everything is marked as an example, every name is there once and every number could be dialled', async () => {
  const { rows } = await t.services.pool.query(
    `select bool_and(is_example) marked from (select is_example from park union all select is_example from park_enterprise
      union all select is_example from roster union all select is_example from fund) every`,
  )
  expect(rows).toEqual([{ marked: true }])
  const phones = await t.services.pool.query(
    `select office_phone from park union all select office_phone from fund`,
  )
  for (const { office_phone } of phones.rows) expect(checkPhone(office_phone, '')).toBeUndefined()
  const names = await t.services.pool.query(
    `select name from park_enterprise group by 1 having count(*) > 1 union all select name from park where length(name) > 60`,
  )
  expect(names.rows).toEqual([])
})

test('enterprises of parks stand on rosters', async () => {
  const { data } = await t.call(listParkEnterprises, { body: { pageSize: 100 } })
  const mentions = await Promise.all(
    data.list.map(
      async ({ id }) => (await t.call(getParkEnterprise, { params: { id } })).data.rosters.length,
    ),
  )
  expect(mentions.filter((count) => count > 0).length).toBeGreaterThan(20)
})
