import { afterAll, beforeAll, expect, test } from 'vitest'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { listRosterEntries } from '@lqr/contract/rosters/calls.ts'
import {
  deleteRosterEntry,
  getRosterRecord,
  importRosterEntries,
  listRemovedRosterEntries,
  listRosterEntryRecords,
  restoreRosterEntry,
  setRosterStatus,
  updateRosterEntry,
} from '@lqr/contract/rosters/record-calls.ts'
import { ROSTER_CSV_HEADER } from '@lqr/contract/rosters/roster-csv.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeRoster } from '../rosters.fixtures.ts'

let t: TestApp
let [first, second, government] = ['', '', '']
const CODE = '91620102MA00000019'
const WRONG = { enterpriseName: '错字示列有限公司', areaCode: '620102' }
const RIGHT = { enterpriseName: '错字示例有限公司', creditCode: CODE, areaCode: '620102', note: '更正' }
const OTHER = { enterpriseName: '另一家（示例）有限公司' }

beforeAll(async () => {
  t = await makeTestApp()
  const signIn = async (maker: Parameters<typeof makeAccount>[2]) =>
    t.signIn((await makeAccount(t.services.db, t.services, maker)).id)
  first = await signIn({ sourceType: '1' })
  second = await signIn({ sourceType: '1' })
  government = await signIn({ sourceType: '2', regionCode: '620000' })
})
afterAll(() => t.close())

const entriesOf = async (rosterId: string, token = first) =>
  (await t.call(listRosterEntryRecords, { body: { rosterId } }, { token })).data.list
const removedOf = async (rosterId: string) =>
  (await t.call(listRemovedRosterEntries, { body: { rosterId } }, { token: first })).data.list
const publicNames = async (rosterId: string) =>
  (await t.call(listRosterEntries, { body: { rosterId } })).data.list.map((entry) => entry.enterpriseName)
const place = async (id: string, name: string) => ({
  params: { id, entryId: (await entriesOf(id)).find((entry) => entry.enterpriseName === name)?.id ?? '0' },
})
/** The version of an entry as it is seen now; of one that is not there, any. */
const versionOf = async ({ params: { id, entryId } }: At) =>
  (await entriesOf(id)).find((entry) => entry.id === entryId)?.version ?? 1
type At = Awaited<ReturnType<typeof place>>
const correct = async (at: At, over: Partial<typeof RIGHT & { version: number }> = {}, token = first) =>
  t.call(updateRosterEntry, { ...at, body: { ...RIGHT, version: await versionOf(at), ...over } }, { token })
const remove = (at: At) => t.call(deleteRosterEntry, at, { token: first })
const restore = (at: At, token = first) => t.call(restoreRosterEntry, at, { token })
const importLine = (id: string, line: string) =>
  t.call(
    importRosterEntries,
    { params: { id }, body: { csv: `${ROSTER_CSV_HEADER}\n${line}` } },
    { token: first },
  )

async function move(token: string, id: string, action: PublicationAction) {
  const { version } = (await t.call(getRosterRecord, { params: { id } }, { token })).data
  return t.call(setRosterStatus, { params: { id }, body: { action, version } }, { token })
}

async function approve(id: string) {
  await move(first, id, 'submit')
  await move(second, id, 'approve')
}

test('an entry is corrected in one change: the public reads the old one until it reads the right one', async () => {
  const id = await makeRoster(t.services.db, { entries: [WRONG, OTHER] })
  const at = await place(id, WRONG.enterpriseName)
  expect((await correct(at)).data).toEqual({ done: true })
  expect(await publicNames(id)).toEqual([WRONG.enterpriseName, OTHER.enterpriseName])
  const { data } = await t.call(getRosterRecord, { params: { id } }, { token: second })
  expect(data).toMatchObject({ changeStatus: 'DRAFT', entriesCorrected: 1, entriesRemoved: 0 })
  expect((await entriesOf(id))[0]).toMatchObject({
    ...WRONG,
    change: 'CORRECT',
    corrected: { ...RIGHT, areaName: '城关区' },
  })
  const seen = await entriesOf(id, government)
  expect(seen.map(({ change, corrected }) => [change, corrected])).toEqual([
    [null, null],
    [null, null],
  ])
  await approve(id)
  expect(await publicNames(id)).toEqual([RIGHT.enterpriseName, OTHER.enterpriseName])
  expect((await entriesOf(id))[0]).toMatchObject({
    ...RIGHT,
    id: at.params.entryId,
    change: null,
    corrected: null,
  })
})

