import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkIn,
  getActivityFigures,
  listRoster,
  listSignUps,
  undoCheckIn,
} from '@lqr/contract/activities/desk-calls.ts'
import {
  createActivity,
  getActivityRecord,
  listActivityRecords,
  setActivityStatus,
  updateActivity,
} from '@lqr/contract/activities/record-calls.ts'
import { takeFile } from '../exports/exports.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { activityForm, makeActivity, makeSignUp } from './activities.fixtures.ts'

let at = Date.parse('2026-12-10T08:30:00+08:00')
let t: TestApp
let [operator, lanzhou, enterprise] = [
  { id: '', token: '' },
  { id: '', token: '' },
  { id: '', token: '' },
]

async function person(maker: Parameters<typeof makeAccount>[2]) {
  const { id } = await makeAccount(t.services.db, t.services, maker)
  return { id, token: await t.signIn(id) }
}
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date(at) })
  operator = await person({ sourceType: '1' })
  lanzhou = await person({ sourceType: '2', regionCode: '620100', roles: ['contentEditor'] })
  enterprise = await person({ sourceType: '7' })
})
afterAll(() => t.close())

async function withPlaces(areaCodes: string[] = ['620100']) {
  const id = await makeActivity(t.services.db, { areaCodes, capacity: 3 })
  const serial = id.padStart(9, '0')
  const others = [await person({ sourceType: '7' }), await person({ sourceType: '7' })]
  const make = (accountId: string, mark: string, more: object = {}) =>
    makeSignUp(t.services.db, t.services, {
      activityId: id,
      accountId,
      ticketNumber: `${mark}${serial}`,
      ...more,
    })
  const signed = await make(enterprise.id, '1', { people: 2, contactName: '=1+1' })
  await make(others[0]?.id ?? '', '2')
  await make(others[1]?.id ?? '', '3', { state: 'WAITING', people: 2 })
  return { id, signed, ticket: (mark: string) => `${mark}${serial}` }
}
const arrive = (id: string, ticketNumber: string, by = operator) =>
  t.send(checkIn, { params: { id }, body: { ticketNumber } }, by)
const figures = async (id: string) => (await t.call(getActivityFigures, { params: { id } }, operator)).data

test('a ticket is checked in once; what cannot be is said, and a mistake is taken back', async () => {
  const { id, signed, ticket } = await withPlaces()
  const other = await withPlaces()
  const spaced = `${ticket('1').slice(0, 5)} ${ticket('1').slice(5)}`
  const came = await arrive(id, spaced)
  expect(came.data).toMatchObject({ people: 2, phoneMasked: '139****0008' })
  expect((await arrive(id, ticket('1'))).error?.key).toBe('activity.alreadyIn')
  expect((await arrive(id, ticket('3'))).error?.key).toBe('activity.isWaiting')
  expect((await arrive(id, other.ticket('1'))).error?.key).toBe('activity.otherActivity')
  expect((await arrive(id, '9999999999')).error?.key).toBe('activity.ticketNotFound')
  expect((await arrive(id, '12')).error?.fields).toEqual({ ticketNumber: '票号是 10 位数字' })
  expect(await figures(id)).toMatchObject({
    signedPeople: 3,
    waitingPeople: 2,
    camePeople: 2,
    absentPeople: 0,
  })
  const back = { params: { id, signUpId: signed }, body: { reason: '扫错了' } }
  expect((await t.send(undoCheckIn, back, operator)).status).toBe(200)
  expect((await t.send(undoCheckIn, back, operator)).error?.key).toBe('activity.notIn')
  await arrive(id, ticket('2'))
  at = Date.parse('2026-12-10T13:00:00+08:00')
  expect(await figures(id)).toMatchObject({ camePeople: 1, absentPeople: 2 })
  at = Date.parse('2026-12-10T08:30:00+08:00')
})

