import { afterAll, beforeAll, expect, test } from 'vitest'
import { getInterest, getOwnInterest } from '@lqr/contract/equity/interest-calls.ts'
import { acceptTalk, offerTalk, proposeTalk } from '@lqr/contract/equity/talk-calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeInterestWorld } from './interest-world.fixtures.ts'
import { lapseTalks } from './lapse-talks.ts'

const START = new Date('2026-11-20T10:00:00+08:00')
let now = START
let t: TestApp
let world: Awaited<ReturnType<typeof makeInterestWorld>>
beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeInterestWorld(t)
})
afterAll(() => t.close())

const at = (day: number) => `2026-12-${String(day).padStart(2, '0')}T10:00:00+08:00`
const body = (days: readonly number[]) => ({ times: days.map(at), place: '机构会议室' })
const own = async (id: string) => (await t.call(getOwnInterest, { params: { id } }, world.owner)).data

async function proposed(days: readonly number[]) {
  now = START
  const { id } = await world.interest('CONSENTED')
  await t.call(proposeTalk, { params: { id }, body: body(days) }, world.investor)
  return id
}

/** Whether it is in the list of what waits for that person's side. */
async function waitsFor(person: { token: string }, caseId: string) {
  const asked = { waitsForUs: true, kind: 'projectInterest' } as const
  const { data } = await t.call(listTasks, { body: asked }, person)
  return data.list.some((task) => task.caseId === caseId)
}

const toldOf = async (id: string) =>
  (
    await t.services.pool.query(
      `select account_id, kind from message where link like $1 and kind like 'equity.interest-%apse%' order by kind`,
      [`%/${id}`],
    )
  ).rows

test('times that are all over are the institution’s to propose anew, and both are told once', async () => {
  const { db } = t.services
  const id = await proposed([1, 2])
  const ahead = await proposed([1, 3])
  const other = await world.interest('CONSENTED')
  await t.call(offerTalk, { params: { id: other.id }, body: body([2]) }, world.owner)
  expect(await waitsFor(world.investor, id)).toBe(false)
  now = new Date(at(2))
  const runs = await Promise.all([lapseTalks({ db, now: () => now }, 1), lapseTalks({ db, now: () => now })])
  expect(runs[0] + runs[1]).toBe(2)
  for (const over of [id, other.id]) {
    expect(await waitsFor(world.investor, over)).toBe(true)
    expect(await toldOf(over)).toEqual([
      { account_id: world.investor.id, kind: 'equity.interest-lapseTalk' },
      { account_id: world.owner.id, kind: 'equity.interest-talk-lapsed' },
    ])
  }
  expect(await waitsFor(world.investor, ahead)).toBe(false)
  const shown = await own(id)
  expect(shown).toMatchObject({
    status: 'CONSENTED',
    talk: null,
    can: { acceptTalk: false, offerTalk: true },
  })
  expect(shown.timeline.at(-1)).toMatchObject({ action: 'lapseTalk', actorSide: 'platform' })
})

test('after times that are over others are proposed and taken', async () => {
  const id = await proposed([1])
  now = new Date(at(1))
  expect(await lapseTalks(t.services)).toBeGreaterThan(0)
  const { data } = await t.call(getInterest, { params: { id } }, world.investor)
  expect(data.can).toMatchObject({ proposeTalk: true, confirmTalk: false })
  await t.call(proposeTalk, { params: { id }, body: body([8]) }, world.investor)
  const taken = await t.call(acceptTalk, { params: { id }, body: { time: at(8) } }, world.owner)
  expect(taken.data).toMatchObject({ status: 'APPOINTED' })
})

test('a talk that was agreed on is not taken from the table when it is over', async () => {
  const id = await proposed([1])
  await t.call(acceptTalk, { params: { id }, body: { time: at(1) } }, world.owner)
  now = new Date(at(2))
  await lapseTalks(t.services)
  expect(await own(id)).toMatchObject({ status: 'APPOINTED', talk: { at: expect.any(String) } })
})
