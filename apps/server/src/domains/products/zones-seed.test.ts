import { afterAll, beforeAll, expect, test } from 'vitest'
import { countFunds } from '@lqr/contract/funds/calls.ts'
import { listFundRecords } from '@lqr/contract/funds/record-calls.ts'
import { countParks, getParkEnterprise, listParkEnterprises } from '@lqr/contract/parks/calls.ts'
import { listParkRecords } from '@lqr/contract/parks/record-calls.ts'
import { countRosters } from '@lqr/contract/rosters/calls.ts'
import { listRosterRecords } from '@lqr/contract/rosters/record-calls.ts'
import { checkPhone } from '@lqr/contract/rules/phone.ts'
import { seedFunds } from '../../../../../database/seeds/demo/funds.ts'
import { seedIdentity } from '../../../../../database/seeds/demo/identity.ts'
import { seedOrganisations } from '../../../../../database/seeds/demo/organisations.ts'
import { seedParks } from '../../../../../database/seeds/demo/parks.ts'
import { seedReviews } from '../../../../../database/seeds/demo/reviews.ts'
import { seedRosters } from '../../../../../database/seeds/demo/rosters.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
const NOW = new Date('2026-11-20T15:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  const { services } = t
  await services.db.transaction().execute(async (tx) => {
    const orgs = await seedOrganisations(tx, services)
    const people = await seedIdentity(tx, services, { orgs })
    await seedRosters(tx, NOW, await seedParks(tx, NOW))
    await seedFunds(tx, NOW)
    await seedReviews(tx, NOW, people.accounts.operator)
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

test('a fund, a change of a park and one of a roster wait for somebody else than the operator who submitted them', async () => {
  const other = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  const reviewer = { token: await t.signIn(other.id) }
  const body = { status: 'REVIEW' } as const
  const waiting = [
    ...(await t.call(listFundRecords, { body }, reviewer)).data.list,
    ...(await t.call(listParkRecords, { body }, reviewer)).data.list,
    ...(await t.call(listRosterRecords, { body }, reviewer)).data.list,
  ]
  expect(waiting.map(({ status, changeStatus }) => [status, changeStatus])).toEqual([
    ['REVIEW', null],
    ['PUBLISHED', 'REVIEW'],
    ['PUBLISHED', 'REVIEW'],
  ])
  expect(waiting.map(({ can }) => can.review)).toEqual([true, true, true])
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
