import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCreditProfile } from '@lqr/contract/credit/profile-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { dataVersionOf } from '../changes/index.ts'
import { authorise, makeScriptedRegistry } from '../topics/topics.fixtures.ts'
import { makeObjectionWorld, type ObjectionWorld } from './objection-world.fixtures.ts'

let t: TestApp
let world: ObjectionWorld
let now = new Date()
const registry = makeScriptedRegistry()
const penalty = { publishedOn: '2026-06-15', content: { penaltyName: '示例处罚', amountYuan: 30_000 } }

beforeAll(async () => {
  t = await makeTestApp({ now: () => now, registry })
  world = await makeObjectionWorld(t)
  registry.set('penalties', penalty)
})
afterAll(() => t.close())

const day = (date: string) => (now = new Date(`${date}T10:00:00+08:00`))
type Company = Awaited<ReturnType<ObjectionWorld['makeCompany']>>

/** How often the bank has been told of a correction. */
async function told(accountId: string) {
  const { rows } = await t.services.pool.query<{ n: number }>(
    `select count(*)::int n from message where kind = 'credit.corrected' and account_id = $1 and body like '%行政处罚%'`,
    [accountId],
  )
  return rows[0]?.n
}
async function objecting(company: Company) {
  const item = await company.itemOf('penalties')
  return (await world.object(item.id, company)).data
}
async function pointsOf({ companyId }: Company, by: { token: string }) {
  const { data } = await t.call(getCreditProfile, { params: { id: companyId }, query: {} }, by)
  const factors = data.dimensions.flatMap((dimension) => dimension.factors)
  return factors.find(({ code }) => code === 'penalties')?.points
}

test('an upheld objection puts out of date what was computed from the item, and tells who read it, not who did not', async () => {
  day('2026-11-20')
  const company = await world.makeCompany()
  await authorise(t.services.db, {
    companyId: company.companyId,
    accountId: company.id,
    orgId: world.otherBankId,
    scope: ['judicial'],
    validTo: '2028-01-01T00:00:00+08:00',
  })
  await world.read('penalties', company.companyId, world.bank)
  expect(await pointsOf(company, world.bank)).toBe(-2)
  const objection = await objecting(company)
  const version = await dataVersionOf(t.services.db, company.companyId)
  await world.uphold(objection.id, world.operator)
  expect(await dataVersionOf(t.services.db, company.companyId)).toBe(version + 1)
  expect(await told(world.bank.id)).toBe(1)
  expect(await told(world.otherBank.id)).toBe(0)
  expect(await pointsOf(company, world.bank)).toBe(0)
  // No text of the case goes along: whoever may still read the item reads the correction there.
  const { rows } = await t.services.pool.query(`select body from message where kind = 'credit.corrected'`)
  expect(JSON.stringify(rows)).not.toContain('三千元')
})

test('a dismissal and what nobody read in the last 90 days tell nobody', async () => {
  day('2026-11-21')
  const before = await told(world.bank.id)
  const dismissed = await world.makeCompany()
  await world.read('penalties', dismissed.companyId, world.bank)
  const version = await dataVersionOf(t.services.db, dismissed.companyId)
  await world.dismiss((await objecting(dismissed)).id, world.operator)
  expect(await dataVersionOf(t.services.db, dismissed.companyId)).toBe(version)
  const longAgo = await world.makeCompany()
  await world.read('penalties', longAgo.companyId, world.bank)
  day('2027-02-20')
  await world.uphold((await objecting(longAgo)).id, world.operator)
  expect(await told(world.bank.id)).toBe(before)
})

test('who read an earlier version of the item is told as well', async () => {
  day('2026-11-22')
  const before = (await told(world.bank.id)) ?? 0
  const company = await world.makeCompany()
  await world.read('penalties', company.companyId, world.bank)
  registry.set('penalties', { ...penalty, content: { penaltyName: '示例处罚', amountYuan: 20_000 } })
  day('2026-11-30')
  await world.uphold((await objecting(company)).id, world.operator)
  expect(await told(world.bank.id)).toBe(before + 1)
})
