import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateUser } from '@lqr/contract/identity/user-admin-calls.ts'
import { getSubstitution, setSubstitution } from '@lqr/contract/tasks/assignment-calls.ts'
import { caseKinds } from '../../../case-kinds.ts'
import { remindCases } from '../../../cases/remind-cases.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
let t: TestApp
let world: ApplicationWorld
beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

test('whoever stands in for somebody and is moved to another institution is told nothing of these tasks any more', async () => {
  const { db, pool } = t.services
  const { id: elsewhere } = await makeOrganisation(db, { name: '祁连示例银行' })
  const colleague = await world.staff(world.bank.id, ['financeOfficer'])
  const admin = await makeAccount(db, t.services, { sourceType: '1', roles: ['admin'] })
  const { officer } = world
  const away = { substituteId: colleague.id, fromDay: '2026-11-20', toDay: '2026-11-27' }
  await t.call(setSubstitution, { body: away }, { token: officer.token })
  const { id } = await world.application('SUBMITTED', { submittedAt: new Date('2026-11-18T09:00:00+08:00') })
  await pool.query(
    `update product_application set officer_account_id = $2, officer_name = '客户经理（示例）' where id = $1`,
    [id, officer.id],
  )
  const body = { displayName: '示例', roles: ['financeOfficer' as const], orgId: elsewhere, version: 1 }
  const moved = await t.call(
    updateUser,
    { params: { id: colleague.id }, body },
    { token: await t.signIn(admin.id) },
  )
  expect(moved.status).toBe(200)
  const shown = async (token: string) => (await t.call(getSubstitution, {}, { token })).data
  expect(await shown(officer.token)).toMatchObject({ substituteId: null })
  expect((await shown(await t.signIn(colleague.id))).standsInFor).toEqual([])
  await remindCases(t.services, caseKinds)
  const { rows } = await pool.query<{ account_id: string }>(
    'select account_id from message where link = $1 and account_id = any($2)',
    [`/applications/${id}`, [officer.id, colleague.id]],
  )
  expect(rows.map((row) => row.account_id)).toEqual([officer.id])
})
