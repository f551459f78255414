import { afterAll, beforeAll, expect, test } from 'vitest'
import { getInterest, getOwnInterest, stepOutOfProject } from '@lqr/contract/equity/interest-calls.ts'
import {
  failProject,
  getProject,
  getProjectTeaser,
  unlistProject,
} from '@lqr/contract/equity/project-calls.ts'
import {
  acceptTalk,
  callOffTalk,
  confirmTalk,
  examineProject,
  investInProject,
  listTalks,
  offerTalk,
  proposeTalk,
} from '@lqr/contract/equity/talk-calls.ts'
import { listAffairs } from '@lqr/contract/tasks/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeInterestWorld } from '../interest-world.fixtures.ts'

const START = new Date('2026-11-20T10:00:00+08:00')
let now = START
let t: TestApp
let world: Awaited<ReturnType<typeof makeInterestWorld>>
beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeInterestWorld(t)
})
afterAll(() => t.close())

const place = '机构会议室'
const at = (day: number, hour = 10) => `2026-12-${String(day).padStart(2, '0')}T${hour}:00:00+08:00`
const own = async (id: string) => (await t.call(getOwnInterest, { params: { id } }, world.owner)).data
const seen = async (id: string, who = world.investor) =>
  (await t.call(getInterest, { params: { id } }, who)).data
const project = async (id: string) => (await t.call(getProject, { params: { id } }, world.owner)).data

async function propose(id: string, times: string[], who = world.investor) {
  const { version } = await own(id)
  return t.send(proposeTalk, { params: { id }, body: { version, times, place } }, who)
}

async function accept(id: string, time: string) {
  const { version } = await own(id)
  return t.send(acceptTalk, { params: { id }, body: { version, time } }, world.owner)
}

test('one side proposes times, the other takes one; both calendars show it, and the project is in talks', async () => {
  const { id, projectId } = await world.interest('CONSENTED')
  expect((await propose(id, [at(1), at(2)])).status).toBe(200)
  expect((await own(id)).talk).toMatchObject({ proposedBy: 'institution', place, at: null })
  const affairs = (await t.call(listAffairs, { body: { keyword: (await own(id)).interestNo } }, world.owner))
    .data
  expect(affairs.list).toMatchObject([{ kind: 'projectInterest', waitsFor: 'enterprise' }])
  expect((await accept(id, at(3))).error?.key).toBe('equity.talkNotProposed')
  expect((await accept(id, at(2))).status).toBe(200)
  expect(await seen(id)).toMatchObject({ status: 'APPOINTED', can: { cancelTalk: true, confirmTalk: false } })
  expect((await project(projectId)).status).toBe('APPOINTED')
  expect((await t.send(getProjectTeaser, { params: { id: projectId } })).status).toBe(200)
  for (const who of [world.owner, world.investor])
    expect((await t.call(listTalks, {}, who)).data).toMatchObject([{ interestId: id, place }])
  for (const who of [world.otherOwner, world.rivalInvestor])
    expect((await t.call(listTalks, {}, who)).data).toEqual([])
  expect((await t.send(listTalks, {})).status).toBe(401)
  expect((await t.send(listTalks, {}, world.banker)).status).toBe(403)

  const { version } = await own(id)
  await t.call(callOffTalk, { params: { id }, body: { version } }, world.owner)
  expect(await seen(id)).toMatchObject({ status: 'CONSENTED', talk: null })
  expect((await project(projectId)).status).toBe('PUBLISHED')
})

test('the enterprise may offer times as well, and who proposed does not confirm', async () => {
  const { id } = await world.interest('CONSENTED')
  const { version } = await own(id)
  const offer = { params: { id }, body: { version, times: [at(4)], place } }
  expect((await t.send(offerTalk, offer, world.otherOwner)).status).toBe(404)
  await t.call(offerTalk, offer, world.owner)
  expect((await accept(id, at(4))).error?.key).toBe('equity.talkOver')
  const body = { version: version + 1, time: at(4) }
  expect((await t.send(confirmTalk, { params: { id }, body }, world.rivalInvestor)).status).toBe(404)
  const confirmed = await t.call(confirmTalk, { params: { id }, body }, world.investor)
  expect(confirmed.data).toMatchObject({ status: 'APPOINTED' })
})

