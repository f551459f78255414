import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActivityForm } from '@lqr/contract/activities/activity-form.ts'
import {
  createActivity,
  listActivityVersions,
  restoreActivityVersion,
  setActivityStatus,
  updateActivity,
} from '@lqr/contract/activities/record-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { activityForm } from './activities.fixtures.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
/** The form's activity has begun at nine. */
const BEGUN = Date.parse('2026-12-10T10:00:00+08:00')
const PAST = { status: 422, error: { key: 'activity.startPast', fields: { startsAt: expect.any(String) } } }

let at = NOW
let t: TestApp
let [first, second] = [{ token: '' }, { token: '' }]
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date(at) })
  const operator = async () => {
    const { id } = await makeAccount(t.services.db, t.services, { sourceType: '1' })
    return { token: await t.signIn(id) }
  }
  first = await operator()
  second = await operator()
})
afterAll(() => t.close())

const make = async (form: ActivityForm) => (await t.call(createActivity, { body: form }, first)).data.id
const move = (id: string, action: 'submit' | 'approve' | 'unlist' | 'publish', version: number, by = first) =>
  t.send(setActivityStatus, { params: { id }, body: { action, version } }, by)
const change = (id: string, form: ActivityForm, version: number) =>
  t.call(updateActivity, { params: { id }, body: { ...form, version } }, first)
async function release(id: string, version: number) {
  await move(id, 'submit', version)
  return move(id, 'approve', version + 1, second)
}

test('an activity whose beginning passed while its draft lay is neither submitted nor published', async () => {
  const [lies, waits] = [await make(activityForm()), await make(activityForm())]
  await move(waits, 'submit', 1)
  at = BEGUN
  expect(await move(lies, 'submit', 1)).toMatchObject(PAST)
  expect(await move(waits, 'approve', 2, second)).toMatchObject(PAST)
  at = NOW
  expect((await move(waits, 'approve', 2, second)).status).toBe(200)
})

test('another day that was approved too late is told to nobody; what had begun before is corrected and brought back', async () => {
  const id = await make(activityForm())
  await release(id, 1)
  const days = {
    startsAt: '2026-12-09T09:00:00+08:00',
    endsAt: '2026-12-09T12:00:00+08:00',
    signUpUntil: '2026-12-08T18:00:00+08:00',
  }
  await change(id, activityForm(days), 3)
  await move(id, 'submit', 4)
  at = BEGUN
  expect(await move(id, 'approve', 5, second)).toMatchObject(PAST)
  await change(id, activityForm({ body: '改正的正文。' }), 5)
  expect((await release(id, 6)).status).toBe(200)
  expect((await move(id, 'unlist', 8)).status).toBe(200)
  expect((await move(id, 'publish', 9)).status).toBe(200)
  at = NOW
})

test('an earlier version of a day that is over is not taken up, and the refusal names the day', async () => {
  const id = await make(activityForm())
  await release(id, 1)
  const later = {
    startsAt: '2026-12-20T09:00:00+08:00',
    endsAt: '2026-12-20T12:00:00+08:00',
    signUpUntil: '2026-12-18T18:00:00+08:00',
  }
  await change(id, activityForm(later), 3)
  await release(id, 4)
  const { data: versions } = await t.call(listActivityVersions, { params: { id } }, first)
  const versionId = versions.find(({ number }) => number === 1)?.id ?? ''
  at = BEGUN
  expect(
    await t.send(restoreActivityVersion, { params: { id, versionId }, body: { version: 6 } }, first),
  ).toMatchObject({ status: 422, error: { fields: { startsAt: '开始时间须在以后' } } })
  at = NOW
})
