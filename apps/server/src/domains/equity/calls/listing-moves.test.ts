import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getListing, listListings } from '@lqr/contract/equity/listing-calls.ts'
import {
  acceptListing,
  askListingSupplement,
  listCompany,
  openListingPhone,
  rejectListing,
  reviewListing,
  supplyListing,
  withdrawListing,
} from '@lqr/contract/equity/listing-move-calls.ts'
import type { ListingStatus } from '@lqr/contract/equity/listing-case.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { assignTasks, listColleagues } from '@lqr/contract/tasks/assignment-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeStockItem } from '../equity.fixtures.ts'
import { LISTING_DOCUMENTS, type ListingWorld, makeListingWorld } from '../listing-world.fixtures.ts'
import type { ListingPlan } from '../listings.fixtures.ts'

let t: TestApp
let world: ListingWorld
let now: Date
/** A Friday. */
const FRIDAY = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  now = FRIDAY
  t = await makeTestApp({ now: () => now })
  world = await makeListingWorld(t)
})
beforeEach(async () => {
  now = FRIDAY
  await t.services.pool.query('delete from listed_company')
})
afterAll(() => t.close())

/** Each for an item of its own. */
async function made(state: ListingStatus, plan: Partial<ListingPlan> = {}) {
  const documents = [...LISTING_DOCUMENTS]
  const id = await makeStockItem(t.services.db, { documents })
  const item = { id, name: '孵化层挂牌（示例）', board: 'F', documents } as const
  return world.listing({ state, item, submittedAt: new Date('2026-11-09T10:00:00+08:00'), ...plan })
}
const by = {
  get staff() {
    return { token: world.staff.token }
  },
  get owner() {
    return { token: world.owner.token }
  },
}
const list = (id: string, companyCode: string) =>
  t.call(listCompany, { params: { id }, body: { companyCode } }, by.staff)