test('what is taken by another entry or by its correction is refused, whatever the width of its signs', async () => {
  const id = await makeRoster(t.services.db, { entries: [WRONG, OTHER] })
  const at = await place(id, WRONG.enterpriseName)
  const taken = { status: 409, error: { key: 'zones.rosterEntryTaken' } }
  expect(await correct(at, { enterpriseName: '另一家(示例)有限公司' })).toMatchObject(taken)
  expect((await correct(at, { creditCode: '123' })).error?.fields).toHaveProperty('creditCode')
  await correct(at)
  expect((await importLine(id, `又一家有限公司,${CODE},,`)).data.refused).toBe(1)
  expect(await correct(await place(id, OTHER.enterpriseName))).toMatchObject(taken)
  await remove(await place(id, OTHER.enterpriseName))
  expect((await correct(at, { enterpriseName: OTHER.enterpriseName })).status).toBe(200)
  expect(await restore(await place(id, OTHER.enterpriseName))).toMatchObject(taken)
  await approve(id)
  expect(await publicNames(id)).toEqual([OTHER.enterpriseName])
})

test('a correction is taken back, thrown away with its change, and gives way to a removal', async () => {
  const id = await makeRoster(t.services.db, { entries: [WRONG, OTHER] })
  const at = await place(id, WRONG.enterpriseName)
  await correct(at)
  await restore(at)
  expect((await entriesOf(id))[0]).toMatchObject({ ...WRONG, change: null, corrected: null })
  expect((await restore(at)).status).toBe(404)
  await correct(at)
  await move(first, id, 'discard')
  expect((await entriesOf(id))[0]).toMatchObject({ ...WRONG, change: null, corrected: null })
  await correct(at)
  await remove(at)
  expect((await correct(at)).status).toBe(404)
  await approve(id)
  expect(await publicNames(id)).toEqual([OTHER.enterpriseName])
})

test('of two corrections made at once the later is refused, whether the public reads the entry or not', async () => {
  for (const status of ['DRAFT', 'PUBLISHED'] as const) {
    const id = await makeRoster(t.services.db, { status, entries: [WRONG] })
    const at = await place(id, WRONG.enterpriseName)
    const seen = { version: await versionOf(at) }
    expect((await correct(at, seen)).status).toBe(200)
    const later = await correct(at, { ...seen, note: '另一处更正' }, second)
    const { note } = RIGHT
    const data = status === 'DRAFT' ? { note } : { corrected: { note } }
    expect(later).toMatchObject({ status: 409, error: { key: kernelErrors.conflict.key }, data })
    const [entry] = await entriesOf(id)
    expect((entry?.corrected ?? entry)?.note).toBe(note)
    expect((await correct(at, { note: '另一处更正' }, second)).status).toBe(200)
  }
})

test('a correction builds on the entry as it was seen, also when the one under way was taken back or thrown away', async () => {
  const id = await makeRoster(t.services.db, { entries: [WRONG] })
  const at = await place(id, WRONG.enterpriseName)
  for (const undo of [() => restore(at), () => move(first, id, 'discard')]) {
    await correct(at)
    const seen = { version: await versionOf(at) }
    await undo()
    expect((await correct(at, seen)).error?.key).toBe(kernelErrors.conflict.key)
  }
})

