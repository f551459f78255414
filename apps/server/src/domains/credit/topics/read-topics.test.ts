import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  callOfTopic,
  getCreditOverview,
  getGraphNodes,
  listPublicCompanies,
  markCreditVisit,
} from '@lqr/contract/credit/topic-calls.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { fictitiousCreditCode, makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { endPublications } from './end-publications.ts'
import { dataVersionOf } from '../changes/index.ts'
import { authorise, makeScriptedRegistry, type ScriptedRegistry } from './topics.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let now = new Date()
let registry: ScriptedRegistry
let companyId = ''
let token = ''
let accountId = ''
const TODAY = '2026-11-20T10:00:00+08:00'

beforeAll(async () => {
  registry = makeScriptedRegistry()
  t = await makeTestApp({
    now: () => now,
    registry: {
      name: 'sandbox',
      probe: () => registry.probe(),
      search: (a) => registry.search(a),
      scan: (...a) => registry.scan(...a),
      read: (...a) => registry.read(...a),
    },
  })
  world = await makeApplicationWorld(t)
})
beforeEach(async () => {
  now = new Date(TODAY)
  registry = makeScriptedRegistry()
  await t.services.pool.query('delete from credit_item')
  companyId = (await makeEnterprise(t.services.db, t.services)).id
  accountId = (await makeAccount(t.services.db, t.services, { sourceType: '7', companyId })).id
  token = await t.signIn(accountId)
})
afterAll(() => t.close())

const read = (code: CreditTopicCode, as = token) =>
  t.call(callOfTopic(code), { params: { id: companyId }, query: {} }, { token: as })
const overview = (as = token) =>
  t.call(getCreditOverview, { params: { id: companyId }, query: {} }, { token: as })
const summary = async (code: CreditTopicCode, as = token) =>
  (await overview(as)).data.topics.find(({ topic }) => topic === code)
const consent = (orgId = world.bank.id) =>
  authorise(t.services.db, {
    companyId,
    accountId,
    orgId,
    scope: ['registration', 'judicial'],
    validTo: '2028-01-01T00:00:00+08:00',
  })
const day = (date: string) => (now = new Date(`${date}T10:00:00+08:00`))
const penalty = { publishedOn: '2026-06-15', content: { penaltyName: '示例处罚', penaltyWay: '罚款' } }

test('one wide scan answers every topic; details are read when they are opened, and no sooner', async () => {
  const { data } = await overview()
  expect(data.topics.length).toBeGreaterThanOrEqual(25)
  expect(data).toMatchObject({ isDemonstration: true, source: '示例来源', isStale: false })
  expect(registry.asked).toEqual(['scan', 'read basic'])
  await read('patents')
  await read('patents')
  expect(registry.asked).toEqual(['scan', 'read basic', 'read patents'])
})

test('what was read stays good for the days of its topic, each with an age of its own', async () => {
  await read('patents')
  await read('penalties')
  day('2026-11-22')
  await read('patents')
  await read('penalties')
  expect(registry.asked).toEqual(['read patents', 'read penalties', 'read penalties'])
  day('2026-12-25')
  await read('patents')
  expect(registry.asked).toHaveLength(4)
})

test('an item says source, day, class, end of publication and that it is made up', async () => {
  registry.set('penalties', penalty)
  const { data } = await read('penalties')
  expect(data.list).toMatchObject([
    {
      source: '示例来源',
      dataDate: '2026-10-01',
      isDemonstration: true,
      itemClass: 'general',
      publishedOn: '2026-06-15',
      publishedUntil: '2027-06-15',
      content: { penaltyName: '示例处罚', amountYuan: null },
    },
  ])
  expect(data.reading).toMatchObject({ source: '示例来源', isStale: false, isDemonstration: true })
})

test('a source that is down leaves what it said before, marked; what it never said is refused plainly', async () => {
  registry.set('penalties', penalty)
  await read('penalties')
  registry.isDown = true
  day('2026-11-25')
  expect((await read('penalties')).data).toMatchObject({ total: 1, reading: { isStale: true } })
  expect((await read('patents')).error?.key).toBe('credit.sourceUnavailable')
  const { data } = await overview()
  expect(data.isStale).toBe(true)
})

