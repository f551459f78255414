import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActivityForm } from '@lqr/contract/activities/activity-form.ts'
import { createActivity, setActivityStatus, updateActivity } from '@lqr/contract/activities/record-calls.ts'
import { getOwnSignUp, listOwnSignUps, signUp } from '@lqr/contract/activities/sign-up-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { activityForm } from './activities.fixtures.ts'
import { notifyReleased } from './follow-activity.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
/** The form's activity lasts from nine until noon. */
const RUNNING = Date.parse('2026-12-10T10:00:00+08:00')
const OVER = Date.parse('2026-12-10T13:00:00+08:00')
let at = NOW
let t: TestApp
let [first, second] = [{ token: '' }, { token: '' }]

async function person(maker: Parameters<typeof makeAccount>[2] = { sourceType: '7' }) {
  const { id } = await makeAccount(t.services.db, t.services, maker)
  return { id, token: await t.signIn(id) }
}
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date(at) })
  first = await person({ sourceType: '1' })
  second = await person({ sourceType: '1' })
})
afterAll(() => t.close())

const move = (id: string, action: 'submit' | 'approve' | 'unlist', version: number, by = first) =>
  t.call(setActivityStatus, { params: { id }, body: { action, version } }, by)
const change = (id: string, form: ActivityForm, version: number) =>
  t.send(updateActivity, { params: { id }, body: { ...form, version } }, first)
async function release(id: string, version: number) {
  await move(id, 'submit', version)
  return move(id, 'approve', version + 1, second)
}
/** An activity that two people made public. */
async function released(form: ActivityForm): Promise<string> {
  const { data } = await t.call(createActivity, { body: form }, first)
  await release(data.id, 1)
  return data.id
}
const join = (id: string, by: { token: string }, people = 1) => {
  const body = { contactName: '示例联系人', contactPhone: '13900000001', people }
  return t.call(signUp, { params: { id }, body }, by)
}
const messages = async (accountId: string) => {
  const { rows } = await t.services.pool.query<{ title: string; body: string }>(
    `select title, body from message where account_id = $1 and kind like 'activities.%' order by id`,
    [accountId],
  )
  return rows
}

test('who was told that an activity is called off is told that it takes place on another day', async () => {
  const guest = await person()
  const form = activityForm({ title: '改期再办的活动' })
  const id = await released(form)
  await join(id, guest)
  await move(id, 'unlist', 3)
  const days = { startsAt: '2026-12-20T09:00:00+08:00', endsAt: '2026-12-20T12:00:00+08:00' }
  await change(id, { ...form, ...days }, 4)
  expect((await release(id, 5)).data).toMatchObject({ status: 'PUBLISHED', changeStatus: null })
  expect(await messages(guest.id)).toMatchObject([
    { title: '活动已取消' },
    { title: '活动恢复举行', body: expect.stringContaining('2026-12-20 09:00') },
  ])
})

test('who was told that an activity is called off is told when the public reads it again, not before', async () => {
  const [guest, waiting] = [await person(), await person()]
  const form = activityForm({ title: '到时恢复的活动', capacity: 1, mostPeople: 1 })
  const id = await released(form)
  await join(id, guest)
  await join(id, waiting)
  await move(id, 'unlist', 3)
  const again = { ...form, capacity: 2, publishAt: '2026-11-25T09:00:00+08:00' }
  await change(id, again, 4)
  expect((await release(id, 5)).data.status).toBe('PUBLISHED')
  expect(await notifyReleased(t.services)).toBe(0)
  expect(await messages(guest.id)).toMatchObject([{ title: '活动已取消' }])
  expect((await t.call(listOwnSignUps, { body: {} }, guest)).data.list).toEqual([])
  at = Date.parse('2026-11-25T09:00:00+08:00')
  expect(await notifyReleased(t.services)).toBe(1)
  expect(await notifyReleased(t.services)).toBe(0)
  expect((await messages(guest.id)).slice(1)).toMatchObject([{ title: '活动恢复举行' }])
  expect((await messages(waiting.id)).slice(1)).toMatchObject([
    { title: '候补的活动名额已补上' },
    { title: '活动恢复举行' },
  ])
  at = NOW
})

test('an activity that is taken back before its new release is called off once', async () => {
  const guest = await person()
  const form = activityForm({ title: '又取消的活动' })
  const id = await released(form)
  await join(id, guest)
  await move(id, 'unlist', 3)
  await change(id, { ...form, publishAt: '2026-11-25T09:00:00+08:00' }, 4)
  await release(id, 5)
  await move(id, 'unlist', 7)
  at = Date.parse('2026-11-25T09:00:00+08:00')
  expect(await notifyReleased(t.services)).toBe(0)
  expect(await messages(guest.id)).toMatchObject([{ title: '活动已取消' }])
  at = NOW
})

test('what is said of a running activity is corrected, and who is there is told of another place', async () => {
  const guest = await person()
  const form = activityForm({ title: '正在举行的活动' })
  const id = await released(form)
  await join(id, guest)
  at = RUNNING
  const moved = await change(id, { ...form, startsAt: '2026-12-10T09:30:00+08:00' }, 3)
  expect(moved).toMatchObject({ status: 422, error: { fields: { startsAt: '开始时间须在以后' } } })
  expect((await change(id, { ...form, place: '二楼会议厅' }, 3)).status).toBe(200)
  expect((await release(id, 4)).data.place).toBe('二楼会议厅')
  expect(await messages(guest.id)).toMatchObject([{ title: '活动的时间或地点有变化' }])
  at = NOW
})

test('of an activity that is over the text is corrected, and nobody gets a place or a message any more', async () => {
  const [guest, waiting] = [await person(), await person()]
  const form = activityForm({ title: '已经结束的活动', capacity: 1, mostPeople: 1 })
  const id = await released(form)
  await join(id, guest)
  await join(id, waiting)
  at = OVER
  expect((await change(id, { ...form, capacity: 5, body: '培训回顾。' }, 3)).status).toBe(200)
  expect((await release(id, 4)).data.body).toBe('培训回顾。')
  expect([...(await messages(guest.id)), ...(await messages(waiting.id))]).toEqual([])
  const { ticket } = (await t.call(getOwnSignUp, { params: { id } }, waiting)).data
  expect(ticket?.state).toBe('WAITING')
  at = NOW
})
