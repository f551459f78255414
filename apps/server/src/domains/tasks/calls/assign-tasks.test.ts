import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import { assignTasks, listColleagues } from '@lqr/contract/tasks/assignment-calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { tasksErrors as errors } from '@lqr/contract/tasks/errors.ts'
import { caseKinds } from '../../../case-kinds.ts'
import type { CaseRow } from '../../../cases/case-kind.ts'
import { findCase } from '../../../cases/case.store.ts'
import { moveCase, PLATFORM } from '../../../cases/move-case.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { waitsForLock } from '../../../testing/waits-for-lock.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
  type SignedIn,
} from '../../applications/application-world.fixtures.ts'
import { makeNeed } from '../../financing/needs.fixtures.ts'
import { type Bank, makeResponseWorld } from '../../financing/response-world.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeServiceEnquiryCases } from '../../services/enquiries.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let colleague: SignedIn
const now = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeApplicationWorld(t)
  colleague = await world.staff(world.bank.id, ['financeOfficer'])
})
afterAll(() => t.close())

const task = (caseId: string) => ({ kind: 'application' as const, caseId })
const give = (by: SignedIn, caseIds: readonly string[], accountId?: string) =>
  t.call(
    assignTasks,
    { body: { tasks: caseIds.map(task), ...(accountId ? { accountId } : {}), note: '出差' } },
    { token: by.token },
  )
const messagesOf = async ({ id }: SignedIn) =>
  (
    await t.services.pool.query<{ title: string; link: string }>(
      'select title, link from message where account_id = $1 order by id',
      [id],
    )
  ).rows

test('the colleagues of a person are the active workers of the house, those with the fewest tasks first', async () => {
  await makeAccount(t.services.db, t.services, { sourceType: '3', orgId: world.bank.id, status: 'closed' })
  await world.staff(world.bank.id, ['financeProduct'])
  await world.application('ACCEPTED', { submittedAt: new Date('2026-11-19T09:00:00+08:00') })
  const { data } = await t.call(listColleagues, {}, { token: world.officer.token })
  expect(data.colleagues.map(({ id }) => id).toSorted()).toEqual(
    [world.officer.id, world.manager.id, colleague.id].toSorted(),
  )
  expect(data.colleagues.at(-1)).toMatchObject({ id: world.officer.id, openTasks: 1 })
})

test('a manager gives several tasks to an officer, who is told and shown to the enterprise', async () => {
  const made = [
    await world.application('SUBMITTED', { submittedAt: now }),
    await world.application('REVIEWING', { submittedAt: new Date('2026-11-10T09:00:00+08:00') }),
  ]
  const { data } = await give(
    world.manager,
    made.map(({ id }) => id),
    colleague.id,
  )
  expect(data).toEqual({ assigned: 2, refused: [] })
  const { data: mine } = await t.call(listTasks, { body: { mineOnly: true } }, { token: colleague.token })
  expect(mine.list.map(({ caseId }) => caseId).toSorted()).toEqual(made.map(({ id }) => id).toSorted())
  const told = await messagesOf(colleague)
  expect(told.filter(({ title }) => title === '有任务交给您办理')).toHaveLength(2)
  const [first = { id: '' }] = made
  const shown = await t.call(getApplication, { params: { id: first.id } }, { token: world.owner.token })
  expect(shown.data.timeline.at(-1)).toMatchObject({ action: 'assign', actorSide: 'institution' })
  expect(shown.data.status).toBe('SUBMITTED')
})

test('what is remarked on giving a task away is read by colleagues, and the enterprise reads who goes on', async () => {
  const { id } = await world.application('SUBMITTED', { submittedAt: now })
  await give(world.manager, [id], colleague.id)
  const noteFor = async ({ token }: SignedIn) =>
    (await t.call(getApplication, { params: { id } }, { token })).data.timeline.at(-1)?.note
  expect(await noteFor(colleague)).toMatch(/^由 .+ 办理：出差$/)
  expect(await noteFor(world.owner)).toMatch(/^由 .+ 办理$/)
})

