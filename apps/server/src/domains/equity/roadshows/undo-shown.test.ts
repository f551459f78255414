import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProject } from '@lqr/contract/equity/project-calls.ts'
import { recordShown, undoShown } from '@lqr/contract/equity/roadshow-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeInterestWorld } from '../interest-world.fixtures.ts'
import { makeRoadshow } from './roadshows.fixtures.ts'

let t: TestApp
let world: Awaited<ReturnType<typeof makeInterestWorld>>
let operator = { token: '' }
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-12-10T10:00:00+08:00') })
  world = await makeInterestWorld(t)
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  operator = { token: await t.signIn(id) }
})
afterAll(() => t.close())

/** A day that has begun, at which the project has a place. */
const dayOf = (projectId: string) =>
  makeRoadshow(t.services.db, { places: [{ projectId, companyId: world.company.id, state: 'SIGNED' }] })
const record = (id: string, projectId: string) =>
  t.call(recordShown, { params: { id }, body: { projectId } }, operator)
const undo = (id: string, projectId: string, who?: { token: string }) =>
  t.call(undoShown, { params: { id }, body: { projectId } }, who)
const shown = async (id: string) => (await t.call(getProject, { params: { id } }, world.owner)).data

test('what was recorded wrongly is taken back: the project is where it was, and its enterprise is told', async () => {
  const projectId = await world.project('PUBLISHED')
  const id = await dayOf(projectId)
  expect((await undo(id, projectId, operator)).error?.key).toBe('roadshow.notShown')
  await record(id, projectId)
  expect((await shown(projectId)).status).toBe('ROADSHOW')
  const { data } = await undo(id, projectId, operator)
  expect(data.places.map(({ state }) => state)).toEqual(['SIGNED'])
  const project = await shown(projectId)
  expect(project.status).toBe('PUBLISHED')
  expect(project.timeline.at(-1)).toMatchObject({ action: 'retract', fromStatus: 'ROADSHOW' })
  const { rows } = await t.services.pool.query(
    `select account_id, link from message where kind = 'equity.roadshow-unshown'`,
  )
  expect(rows).toEqual([{ account_id: world.owner.id, link: `/personal/equity/${projectId}` }])
  expect((await record(id, projectId)).status).toBe(200)
  expect((await shown(projectId)).status).toBe('ROADSHOW')
})

test('a project goes back to its talk, and stays where another day or an institution has brought it', async () => {
  const talked = await world.interest('APPOINTED')
  const id = await dayOf(talked.projectId)
  await record(id, talked.projectId)
  await undo(id, talked.projectId, operator)
  expect((await shown(talked.projectId)).status).toBe('APPOINTED')
  const twice = await world.project('PUBLISHED')
  const [first, second] = [await dayOf(twice), await dayOf(twice)]
  for (const day of [first, second]) await record(day, twice)
  await undo(first, twice, operator)
  expect((await shown(twice)).status).toBe('ROADSHOW')
  const examined = await world.interest('DUE_DILIGENCE')
  const third = await dayOf(examined.projectId)
  await record(third, examined.projectId)
  await undo(third, examined.projectId, operator)
  expect((await shown(examined.projectId)).status).toBe('DUE_DILIGENCE')
})

test('nobody but operators takes it back', async () => {
  const projectId = await world.project('PUBLISHED')
  const id = await dayOf(projectId)
  await record(id, projectId)
  expect((await undo(id, projectId)).status).toBe(401)
  const official = await makeAccount(t.services.db, t.services, { sourceType: '2', regionCode: '620102' })
  const government = { token: await t.signIn(official.id) }
  for (const who of [world.owner, world.otherOwner, world.investor, world.rivalInvestor, government])
    expect((await undo(id, projectId, who)).status).toBe(403)
  expect((await undo('77777777', projectId, operator)).error?.key).toBe('roadshow.notFound')
  expect((await undo(id, await world.project('PUBLISHED'), operator)).error?.key).toBe('roadshow.notShown')
  expect((await shown(projectId)).status).toBe('ROADSHOW')
})
