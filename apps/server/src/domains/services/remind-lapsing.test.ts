import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { remindLapsing } from './remind-lapsing.ts'
import { makeService } from './services.fixtures.ts'

let t: TestApp
let now = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
})
afterAll(() => t.close())

async function makeProvider() {
  const { db } = t.services
  const { id: orgId } = await makeOrganisation(db, { orgType: 'agency', orgCategory: 'accounting' })
  const { id: accountId } = await makeAccount(db, t.services, { sourceType: '4', orgId })
  const told = async () => {
    const { rows } = await t.services.pool.query<{ body: string }>(
      `select body from message where account_id = $1 and kind = 'services.lapsing' order by id`,
      [accountId],
    )
    return rows.map(({ body }) => body)
  }
  return { orgId, told }
}

async function remindOn(day: string): Promise<void> {
  now = new Date(`${day}T09:20:00+08:00`)
  await remindLapsing(t.services)
  await remindLapsing(t.services)
}

test('a provider is told before a qualification lapses, once for each distance and all of its services together', async () => {
  const { db } = t.services
  const provider = await makeProvider()
  const rival = await makeProvider()
  const service = { orgId: provider.orgId, qualificationTo: '2026-12-31' }
  await makeService(db, { ...service, name: '示例一号审计' })
  await makeService(db, { ...service, name: '示例二号审计' })
  await makeService(db, { orgId: rival.orgId, qualificationTo: '2027-12-31' })
  await makeService(db, { orgId: rival.orgId })
  const told: number[] = []
  for (const day of ['2026-11-30', '2026-12-01', '2026-12-20', '2026-12-24', '2026-12-30', '2026-12-31']) {
    await remindOn(day)
    told.push((await provider.told()).length)
  }
  expect(told).toEqual([0, 1, 1, 2, 3, 3])
  expect((await provider.told())[0]).toContain('等 2 项服务的资质有效期至 2026-12-31')
  await remindOn('2027-01-01')
  expect(await provider.told()).toHaveLength(3)
  expect(await rival.told()).toEqual([])
})

test('nobody is told of a service that is not on the list, or whose change waits for the platform', async () => {
  const { db } = t.services
  const provider = await makeProvider()
  const lapsing = { orgId: provider.orgId, qualificationTo: '2027-03-10' }
  await makeService(db, { ...lapsing, status: 'DRAFT' })
  await makeService(db, { ...lapsing, status: 'OFFLINE' })
  const id = await makeService(db, lapsing)
  const changing = (status: 'REVIEW' | null) =>
    db.updateTable('service_entry').set({ change_status: status }).where('id', '=', id).execute()
  await changing('REVIEW')
  await remindOn('2027-03-05')
  expect(await provider.told()).toEqual([])
  await changing(null)
  await remindOn('2027-03-06')
  expect(await provider.told()).toHaveLength(1)
})

test('a provider that has renewed its qualification is told again before the new one lapses', async () => {
  const { db } = t.services
  const provider = await makeProvider()
  const id = await makeService(db, { orgId: provider.orgId, qualificationTo: '2027-06-10' })
  await remindOn('2027-06-09')
  await db.updateTable('service_entry').set({ qualification_to: '2028-06-10' }).where('id', '=', id).execute()
  await remindOn('2027-06-10')
  expect(await provider.told()).toHaveLength(1)
  await remindOn('2028-05-20')
  expect(await provider.told()).toHaveLength(2)
})