test('an officer takes what nobody has and gives away the own, but not what another works on', async () => {
  const free = await world.application('SUBMITTED', { submittedAt: now })
  expect((await give(colleague, [free.id])).data.assigned).toBe(1)
  const taken = await give(world.officer, [free.id])
  expect(taken.data).toMatchObject({
    assigned: 0,
    refused: [{ caseId: free.id, why: expect.stringContaining('其他同事') }],
  })
  expect((await give(colleague, [free.id], world.officer.id)).data.assigned).toBe(1)
})

test('what somebody had who has left or works elsewhere now is taken by any officer of the house', async () => {
  const { pool } = t.services
  const leaving = await world.staff(world.bank.id, ['financeOfficer'])
  const { id } = await world.application('ACCEPTED', { submittedAt: now, officerAccountId: leaving.id })
  expect((await give(colleague, [id])).data.assigned).toBe(0)
  await pool.query('update account set org_id = $2 where id = $1', [leaving.id, world.otherBank.id])
  expect((await give(colleague, [id])).data).toEqual({ assigned: 1, refused: [] })
  await pool.query(`update account set status = 'disabled' where id = $1`, [leaving.id])
  const other = await world.application('ACCEPTED', { submittedAt: now, officerAccountId: leaving.id })
  expect((await give(colleague, [other.id])).data).toEqual({ assigned: 1, refused: [] })
})

test('what is over, what belongs to another house and what is not there is named, and the rest is given', async () => {
  const mine = await world.application('SUBMITTED', { submittedAt: now })
  const over = await world.application('SETTLED', { submittedAt: new Date('2025-11-10T09:00:00+08:00') })
  const elsewhere = await world.application('SUBMITTED', {
    submittedAt: now,
    productId: world.otherProduct.id,
  })
  const { data } = await give(world.manager, [mine.id, over.id, elsewhere.id, '999999'], colleague.id)
  expect(data.assigned).toBe(1)
  expect(data.refused.map(({ caseId }) => caseId)).toEqual([over.id, elsewhere.id, '999999'])
  expect(data.refused[1]?.why).toBe(data.refused[2]?.why)
})

test('a task is given to a colleague, and by nobody from outside', async () => {
  const { id } = await world.application('SUBMITTED', { submittedAt: now })
  for (const accountId of [world.otherOfficer.id, world.owner.id, '999999']) {
    const answer = await t.send(
      assignTasks,
      { body: { tasks: [task(id)], accountId } },
      { token: world.manager.token },
    )
    expect([answer.status, answer.error?.key]).toEqual([422, errors.noColleague.key])
  }
  const foreign = await give(world.otherManager, [id])
  expect(foreign.data.assigned).toBe(0)
  expect(
    (await t.send(assignTasks, { body: { tasks: [task(id)] } }, { token: world.owner.token })).status,
  ).toBe(403)
  expect((await t.send(assignTasks, { body: { tasks: [task(id)] } })).status).toBe(401)
})

