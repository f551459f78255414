import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAccountOpening } from '@lqr/contract/bank-accounts/calls.ts'
import { changeOpening } from '@lqr/contract/bank-accounts/move-calls.ts'
import { assignTasks } from '@lqr/contract/tasks/assignment-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOpeningWorld, type OpeningWorld, type SignedIn } from '../opening-world.fixtures.ts'

const FRIDAY = new Date('2026-11-20T10:00:00+08:00')
const MONDAY = new Date('2026-11-23T09:00:00+08:00')
let t: TestApp
let world: OpeningWorld
let manager: SignedIn
beforeAll(async () => {
  t = await makeTestApp({ now: () => FRIDAY })
  world = await makeOpeningWorld(t)
  const { rows } = await t.services.pool.query('select parent_id::text id from organisation where id = $1', [
    world.near.id,
  ])
  manager = await world.staff(rows[0].id, ['financeManager'])
})
afterAll(() => t.close())

const take = ({ token }: SignedIn, caseId: string, note: string) =>
  t.call(assignTasks, { body: { tasks: [{ kind: 'accountOpening', caseId }], note } }, { token })
const remarks = async ({ token }: SignedIn, id: string) => {
  const { data } = await t.call(getAccountOpening, { params: { id } }, { token })
  return data.timeline.filter(({ action }) => action === 'assign').map(({ note }) => note?.split('：')[1])
}

test('what one branch remarks is read there and above it, and by no branch that the opening goes on to', async () => {
  const { officer, farOfficer, owner, far } = world
  const id = await world.opening({ submittedAt: FRIDAY, appointTime: MONDAY })
  await take(officer, id, '先核对地址')
  await take(manager, id, '总行来办')
  expect(await remarks(officer, id)).toEqual(['先核对地址', '总行来办'])
  const body = {
    branchCode: far.branchCode,
    appointTime: '2026-11-24T09:00:00+08:00',
    consent: true,
  } as const
  await t.call(changeOpening, { params: { id }, body }, { token: owner.token })
  await take(farOfficer, id, '约在上午')
  expect(await remarks(farOfficer, id)).toEqual([undefined, undefined, '约在上午'])
  expect(await remarks(manager, id)).toEqual(['先核对地址', '总行来办', '约在上午'])
  expect(await remarks(owner, id)).toEqual([undefined, undefined, undefined])
})

test('a remark stays with its branch when whoever made it works elsewhere; one of before is read where its people work', async () => {
  const { officer, farOfficer, near, far } = world
  const id = await world.opening({ submittedAt: FRIDAY, appointTime: MONDAY })
  const clerk = await world.staff(near.id, ['financeOfficer'])
  await take(clerk, id, '先核对地址')
  await t.services.db.updateTable('account').set({ org_id: far.id }).where('id', '=', clerk.id).execute()
  expect(await remarks(officer, id)).toEqual(['先核对地址'])
  await take(manager, id, '总行来办')
  await t.services.db.updateTable('case_event').set({ org_id: null }).where('case_id', '=', id).execute()
  expect(await remarks(officer, id)).toEqual([undefined, '总行来办'])
  expect((await t.call(getAccountOpening, { params: { id } }, { token: farOfficer.token })).status).toBe(404)
})
