import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getCreditProfile } from '@lqr/contract/credit/profile-calls.ts'
import type { AnsweredFactor } from '@lqr/contract/credit/profile/profile-entities.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { signInEach } from '../../../../testing/sign-in-each.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
} from '../../../applications/application-world.fixtures.ts'
import { makeEnterprise } from '../../../certification/certification.fixtures.ts'
import { makeAccount } from '../../../identity/identity.fixtures.ts'
import { endPublications } from '../../topics/index.ts'
import { authorise, makeScriptedRegistry } from '../../topics/topics.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let now = new Date()
const registry = makeScriptedRegistry()
const TODAY = '2026-11-20T10:00:00+08:00'
const LATER = '2028-01-01T00:00:00+08:00'

beforeAll(async () => {
  t = await makeTestApp({ now: () => now, registry })
  world = await makeApplicationWorld(t)
})
beforeEach(() => {
  now = new Date(TODAY)
  registry.isDown = false
  registry.set('basic', {
    content: { foundedOn: '2018-01-01', stateName: '存续', legalPersonName: '张小明' },
  })
  registry.set('penalties', { publishedOn: '2026-06-15', content: { penaltyName: '示例处罚' } })
  registry.set('taxLevels', { content: { creditLevel: 'A', validTo: '2027-04-19' } })
  registry.set('executed')
})
afterAll(() => t.close())

const ALL = ['registration', 'judicial', 'tax', 'socialSecurity', 'utilities'] as const

async function makeCompany(scope?: Parameters<typeof authorise>[1]['scope']) {
  const { id: companyId } = await makeEnterprise(t.services.db, t.services)
  const { id: accountId } = await makeAccount(t.services.db, t.services, { sourceType: '7', companyId })
  const given = { companyId, accountId, orgId: world.bank.id, validTo: LATER }
  const authorisation = scope && (await authorise(t.services.db, { ...given, scope }))
  return { companyId, token: await t.signIn(accountId), authorisation }
}
type Company = Awaited<ReturnType<typeof makeCompany>>

const ask = ({ companyId }: Pick<Company, 'companyId'>, by: { token: string }, caseNo?: string) =>
  t.call(getCreditProfile, { params: { id: companyId }, query: { caseNo } }, { token: by.token })

function factorOf(profile: Awaited<ReturnType<typeof ask>>['data'], code: AnsweredFactor['code']) {
  const found = profile.dimensions.flatMap(({ factors }) => factors).find((one) => one.code === code)
  if (!found) throw new Error(`no factor ${code}`)
  return found
}
const accesses = async ({ companyId }: Company) => {
  const { rows } = await t.services.pool.query<{ what: string; topics: string[]; digest: string | null }>(
    'select what, topics, digest from credit_access where company_id = $1',
    [companyId],
  )
  return rows
}

test('the company sees its whole sum: every point with item, source and day, and what it may do', async () => {
  const company = await makeCompany()
  const { data } = await ask(company, company)
  const points = data.dimensions.flatMap(({ factors }) => factors.map((factor) => factor.points))
  expect(data.totalPoints).toBe(points.reduce((sum, one) => sum + one, data.basePoints))
  expect(data).toMatchObject({
    ruleVersion: 'HX-2026.11',
    asOf: '2026-11-20',
    closedTopics: [],
    isDemonstration: true,
  })
  expect(data.dataVersion).toBeGreaterThan(0)
  expect(factorOf(data, 'taxLevel')).toMatchObject({
    points: 8,
    inputs: [{ topic: 'taxLevels', itemId: expect.any(String), source: '示例来源', dataDate: '2026-10-01' }],
  })
  expect(factorOf(data, 'penalties')).toMatchObject({
    points: -2,
    improve: expect.stringContaining('信用修复'),
  })
  expect(factorOf(data, 'executed')).toMatchObject({ points: 1, inputs: [{ itemId: null }] })
  expect(JSON.stringify(data)).not.toContain('张小明')
  expect(await accesses(company)).toEqual([])
})