test('the government of an area gives its work among its own people, whatever body they belong to', async () => {
  const body = await makeOrganisation(t.services.db, { orgType: 'government' })
  const official = async (regionCode: string, orgId: string | null) => {
    const { id } = await makeAccount(t.services.db, t.services, { sourceType: '2', regionCode, orgId })
    return { id, token: await t.signIn(id) }
  }
  const [first, second, elsewhere] = [
    await official('620102', body.id),
    await official('620102', null),
    await official('620103', body.id),
  ]
  const { data } = await t.call(listColleagues, {}, { token: first.token })
  expect(data.colleagues.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
  const { id: needId } = await makeNeed(t.services.db, t.services, {
    company: world.company,
    applicantAccountId: world.owner.id,
    state: 'PUBLISHED',
  })
  const send = (by: SignedIn, accountId: string) =>
    t.call(
      assignTasks,
      { body: { tasks: [{ kind: 'need', caseId: needId }], accountId } },
      { token: by.token },
    )
  expect((await send(first, second.id)).data.assigned).toBe(1)
  expect((await send(elsewhere, elsewhere.id)).data.assigned).toBe(0)
})

test('a task is not given to somebody whose institution does not see it, and that is said', async () => {
  const branch = await makeOrganisation(t.services.db, { parentId: world.bank.id })
  const teller = await world.staff(branch.id, ['financeOfficer'])
  const { id: productId } = await makeProduct(t.services.db, branch)
  const [ofBank, ofBranch] = [
    await world.application('SUBMITTED', { submittedAt: now }),
    await world.application('SUBMITTED', { submittedAt: now, productId }),
  ]
  const { data } = await give(world.manager, [ofBank.id, ofBranch.id], teller.id)
  const why = expect.stringContaining('看不到这项任务')
  expect(data).toEqual({ assigned: 1, refused: [{ kind: 'application', caseId: ofBank.id, why }] })
  expect((await messagesOf(teller)).map(({ link }) => link)).toEqual([`/applications/${ofBranch.id}`])
  const read = (id: string) => t.call(getApplication, { params: { id } }, { token: teller.token })
  expect((await read(ofBranch.id)).status).toBe(200)
  expect((await read(ofBank.id)).status).toBe(404)
  expect((await give(teller, [ofBranch.id], world.manager.id)).error?.key).toBe(errors.noColleague.key)
  expect((await give(world.manager, [ofBranch.id], colleague.id)).data.assigned).toBe(1)
})

test('a task is not given to a colleague who has nothing to do with cases of its kind', async () => {
  const enquiries = await makeServiceEnquiryCases(t)
  const caseId = await enquiries.make('SUBMITTED')
  const manager = await world.staff(enquiries.orgId, ['financeManager', 'agency'])
  const officer = await world.staff(enquiries.orgId, ['financeOfficer'])
  const send = (accountId: string) =>
    t.call(
      assignTasks,
      { body: { tasks: [{ kind: 'serviceEnquiry', caseId }], accountId } },
      { token: manager.token },
    )
  const why = expect.stringContaining('看不到这项任务')
  expect((await send(officer.id)).data.refused).toEqual([{ kind: 'serviceEnquiry', caseId, why }])
  expect((await send(manager.id)).data).toEqual({ assigned: 1, refused: [] })
})

/** Two responses of a bank, each to a need of its own, in the order of these. */
async function twoResponses() {
  const responses = await makeResponseWorld(t)
  const bank = await responses.bank('祁连山示例银行')
  const [first, second] = [
    await responses.response(bank, 'CONTACTED'),
    await responses.response(bank, 'CONTACTED'),
  ]
  return { bank, first, second }
}
const take = (bank: Bank, caseIds: readonly string[]) => {
  const tasks = caseIds.map((caseId) => ({ kind: 'response' as const, caseId }))
  return t.call(assignTasks, { body: { tasks } }, { token: bank.officer.token })
}

test('a response whose need is held is given as it stands once that is free', async () => {
  const kind = caseKinds.find(({ declaration }) => declaration.kind === 'response')
  if (!kind) throw new Error('no responses')
  const {
    bank,
    first: { id },
  } = await twoResponses()
  const { taken } = await t.services.db.transaction().execute(async (tx) => {
    await kind.hold?.(tx, id)
    const taking = take(bank, [id])
    expect(await waitsForLock(t, taking)).toBe(true)
    const row = await findCase<CaseRow>(tx, kind, id, { companyId: null, orgIds: [bank.id], areas: [] })
    const moving = { db: tx, now, mover: PLATFORM, audit: () => undefined }
    expect(row && (await moveCase(moving, kind, row, { move: 'lose' }))).toBeDefined()
    return { taken: taking }
  })
  expect((await taken).data).toEqual({
    assigned: 0,
    refused: [{ kind: 'response', caseId: id, why: expect.stringContaining('不需要办理') }],
  })
})

test('needs are held in one order, whatever the order of the tasks: nobody is waited for in a circle', async () => {
  const { bank, first, second } = await twoResponses()
  const { taken } = await t.services.db.transaction().execute(async (tx) => {
    await sql`select id from financing_need where id = ${first.needId} for no key update`.execute(tx)
    const taking = take(bank, [second.id, first.id])
    expect(await waitsForLock(t, taking)).toBe(true)
    await sql`select id from financing_need where id = ${second.needId} for no key update nowait`.execute(tx)
    return { taken: taking }
  })
  expect((await taken).data).toEqual({ assigned: 2, refused: [] })
})