test('on the day its publication ends an item is gone everywhere, without any job and with the source down', async () => {
  registry.set('penalties', penalty)
  await read('penalties')
  expect(await summary('penalties')).toMatchObject({ count: 1 })
  day('2027-06-14')
  expect((await read('penalties')).data.total).toBe(1)
  registry.isDown = true
  day('2027-06-15')
  expect((await read('penalties')).data).toMatchObject({ total: 0, list: [] })
  expect(await summary('penalties')).toMatchObject({ count: 0, newestOn: null })
})

test('the nightly job tells institutions that saw it in the last 90 days, once, and what was computed falls due', async () => {
  registry.set('penalties', penalty)
  await consent()
  day('2027-01-04')
  await read('penalties', world.officer.token)
  const told = async () => {
    const { rows } = await t.services.pool.query<{ n: number }>(
      `select count(*)::int n from message where kind = 'credit.ended' and body like '%行政处罚%'`,
    )
    return rows[0]?.n
  }
  day('2027-06-15')
  const version = await dataVersionOf(t.services.db, companyId)
  expect(await endPublications(t.services)).toBe(1)
  expect(await dataVersionOf(t.services.db, companyId)).toBe(version + 1)
  // The look is more than 90 days ago.
  expect(await told()).toBe(0)
  registry.set('penalties', { ...penalty, publishedOn: '2026-09-15' })
  day('2027-06-20')
  await read('penalties', world.officer.token)
  day('2027-09-15')
  expect(await endPublications(t.services)).toBe(1)
  const first = await told()
  expect(first).toBeGreaterThan(0)
  expect(await endPublications(t.services)).toBe(0)
  expect(await told()).toBe(first)
})

test('an item that its source took back ends at once, and those who saw it are told', async () => {
  registry.set('executed', { content: { caseNo: '示例 1 号' } })
  await consent()
  await read('executed', world.officer.token)
  day('2026-11-25')
  registry.set('executed')
  expect((await read('executed')).data.total).toBe(0)
  expect(await endPublications(t.services)).toBe(1)
  const { rows } = await t.services.pool.query(
    `select 1 from message where kind = 'credit.ended' and body like '%被执行人%'`,
  )
  expect(rows.length).toBeGreaterThan(0)
})

test('of an item that ended hear equity and intermediary institutions that saw it, and nobody who came when it was gone', async () => {
  const readerOf = async (role: Role) => {
    const { id: orgId } = await makeOrganisation(t.services.db)
    await consent(orgId)
    return world.staff(orgId, [role])
  }
  const [equity, agency] = [await readerOf('financeEquity'), await readerOf('agency')]
  const [finder, later] = [await readerOf('financeOfficer'), await readerOf('financeManager')]
  registry.set('executed', { content: { caseNo: '示例 2 号' } })
  for (const who of [equity, agency]) expect((await read('executed', who.token)).data.list).toHaveLength(1)
  day('2026-11-25')
  registry.set('executed')
  // The reading that finds the item gone and the end of the item bear one moment.
  expect((await read('executed', finder.token)).data.list).toEqual([])
  now = new Date(now.getTime() + 1_000)
  expect((await read('executed', later.token)).data.list).toEqual([])
  expect(await endPublications(t.services)).toBe(1)
  const { rows } = await t.services.pool.query<{ account_id: string }>(
    `select account_id from message where kind = 'credit.ended' and account_id = any($1::bigint[])
     order by account_id`,
    [[equity, agency, finder, later].map(({ id }) => id)],
  )
  expect(rows.map((row) => row.account_id)).toEqual([equity.id, agency.id])
})

test('a changed item supersedes, an unchanged one stays the same row', async () => {
  registry.set('patents', { content: { name: '甲' } }, { content: { name: '乙' } })
  const first = (await read('patents')).data.list.map(({ id }) => id)
  day('2026-12-25')
  registry.set('patents', { content: { name: '甲' } }, { content: { name: '丙' } })
  const second = (await read('patents')).data.list.map(({ id }) => id)
  expect(second.filter((id) => first.includes(id))).toHaveLength(1)
  const { rows } = await t.services.pool.query(
    'select content from credit_item where company_id = $1 and superseded_at is not null',
    [companyId],
  )
  expect(rows).toMatchObject([{ content: { name: '乙' } }])
})

