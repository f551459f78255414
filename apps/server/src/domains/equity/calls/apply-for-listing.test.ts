import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  applyForListing,
  getListing,
  getListingStart,
  listListings,
} from '@lqr/contract/equity/listing-calls.ts'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeStockItem } from '../equity.fixtures.ts'
import { LISTING_DOCUMENTS, type ListingWorld, makeListingWorld } from '../listing-world.fixtures.ts'

let t: TestApp
let world: ListingWorld
let itemId = ''
/** A Friday. */
const NOW = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeListingWorld(t)
})
beforeEach(async () => {
  itemId = await makeStockItem(t.services.db, {
    documents: [...LISTING_DOCUMENTS],
    exchange: world.exchange.name,
  })
})
afterAll(() => t.close())

async function places(of?: 'owner' | 'otherOwner') {
  const ids = [await world.upload(of), await world.upload(of)]
  return LISTING_DOCUMENTS.map((name, index) => ({ name, fileId: ids[index] ?? '' }))
}
const form = async (over: object = {}) => ({
  itemId,
  shortName: '示例股份',
  shareholders: 12,
  introduction: '公司主营马铃薯精深加工，近两年连续经营，拟通过挂牌规范治理。',
  contactName: '示例联系人',
  contactPhone: '13900001234',
  documents: await places(),
  consent: true as const,
  ...over,
})
const apply = async (over: object = {}, token = world.owner.token) =>
  t.call(applyForListing, { body: await form(over) }, { token })
const count = async () =>
  Number((await t.services.pool.query('select count(*) n from stock_application')).rows[0].n)

test('an application reaches the exchange alone, with its clock, a document in each place and a masked phone', async () => {
  const { status, data } = await apply()
  expect(status).toBe(200)
  expect(data).toMatchObject({
    applyNo: expect.stringMatching(/^GP20261120-\d{6}$/),
    status: 'SUBMITTED',
    board: 'F',
    orgName: world.exchange.name,
    dueAt: '2026-11-27T18:00:00+08:00',
    contactPhone: '13900001234',
    can: { withdraw: true, accept: false, supply: false },
  })
  expect(data.files.map(({ purpose }) => purpose).toSorted()).toEqual([...LISTING_DOCUMENTS].toSorted())
  const read = (token: string) => t.call(getListing, { params: { id: data.id } }, { token })
  expect((await read(world.staff.token)).data).toMatchObject({
    contactPhone: '139****1234',
    opensPhone: false,
    corporateName: world.company.corporateName,
    can: { accept: true, reject: true, withdraw: false },
  })
  for (const { token } of [world.otherOwner, world.fundStaff, world.outsider]) {
    expect((await read(token)).error?.key).toBe('stock.applicationNotFound')
    expect((await t.call(listListings, { body: {} }, { token })).data.total).toBe(0)
  }
  const told = await t.services.pool.query(
    `select link from message where account_id = $1 and kind = 'equity.listing-submit' and link = $2`,
    [world.staff.id, `/workbench/listings/${data.id}`],
  )
  expect(told.rows).toHaveLength(1)
})

test('its documents are read by the enterprise and the exchange, and by nobody else', async () => {
  const { data } = await apply()
  const fileId = data.files[0]?.fileId ?? ''
  const download = async (token: string) =>
    (await t.send(downloadFile, { params: { id: fileId } }, { token })).status
  expect(await download(world.owner.token)).toBe(200)
  expect(await download(world.staff.token)).toBe(200)
  expect(await download(world.otherOwner.token)).toBe(404)
  expect(await download(world.fundStaff.token)).toBe(404)
})

test('a missing document, one that is not asked for, and one file in two places are refused at the field', async () => {
  const before = await count()
  const [first, second] = await places()
  const refusals = [
    [[first], '还缺：股东会决议'],
    [[first, second, { name: '广告', fileId: await world.upload() }], '材料清单中没有：广告'],
    [[first, { ...second, fileId: first?.fileId }], '每项材料一个文件，同一文件不能用于两项'],
  ] as const
  for (const [documents, sentence] of refusals) {
    const { error } = await apply({ documents })
    expect([error?.key, error?.fields]).toEqual(['stock.documentsMissing', { documents: sentence }])
  }
  const foreign = await apply({ documents: await places('otherOwner') })
  expect(foreign.error).toMatchObject({
    key: 'stock.fileNotYours',
    fields: { documents: expect.any(String) },
  })
  expect(await count()).toBe(before)
})

test('one application is open for an item, however many are sent at once, and another item may be applied for', async () => {
  const before = await count()
  const tries = await Promise.all([apply(), apply(), apply()])
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const refused = tries.find(({ status }) => status === 409)
  expect(refused?.error?.key).toBe('stock.alreadyOpen')
  expect(await count()).toBe(before + 1)
  const start = await t.call(getListingStart, { params: { itemId } }, { token: world.owner.token })
  expect(start.data).toMatchObject({
    openId: tries.find(({ status }) => status === 200)?.data.id,
    exchangeName: world.exchange.name,
    isListed: false,
    isNoCompany: false,
  })
  const other = await makeStockItem(t.services.db, { documents: [...LISTING_DOCUMENTS] })
  expect((await apply({ itemId: other })).status).toBe(200)
  expect((await apply({}, world.otherOwner.token)).error?.key).toBe('stock.fileNotYours')
  expect((await apply({ documents: await places('otherOwner') }, world.otherOwner.token)).status).toBe(200)
})

test('the same request sent again gives the same answer', async () => {
  const body = await form()
  const again = { token: world.owner.token, headers: { 'idempotency-key': 'listing-again' } }
  const first = await t.call(applyForListing, { body }, again)
  const second = await t.call(applyForListing, { body }, again)
  expect([first.status, second.data.id]).toEqual([200, first.data.id])
})

test('an item that is not public, and an enterprise listed in the layer, are refused', async () => {
  const draft = await makeStockItem(t.services.db, { status: 'DRAFT', documents: [...LISTING_DOCUMENTS] })
  expect((await apply({ itemId: draft })).error?.key).toBe('stock.itemNotFound')
  await world.listing({
    state: 'LISTED',
    codeDigits: '000777',
    company: world.otherCompany,
    submittedAt: new Date('2026-10-12T10:00:00+08:00'),
  })
  const listed = await apply({ documents: await places('otherOwner') }, world.otherOwner.token)
  expect(listed.error?.key).toBe('stock.alreadyListed')
})

test('only a certified company applies, with what the form asks for', async () => {
  const { token } = world.soleTrader
  expect((await apply({}, token)).error?.key).toBe('stock.notCompany')
  const start = await t.call(getListingStart, { params: { itemId } }, { token })
  expect(start.data).toMatchObject({ openId: null, isNoCompany: true })
  expect((await t.call(applyForListing, { body: await form() })).status).toBe(401)
  expect((await apply({}, world.uncertified.token)).status).toBe(403)
  expect((await apply({}, world.staff.token)).status).toBe(403)
  const wrong = await apply({ shareholders: 201, introduction: '短', consent: false, contactPhone: '1' })
  expect(Object.keys(wrong.error?.fields ?? {}).toSorted()).toEqual([
    'consent',
    'contactPhone',
    'introduction',
    'shareholders',
  ])
  expect((await t.call(listListings, { body: {} })).status).toBe(401)
})