test('times that have all gone by can no longer be taken, and either side proposes others', async () => {
  const { id } = await world.interest('CONSENTED')
  await propose(id, [at(1), at(2)])
  now = new Date(at(2))
  expect((await own(id)).can).toMatchObject({ acceptTalk: false, offerTalk: true })
  expect((await seen(id)).can.proposeTalk).toBe(true)
  expect((await accept(id, at(2))).error?.key).toBe('equity.talkOver')
  now = START
  expect((await own(id)).can.acceptTalk).toBe(true)
})

test('a time beside the hour, in the night or gone by is refused at the field', async () => {
  const { id } = await world.interest('CONSENTED')
  for (const time of ['2026-12-01T10:30:00+08:00', at(1, 22), '2026-11-19T10:00:00+08:00'])
    expect(await propose(id, [time])).toMatchObject({
      status: 422,
      error: { key: 'equity.talkTimeWrong', fields: { times: expect.any(String) } },
    })
})

test('of talks that are agreed on at once for the same time the enterprise has one', async () => {
  const interests = await Promise.all([1, 2, 3].map(() => world.interest('CONSENTED')))
  for (const { id } of interests) await propose(id, [at(8)])
  const tries = await Promise.all(interests.map(({ id }) => accept(id, at(8))))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, error } of tries)
    if (status !== 200)
      expect(error).toMatchObject({ key: 'equity.talkTaken', fields: { time: expect.any(String) } })
})

test('due diligence and an investment carry the project on; others before that are closed', async () => {
  const { id, projectId } = await world.interest('CONSENTED')
  const rival = { id: world.rival.id, name: world.rival.name }
  const other = await world.interest('CONSENTED', { projectId, org: rival })
  await propose(id, [at(9)])
  const move = async () => ({ params: { id }, body: { version: (await own(id)).version } })
  const { data } = await t.call(examineProject, await move(), world.investor)
  expect(data).toMatchObject({ status: 'DUE_DILIGENCE', talk: null })
  expect((await project(projectId)).status).toBe('DUE_DILIGENCE')
  const { params, body } = await move()
  const invested = { amountYuan: 7_000_000, sharePercent: 9.5, stage: 'A', investedOn: '2026-11-19' } as const
  const ahead = await t.send(
    investInProject,
    { params, body: { ...body, ...invested, investedOn: '2026-11-21' } },
    world.investor,
  )
  expect(ahead.error?.key).toBe('equity.investedAhead')
  const done = await t.call(investInProject, { params, body: { ...body, ...invested } }, world.investor)
  expect(done.data).toMatchObject({ status: 'INVESTED', investment: invested, opened: null })
  expect((await project(projectId)).status).toBe('INVESTED')
  expect((await seen(other.id, world.rivalInvestor)).status).toBe('CLOSED')
  expect((await t.send(getProjectTeaser, { params: { id: projectId } })).status).toBe(404)
})

test('a project falls back when its furthest institution leaves, and ends with a reason when its enterprise ends it', async () => {
  const { id, projectId } = await world.interest('DUE_DILIGENCE')
  const step = {
    version: (await own(id)).version,
    endCode: 'DILIGENCE',
    endReason: '账目未能核实。',
  } as const
  await t.call(stepOutOfProject, { params: { id }, body: step }, world.investor)
  expect((await project(projectId)).status).toBe('PUBLISHED')

  const talks = await world.interest('APPOINTED')
  const params = { id: talks.projectId }
  const { version } = await project(talks.projectId)
  const body = { version, failCode: 'OTHER_FUNDS', failReason: '已获得银行贷款。' } as const
  expect((await t.send(failProject, { params, body }, world.otherOwner)).status).toBe(404)
  const ended = await t.call(failProject, { params, body }, world.owner)
  expect(ended.data).toMatchObject({ status: 'FAILED', failReason: '已获得银行贷款。' })
  expect(ended.data.nextSteps).toContain('复制为新项目')
  expect((await seen(talks.id)).status).toBe('CLOSED')
})

test('off line a project stays where it is while its institutions go on', async () => {
  const { id, projectId } = await world.interest('APPOINTED')
  const params = { id: projectId }
  await t.call(unlistProject, { params, body: { version: (await project(projectId)).version } }, world.owner)
  const { version } = await own(id)
  await t.call(examineProject, { params: { id }, body: { version } }, world.investor)
  expect((await project(projectId)).status).toBe('OFFLINE')
})