test('two who open the same topic at once keep it once', async () => {
  registry.set('patents', { content: { name: '甲' } }, { content: { name: '乙' } })
  const answers = await Promise.all(Array.from({ length: 6 }, () => read('patents')))
  expect(answers.map(({ data }) => data.total)).toEqual([2, 2, 2, 2, 2, 2])
  const { rows } = await t.services.pool.query('select id from credit_item where company_id = $1', [
    companyId,
  ])
  expect(rows).toHaveLength(2)
})

test('what came since the last visit is marked for the company’s own people alone', async () => {
  registry.set('patents', { content: { name: '甲' } })
  await overview()
  await read('patents')
  const visit = await t.call(markCreditVisit, {}, { token })
  expect(visit.status).toBe(200)
  expect(await summary('patents')).toMatchObject({ isNew: false })
  day('2026-12-25')
  registry.set('patents', { content: { name: '甲' } }, { dataDate: '2026-12-20', content: { name: '乙' } })
  expect(await summary('patents')).toMatchObject({ isNew: true, count: 2 })
  expect((await read('patents')).data.list.map(({ isNew }) => isNew)).toEqual([true, false])
  expect((await t.call(markCreditVisit, {}, { token: world.officer.token })).status).toBe(403)
  expect((await t.call(markCreditVisit, {})).status).toBe(401)
})

test('what a person opens for the first time is no news', async () => {
  registry.set('patents', { content: { name: '甲' } })
  await overview()
  await t.call(markCreditVisit, {}, { token })
  now = new Date(now.getTime() + 60_000)
  expect((await read('patents')).data.list.map(({ isNew }) => isNew)).toEqual([false])
  expect(await summary('patents')).toMatchObject({ isNew: false })
})

test('missing data lowers completeness and nothing else', async () => {
  const full = (await overview()).data.completenessPercent
  expect(full).toBe(100)
  for (const code of ['patents', 'water', 'socialInsurance'] as const) registry.set(code)
  day('2026-11-21')
  const { completenessPercent, contradictions } = (await overview()).data
  expect(completenessPercent).toBeLessThan(full)
  expect(contradictions).toEqual([])
})

test('an enterprise without a credit code is told to get certified first', async () => {
  companyId = (await makeEnterprise(t.services.db, t.services, { certiFlg: 1 })).id
  token = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '7', companyId })).id)
  expect((await read('basic')).error?.key).toBe('credit.codeMissing')
  expect((await overview()).error?.key).toBe('credit.codeMissing')
})

test('a code that nobody has reviewed is not asked for: what is here stays, and nothing else is read', async () => {
  registry.set('patents', { content: { name: '甲' } })
  const graph = () => t.call(getGraphNodes, { query: { id: companyId } }, { token })
  await overview()
  await read('patents')
  const nodes = (await graph()).data.nodes.length
  const before = registry.asked.length
  await t.services.pool.query('update enterprise set certi_flg = 2, credit_code = $2 where id = $1', [
    companyId,
    fictitiousCreditCode('620122', 9_600_001),
  ])
  day('2027-03-01')
  expect((await read('patents')).data).toMatchObject({
    reading: { isStale: true },
    list: [{ content: { name: '甲' } }],
  })
  expect((await overview()).data).toMatchObject({ isStale: true, creditCode: '' })
  expect((await graph()).data.nodes).toHaveLength(nodes)
  expect((await read('penalties')).error?.key).toBe('credit.codeMissing')
  expect(registry.asked).toHaveLength(before)
})

test('a search that the registry does not answer is said plainly', async () => {
  registry.isDown = true
  const params = { a: '示例', b: 1, c: 10 }
  expect((await t.call(listPublicCompanies, { params })).error?.key).toBe('credit.sourceUnavailable')
})