test('two desks read one ticket at once: one of them checks it in', async () => {
  const { id, ticket } = await withPlaces()
  const both = await Promise.all([arrive(id, ticket('1')), arrive(id, ticket('1'))])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('the roster has everybody with the number in full, no formula, and whoever reads or takes it is on record', async () => {
  const { id } = await withPlaces()
  const file = await takeFile(t, listRoster, { format: 'xlsx', params: { id } }, operator.token)
  const { sheets } = await readXlsx(file.data as Buffer)
  expect(sheets[0]?.rows[0]?.slice(0, 3)).toEqual(['联系人', '联系电话', '单位'])
  expect(JSON.stringify(sheets[0]?.rows)).toContain("'=1+1")
  expect(JSON.stringify(sheets[0]?.rows)).toContain('13900000008')
  expect(String(sheets[1]?.rows[1]?.[1])).toMatch(/^报名名单（.+）$/)
  expect((await t.send(listRoster, { params: { id }, body: {} }, operator)).status).toBe(200)
  const { rows } = await t.services.pool.query(
    `select action from audit_log where (action = 'read-roster' and entity_id = $1)
       or (action = 'export-list' and detail->>'list' = $2) order by action`,
    [id, listRoster.name],
  )
  expect(rows.map(({ action }) => action)).toEqual(['export-list', 'read-roster'])
})

test('an area editor has the activities of the area alone, the desk too; others have none', async () => {
  const [own, beyond] = [await withPlaces(), await withPlaces(['620200'])]
  const { list } = (await t.call(listActivityRecords, { body: { pageSize: 100 } }, lanzhou)).data
  expect(list.map(({ id }) => id)).toContain(own.id)
  expect(list.map(({ id }) => id)).not.toContain(beyond.id)
  const see = (id: string, by: { token: string }) => t.send(listSignUps, { params: { id }, body: {} }, by)
  const seen = await t.call(listSignUps, { params: { id: own.id }, body: {} }, lanzhou)
  expect(seen.data.list).toHaveLength(3)
  expect((await see(beyond.id, lanzhou)).status).toBe(404)
  expect((await arrive(beyond.id, beyond.ticket('1'), lanzhou)).status).toBe(404)
  expect((await t.send(listRoster, { params: { id: beyond.id }, body: {} }, lanzhou)).status).toBe(404)
  const taken = await takeFile(t, listRoster, { format: 'csv', params: { id: beyond.id } }, lanzhou.token)
  expect(taken.status).toBe(404)
  expect((await see(own.id, enterprise)).status).toBe(403)
  expect((await t.send(listSignUps, { params: { id: own.id }, body: {} })).status).toBe(401)
  const elsewhere = await t.send(createActivity, { body: activityForm({ areaCodes: ['620200'] }) }, lanzhou)
  expect(Object.keys(elsewhere.error?.fields ?? {})).toContain('areaCodes')
})

test('a change that would take an activity out of an area leaves its editors the desk until it is approved', async () => {
  const { id, ticket } = await withPlaces()
  const body = { ...activityForm({ areaCodes: [], capacity: 3 }), version: 1 }
  expect((await t.call(updateActivity, { params: { id }, body }, operator)).status).toBe(200)
  expect((await t.call(getActivityRecord, { params: { id } }, lanzhou)).status).toBe(404)
  expect((await t.call(getActivityFigures, { params: { id } }, lanzhou)).status).toBe(200)
  expect((await arrive(id, ticket('1'), lanzhou)).status).toBe(200)
})

test('times come in their order, and an own activity is released by somebody else', async () => {
  const wrong = {
    startsAt: '2026-12-01T09:00:00+08:00',
    endsAt: '2026-11-30T09:00:00+08:00',
    signUpUntil: '2026-12-05T09:00:00+08:00',
    capacity: 0,
  }
  const refused = await t.send(createActivity, { body: activityForm(wrong) }, operator)
  expect(new Set(Object.keys(refused.error?.fields ?? {}))).toEqual(new Set(Object.keys(wrong)))
  const ahead = {
    startsAt: '2027-01-10T09:00:00+08:00',
    endsAt: '2027-01-10T12:00:00+08:00',
    signUpUntil: '2027-01-08T18:00:00+08:00',
  }
  const { data } = await t.call(createActivity, { body: activityForm(ahead) }, operator)
  const params = { id: data.id }
  await t.call(setActivityStatus, { params, body: { action: 'submit', version: 1 } }, operator)
  const approve = { params, body: { action: 'approve', version: 2 } } as const
  expect((await t.send(setActivityStatus, approve, operator)).status).toBe(403)
})
