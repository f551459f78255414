import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateUser } from '@lqr/contract/identity/user-admin-calls.ts'
import {
  assignTasks,
  getSubstitution,
  listSubstitutes,
  setSubstitution,
} from '@lqr/contract/tasks/assignment-calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { tasksErrors as errors } from '@lqr/contract/tasks/errors.ts'
import { caseKinds } from '../../../case-kinds.ts'
import { remindCases } from '../../../cases/remind-cases.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
  type SignedIn,
} from '../../applications/application-world.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'

let now = new Date('2026-11-20T10:00:00+08:00')
let t: TestApp
let world: ApplicationWorld
let colleague: SignedIn
beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeApplicationWorld(t)
  colleague = await world.staff(world.bank.id, ['financeOfficer'])
})
afterAll(() => t.close())

test('whoever stands in for somebody and is moved to another institution is told nothing of these tasks any more', async () => {
  const { db, pool } = t.services
  const { id: elsewhere } = await makeOrganisation(db, { name: '祁连示例银行' })
  const mover = await world.staff(world.bank.id, ['financeOfficer'])
  const admin = await makeAccount(db, t.services, { sourceType: '1', roles: ['admin'] })
  const { officer } = world
  const away = { substituteId: mover.id, fromDay: '2026-11-20', toDay: '2026-11-27' }
  await t.call(setSubstitution, { body: away }, { token: officer.token })
  const { id } = await world.application('SUBMITTED', { submittedAt: new Date('2026-11-18T09:00:00+08:00') })
  await pool.query(
    `update product_application set officer_account_id = $2, officer_name = '客户经理（示例）' where id = $1`,
    [id, officer.id],
  )
  const body = { displayName: '示例', roles: ['financeOfficer' as const], orgId: elsewhere, version: 1 }
  const moved = await t.call(
    updateUser,
    { params: { id: mover.id }, body },
    { token: await t.signIn(admin.id) },
  )
  expect(moved.status).toBe(200)
  const shown = async (token: string) => (await t.call(getSubstitution, {}, { token })).data
  expect(await shown(officer.token)).toMatchObject({ substituteId: null })
  expect((await shown(await t.signIn(mover.id))).standsInFor).toEqual([])
  await remindCases(t.services, caseKinds)
  const { rows } = await pool.query<{ account_id: string }>(
    'select account_id from message where link = $1 and account_id = any($2)',
    [`/applications/${id}`, [officer.id, mover.id]],
  )
  expect(rows.map((row) => row.account_id)).toEqual([officer.id])
})

test('whoever is away is stood in for: the tasks are found, and what falls due is told to both', async () => {
  const body = { substituteId: colleague.id, fromDay: '2026-11-20', toDay: '2026-11-27' }
  const set = await t.call(setSubstitution, { body }, { token: world.officer.token })
  expect(set.data).toMatchObject({ substituteId: colleague.id, fromDay: '2026-11-20', toDay: '2026-11-27' })
  const { data } = await t.call(getSubstitution, {}, { token: colleague.token })
  expect(data.standsInFor).toEqual([{ name: '客户经理（示例）', toDay: '2026-11-27' }])
  const { id } = await world.application('SUBMITTED', { submittedAt: new Date('2026-11-18T09:00:00+08:00') })
  const tasks = [{ kind: 'application' as const, caseId: id }]
  await t.call(assignTasks, { body: { tasks } }, { token: world.officer.token })
  const mine = async () => {
    const answer = await t.call(
      listTasks,
      { body: { mineOnly: true, pageSize: 50 } },
      { token: colleague.token },
    )
    return answer.data.list.map(({ caseId }) => caseId)
  }
  expect(await mine()).toContain(id)
  await remindCases(t.services, caseKinds)
  for (const person of [world.officer, colleague]) {
    const { rows } = await t.services.pool.query<{ link: string }>(
      `select link from message where account_id = $1 and title like '%即将到期%'`,
      [person.id],
    )
    expect(rows.map(({ link }) => link)).toContain(`/applications/${id}`)
  }
  now = new Date('2026-11-28T10:00:00+08:00')
  expect(await mine()).not.toContain(id)
  now = new Date('2026-11-20T10:00:00+08:00')
  await t.call(setSubstitution, { body: { substituteId: null } }, { token: world.officer.token })
  expect(await mine()).not.toContain(id)
})

test('an arrangement names a colleague and days that make sense', async () => {
  const wrong = [
    [{ substituteId: world.officer.id, fromDay: '2026-11-20', toDay: '2026-11-21' }, 'substituteId'],
    [{ substituteId: world.otherOfficer.id, fromDay: '2026-11-20', toDay: '2026-11-21' }, 'substituteId'],
    [{ substituteId: colleague.id, fromDay: '2026-11-22', toDay: '2026-11-21' }, 'toDay'],
    [{ substituteId: colleague.id, fromDay: '2026-11-01', toDay: '2026-11-19' }, 'toDay'],
    [{ substituteId: colleague.id, fromDay: '2026-11-20', toDay: '2027-01-19' }, 'toDay'],
    [{ substituteId: colleague.id }, 'toDay'],
  ] as const
  for (const [body, field] of wrong) {
    const answer = await t.send(setSubstitution, { body }, { token: world.officer.token })
    expect([answer.status, Object.keys(answer.error?.fields ?? {})], JSON.stringify(body)).toEqual([
      422,
      [field],
    ])
  }
  expect(
    (await t.send(setSubstitution, { body: { substituteId: null } }, { token: world.owner.token })).status,
  ).toBe(403)
})

