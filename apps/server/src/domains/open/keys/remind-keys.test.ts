import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeOverOpenKey } from '@lqr/contract/open/key-calls.ts'
import { mergeOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeMaintainers } from '../../organisations/maintenance-world.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeOpenKey } from '../open-system.fixtures.ts'
import { remindKeys } from './remind-keys.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
let t: TestApp
let world: ApplicationWorld
let now = NOW

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

async function toldTo(accountId: string, kind: string): Promise<string[]> {
  const { rows } = await t.services.pool.query<{ body: string }>(
    'select body from message where account_id = $1 and kind = $2 order by id',
    [accountId, kind],
  )
  return rows.map(({ body }) => body)
}

async function remindOn(day: string): Promise<void> {
  now = new Date(`${day}T10:00:00+08:00`)
  await remindKeys(t.services)
  await remindKeys(t.services)
}

test('the managers are told of a key before it runs out, once for each distance, and of no other institution', async () => {
  await makeOpenKey(t, world.manager, ['tasks.read'], '2026-12-31')
  await makeOpenKey(t, world.manager, ['tasks.read'], '2027-10-01')
  const told: number[] = []
  for (const day of ['2026-11-21', '2026-12-02', '2026-12-20', '2026-12-25', '2026-12-31', '2027-01-01']) {
    await remindOn(day)
    told.push((await toldTo(world.manager.id, 'open.keyEnding')).length)
  }
  expect(told).toEqual([0, 1, 1, 2, 3, 3])
  expect((await toldTo(world.manager.id, 'open.keyEnding'))[0]).toContain('有效期至 2026-12-31')
  expect(await toldTo(world.otherManager.id, 'open.keyEnding')).toEqual([])
})

test('a key that was made for a few days is told of at its end alone', async () => {
  now = NOW
  const before = (await toldTo(world.otherManager.id, 'open.keyEnding')).length
  await makeOpenKey(t, world.otherManager, ['tasks.read'], '2026-11-24')
  await remindOn('2026-11-21')
  expect(await toldTo(world.otherManager.id, 'open.keyEnding')).toHaveLength(before)
  await remindOn('2026-11-24')
  expect(await toldTo(world.otherManager.id, 'open.keyEnding')).toHaveLength(before + 1)
})

test('where nobody answers for a key any more the other managers are told once, and again when it happens again', async () => {
  now = NOW
  const key = await makeOpenKey(t, world.manager, ['tasks.read'], '2027-06-01')
  const [fellow, third] = [
    await world.staff(world.bank.id, ['financeManager']),
    await world.staff(world.bank.id, ['financeManager']),
  ]
  const names = async () => (await toldTo(third.id, 'open.keyOrphaned')).length
  await t.call(takeOverOpenKey, { params: { id: key.id } }, { token: fellow.token })
  await remindOn('2026-11-21')
  expect(await names()).toBe(0)
  const setStatus = (status: string) =>
    t.services.pool.query('update account set status = $1 where id = $2', [status, fellow.id])
  await setStatus('disabled')
  await remindOn('2026-11-22')
  expect(await names()).toBe(1)
  await setStatus('active')
  await remindOn('2026-11-23')
  await setStatus('disabled')
  await remindOn('2026-11-24')
  expect(await names()).toBe(2)
})

test('where an institution has no manager left, the house above reads what it can do about the key', async () => {
  now = NOW
  const house = await makeOrganisation(t.services.db, { name: '示例总行' })
  const branch = await makeOrganisation(t.services.db, { name: '示例支行', parentId: house.id })
  const above = await world.staff(house.id, ['financeManager'])
  const last = await world.staff(branch.id, ['financeManager'])
  await makeOpenKey(t, last, ['tasks.read'], '2027-06-01')
  await t.services.pool.query(`update account set status = 'disabled' where id = $1`, [last.id])
  await remindOn('2026-11-21')
  const [told, ...more] = await toldTo(above.id, 'open.keyOrphaned')
  expect(more).toEqual([])
  expect(told).toContain('示例支行没有可用的管理人员')
  expect(told).toContain('联系平台')
})

test('after a merger those who go on are told once to make a key of their own, and of no end of the old one', async () => {
  now = NOW
  const [left, heir] = [
    await makeOrganisation(t.services.db, { name: '并入示例银行' }),
    await makeOrganisation(t.services.db, { name: '承接示例银行' }),
  ]
  const manager = await world.staff(heir.id, ['financeManager'])
  await makeOpenKey(t, await world.staff(left.id, ['financeManager']), ['tasks.read'], '2026-12-31')
  const { operator } = await makeMaintainers(t, heir.id)
  const body = { intoId: heir.id, products: 'keep', confirmName: left.name, version: 1 }
  const merged = await t.send(mergeOrganisation, { params: { id: left.id }, body }, { token: operator })
  expect(merged.status).toBe(200)
  for (const day of ['2026-11-21', '2026-12-25']) await remindOn(day)
  expect(await toldTo(manager.id, 'open.keyOrphaned')).toEqual([
    '并入示例银行并入后，其“示例核心系统”的接口密钥不再有效，系统不能访问。请在本机构创建新的密钥并更换。',
  ])
  expect(await toldTo(manager.id, 'open.keyEnding')).toEqual([])
})
