import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { getRoster, listRosterEntries, searchRosterEntries } from '@lqr/contract/rosters/calls.ts'
import {
  deleteRosterEntry,
  getRosterRecord,
  importRosterEntries,
  listRosterEntryRecords,
  listRosterRecords,
  setRosterStatus,
} from '@lqr/contract/rosters/record-calls.ts'
import { ROSTER_CSV_HEADER } from '@lqr/contract/rosters/roster-csv.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeRoster } from './rosters.fixtures.ts'

let t: TestApp
let [first, second, government] = ['', '', '']

beforeAll(async () => {
  t = await makeTestApp()
  const signIn = async (maker: Parameters<typeof makeAccount>[2]) =>
    t.signIn((await makeAccount(t.services.db, t.services, maker)).id)
  first = await signIn({ sourceType: '1' })
  second = await signIn({ sourceType: '1' })
  government = await signIn({ sourceType: '2', regionCode: '620000' })
})
afterAll(() => t.close())

const STAYS = '留在名单有限公司'
const GOES = '要移除有限公司'
const COMES = '要加入有限公司'

/** A published roster from which one enterprise is to go and to which another is to come. */
async function changedRoster() {
  const id = await makeRoster(t.services.db, {
    entries: [{ enterpriseName: STAYS }, { enterpriseName: GOES }],
  })
  const { data } = await t.call(listRosterEntryRecords, { body: { rosterId: id } }, { token: first })
  const entryId = data.list.find(({ enterpriseName }) => enterpriseName === GOES)?.id ?? ''
  await t.call(deleteRosterEntry, { params: { id, entryId } }, { token: first })
  const csv = `${ROSTER_CSV_HEADER}\n${COMES},,,`
  await t.call(importRosterEntries, { params: { id }, body: { csv } }, { token: first })
  return id
}

const move = (token: string, id: string, action: PublicationAction, version: number) =>
  t.call(setRosterStatus, { params: { id }, body: { action, version } }, { token })
const publicNames = async (rosterId: string) =>
  (await t.call(listRosterEntries, { body: { rosterId } })).data.list.map(
    ({ enterpriseName }) => enterpriseName,
  )
const found = async (enterprise: string, rosterId: string) =>
  (await t.call(searchRosterEntries, { body: { enterprise } })).data.list.some(
    (entry) => entry.rosterId === rosterId,
  )

test('enterprises come to a published roster and go from it only when another person approved it', async () => {
  const id = await changedRoster()
  const { data } = await t.call(getRosterRecord, { params: { id } }, { token: second })
  expect(data).toMatchObject({ changeStatus: 'DRAFT', entries: 2, entriesAdded: 1, entriesRemoved: 1 })
  expect(await publicNames(id)).toEqual([STAYS, GOES])
  expect(await found(COMES, id)).toBe(false)
  expect((await t.call(getRoster, { params: { id } })).data.entries).toBe(2)
  const records = await t.call(listRosterEntryRecords, { body: { rosterId: id } }, { token: second })
  expect(records.data.list.map(({ enterpriseName, change }) => [enterpriseName, change])).toEqual([
    [GOES, 'REMOVE'],
    [COMES, 'ADD'],
    [STAYS, null],
  ])
  await move(first, id, 'submit', 3)
  expect((await move(first, id, 'approve', 4)).error?.key).toBe('publishing.ownReview')
  expect(await publicNames(id)).toEqual([STAYS, GOES])
  await move(second, id, 'approve', 4)
  expect(await publicNames(id)).toEqual([STAYS, COMES])
  expect(await found(COMES, id)).toBe(true)
})

test('an enterprise that comes during the review takes the roster out of it', async () => {
  const id = await changedRoster()
  await move(first, id, 'submit', 3)
  const csv = `${ROSTER_CSV_HEADER}\n又一家有限公司,,,`
  await t.call(importRosterEntries, { params: { id }, body: { csv } }, { token: second })
  expect((await move(second, id, 'approve', 4)).status).toBe(409)
  const { data } = await t.call(getRosterRecord, { params: { id } }, { token: second })
  expect(data).toMatchObject({ changeStatus: 'DRAFT', version: 5 })
})

test('what is thrown away leaves the roster as it was; a government learns nothing of the work on it', async () => {
  const id = await changedRoster()
  const seen = await t.call(getRosterRecord, { params: { id } }, { token: government })
  expect(seen.data).toMatchObject({ changeStatus: null, entriesAdded: 0, can: { maintain: false } })
  const entries = await t.call(listRosterEntryRecords, { body: { rosterId: id } }, { token: government })
  expect(entries.data.list.map(({ change }) => change)).toEqual([null, null])
  await move(first, id, 'submit', 3)
  const body = { status: 'REVIEW' } as const
  expect((await t.call(listRosterRecords, { body }, { token: government })).data.total).toBe(0)
  expect((await t.call(listRosterRecords, { body }, { token: second })).data.total).toBeGreaterThan(0)
  await move(first, id, 'discard', 4)
  expect(await publicNames(id)).toEqual([STAYS, GOES])
  const { data } = await t.call(getRosterRecord, { params: { id } }, { token: first })
  expect(data).toMatchObject({ changeStatus: null, entriesAdded: 0, entriesRemoved: 0 })
})

test('a roster whose last enterprise would go is not submitted, but comes back on line as it was', async () => {
  const id = await makeRoster(t.services.db, { entries: [{ enterpriseName: GOES }] })
  const { data } = await t.call(listRosterEntryRecords, { body: { rosterId: id } }, { token: first })
  const params = { id, entryId: data.list[0]?.id ?? '' }
  await t.call(deleteRosterEntry, { params }, { token: first })
  expect((await t.call(deleteRosterEntry, { params }, { token: first })).status).toBe(404)
  expect((await move(first, id, 'submit', 2)).error?.key).toBe('zones.emptyRoster')
  await move(second, id, 'unlist', 2)
  const { data: back } = await move(second, id, 'publish', 3)
  expect(back).toMatchObject({ status: 'PUBLISHED', entriesRemoved: 1 })
  expect(await publicNames(id)).toEqual([GOES])
})
