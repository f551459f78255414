import { afterAll, beforeAll, expect, test } from 'vitest'
import { getActivity, listActivities } from '@lqr/contract/activities/calls.ts'
import type { ActivityForm } from '@lqr/contract/activities/activity-form.ts'
import { checkIn, getActivityFigures } from '@lqr/contract/activities/desk-calls.ts'
import { createActivity, setActivityStatus, updateActivity } from '@lqr/contract/activities/record-calls.ts'
import {
  cancelSignUp,
  changeSignUp,
  getOwnSignUp,
  listOwnSignUps,
  signUp,
} from '@lqr/contract/activities/sign-up-calls.ts'
import { closeAccount } from '@lqr/contract/identity/personal-data-calls.ts'
import { makeSignInAccount, PASSWORD } from '../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { activityForm, makeActivity, makeSignUp } from './activities.fixtures.ts'
import { remindActivities } from './remind-activities.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
let at = NOW
let t: TestApp
type Person = { id: string; token: string }
let people: Person[] = []
let [first, second, company]: Person[] = []

async function person(maker: Parameters<typeof makeAccount>[2] = { sourceType: '7' }): Promise<Person> {
  const { id } = await makeAccount(t.services.db, t.services, maker)
  return { id, token: await t.signIn(id) }
}
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date(at) })
  people = await Promise.all(Array.from({ length: 5 }, () => person()))
  first = await person({ sourceType: '1' })
  second = await person({ sourceType: '1' })
  const enterprise = await makeEnterprise(t.services.db, t.services)
  company = await person({ sourceType: '7', companyId: enterprise.id })
})
afterAll(() => t.close())

const who = (at: number) => people[at] ?? { id: '', token: '' }
const body = (count = 1) => ({ contactName: '示例联系人', contactPhone: '13900000001', people: count })
const change = (id: string, by: { token: string }, count: number) =>
  t.send(changeSignUp, { params: { id }, body: body(count) }, by)
const cancel = (id: string, by: { token: string }) => t.send(cancelSignUp, { params: { id } }, by)
const arrive = (id: string, ticketNumber: string) =>
  t.send(checkIn, { params: { id }, body: { ticketNumber } }, first)
const join = (id: string, by: { token: string }, count = 1) =>
  t.send(signUp, { params: { id }, body: body(count) }, by)
const own = async (id: string, by: { token: string }) =>
  (await t.call(getOwnSignUp, { params: { id } }, by)).data.ticket
const move = (id: string, action: 'submit' | 'approve' | 'unlist', version: number, by = first) =>
  t.call(setActivityStatus, { params: { id }, body: { action, version } }, by)
async function release(id: string, version: number) {
  await move(id, 'submit', version)
  await move(id, 'approve', version + 1, second)
}
/** An activity that two people made public. */
async function released(form: ActivityForm): Promise<string> {
  const { data } = await t.call(createActivity, { body: form }, first)
  await release(data.id, 1)
  return data.id
}
const messages = async (accountId: string) => {
  const { rows } = await t.services.pool.query<{ title: string }>(
    `select title from message where account_id = $1 and kind like 'activities.%' order by id`,
    [accountId],
  )
  return rows.map(({ title }) => title)
}

