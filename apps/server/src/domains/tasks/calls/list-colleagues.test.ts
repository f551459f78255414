import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignTasks,
  listColleagues,
  listSubstitutes,
  MOST_COLLEAGUES,
  setSubstitution,
} from '@lqr/contract/tasks/assignment-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
  type SignedIn,
} from '../../applications/application-world.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'

const now = new Date('2026-11-20T10:00:00+08:00')
let t: TestApp
let world: ApplicationWorld
let last = ''

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeApplicationWorld(t)
  const { db, pool } = t.services
  const clerk = { sourceType: '3', orgId: world.bank.id, roles: ['financeOfficer'] } as const
  last = (await makeAccount(db, t.services, { ...clerk, displayName: '最后一位（示例）' })).id
  await pool.query(
    `with made as (insert into account (username, user_type, user_source_type, display_name, password_hash, org_id, is_example)
      select 'clerk_' || n, a.user_type, a.user_source_type, '一号柜员' || n, '', a.org_id, true
      from account a, generate_series(1, ${MOST_COLLEAGUES}) n where a.id = $1 returning id)
    insert into account_role (account_id, role) select id, 'financeOfficer' from made`,
    [last],
  )
})
afterAll(() => t.close())

const CALLS = [listColleagues, listSubstitutes] as const
const idsOf = async (call: (typeof CALLS)[number], { token }: SignedIn, keyword?: string) => {
  const { data } = await t.call(call, { query: keyword ? { keyword } : {} }, { token })
  return data.colleagues.map(({ id }) => id)
}

test('in a house with more colleagues than an answer holds, whoever is not in it is found by name', async () => {
  for (const call of CALLS) {
    const first = await idsOf(call, world.manager)
    expect(first, call.name).toHaveLength(MOST_COLLEAGUES)
    expect(first, call.name).not.toContain(last)
    expect(await idsOf(call, world.manager, '最后一位'), call.name).toEqual([last])
    expect(await idsOf(call, world.manager, '黄河示例'), call.name).toHaveLength(MOST_COLLEAGUES)
    expect(await idsOf(call, world.manager, '没有这个人'), call.name).toEqual([])
    expect(await idsOf(call, world.otherManager, '最后一位'), call.name).toEqual([])
  }
})

test('whoever is not in the first answer is given tasks, and stands in', async () => {
  const { token } = world.manager
  const { id: caseId } = await world.application('SUBMITTED', { submittedAt: now })
  const tasks = [{ kind: 'application' as const, caseId }]
  const { data } = await t.call(assignTasks, { body: { tasks, accountId: last } }, { token })
  expect(data).toEqual({ assigned: 1, refused: [] })
  const body = { substituteId: last, fromDay: '2026-11-20', toDay: '2026-11-27' }
  expect((await t.send(setSubstitution, { body }, { token })).status).toBe(200)
})

test('words that are too long are refused, and nobody from outside looks for colleagues', async () => {
  const query = { keyword: '一'.repeat(51) }
  for (const call of CALLS) {
    expect((await t.send(call, { query }, { token: world.manager.token })).status).toBe(422)
    expect((await t.send(call, { query: {} }, { token: world.owner.token })).status).toBe(403)
    expect((await t.send(call, { query: {} })).status).toBe(401)
  }
})
