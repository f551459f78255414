import { afterAll, beforeAll, expect, test } from 'vitest'
import { callOfTopic, getCreditOverview, getGraphNodes } from '@lqr/contract/credit/topic-calls.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { authorise, makeScriptedRegistry } from './topics.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let others: Awaited<ReturnType<typeof signInEach>>
const NOW = new Date('2026-11-20T10:00:00+08:00')
const LATER = '2027-01-01T00:00:00+08:00'

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW, registry: makeScriptedRegistry() })
  world = await makeApplicationWorld(t)
  others = await signInEach(t)
})
afterAll(() => t.close())

type Given = Partial<Omit<Parameters<typeof authorise>[1], 'companyId'>>

/** A company of its own with an owner, and with an authorisation where one is given. */
async function companyWith(given?: Given) {
  const { id: companyId } = await makeEnterprise(t.services.db, t.services)
  const { id: accountId } = await makeAccount(t.services.db, t.services, { sourceType: '7', companyId })
  if (given) {
    const usual = { companyId, accountId, orgId: world.bank.id, scope: ALL, validTo: LATER }
    await authorise(t.services.db, { ...usual, ...given })
  }
  return { companyId, token: await t.signIn(accountId) }
}
const NOT_THERE = { key: 'credit.companyNotFound' }
const ALL = ['registration', 'judicial', 'tax', 'socialSecurity', 'utilities'] as const

/** Who reads, and what every topic answers. */
const READERS = {
  'the company itself': async () => {
    const { companyId, token } = await companyWith()
    return { companyId, token, expected: () => 'read' }
  },
  'another company': async () => ({
    ...(await companyWith()),
    token: world.otherOwner.token,
    expected: () => 'credit.companyNotFound',
  }),
  'an institution with consent': async () => ({
    ...(await companyWith({})),
    token: world.officer.token,
    expected: () => 'read',
  }),
  'an institution with consent for another scope': async () => ({
    ...(await companyWith({ scope: ['tax'] })),
    token: world.officer.token,
    expected: (scope: string) => (scope === 'tax' ? 'read' : 'credit.outOfScope'),
  }),
  'an institution whose consent was revoked': async () => ({
    ...(await companyWith({ status: 'REVOKED' })),
    token: world.officer.token,
    expected: () => 'credit.revoked',
  }),
  'an institution whose consent has run out': async () => ({
    ...(await companyWith({ validTo: '2026-11-20T09:59:59+08:00' })),
    token: world.officer.token,
    expected: () => 'credit.expired',
  }),
  'an institution that asked and waits': async () => ({
    ...(await companyWith({ status: 'REQUESTED' })),
    token: world.officer.token,
    expected: () => 'credit.requestPending',
  }),
  'an institution that another one was given consent over': async () => ({
    ...(await companyWith({})),
    token: world.otherOfficer.token,
    expected: () => 'credit.notGranted',
  }),
  government: async () => ({
    ...(await companyWith({})),
    token: others.government,
    expected: () => 'kernel.forbidden',
  }),
  operator: async () => ({
    ...(await companyWith({})),
    token: others.operator,
    expected: () => 'kernel.forbidden',
  }),
  admin: async () => ({
    ...(await companyWith({})),
    token: others.admin,
    expected: () => 'kernel.forbidden',
  }),
  nobody: async () => ({ ...(await companyWith({})), token: undefined, expected: () => 'kernel.signedOut' }),
} as const

test.each(Object.entries(READERS))('every topic, read by %s', async (_, meet) => {
  const { companyId, token, expected } = await meet()
  for (const { code, scope } of CREDIT_TOPICS) {
    const answer = await t.call(
      callOfTopic(code),
      { params: { id: companyId }, query: {} },
      token ? { token } : {},
    )
    const said = answer.status === 200 ? 'read' : answer.error?.key
    expect(said, code).toBe(expected(scope))
    expect(Object.hasOwn(answer.data ?? {}, 'list'), code).toBe(answer.status === 200)
  }
  const { rows } = await t.services.pool.query<{ topics: string[]; digest: string }>(
    'select topics, digest from credit_access where company_id = $1',
    [companyId],
  )
  const isInstitution = token === world.officer.token
  const read = CREDIT_TOPICS.filter(({ scope }) => expected(scope) === 'read').map(({ code }) => code)
  expect(rows.flatMap(({ topics }) => topics).toSorted()).toEqual(isInstitution ? read.toSorted() : [])
})

test('what is closed to an institution tells nothing in the overview, and the overview leaves its row', async () => {
  const { companyId } = await companyWith({ scope: ['tax'] })
  const { data } = await t.call(
    getCreditOverview,
    { params: { id: companyId }, query: {} },
    { token: world.officer.token },
  )
  for (const summary of data.topics) {
    const isTax = CREDIT_TOPICS.some(({ code, scope }) => code === summary.topic && scope === 'tax')
    expect(summary).toMatchObject(
      isTax ? { isOpen: true, count: 1 } : { isOpen: false, count: null, newestOn: null },
    )
  }
  expect(data.contradictions).toEqual([])
  const { rows } = await t.services.pool.query('select what from credit_access where company_id = $1', [
    companyId,
  ])
  expect(rows).toEqual([{ what: 'scan' }])
})

test('overview and graph are closed as topics are', async () => {
  const { companyId } = await companyWith({ scope: ['tax'] })
  const tokens = [others.government, others.operator, world.otherOfficer.token]
  for (const token of tokens) {
    const overview = await t.call(getCreditOverview, { params: { id: companyId }, query: {} }, { token })
    const graph = await t.call(getGraphNodes, { query: { id: companyId } }, { token })
    expect([overview.status, graph.status]).toEqual([403, 403])
  }
  for (const id of [companyId, '77777777']) {
    const by = { token: world.otherOwner.token }
    const overview = await t.call(getCreditOverview, { params: { id }, query: {} }, by)
    const graph = await t.call(getGraphNodes, { query: { id } }, by)
    expect([overview.error, graph.error]).toMatchObject([NOT_THERE, NOT_THERE])
  }
  expect((await t.call(getGraphNodes, { query: { id: companyId } })).status).toBe(401)
  const narrow = await t.call(getGraphNodes, { query: { id: companyId } }, { token: world.officer.token })
  expect(narrow.error?.key).toBe('credit.outOfScope')
})

test('consent for one case opens nothing for another', async () => {
  const { companyId } = await companyWith({})
  const answer = await t.call(
    callOfTopic('basic'),
    { params: { id: companyId }, query: { caseNo: 'SQ-OTHER' } },
    { token: world.officer.token },
  )
  expect(answer.error?.key).toBe('credit.otherPurpose')
})

test('bad input is refused, a company that is not there is nobody’s', async () => {
  const { companyId, token } = await companyWith()
  const bad = await t.send(
    callOfTopic('basic'),
    { params: { id: companyId }, query: { pageSize: 101 } },
    { token },
  )
  expect(bad).toMatchObject({ status: 422, error: { fields: { pageSize: '每页最多 100 条' } } })
  const gone = await t.call(callOfTopic('basic'), { params: { id: '77777777' }, query: {} }, { token })
  expect(gone).toMatchObject({ status: 404, error: NOT_THERE })
})