test('what is saved as it stands is no change, and takes away a correction', async () => {
  const id = await makeRoster(t.services.db, { entries: [RIGHT, OTHER] })
  const at = await place(id, RIGHT.enterpriseName)
  const standing = async () => (await t.call(getRosterRecord, { params: { id } }, { token: first })).data
  expect((await correct(at)).status).toBe(200)
  expect(await standing()).toMatchObject({ changeStatus: null, entriesCorrected: 0 })
  await correct(at, { note: '再次更正' })
  expect(await standing()).toMatchObject({ changeStatus: 'DRAFT', entriesCorrected: 1 })
  await correct(at)
  expect(await standing()).toMatchObject({ entriesCorrected: 0 })
  expect((await entriesOf(id))[0]).toMatchObject({ ...RIGHT, change: null, corrected: null })
})

test('an entry that nobody reads yet is corrected at once', async () => {
  const id = await makeRoster(t.services.db, { status: 'DRAFT', entries: [WRONG] })
  await correct(await place(id, WRONG.enterpriseName))
  expect(await entriesOf(id)).toMatchObject([{ ...RIGHT, change: null }])
  const live = await makeRoster(t.services.db, { entries: [OTHER] })
  await importLine(live, '错字示列有限公司,,,')
  await correct(await place(live, WRONG.enterpriseName))
  expect((await entriesOf(live))[0]).toMatchObject({ ...RIGHT, change: 'ADD', corrected: null })
})

test('what was taken off comes back under its own number, on a published roster with the next approval', async () => {
  const id = await makeRoster(t.services.db, { entries: [RIGHT, OTHER] })
  const at = await place(id, RIGHT.enterpriseName)
  await remove(at)
  await restore(at)
  expect(await publicNames(id)).toEqual([RIGHT.enterpriseName, OTHER.enterpriseName])
  await remove(at)
  await approve(id)
  expect(await removedOf(id)).toMatchObject([
    { id: at.params.entryId, enterpriseName: RIGHT.enterpriseName, creditCode: CODE, areaName: '城关区' },
  ])
  await restore(at)
  expect(await removedOf(id)).toEqual([])
  await move(first, id, 'discard')
  expect(await removedOf(id)).toHaveLength(1)
  await importLine(id, `新来有限公司,${CODE},,`)
  expect((await restore(at)).error?.key).toBe('zones.rosterEntryTaken')
  await remove(await place(id, '新来有限公司'))
  await restore(at)
  expect(await publicNames(id)).toEqual([OTHER.enterpriseName])
  await approve(id)
  expect((await entriesOf(id)).find((entry) => entry.id === at.params.entryId)).toMatchObject(RIGHT)
  const { rows } = await t.services.pool.query(
    `select action from audit_log where entity = 'roster' and entity_id = $1 and detail ->> 'entryId' = $2 order by id`,
    [id, at.params.entryId],
  )
  expect(rows.map(({ action }) => action)).toEqual(
    ['delete', 'restore', 'delete', 'restore', 'restore'].map((verb) => `${verb}-roster-entry`),
  )
})

test('nobody but operators corrects and restores, and only on the roster where the entry stands', async () => {
  const id = await makeRoster(t.services.db, { entries: [WRONG] })
  const at = await place(id, WRONG.enterpriseName)
  const elsewhere = { params: { ...at.params, id: await makeRoster(t.services.db) } }
  expect((await correct(elsewhere)).error?.key).toBe('zones.rosterEntryNotFound')
  expect((await restore(elsewhere)).error?.key).toBe('zones.rosterEntryNotFound')
  const body = { rosterId: id }
  expect((await correct(at, {}, government)).status).toBe(403)
  expect((await restore(at, government)).status).toBe(403)
  expect((await t.call(listRemovedRosterEntries, { body }, { token: government })).status).toBe(403)
  expect((await t.send(updateRosterEntry, { ...at, body: { ...RIGHT, version: 1 } })).status).toBe(401)
  expect((await t.send(restoreRosterEntry, at)).status).toBe(401)
  expect((await t.send(listRemovedRosterEntries, { body })).status).toBe(401)
})