test('accepted, reviewed and listed: each step has its clock and tells the enterprise', async () => {
  const id = await made('SUBMITTED')
  const accepted = await t.call(acceptListing, { params: { id }, body: {} }, by.staff)
  expect(accepted.data).toMatchObject({
    status: 'ACCEPTED',
    dueAt: '2026-12-04T18:00:00+08:00',
    opensPhone: true,
    can: { review: true, list: false },
  })
  expect((await list(id, 'GS000100F')).error?.key).toBe('stock.illegalMove')
  await t.call(reviewListing, { params: { id }, body: {} }, by.staff)
  const listed = await list(id, 'GS000100F')
  expect(listed.data).toMatchObject({
    status: 'LISTED',
    companyCode: 'GS000100F',
    listedAt: expect.any(String),
  })
  const { rows } = await t.services.pool.query(
    `select kind from message where account_id = $1 and link = $2 order by id`,
    [world.owner.id, `/personal/listings/${id}`],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(
    ['accept', 'review', 'list'].map((one) => `equity.listing-${one}`),
  )
  const found = await t.call(listListings, { body: { keyword: 'GS000100' } }, by.staff)
  expect(found.data.list.map((row) => row.id)).toEqual([id])
})

test('a code of another layer, a malformed one and one that somebody else has are refused at the field', async () => {
  const id = await made('REVIEWING')
  await made('LISTED', { codeDigits: '000200', company: world.otherCompany })
  for (const [code, key] of [
    ['GS000201G', 'stock.codeOfOtherLayer'],
    ['GS00201F', 'kernel.invalidInput'],
    ['BJ000201F', 'kernel.invalidInput'],
    ['GS000200F', 'stock.codeTaken'],
  ] as const) {
    const { error } = await list(id, code)
    expect([error?.key, Object.keys(error?.fields ?? {})]).toEqual([key, ['companyCode']])
  }
  const shown = await t.call(getListing, { params: { id } }, by.owner)
  expect(shown.data).toMatchObject({ status: 'REVIEWING', companyCode: null })
})

test('an enterprise keeps its six digits when its layer changes', async () => {
  const documents = [...LISTING_DOCUMENTS]
  await made('LISTED', { codeDigits: '000300' })
  const itemId = await makeStockItem(t.services.db, { board: 'G', documents })
  const item = { id: itemId, name: '规范层挂牌（示例）', board: 'G', documents } as const
  const id = await world.listing({ state: 'REVIEWING', item, submittedAt: FRIDAY })
  expect((await list(id, 'GS000301G')).error?.key).toBe('stock.codeDiffers')
  expect((await list(id, 'GS000300G')).data.companyCode).toBe('GS000300G')
  const { rows } = await t.services.pool.query(
    'select company_code, board from listed_company where company_id = $1',
    [world.company.id],
  )
  expect(rows).toEqual([{ company_code: 'GS000300', board: 'G' }])
})

test('of two enterprises listed under one code at once, one has it', async () => {
  const ids = [await made('REVIEWING'), await made('REVIEWING', { company: world.otherCompany })]
  const answers = await Promise.all(ids.map((id) => list(id, 'GS000400F')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
})

test('asking for more stops the clock; what is supplied lets it go on', async () => {
  const id = await made('REVIEWING')
  const asked = await t.call(
    askListingSupplement,
    { params: { id }, body: { request: '请补正股东名册' } },
    by.staff,
  )
  expect(asked.data).toMatchObject({
    status: 'SUPPLEMENT',
    isPaused: true,
    supplementRequest: '请补正股东名册',
  })
  const supply = (fileIds: string[]) => t.send(supplyListing, { params: { id }, body: { fileIds } }, by.owner)
  expect((await supply([])).error?.fields).toHaveProperty('fileIds')
  expect((await supply([await world.upload('otherOwner')])).error?.key).toBe('stock.fileNotYours')
  now = new Date('2026-11-24T10:00:00+08:00')
  const supplied = await t.call(
    supplyListing,
    { params: { id }, body: { fileIds: [await world.upload()], note: '已补正' } },
    by.owner,
  )
  expect(supplied.data).toMatchObject({ status: 'REVIEWING', isPaused: false, supplementRequest: null })
  expect(supplied.data.files.map(({ purpose }) => purpose)).toEqual(['补正材料'])
})

test('an application whose enterprise supplies nothing is refused, and can be made anew', async () => {
  const id = await made('SUPPLEMENT')
  const shown = await t.call(getListing, { params: { id } }, by.staff)
  expect(shown.data.can).toMatchObject({ reject: true, list: false, review: false })
  const body = { rejectCode: 'MATERIAL_INCOMPLETE', rejectReason: '多次联系后仍未补正。' } as const
  const { data } = await t.call(rejectListing, { params: { id }, body }, by.staff)
  expect(data).toMatchObject({ status: 'REJECTED', isPaused: false, dueAt: null })
  expect(
    (await t.send(supplyListing, { params: { id }, body: { fileIds: [await world.upload()] } }, by.owner))
      .status,
  ).toBe(409)
})

test('a refusal names the code, the condition with its figures, what would change it, the day and other layers', async () => {
  const other = await makeStockItem(t.services.db, { board: 'T', name: '股份托管（示例）' })
  const id = await made('REVIEWING')
  const body = {
    rejectCode: 'OPERATING_TIME_SHORT',
    rejectReason: '公司设立不足两年。',
    decidingCondition: 'OPERATING_MONTHS',
    figureAsked: 24,
    figureFound: 14,
    retryFrom: '2027-10-01',
  } as const
  const half = await t.call(
    rejectListing,
    { params: { id }, body: { ...body, figureFound: undefined } },
    by.staff,
  )
  expect(half.error?.fields).toHaveProperty('figureFound')
  const refused = await t.call(rejectListing, { params: { id }, body }, by.staff)
  expect(refused.data).toMatchObject({ status: 'REJECTED', otherItems: [] })
  const mine = await t.call(getListing, { params: { id } }, by.owner)
  expect(mine.data).toMatchObject({
    rejectCode: 'OPERATING_TIME_SHORT',
    nextSteps: expect.stringContaining('年限'),
    figureAsked: 24,
    figureFound: 14,
    retryFrom: '2027-10-01',
  })
  expect(mine.data.otherItems.map((item) => item.id)).toContain(other)
  expect(mine.data.otherItems.every(({ board }) => board !== 'F')).toBe(true)
})

test('taken back before acceptance it tells the exchange no more than that', async () => {
  const id = await made('SUBMITTED')
  await t.call(withdrawListing, { params: { id }, body: {} }, by.owner)
  const theirs = await t.call(getListing, { params: { id } }, by.staff)
  expect(theirs.data).toMatchObject({ isSealed: true, corporateName: null, contactPhone: null, files: [] })
  const again = await t.call(withdrawListing, { params: { id }, body: {} }, by.owner)
  expect(again.error?.key).toBe('stock.illegalMove')
})

test('the phone is opened by the exchange once it has accepted, with a trace', async () => {
  const [waiting, accepted] = [await made('SUBMITTED'), await made('ACCEPTED')]
  const phone = (id: string, token: string) => t.call(openListingPhone, { params: { id } }, { token })
  expect((await phone(waiting, world.staff.token)).status).toBe(403)
  expect((await phone(accepted, world.staff.token)).data.phone).toBe('13900001234')
  expect((await phone(accepted, world.fundStaff.token)).status).toBe(404)
  expect((await phone(accepted, world.owner.token)).status).toBe(403)
})

test('moves are for their side and the own exchange; a stale version is refused', async () => {
  const id = await made('SUBMITTED')
  const accept = (token?: string, body = {}) =>
    t.call(acceptListing, { params: { id }, body }, token ? { token } : undefined)
  expect((await accept()).status).toBe(401)
  expect((await accept(world.fundStaff.token)).status).toBe(404)
  expect((await accept(world.owner.token)).status).toBe(403)
  expect((await accept(world.outsider.token)).status).toBe(403)
  expect((await accept(world.staff.token, { version: 7 })).error?.key).toBe('stock.staleVersion')
})

test('it stands in the task pool of the exchange, where it is handed on among its people', async () => {
  const id = await made('SUBMITTED')
  const tasks = await t.call(listTasks, { body: { kind: 'stockApplication' } }, by.staff)
  expect(tasks.data.list.map(({ caseId }) => caseId)).toContain(id)
  const { colleagues } = (await t.call(listColleagues, {}, by.staff)).data
  expect(colleagues.map((person) => person.id)).toEqual([world.staff.id])
  const given = await t.call(
    assignTasks,
    { body: { tasks: [{ kind: 'stockApplication', caseId: id }] } },
    by.staff,
  )
  expect(given.data).toMatchObject({ assigned: 1, refused: [] })
})