test('places are never more than there are, however many come at once; who waits moves up in order and is told', async () => {
  const id = await makeActivity(t.services.db, { capacity: 3 })
  const answers = await Promise.all(people.map((by) => join(id, by)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const tickets = await Promise.all(people.map((by) => own(id, by)))
  expect(tickets.filter((one) => one?.state === 'SIGNED' && one.ticketNumber?.length === 10)).toHaveLength(3)
  const next = people[tickets.findIndex((one) => one?.ahead === 0)] ?? who(0)
  const leaving = people[tickets.findIndex((one) => one?.state === 'SIGNED')] ?? who(0)
  expect((await own(id, next))?.ticketNumber).toBeNull()
  await cancel(id, leaving)
  expect(await own(id, next)).toMatchObject({ state: 'SIGNED', ahead: null })
  expect(await messages(next.id)).toEqual(['候补的活动名额已补上'])
  expect(await own(id, leaving)).toBeNull()
})

test('asking again is the same sign-up; more people need room, fewer make it', async () => {
  const id = await makeActivity(t.services.db, { capacity: 3, onlineUrl: 'https://meet.example.com/1' })
  await join(id, who(0), 2)
  await join(id, who(0), 1)
  expect(await own(id, who(0))).toMatchObject({ people: 2, onlineUrl: 'https://meet.example.com/1' })
  expect(JSON.stringify((await t.call(getActivity, { params: { id } })).data)).not.toContain('meet.example')
  expect((await join(id, who(1), 3)).error?.fields).toEqual({ people: '超过每次报名的人数：1 至 2 人' })
  await join(id, who(1), 2)
  expect((await own(id, who(1)))?.state).toBe('WAITING')
  expect((await change(id, who(0), 1)).status).toBe(200)
  expect((await own(id, who(1)))?.state).toBe('SIGNED')
  expect((await change(id, who(0), 2)).error?.key).toBe('activity.noRoom')
  const { data } = await t.call(listOwnSignUps, { body: {} }, who(1))
  expect(data.list.find(({ activity }) => activity.id === id)).toMatchObject({ people: 2, state: 'SIGNED' })
})

test('who may sign up: signed in, of the kind that it is for, in time, and only what is public', async () => {
  const id = await makeActivity(t.services.db, { audience: 'certified' })
  expect((await t.send(signUp, { params: { id }, body: body() })).status).toBe(401)
  expect((await join(id, first ?? who(0))).error?.key).toBe('activity.notForYou')
  expect((await join(id, company ?? who(0))).status).toBe(200)
  const draft = await makeActivity(t.services.db, { status: 'DRAFT' })
  expect((await join(draft, who(0))).status).toBe(404)
  const later = await makeActivity(t.services.db, { publishedAt: '2026-11-21T09:00:00+08:00' })
  expect((await join(later, who(0))).status).toBe(404)
  at = Date.parse('2026-12-09T09:00:00+08:00')
  expect((await join(id, who(1))).error?.key).toBe('activity.closed')
  at = Date.parse('2026-12-10T09:30:00+08:00')
  expect((await cancel(id, company ?? who(0))).error?.key).toBe('activity.begun')
  at = NOW
})

test('who signed up is told of another time and of the end; a larger activity takes in who waits', async () => {
  const form = activityForm({ title: '会变化的活动', capacity: 1, mostPeople: 1 })
  const id = await released(form)
  await join(id, who(2))
  await join(id, who(3))
  const changed = { ...form, capacity: 5, place: '另一个会议厅', version: 3 }
  await t.call(updateActivity, { params: { id }, body: changed }, first)
  await release(id, 4)
  expect((await own(id, who(3)))?.state).toBe('SIGNED')
  await move(id, 'unlist', 6)
  expect((await messages(who(2).id)).slice(-2)).toEqual(['活动的时间或地点有变化', '活动已取消'])
  const { list } = (await t.call(listActivities, { body: { keyword: '会变化的活动' } })).data
  expect(list).toEqual([])
})

test('who has a place is reminded within a day of the begin, once', async () => {
  const id = await makeActivity(t.services.db, {
    capacity: 1,
    startsAt: '2026-11-25T09:00:00+08:00',
    endsAt: '2026-11-25T12:00:00+08:00',
    signUpUntil: '2026-11-24T18:00:00+08:00',
  })
  await join(id, who(4))
  await join(id, who(0))
  expect(await remindActivities(t.services)).toBe(0)
  at = Date.parse('2026-11-24T10:00:00+08:00')
  expect(await remindActivities(t.services)).toBe(1)
  expect(await remindActivities(t.services)).toBe(0)
  expect((await messages(who(4).id)).at(-1)).toBe('您报名的活动即将开始')
  at = NOW
})

test('who is reminded of a beginning is reminded of another one too', async () => {
  const guest = await person()
  const form = activityForm({ title: '延期的活动' })
  const id = await released(form)
  await join(id, guest)
  at = Date.parse('2026-12-09T10:00:00+08:00')
  await remindActivities(t.services)
  await remindActivities(t.services)
  expect(await messages(guest.id)).toEqual(['您报名的活动即将开始'])
  const days = { startsAt: '2026-12-20T09:00:00+08:00', endsAt: '2026-12-20T12:00:00+08:00' }
  await t.call(updateActivity, { params: { id }, body: { ...form, ...days, version: 3 } }, first)
  await release(id, 4)
  await remindActivities(t.services)
  expect((await messages(guest.id)).slice(1)).toEqual(['活动的时间或地点有变化'])
  at = Date.parse('2026-12-19T10:00:00+08:00')
  await remindActivities(t.services)
  expect((await messages(guest.id)).slice(2)).toEqual(['您报名的活动即将开始'])
  at = NOW
})

test('who has come does not cancel any more, also when both happen at once', async () => {
  const id = await makeActivity(t.services.db, { capacity: null })
  await Promise.all(people.map((by) => join(id, by)))
  const tickets = await Promise.all(people.map((by) => own(id, by)))
  at = Date.parse('2026-12-10T08:30:00+08:00')
  expect((await arrive(id, tickets[0]?.ticketNumber ?? '')).status).toBe(200)
  expect(await cancel(id, who(0))).toMatchObject({ status: 409, error: { key: 'activity.cameIn' } })
  expect(await own(id, who(0))).toMatchObject({ state: 'SIGNED', checkedInAt: expect.any(String) })
  const outcomes = await Promise.all(
    [1, 2, 3, 4].map(async (place) => {
      const number = tickets[place]?.ticketNumber ?? ''
      const both = await Promise.all([cancel(id, who(place)), arrive(id, number)])
      return both.map(({ status }) => status)
    }),
  )
  for (const both of outcomes) {
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual(both)
  }
  at = NOW
})

test('nobody comes with more people than there are places; who no longer fits lets the others by', async () => {
  const id = await makeActivity(t.services.db, { capacity: 2, mostPeople: 5 })
  expect((await join(id, who(0), 3)).error?.fields).toEqual({ people: '超过每次报名的人数：1 至 2 人' })
  await join(id, who(0), 2)
  await join(id, who(1), 2)
  await join(id, who(2), 1)
  await t.services.db.updateTable('activity').set({ capacity: 1 }).where('id', '=', id).execute()
  expect((await change(id, who(1), 2)).error?.fields).toEqual({ people: '超过每次报名的人数：1 至 1 人' })
  expect((await change(id, who(0), 2)).status).toBe(200)
  await cancel(id, who(0))
  expect((await own(id, who(1)))?.state).toBe('WAITING')
  expect((await own(id, who(2)))?.state).toBe('SIGNED')
})

test('a public activity takes no time to appear at, and no more people at once than places', async () => {
  const form = activityForm()
  const id = await released(form)
  const wrong = { publishAt: '2026-11-25T09:00:00+08:00', capacity: 2, mostPeople: 3 }
  const changed = { ...form, ...wrong, version: 3 }
  const refused = await t.send(updateActivity, { params: { id }, body: changed }, first)
  expect(refused).toMatchObject({
    status: 422,
    error: {
      fields: {
        publishAt: expect.stringContaining('不能再定时'),
        mostPeople: '每次最多报名不能超过名额 2 人',
      },
    },
  })
})

test('with the account go its places of what is to come, and who waits has them; of what is over they stay counted', async () => {
  const account = await makeSignInAccount(t, { sourceType: '7' })
  const leaving = { id: account.id, token: await t.signIn(account.id) }
  const id = await makeActivity(t.services.db, { capacity: 1, mostPeople: 1 })
  const over = await makeActivity(t.services.db, {
    startsAt: '2026-11-10T09:00:00+08:00',
    endsAt: '2026-11-10T12:00:00+08:00',
    signUpUntil: '2026-11-09T18:00:00+08:00',
  })
  await join(id, leaving)
  await join(id, who(3))
  await makeSignUp(t.services.db, t.services, {
    activityId: over,
    accountId: leaving.id,
    ticketNumber: '9999900001',
  })
  const closed = await t.call(closeAccount, { body: { password: PASSWORD, confirm: true } }, leaving)
  expect(closed.status).toBe(200)
  expect(await own(id, who(3))).toMatchObject({ state: 'SIGNED' })
  expect(await messages(who(3).id)).toContain('候补的活动名额已补上')
  const { data } = await t.call(getActivityFigures, { params: { id: over } }, first)
  expect(data).toMatchObject({ signedPeople: 1, cancelled: 0 })
})
