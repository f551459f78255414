import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  attendRoadshow,
  getRoadshowBoard,
  joinRoadshow,
  leaveRoadshow,
  listProjectRoadshows,
  listRoadshows,
  recordShown,
} from '@lqr/contract/equity/roadshow-calls.ts'
import type { RoadshowForm } from '@lqr/contract/equity/roadshow-form.ts'
import { getProject, withdrawProject } from '@lqr/contract/equity/project-calls.ts'
import {
  createRoadshow,
  setRoadshowStatus,
  updateRoadshow,
} from '@lqr/contract/equity/roadshow-record-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeInterestWorld } from '../interest-world.fixtures.ts'
import { roadshowForm } from './roadshows.fixtures.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const HOUR = 3_600_000
let at = NOW
let t: TestApp
let world: Awaited<ReturnType<typeof makeInterestWorld>>
let [first, second] = [{ token: '' }, { token: '' }]

async function operator() {
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  return { token: await t.signIn(id) }
}
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date(at) })
  world = await makeInterestWorld(t)
  first = await operator()
  second = await operator()
})
afterAll(() => t.close())

const FORM = roadshowForm()

async function day(form: Partial<RoadshowForm> = {}) {
  const { data } = await t.call(createRoadshow, { body: { ...FORM, ...form } }, first)
  const params = { id: data.id }
  await t.call(setRoadshowStatus, { params, body: { action: 'submit', version: 1 } }, first)
  await t.call(setRoadshowStatus, { params, body: { action: 'approve', version: 2 } }, second)
  return data.id
}
const join = (id: string, projectId: string, who = world.owner) =>
  t.send(joinRoadshow, { params: { id }, body: { projectId } }, who)
const leave = (id: string, projectId: string) =>
  t.send(leaveRoadshow, { params: { id }, body: { projectId } }, world.owner)
const standing = async (id: string, projectId: string) => {
  const { data } = await t.call(listProjectRoadshows, { params: { projectId } }, world.owner)
  const own = data.find(({ roadshow }) => roadshow.id === id)
  return own && [own.state, own.ahead]
}
const published = () => world.project('PUBLISHED')

test('a day is public once a second person released it; its times come in order', async () => {
  const id = await day({ title: '公开的路演日' })
  const { data } = await t.call(listRoadshows, { body: { comingOnly: true, pageSize: 50 } })
  expect(data.list.find((one) => one.id === id)).toMatchObject({ signedUp: 0, isOpen: true, capacity: 2 })
  const wrong = { startsAt: '2026-11-01T09:00:00+08:00', endsAt: '2026-10-01T09:00:00+08:00', capacity: 0 }
  const refused = await t.send(createRoadshow, { body: { ...FORM, ...wrong } }, first)
  expect(Object.keys(refused.error?.fields ?? {}).toSorted()).toEqual([
    'capacity',
    'endsAt',
    'signUpUntil',
    'startsAt',
  ])
})