test('an institution gets the sum over what it is authorised to, and the receipt names those topics', async () => {
  const company = await makeCompany(['tax'])
  const { data } = await ask(company, world.officer)
  expect(data.totalPoints).toBe(50 + 8 - 2 - 4 - 2)
  expect(data.closedTopics).toEqual(expect.arrayContaining(['basic', 'penalties', 'executed']))
  expect(factorOf(data, 'penalties')).toMatchObject({ state: 'closed', points: 0, answer: null, inputs: [] })
  const whole = await ask(company, company)
  expect(data.completenessPercent).toBeLessThan(whole.data.completenessPercent)
  const [access, ...others] = await accesses(company)
  expect(others).toEqual([])
  expect(access).toMatchObject({ what: 'profile', digest: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(access?.topics.toSorted()).toEqual(['taxAbnormal', 'taxArrears', 'taxLevels', 'taxOffences'])
})

test('each role of an institution that may read topics gets the same sum, without names', async () => {
  const company = await makeCompany(ALL)
  const agency = await world.staff(world.bank.id, ['financeEquity'])
  const [seen, whole] = [await ask(company, agency), await ask(company, company)]
  expect(seen.data).toEqual(whole.data)
  expect(JSON.stringify(seen.data)).not.toContain('张小明')
})

test('from the day its publication ends a penalty counts nothing; those who read the profile are told', async () => {
  const company = await makeCompany(ALL)
  expect(factorOf((await ask(company, world.officer)).data, 'penalties').points).toBe(-2)
  now = new Date('2027-06-14T10:00:00+08:00')
  expect(factorOf((await ask(company, world.officer)).data, 'penalties').points).toBe(-2)
  now = new Date('2027-06-15T00:00:01+08:00')
  expect(factorOf((await ask(company, company)).data, 'penalties')).toMatchObject({ points: 2 })
  await endPublications(t.services)
  const { rows } = await t.services.pool.query(
    `select 1 from message where kind = 'credit.ended' and account_id = $1 and body like '%行政处罚%'`,
    [world.officer.id],
  )
  expect(rows.length).toBeGreaterThan(0)
})

test('a source that cannot be asked lowers the completeness, and what was read before still counts', async () => {
  const company = await makeCompany()
  const before = (await ask(company, company)).data
  expect(factorOf(before, 'executed')).toMatchObject({ state: 'known', points: 1 })
  now = new Date('2027-03-20T10:00:00+08:00')
  registry.isDown = true
  const { data } = await ask(company, company)
  // An old scan that found nothing says nothing about today; what was read in detail is still there.
  expect(factorOf(data, 'executed')).toMatchObject({ state: 'unread', points: 0 })
  expect(data).toMatchObject({ isStale: true, totalPoints: before.totalPoints - 1 })
  expect(data.completenessPercent).toBeLessThan(before.completenessPercent)
  const fresh = await makeCompany()
  expect((await ask(fresh, fresh)).error?.key).toBe('credit.sourceUnavailable')
})

test('a scan that finds nothing of a topic has no details read of it', async () => {
  const company = await makeCompany()
  registry.asked.length = 0
  await ask(company, company)
  expect(registry.asked).toContain('read penalties')
  expect(registry.asked).not.toContain('read executed')
  expect(registry.asked).not.toContain('read shareholders')
})

test('without authorisation, revoked, or for another case it is closed as topics are', async () => {
  const company = await makeCompany(ALL)
  expect((await ask(company, world.officer, 'SQ-OTHER')).error?.key).toBe('credit.otherPurpose')
  expect((await ask(company, world.otherOfficer)).error?.key).toBe('credit.notGranted')
  await t.services.pool.query(`update credit_authorisation set status = 'REVOKED' where id = $1`, [
    company.authorisation?.id,
  ])
  expect((await ask(company, world.officer)).error?.key).toBe('credit.revoked')
  const files = await makeCompany(['applicationFiles'])
  expect((await ask(files, world.officer)).error?.key).toBe('credit.outOfScope')
  expect(await accesses(files)).toEqual([])
})

test('another company finds nothing; government, operators and nobody have no such call', async () => {
  const company = await makeCompany(ALL)
  expect(await ask(company, world.otherOwner)).toMatchObject({
    status: 404,
    error: { key: 'credit.companyNotFound' },
  })
  const others = await signInEach(t)
  for (const token of [others.government, others.operator, others.admin]) {
    expect((await ask(company, { token })).error?.key).toBe('kernel.forbidden')
  }
  const nobody = await t.call(getCreditProfile, { params: { id: company.companyId }, query: {} })
  expect(nobody.error?.key).toBe('kernel.signedOut')
})
