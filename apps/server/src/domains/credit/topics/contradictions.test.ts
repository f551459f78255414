import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCreditOverview } from '@lqr/contract/credit/topic-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { authorise, makeScriptedRegistry } from './topics.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let now = new Date('2026-11-20T10:00:00+08:00')
const registry = makeScriptedRegistry()

beforeAll(async () => {
  t = await makeTestApp({ now: () => now, registry })
  world = await makeApplicationWorld(t)
  const { id: companyId } = world.company
  await authorise(t.services.db, {
    companyId,
    accountId: world.owner.id,
    orgId: world.bank.id,
    scope: ['registration'],
    validTo: '2027-06-01T00:00:00+08:00',
  })
})
afterAll(() => t.close())

const shown = async ({ token }: { token: string }) => {
  const { data } = await t.call(getCreditOverview, { params: { id: world.company.id }, query: {} }, { token })
  return data.contradictions
}
const told = async () => {
  const { rows } = await t.services.pool.query<{ account_id: string }>(
    `select account_id from message where kind = 'credit.contradiction'`,
  )
  return rows.map((row) => row.account_id)
}

test('a contradiction is the company’s alone for ten days, then institutions see it, until it is mended', async () => {
  const analyst = await world.staff(world.bank.id, ['financeEquity'])
  registry.set('basic', { content: { legalPersonName: '另一示例人', address: '示例大道 6 号' } })
  const own = await shown(world.owner)
  expect(own.map(({ field }) => field)).toEqual(['legalPersonName', 'address'])
  expect(own[1]).toMatchObject({ registryValue: '示例大道 6 号', openFrom: '2026-11-30T10:00:00+08:00' })
  expect(await told()).toEqual([world.owner.id])
  expect(await shown(world.officer)).toEqual([])

  now = new Date('2026-11-30T10:00:01+08:00')
  expect(await shown(world.officer)).toEqual(own)
  // A person who does not decide on credit sees no names.
  expect((await shown(analyst))[0]?.registryValue).toBe('另**')

  registry.set('basic', { content: { legalPersonName: '另一示例人' } })
  expect((await shown(world.owner)).map(({ field }) => field)).toEqual(['legalPersonName'])
  expect((await shown(world.officer)).map(({ field }) => field)).toEqual(['legalPersonName'])
  expect(await told()).toEqual([world.owner.id])
})

test('what the company mends in its certification is shown to nobody any more, also before it looks itself', async () => {
  expect((await shown(world.officer)).map(({ field }) => field)).toEqual(['legalPersonName'])
  await t.services.db
    .updateTable('enterprise')
    .set({ legal_person_name: '另一示例人' })
    .where('id', '=', world.company.id)
    .execute()
  expect(await shown(world.officer)).toEqual([])
  expect(await shown(world.owner)).toEqual([])
  expect(await told()).toEqual([world.owner.id])
})