test('places are never more than there are, however many come at once; who waits moves up and is told', async () => {
  const id = await day()
  const projects = [await published(), await published(), await published(), await published()]
  const answers = await Promise.all(projects.map((projectId) => join(id, projectId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const states = await Promise.all(projects.map((projectId) => standing(id, projectId)))
  expect(states.filter((one) => one?.[0] === 'SIGNED')).toHaveLength(2)
  const waiting = states.filter((one) => one?.[0] === 'WAITING').map((one) => one?.[1])
  expect(new Set(waiting)).toEqual(new Set([0, 1]))
  const leaving = projects[states.findIndex((one) => one?.[0] === 'SIGNED')] ?? ''
  const next = projects[states.findIndex((one) => one?.[1] === 0)] ?? ''
  expect((await leave(id, leaving)).status).toBe(200)
  expect(await standing(id, next)).toEqual(['SIGNED', null])
  expect(await standing(id, leaving)).toEqual([null, null])
  const { rows } = await t.services.pool.query(`select 1 from message where kind = 'equity.roadshow-place'`)
  expect(rows).toHaveLength(1)
})

test('a project signs up once, in time, and only when it is published', async () => {
  const id = await day()
  const projectId = await published()
  await join(id, projectId)
  expect((await join(id, projectId)).error?.key).toBe('roadshow.alreadyIn')
  expect((await join(id, await world.project('SUBMITTED'))).error?.key).toBe('roadshow.notListed')
  at = Date.parse(FORM.signUpUntil) + HOUR
  expect((await join(id, await published())).error?.key).toBe('roadshow.closed')
  at = Date.parse(FORM.startsAt) + HOUR
  expect((await leave(id, projectId)).error?.key).toBe('roadshow.begun')
  at = NOW
})

test('a day for some areas is offered to the projects of these, and open to no other', async () => {
  const tianshui = await day({ areaCodes: ['620500'] })
  const lanzhou = await day({ areaCodes: ['620100'] })
  const projectId = await published()
  expect(await standing(tianshui, projectId)).toBeUndefined()
  expect((await join(tianshui, projectId)).error?.key).toBe('roadshow.otherArea')
  expect(await standing(lanzhou, projectId)).toEqual([null, null])
  expect((await join(lanzhou, projectId)).status).toBe(200)
})

test('an enterprise that is under review again leaves its place, and signs up for no other', async () => {
  const id = await day()
  const [leaving, next] = [await published(), await published()]
  await join(id, leaving)
  const review = (certiFlg: 2 | 3) =>
    t.services.db
      .updateTable('enterprise')
      .set({ certi_flg: certiFlg })
      .where('id', '=', world.company.id)
      .execute()
  await review(2)
  expect(await standing(id, leaving)).toEqual(['SIGNED', null])
  expect((await join(id, next)).status).toBe(403)
  expect((await leave(id, leaving)).status).toBe(200)
  expect(await standing(id, leaving)).toEqual([null, null])
  await review(3)
})

test('institutions see the public part of who has a place and say that they attend', async () => {
  const id = await day({ capacity: 1 })
  const [has, waits] = [await published(), await published()]
  await join(id, has)
  await join(id, waits)
  const params = { id }
  const { data } = await t.call(attendRoadshow, { params, body: { attends: true } }, world.investor)
  expect(data).toMatchObject({ attends: true, roadshow: { institutions: 1 } })
  expect(data.places.map(({ project }) => project.id)).toEqual([has])
  const all = (await t.call(getRoadshowBoard, { params }, first)).data
  expect(all.places.map(({ state }) => state)).toEqual(['SIGNED', 'WAITING'])
  const left = await t.call(attendRoadshow, { params, body: { attends: false } }, world.investor)
  expect(left.data.institutions).toEqual([])
})

test('an institution that said it attends is asked and told under the one that goes on with it', async () => {
  const { db } = t.services
  const fund = () => makeOrganisation(db, { orgType: 'equity', orgCategory: 'fund' })
  const [former, heir, closed] = [await fund(), await fund(), await fund()]
  const staff = async (orgId: string) => {
    const { id } = await makeAccount(db, t.services, { sourceType: '5', orgId })
    return { id, token: await t.signIn(id) }
  }
  const id = await day({ title: '机构合并后的路演日' })
  const attend = (attends: boolean, who: { token: string }) =>
    t.call(attendRoadshow, { params: { id }, body: { attends } }, who)
  for (const { id: orgId } of [former, closed]) await attend(true, await staff(orgId))
  const end = (org: { id: string }, how: { status: 'merged' | 'closed'; merged_into_id?: string }) =>
    db
      .updateTable('organisation')
      .set({ ended_at: new Date(at).toISOString(), ...how })
      .where('id', '=', org.id)
      .execute()
  await end(former, { status: 'merged', merged_into_id: heir.id })
  await end(closed, { status: 'closed' })
  const who = await staff(heir.id)
  const board = (await t.call(getRoadshowBoard, { params: { id } }, who)).data
  expect(board).toMatchObject({ attends: true, roadshow: { institutions: 1 } })
  expect(board.institutions).toEqual([`原${former.name}（已并入${heir.name}）`])
  await t.call(setRoadshowStatus, { params: { id }, body: { action: 'unlist', version: 3 } }, first)
  const news = await told('equity.roadshow-changed')
  expect(news.filter((one) => one.account_id === who.id).map(({ title }) => title)).toEqual(['路演日已取消'])
  await t.call(setRoadshowStatus, { params: { id }, body: { action: 'publish', version: 4 } }, first)
  expect((await attend(true, who)).data.institutions).toEqual([heir.name])
  expect((await attend(false, who)).data).toMatchObject({ attends: false, institutions: [] })
})

test('of an institution that attends and whose people are gone the nearest house is told, once', async () => {
  const { db, pool } = t.services
  const fund = (parentId?: string) =>
    makeOrganisation(db, { orgType: 'equity', orgCategory: 'fund', ...(parentId ? { parentId } : {}) })
  const staff = async (orgId: string) => {
    const { id } = await makeAccount(db, t.services, { sourceType: '5', orgId })
    return { id, token: await t.signIn(id) }
  }
  const house = await fund()
  const [branch, sister] = [await fund(house.id), await fund(house.id)]
  const keeper = await staff(house.id)
  const id = await day({ title: '分支机构无人的路演日' })
  const attend = (who: { token: string }) =>
    t.call(attendRoadshow, { params: { id }, body: { attends: true } }, who)
  const gone = [await staff(branch.id), await staff(sister.id)]
  for (const who of [...gone, keeper]) await attend(who)
  await pool.query(`update account set status = 'disabled' where id = any($1)`, [gone.map((one) => one.id)])
  const toldOf = async ({ id: accountId }: { id: string }) =>
    (await told('equity.roadshow-changed')).filter((one) => one.account_id === accountId)
  await t.call(setRoadshowStatus, { params: { id }, body: { action: 'unlist', version: 3 } }, first)
  expect(await toldOf(keeper)).toMatchObject([{ title: '路演日已取消' }])
  for (const who of gone) expect(await toldOf(who)).toEqual([])
})

test('an operator records who presented itself once the day has begun', async () => {
  const id = await day()
  const projectId = await published()
  await join(id, projectId)
  const record = () => t.send(recordShown, { params: { id }, body: { projectId } }, first)
  expect((await record()).error?.key).toBe('roadshow.notYet')
  at = Date.parse(FORM.startsAt) + HOUR
  expect((await record()).status).toBe(200)
  expect(await standing(id, projectId)).toEqual(['SHOWN', null])
  const project = await t.call(getProject, { params: { id: projectId } }, world.owner)
  expect(project.data.status).toBe('ROADSHOW')
  expect((await record()).error?.key).toBe('roadshow.notIn')
  at = NOW
})

const told = async (kind: string) => {
  const { rows } = await t.services.pool.query<{ title: string; account_id: string }>(
    'select title, account_id from message where kind = $1 order by id',
    [kind],
  )
  return rows
}

test('a project that is withdrawn gives its place to the next', async () => {
  const id = await day({ capacity: 1 })
  const [leaving, next] = [await published(), await published()]
  await join(id, leaving)
  await join(id, next)
  const params = { id: leaving }
  const { version } = (await t.call(getProject, { params }, world.owner)).data
  await t.call(withdrawProject, { params, body: { version } }, world.owner)
  expect(await standing(id, next)).toEqual(['SIGNED', null])
  const { data } = await t.call(getRoadshowBoard, { params: { id } }, first)
  expect(data.places.map(({ project }) => project.id)).toEqual([next])
})

test('a larger day takes in who waits; who comes is told of another time, of the end, of the return', async () => {
  const id = await day({ capacity: 1, title: '会变化的路演日' })
  const [has, waits] = [await published(), await published()]
  await join(id, has)
  await join(id, waits)
  await t.call(attendRoadshow, { params: { id }, body: { attends: true } }, world.investor)
  const move = (action: 'submit' | 'approve' | 'unlist' | 'publish', version: number, who = first) =>
    t.call(setRoadshowStatus, { params: { id }, body: { action, version } }, who)
  const changed = { ...FORM, title: '会变化的路演日', capacity: 2, place: '另一个会议厅', version: 3 }
  await t.call(updateRoadshow, { params: { id }, body: changed }, first)
  expect(await standing(id, waits)).toEqual(['WAITING', 0])
  await move('submit', 4)
  await move('approve', 5, second)
  expect(await standing(id, waits)).toEqual(['SIGNED', null])
  await move('unlist', 6)
  await move('publish', 7)
  const news = await told('equity.roadshow-changed')
  const titles = (accountId: string) =>
    news.filter((one) => one.account_id === accountId).map(({ title }) => title)
  const all = ['路演日的时间或地点有变化', '路演日已取消', '路演日恢复举行']
  expect(titles(world.investor.id)).toEqual(all)
  expect(titles(world.owner.id)).toEqual(all.flatMap((title) => [title, title]))
})

test('a day that has begun takes in nobody who waited, whatever is corrected of it', async () => {
  const id = await day({ capacity: 1, title: '已经举行的路演日' })
  const [has, waits] = [await published(), await published()]
  await join(id, has)
  await join(id, waits)
  const before = (await told('equity.roadshow-place')).length
  const move = (action: 'submit' | 'approve', version: number, who = first) =>
    t.call(setRoadshowStatus, { params: { id }, body: { action, version } }, who)
  const larger = { ...FORM, title: '已经举行的路演日', capacity: 2, version: 3 }
  await t.call(updateRoadshow, { params: { id }, body: larger }, first)
  await move('submit', 4)
  at = Date.parse(FORM.startsAt) + HOUR
  await move('approve', 5, second)
  expect(await standing(id, waits)).toEqual(['WAITING', 0])
  expect(await told('equity.roadshow-place')).toHaveLength(before)
  at = NOW
})

test('nobody else does it: who is signed out, another company, a bank, an enterprise', async () => {
  const id = await day()
  const projectId = await published()
  const params = { id }
  expect((await t.send(joinRoadshow, { params, body: { projectId } })).status).toBe(401)
  expect((await join(id, projectId, world.otherOwner)).status).toBe(404)
  for (const who of [world.otherOwner, world.uncertified])
    expect((await t.send(leaveRoadshow, { params, body: { projectId } }, who)).status).toBe(404)
  expect((await t.send(leaveRoadshow, { params, body: { projectId } }, world.investor)).status).toBe(403)
  expect((await t.send(attendRoadshow, { params, body: { attends: true } }, world.banker)).status).toBe(403)
  expect((await t.send(recordShown, { params, body: { projectId } }, world.owner)).status).toBe(403)
  expect((await t.send(createRoadshow, { body: FORM }, world.owner)).status).toBe(403)
  expect((await t.send(getRoadshowBoard, { params }, world.owner)).status).toBe(403)
})
