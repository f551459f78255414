import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getCreditProfile } from '@lqr/contract/credit/profile-calls.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import { makeRegistryHttp } from '../../../connectors/registry/registry-http.ts'
import { STAND_IN_SECRET, type StandIn, startStandIn } from '../../../connectors/testing/stand-in.fixtures.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { profileOf } from './profile.rules.ts'
import { readEvidence } from './read-evidence.ts'
import { readLateTopics } from './read-late-topics.ts'

const WANTED = ['penalties', 'taxLevels', 'executed', 'changes', 'patents', 'licences'] as const
let source: StandIn
let t: TestApp

beforeAll(async () => {
  source = await startStandIn(({ path }) => ({
    source: '示例来源',
    orderNo: 'N1',
    priceCents: 0,
    data: path.endsWith('/scan')
      ? CREDIT_TOPICS.map(({ code }) => ({ topic: code, count: 1, newestOn: '2026-10-01' }))
      : [{ key: '1', dataDate: '2026-10-01', content: {} }],
  }))
  const settings = {
    url: source.url,
    secret: STAND_IN_SECRET,
    tries: 1,
    timeoutMs: 60_000,
    deadlineMs: 60_000,
  }
  t = await makeTestApp({ registry: makeRegistryHttp({ ...settings, personKey: (idNo) => idNo }) })
})
beforeEach(() => source.behave('well'))
afterAll(async () => {
  await source.close()
  await t.close()
})

const makeCompany = async () => (await makeEnterprise(t.services.db, t.services)).id
const evidenceOf = (companyId: string, withinMs: number) =>
  readEvidence({ db: t.services.db, services: t.services, now: t.services.now() }, companyId, {
    wanted: WANTED,
    opens: WANTED,
    withinMs,
  })
const statesOf = ({ topics }: Awaited<ReturnType<typeof evidenceOf>>) =>
  WANTED.map((topic) => topics.get(topic)?.state)

test('a source that hangs keeps nobody waiting: what did not arrive counts nothing and is named, and is read by the job', async () => {
  const companyId = await makeCompany()
  source.behave('well', 'well', 'hang')
  const evidence = await evidenceOf(companyId, 600)
  const states = statesOf(evidence)
  expect(states.filter((state) => state === 'read')).toHaveLength(1)
  expect(evidence.late).toHaveLength(WANTED.length - 1)
  expect(states.filter((state) => state === 'late')).toHaveLength(evidence.late.length)
  const on = '2026-11-20'
  const incomplete = profileOf(evidence.topics, on)
  const lateFactors = incomplete.dimensions
    .flatMap(({ factors }) => factors)
    .filter(({ state }) => state === 'late')
  expect(lateFactors.length).toBeGreaterThan(0)
  expect(lateFactors.every(({ points, answer }) => points === 0 && answer === null)).toBe(true)
  source.behave('well')
  await readLateTopics(t.services, { companyId, topics: [...evidence.late] })
  source.behave('hang')
  const later = await evidenceOf(companyId, 20_000)
  expect(later.late).toEqual([])
  expect(statesOf(later)).toEqual(WANTED.map(() => 'read'))
  expect(profileOf(later.topics, on).completenessPercent).toBeGreaterThan(incomplete.completenessPercent)
})

test('while even the scan hangs, what was read before still counts and is marked as old', async () => {
  const companyId = await makeCompany()
  await evidenceOf(companyId, 20_000)
  await t.services.pool.query(
    `update credit_topic_state set scanned_at = scanned_at - interval '400 days', fetched_at = fetched_at - interval '400 days'
     where company_id = $1`,
    [companyId],
  )
  source.behave('hang')
  const evidence = await evidenceOf(companyId, 300)
  expect(evidence).toMatchObject({ isStale: true, late: expect.arrayContaining([...WANTED]) })
  expect(statesOf(evidence)).toEqual(WANTED.map(() => 'read'))
})

test('a source that still does not answer has the job tried again', async () => {
  const companyId = await makeCompany()
  source.behave('well', 500)
  await expect(readLateTopics(t.services, { companyId, topics: ['penalties'] })).rejects.toThrow(
    'credit.sourceUnavailable',
  )
})

test('opening a profile with a topic late puts one job for the company into the queue', async () => {
  const companyId = await makeCompany()
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '7', companyId })
  const token = await t.signIn(id)
  source.behave('hang')
  const { data } = await t.call(getCreditProfile, { params: { id: companyId }, query: {} }, { token })
  const states = data.dimensions.flatMap(({ factors }) => factors).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['late']))
  const { rows } = await t.services.pool.query(
    `select key from graphile_worker.jobs where task_identifier = 'read-credit-topics'`,
  )
  expect(rows).toEqual([{ key: `read-credit-topics:${companyId}` }])
})