test('whoever stands in is of the same institution or of one above it', async () => {
  const branch = await makeOrganisation(t.services.db, { parentId: world.bank.id })
  const teller = await world.staff(branch.id, ['financeOfficer'])
  const neighbour = await world.staff(branch.id, ['financeManager'])
  const substitutes = async ({ token }: SignedIn) =>
    (await t.call(listSubstitutes, {}, { token })).data.colleagues.map(({ id }) => id).toSorted()
  const ofBank = [world.manager.id, colleague.id]
  expect(await substitutes(world.officer)).toEqual(ofBank.toSorted())
  expect(await substitutes(teller)).toEqual([...ofBank, world.officer.id, neighbour.id].toSorted())
  const arrange = ({ token }: SignedIn, substituteId: string | null) => {
    const body = { substituteId, fromDay: '2026-11-20', toDay: '2026-11-27' }
    return t.send(setSubstitution, { body }, { token })
  }
  expect((await arrange(world.officer, teller.id)).error).toMatchObject({
    key: errors.noColleague.key,
    fields: { substituteId: expect.any(String) },
  })
  expect((await arrange(teller, world.officer.id)).status).toBe(200)
  expect((await arrange(teller, null)).status).toBe(200)
  expect((await t.call(listSubstitutes, {}, { token: world.owner.token })).status).toBe(403)
  expect((await t.call(listSubstitutes, {})).status).toBe(401)
})

test('whoever is responsible and is moved to another institution is reminded no more, those who work there are', async () => {
  const { pool, db } = t.services
  const { id: elsewhere } = await makeOrganisation(db, { name: '乌鞘示例银行' })
  const mover = await world.staff(world.bank.id, ['financeOfficer'])
  const beside = await world.staff(elsewhere, ['financeOfficer'])
  const admin = await makeAccount(db, t.services, { sourceType: '1', roles: ['admin'] })
  const { id } = await world.application('SUBMITTED', { submittedAt: new Date('2026-11-18T09:00:00+08:00') })
  await pool.query(
    `update product_application set officer_account_id = $2, officer_name = '客户经理（示例）' where id = $1`,
    [id, mover.id],
  )
  const body = { displayName: '示例', roles: ['financeOfficer' as const], orgId: elsewhere, version: 1 }
  await t.call(updateUser, { params: { id: mover.id }, body }, { token: await t.signIn(admin.id) })
  await t.call(
    setSubstitution,
    { body: { substituteId: beside.id, fromDay: '2026-11-20', toDay: '2026-11-27' } },
    { token: mover.token },
  )
  await remindCases(t.services, caseKinds)
  const { rows } = await pool.query<{ account_id: string }>(
    'select account_id from message where link = $1',
    [`/applications/${id}`],
  )
  const told = rows.map((row) => row.account_id)
  expect(told).toContain(world.officer.id)
  expect(told).not.toContain(mover.id)
  expect(told).not.toContain(beside.id)
})

test('whoever is asked to stand in is told, of other days too, and whoever is not any more', async () => {
  const other = await world.staff(world.bank.id, ['financeOfficer'])
  const arrange = (substituteId: string | null, toDay = '2026-11-27') =>
    t.call(
      setSubstitution,
      { body: { substituteId, fromDay: '2026-11-20', toDay } },
      { token: world.officer.token },
    )
  const told = async ({ id }: SignedIn) => {
    const { rows } = await t.services.pool.query<{ title: string; body: string; link: string }>(
      `select title, body, link from message where account_id = $1 and kind = 'tasks.substitution' order by id`,
      [id],
    )
    return rows
  }
  await arrange(other.id)
  const asked = {
    title: '请您为客户经理（示例）代班',
    body: expect.stringContaining('2026-11-20 至 2026-11-27'),
    link: '/workbench/tasks?mine=true',
  }
  expect(await told(other)).toEqual([asked])
  await arrange(other.id)
  expect(await told(other)).toHaveLength(1)
  await arrange(other.id, '2026-11-28')
  const next = await world.staff(world.bank.id, ['financeOfficer'])
  await arrange(next.id)
  const over = '不再需要您为客户经理（示例）代班'
  expect((await told(other)).map(({ title }) => title)).toEqual([asked.title, asked.title, over])
  await arrange(null)
  await arrange(null)
  expect((await told(next)).map(({ title }) => title)).toEqual([asked.title, over])
})

test('of two arrangements at once the last one stands, and the other substitute is told that it is over', async () => {
  const { pool } = t.services
  const [one, other] = [
    await world.staff(world.bank.id, ['financeOfficer']),
    await world.staff(world.bank.id, ['financeOfficer']),
  ]
  const arrange = ({ id }: SignedIn) =>
    t.send(
      setSubstitution,
      { body: { substituteId: id, fromDay: '2026-11-20', toDay: '2026-11-27' } },
      { token: world.officer.token },
    )
  const answers = await Promise.all([arrange(one), arrange(other)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await pool.query<{ substitute_id: string }>(
    'select substitute_id from task_substitute where account_id = $1',
    [world.officer.id],
  )
  expect(rows).toHaveLength(1)
  const told = async ({ id }: SignedIn) => {
    const { rowCount } = await pool.query(
      `select 1 from message where account_id = $1 and kind = 'tasks.substitution'`,
      [id],
    )
    return rowCount
  }
  const [stands, over] = rows[0]?.substitute_id === one.id ? [one, other] : [other, one]
  expect([await told(stands), await told(over)]).toEqual([1, 2])
})
