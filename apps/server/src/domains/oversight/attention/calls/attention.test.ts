import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptApplication } from '@lqr/contract/applications/calls.ts'
import {
  type AttentionList,
  getAttention,
  listAttentionCases,
} from '@lqr/contract/oversight/attention-calls.ts'
import { sendLetter } from '@lqr/contract/oversight/letter-calls.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeBatch, makeReport } from '../../../demand-reports/reports.fixtures.ts'
import { makeOversightWorld, type OversightWorld } from '../../oversight-world.fixtures.ts'

let t: TestApp
let world: OversightWorld
let late: { id: string; applyNo: string }
let companyName: string
// Handed in on a Monday, due on the Thursday.
let now = new Date('2026-11-16T10:00:00+08:00')
type By = { token: string }

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeOversightWorld(t)
  const company = await world.company('620122')
  companyName = company.corporateName
  late = await world.apply(company)
  await world.apply(await world.company('621500'))
  const done = await world.apply(await world.company('620122'))
  await t.call(acceptApplication, { params: { id: done.id }, body: {} }, world.officer)
  now = new Date('2026-11-19T10:00:00+08:00')
  await world.apply(await world.company('620122'), world.otherProduct)
  now = new Date('2026-11-23T10:00:00+08:00')
})
afterAll(() => t.close())

const attention = (by: By, areaId?: string) =>
  t.call(getAttention, { query: areaId === undefined ? {} : { areaId } }, { token: by.token })
interface More {
  orgId?: string
  areaId?: string | undefined
  unwrittenOnly?: boolean
  pageSize?: number
}
const rows = (by: By, list: AttentionList, more: More = {}) =>
  t.call(listAttentionCases, { body: { list, ...more } }, { token: by.token })

test('what institutions have let lapse is counted by institution, and each number opens its cases', async () => {
  const { data } = await attention(world.county)
  expect(data).toMatchObject({
    areaName: '皋兰县',
    overdue: 1,
    overdueOldestDays: 4,
    soon: 1,
    uncontacted: 0,
  })
  expect(data.institutions).toMatchObject([
    { orgId: world.bank.id, overdue: 1, oldestDays: 4, soon: 0, letter: null },
  ])
  const { data: behind } = await rows(world.county, 'overdue')
  expect(behind.total).toBe(data.overdue)
  expect(behind.list).toMatchObject([
    { number: late.applyNo, orgName: '黄河示例', areaName: '皋兰县', letterId: null },
  ])
  expect(JSON.stringify(behind)).not.toContain(companyName)
  const { data: soon } = await rows(world.county, 'soon')
  expect(soon.list).toMatchObject([{ orgId: world.otherBank.id }])
  expect((await rows(world.county, 'overdue', { orgId: world.otherBank.id })).data.total).toBe(0)
})

test('an open letter stands beside its institution and its cases', async () => {
  const body = {
    orgId: world.bank.id,
    subject: '关于融资申请超时未受理',
    content: '所列申请超过承诺的受理时限，请立即受理。',
    cases: [{ kind: 'application' as const, caseId: late.id }],
  }
  const { data: letter } = await t.call(sendLetter, { body }, { token: world.county.token })
  const { data } = await attention(world.county)
  expect(data.overdue).toBe(1)
  expect(data.institutions[0]?.letter).toMatchObject({ id: letter.id, status: 'SENT', isOverdue: false })
  expect((await rows(world.county, 'overdue')).data.list[0]?.letterId).toBe(letter.id)
  // The prefecture did not write it.
  expect((await attention(world.prefecture)).data.institutions[0]?.letter).toBeNull()
})

test('an area counts what lies in it and below; Lanzhou not the New Area; the province is the sum', async () => {
  const overdue = async (by: By, areaId?: string) => (await attention(by, areaId)).data.overdue
  expect(await overdue(world.prefecture)).toBe(1)
  expect(await overdue(world.elsewhere)).toBe(0)
  expect(await overdue(world.province)).toBe(2)
  expect(await overdue(world.operator, '621500')).toBe(1)
  expect(await overdue(world.province, '6201')).toBe(1)
})

test('a second letter finds what the first one left, however short the page', async () => {
  const unwritten = { orgId: world.bank.id, unwrittenOnly: true, pageSize: 1 }
  const unwrittenIn = async (areaId?: string) =>
    (await rows(world.province, 'overdue', { ...unwritten, areaId })).data
  expect((await unwrittenIn()).list).toMatchObject([{ caseId: late.id }])
  expect((await unwrittenIn('6201')).total).toBe(1)
  const body = {
    orgId: world.bank.id,
    subject: '关于融资申请超时未受理',
    content: '所列申请超过承诺的受理时限，请立即受理。',
    cases: [{ kind: 'application' as const, caseId: late.id }],
  }
  await t.call(sendLetter, { body }, { token: world.province.token })
  const left = await unwrittenIn()
  expect(left).toMatchObject({ total: 1, list: [{ letterId: null }] })
  expect(left.list[0]?.caseId).not.toBe(late.id)
  // Seen in the prefecture it is still the province that writes.
  expect((await unwrittenIn('6201')).total).toBe(0)
  expect((await rows(world.province, 'overdue', { orgId: world.bank.id })).data.total).toBe(2)
})

test('every batch that closes is counted, though the first alone are listed, and what was taken back is not handed in', async () => {
  const { db } = t.services
  const batches: string[] = []
  for (let index = 0; index < 22; index += 1) batches.push(await makeBatch(db, { now, closes: 3 }))
  const { id, corporateName, owner, areaCode } = await world.company()
  for (const [index, state] of (['SUBMITTED', 'WITHDRAWN', 'TO_CONFIRM'] as const).entries()) {
    const report = await makeReport(db, t.services, {
      batchId: batches[index] ?? '',
      companyId: id,
      companyName: corporateName,
      applicantAccountId: owner.id,
      state,
      submittedAt: now,
    })
    await t.services.pool.query('update demand_report set area_code = $2 where id = $1', [
      report.id,
      areaCode,
    ])
  }
  const { data } = await attention(world.county)
  expect(data.closingBatches).toBe(22)
  expect(data.batches).toHaveLength(20)
  const handedIn = data.batches.filter(({ reports }) => reports > 0)
  expect(handedIn).toMatchObject([{ id: batches[0], reports: 1, daysLeft: 3 }])
})

test('nobody looks beyond the own area, and only governments and operators look at all', async () => {
  for (const areaId of ['620000', '620100', '620502']) {
    expect((await attention(world.county, areaId)).error?.key).toBe('statistics.outsideArea')
    expect((await rows(world.county, 'overdue', { areaId })).status).toBe(403)
  }
  const owner = (await world.company()).owner
  for (const by of [owner, world.officer]) {
    expect((await attention(by)).status).toBe(403)
    expect((await rows(by, 'overdue')).status).toBe(403)
  }
  expect((await t.call(getAttention, { query: {} })).status).toBe(401)
})
