import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkReport, downloadReport, listReports, requestReport } from '@lqr/contract/credit/report-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeObjectionWorld, type ObjectionWorld } from '../objections/objection-world.fixtures.ts'
import { endPublications } from '../topics/index.ts'
import { keepTopic, makeScriptedRegistry } from '../topics/topics.fixtures.ts'
import { makeCreditReport } from './make-report.ts'

let t: TestApp
let world: ObjectionWorld
let now = new Date()
const registry = makeScriptedRegistry()
const penalty = (publishedOn: string) => ({ publishedOn, content: { penaltyName: '示例处罚' } })

beforeAll(async () => {
  t = await makeTestApp({ now: () => now, registry })
  world = await makeObjectionWorld(t)
})
afterAll(() => t.close())

const day = (date: string) => (now = new Date(`${date}T10:00:00+08:00`))
type By = { readonly token: string }
type Company = Awaited<ReturnType<ObjectionWorld['makeCompany']>>

async function report({ companyId }: Company, by: By) {
  const { data } = await t.call(requestReport, { body: { companyId } }, by)
  await makeCreditReport(t.services, data.id)
  return data
}
const download = (id: string, by: By) => t.call(downloadReport, { params: { id } }, by)
const check = async (number: string) => (await t.call(checkReport, { params: { number } })).data
async function listed(id: string, by: By) {
  const { list } = (await t.call(listReports, { body: {} }, by)).data
  return list.find((one) => one.id === id)
}

test('a report holds to the end of the last day on which all in it may be shown, and from the next day on goes out to nobody', async () => {
  day('2026-11-20')
  registry.set('penalties', penalty('2025-12-01'))
  const company = await world.makeCompany()
  const [own, theirs] = [await report(company, company), await report(company, world.bank)]
  expect(await listed(own.id, company)).toMatchObject({
    validUntil: '2026-11-30T23:59:59.999+08:00',
    isWithdrawn: false,
  })
  day('2026-11-30')
  expect((await download(theirs.id, world.bank)).status).toBe(200)
  now = new Date('2026-11-30T23:59:59+08:00')
  expect(await check(theirs.number)).toMatchObject({
    validUntil: '2026-11-30T23:59:59.999+08:00',
    isValid: true,
    isWithdrawn: false,
  })
  day('2026-12-01')
  for (const [{ id }, by] of [[own, company] as const, [theirs, world.bank] as const]) {
    expect((await download(id, by)).error?.key).toBe('credit.reportWithdrawn')
    expect(await listed(id, by)).toMatchObject({ isWithdrawn: true, status: 'ready' })
  }
  expect(await check(theirs.number)).toMatchObject({ isValid: false, isWithdrawn: true })
  const anew = await report(company, world.bank)
  expect((await download(anew.id, world.bank)).status).toBe(200)
  expect(await endPublications(t.services)).toBe(1)
  expect((await download(anew.id, world.bank)).status).toBe(200)
})

test('what its source takes back early ends the reports that list it at once, and no report without the topic', async () => {
  day('2027-02-01')
  registry.set('penalties', penalty('2027-01-10'))
  const company = await world.makeCompany()
  const { id } = await report(company, world.bank)
  registry.set('penalties')
  day('2027-02-04')
  await company.itemOf('basic')
  await world.read('penalties', company.companyId, company)
  expect((await download(id, world.bank)).error?.key).toBe('credit.reportWithdrawn')
  await t.services.db
    .updateTable('credit_report')
    .set({ topics: ['basic'] })
    .where('number', '=', (await report(company, company)).number)
    .execute()
  expect(await endPublications(t.services)).toBe(1)
  expect((await download(id, world.bank)).error?.key).toBe('credit.reportWithdrawn')
  const { list } = (await t.call(listReports, { body: {} }, company)).data
  expect(list).toMatchObject([{ isWithdrawn: false }])
})

test('an upheld objection ends the reports that list the item, a dismissed one does not', async () => {
  day('2027-03-01')
  registry.set('penalties', penalty('2027-02-10'))
  const company = await world.makeCompany()
  const { id, number } = await report(company, world.bank)
  const item = await company.itemOf('penalties')
  const first = (await world.object(item.id, company)).data
  await world.dismiss(first.id, world.operator)
  expect((await download(id, world.bank)).status).toBe(200)
  const second = (await world.object(item.id, company)).data
  await world.uphold(second.id, world.operator)
  expect((await download(id, world.bank)).error?.key).toBe('credit.reportWithdrawn')
  expect(await check(number)).toMatchObject({ isValid: false, isWithdrawn: true })
})

/** How often the bank has been told that an item ended. */
async function told() {
  const { rows } = await t.services.pool.query<{ n: number }>(
    `select count(*)::int n from message where kind = 'credit.ended' and account_id = $1`,
    [world.bank.id],
  )
  return rows[0]?.n ?? 0
}

test('whoever downloaded a report with an item that its source took back later is told; whose report has it not is not', async () => {
  const before = await told()
  const [company, other] = [await world.makeCompany(), await world.makeCompany()]
  day('2027-03-20')
  registry.set('penalties', penalty('2027-03-10'))
  const { id } = await report(company, world.bank)
  await world.read('penalties', other.companyId, other)
  expect((await download(id, world.bank)).status).toBe(200)
  registry.set('penalties')
  day('2027-03-24')
  for (const one of [company, other]) await world.read('penalties', one.companyId, one)
  const { id: without } = await report(other, world.bank)
  expect((await download(id, world.bank)).error?.key).toBe('credit.reportWithdrawn')
  expect((await download(without, world.bank)).status).toBe(200)
  expect(await endPublications(t.services)).toBe(2)
  expect(await told()).toBe(before + 1)
})

const TAKEN_BACK = { source: '示例来源', orderNo: 'N2', priceCents: 10, isDemonstration: true, data: [] }
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(t.services.db)
  return rows[0]?.count
}

test('a report whose item is taken back while it is made is made anew, without the item', async () => {
  day('2027-04-01')
  registry.set('penalties', penalty('2026-04-20'))
  const company = await world.makeCompany()
  expect(await listed((await report(company, company)).id, company)).toMatchObject({
    validUntil: '2027-04-19T23:59:59.999+08:00',
  })
  const { id } = (await t.call(requestReport, { body: { companyId: company.companyId } }, company)).data
  const change = await t.services.db.startTransaction().execute()
  await keepTopic(change, company.companyId, 'penalties', TAKEN_BACK, now)
  const making = makeCreditReport(t.services, id)
  await expect.poll(waiting, { timeout: 15_000 }).toBeGreaterThan(0)
  await change.commit().execute()
  await making
  expect(await listed(id, company)).toMatchObject({
    status: 'ready',
    isWithdrawn: false,
    validUntil: '2027-05-01T10:00:00+08:00',
  })
})
