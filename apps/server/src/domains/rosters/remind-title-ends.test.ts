import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { remindTitleEnds } from './remind-title-ends.ts'
import { makeRoster } from './rosters.fixtures.ts'

let t: TestApp
let now = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
})
afterAll(() => t.close())

async function makeHolder(maker: { corporateName: string; certiFlg?: 2 }) {
  const { id: companyId } = await makeEnterprise(t.services.db, t.services, maker)
  const { id: accountId } = await makeAccount(t.services.db, t.services, { sourceType: '7', companyId })
  const { credit_code: creditCode } = await t.services.db
    .selectFrom('enterprise')
    .select('credit_code')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const told = async () => {
    const { rows } = await t.services.pool.query<{ body: string }>(
      `select body from message where account_id = $1 and kind = 'policies.titleEnds' order by id`,
      [accountId],
    )
    return rows.map(({ body }) => body)
  }
  return { enterpriseName: maker.corporateName, creditCode, told }
}

async function remindOn(day: string): Promise<void> {
  now = new Date(`${day}T09:30:00+08:00`)
  await remindTitleEnds(t.services)
  await remindTitleEnds(t.services)
}

test('who holds a title is told half a year before it ends, once for each last day, by code or by whole name', async () => {
  const { db } = t.services
  const byCode = await makeHolder({ corporateName: '示例到期一号（甘肃）有限公司' })
  const byName = await makeHolder({ corporateName: '示例到期二号（甘肃）有限公司' })
  const rosterId = await makeRoster(db, {
    title: '专精特新中小企业公示名单',
    kind: 'specialized',
    validTo: '2027-06-30',
    entries: [
      { enterpriseName: '登记前的旧名称', creditCode: byCode.creditCode },
      { enterpriseName: '示例到期二号(甘肃)有限公司' },
    ],
  })
  await remindOn('2026-12-29')
  expect(await byCode.told()).toEqual([])
  await remindOn('2026-12-30')
  await remindOn('2027-03-01')
  expect(await byCode.told()).toEqual([expect.stringContaining('2027-06-30')])
  expect(await byName.told()).toHaveLength(1)
  await db.updateTable('roster').set({ valid_to: '2027-08-31' }).where('id', '=', rosterId).execute()
  await remindOn('2027-03-02')
  expect(await byCode.told()).toHaveLength(2)
  await remindOn('2027-09-01')
  expect(await byCode.told()).toHaveLength(2)
})

test('nobody is told of a list that is no title or not published, nor before the enterprise is certified', async () => {
  const { db } = t.services
  const holder = await makeHolder({ corporateName: '示例到期三号有限公司' })
  const open = await makeHolder({ corporateName: '示例到期四号有限公司', certiFlg: 2 })
  const validTo = '2027-12-31'
  const { enterpriseName, creditCode } = holder
  const entries = [{ enterpriseName, creditCode }]
  await makeRoster(db, { kind: 'whitelist', validTo, entries })
  await makeRoster(db, { kind: 'technology', validTo, status: 'DRAFT', entries })
  await makeRoster(db, { kind: 'technology', validTo: null, entries })
  await makeRoster(db, { kind: 'technology', validTo, entries: [{ enterpriseName: open.enterpriseName }] })
  await remindOn('2027-10-01')
  expect([await holder.told(), await open.told()]).toEqual([[], []])
})
