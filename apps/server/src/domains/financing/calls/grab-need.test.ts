import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAuthorisations, revokeAuthorisation } from '@lqr/contract/credit/calls.ts'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { getNeedCase } from '@lqr/contract/financing/need-calls.ts'
import {
  getResponse,
  grabNeed,
  listPoolNeeds,
  openResponsePhone,
} from '@lqr/contract/financing/response-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { type Bank, makeResponseWorld, type ResponseWorld } from '../response-world.fixtures.ts'
import { addHolder, takeSlot } from '../slot.store.ts'

let t: TestApp
let world: ResponseWorld
let yellow: Bank
let white: Bank

beforeAll(async () => {
  t = await makeTestApp({}, undefined, { DATABASE_POOL: '20' })
  world = await makeResponseWorld(t)
  yellow = await world.bank('黄河示例银行')
  white = await world.bank('白银示例银行')
})
afterAll(() => t.close())

const KEY = 'repeated-click-0001'
const now = () => t.services.now()
const fresh = (asked = {}) => world.need('PUBLISHED', { publishedAt: now(), asked })
const grab = (id: string, bank: Bank, key?: string) =>
  t.call(grabNeed, { params: { id } }, { token: bank.officer.token, ...(key ? { key } : {}) })
const pooled = async (bank: Bank, needId: string) =>
  (await t.call(listPoolNeeds, { body: { pageSize: 100 } }, { token: bank.officer.token })).data.list.find(
    (need) => need.needId === needId,
  )

test('an institution finds the need with its company masked, takes a slot, and then sees whose it is', async () => {
  const id = await fresh()
  const found = await pooled(yellow, id)
  expect(found).toMatchObject({
    slots: 3,
    slotsFree: 3,
    waiting: 0,
    place: null,
    can: { grab: true, join: false },
  })
  expect(found?.companyName).not.toBe(world.company.corporateName)
  const { data, status } = await grab(id, yellow)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    needId: id,
    status: 'GRABBED',
    cameBy: 'grab',
    corporateName: world.company.corporateName,
    contactPhone: '139****1234',
    opensPhone: true,
    isAuthorised: true,
    can: { contact: true, decline: true, offer: false },
  })
  expect(data.dueAt).not.toBeNull()
  expect(data.officerName).not.toBeNull()
  expect(await pooled(white, id)).toMatchObject({ slotsFree: 2, can: { grab: true } })
  expect(await pooled(yellow, id)).toMatchObject({ responseId: data.id, can: { grab: false, join: false } })
  const opened = await t.call(openResponsePhone, { params: { id: data.id } }, { token: yellow.officer.token })
  expect(opened.data).toEqual({ phone: '13900001234' })
  const need = await t.call(getNeedCase, { params: { id } }, { token: world.owner.token })
  expect(need.data).toMatchObject({ slotsFree: 2, can: { edit: false, unlist: false, withdraw: true } })
})

test('the consent is for that institution alone, and each look under it is written down', async () => {
  const id = await fresh()
  const { data } = await grab(id, yellow)
  await t.call(getResponse, { params: { id: data.id } }, { token: yellow.officer.token })
  const wallet = await t.call(listAuthorisations, { body: {} }, { token: world.owner.token })
  expect(wallet.data.list[0]).toMatchObject({
    bizNo: data.responseNo,
    granteeOrgId: yellow.id,
    purposeCode: 'need',
    dataScope: ['registration', 'applicationFiles'],
    status: 'USED',
    accessLog: [{ what: '需求详情' }],
  })
})

test('the documents open with the slot, to nobody else, and close when the enterprise revokes the consent', async () => {
  const id = await fresh()
  const file = await makeFile(t.services.db, t.services, {
    ownerAccountId: world.owner.id,
    ownerCompanyId: world.company.id,
  })
  await t.services.pool.query(
    `insert into file_link (file_id, entity, entity_id, purpose) values ($1, 'financing_need', $2, 'need')`,
    [file, id],
  )
  const download = async (bank: Bank) =>
    (await t.call(downloadFile, { params: { id: file } }, { token: bank.officer.token })).status
  expect(await download(yellow)).toBe(404)
  const { data } = await grab(id, yellow)
  expect(data.files.map(({ fileId }) => fileId)).toEqual([file])
  expect([await download(yellow), await download(white)]).toEqual([200, 404])
  const wallet = (await t.call(listAuthorisations, { body: {} }, { token: world.owner.token })).data
  expect(wallet.list[0]?.accessLog[0]).toMatchObject({ what: '需求附件' })
  const revoked = { params: { id: wallet.list[0]?.id ?? '' }, body: {} }
  await t.call(revokeAuthorisation, revoked, { token: world.owner.token })
  expect(await download(yellow)).toBe(404)
  const seen = await t.call(getResponse, { params: { id: data.id } }, { token: yellow.officer.token })
  expect(seen.data).toMatchObject({ corporateName: null, opensPhone: false, files: [] })
})

test('of 64 that take the last slot at once exactly one has it, and the others are told to queue', async () => {
  const id = await fresh({ slots: 1 })
  const banks: Bank[] = []
  for (let n = 0; n < 64; n += 1) banks.push(await world.bank(`并发示例银行${n}`))
  const answers = await Promise.all(banks.map((bank) => grab(id, bank)))
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([200, ...Array.from({ length: 63 }, () => 409)])
  const lost = answers.filter(({ status }) => status === 409)
  expect(new Set(lost.map(({ error }) => error?.key))).toEqual(new Set(['financing.noSlot']))
  const { rows } = await t.services.pool.query(
    `select count(*)::int responses, (select holders from financing_need where id = $1) holders,
       (select count(*)::int from credit_authorisation c join need_response r on r.authorisation_id = c.id where r.need_id = $1) consents
     from need_response where need_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ responses: 1, holders: 1, consents: 1 }])
})

test('with several slots as many win, one slot each', async () => {
  const id = await fresh({ slots: 3 })
  const banks: Bank[] = []
  for (let n = 0; n < 8; n += 1) banks.push(await world.bank(`名额示例银行${n}`))
  const answers = await Promise.all(banks.map((bank) => grab(id, bank)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.every(({ status }) => status < 500)).toBe(true)
  const { rows } = await t.services.pool.query(
    `select count(distinct response_id)::int held from need_slot where need_id = $1 and state = 'HELD'`,
    [id],
  )
  expect(rows).toEqual([{ held: 3 }])
})

test('nobody waits for an institution that is taking the slot at this moment', async () => {
  const id = await fresh({ slots: 1 })
  await t.services.db.transaction().execute(async (tx) => {
    await takeSlot(tx, id)
    await addHolder(tx, id)
    // Answered while the other transaction still holds slot and need; waiting for it would never end.
    expect((await grab(id, white)).error?.key).toBe('financing.noSlot')
  })
})

test('two officers of one institution and a repeated click make one response', async () => {
  const id = await fresh()
  const [first, second] = await Promise.all([grab(id, yellow, KEY), grab(id, yellow, KEY)])
  expect([first.data.id, second.data.id]).toEqual([first.data.id, first.data.id])
  expect((await grab(id, yellow)).error?.key).toBe('financing.alreadyResponded')
  const other = await fresh()
  const both = await Promise.all([grab(other, yellow), grab(other, yellow)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const { rows } = await t.services.pool.query(`select holders from financing_need where id = $1`, [other])
  expect(rows).toEqual([{ holders: 1 }])
})

test('an institution takes no need of another area or kind, none off line, and none as the wrong person', async () => {
  const leasing = await world.bank('租赁示例公司', { orgCategory: 'leasing' })
  const branch = await world.bank('天水示例支行', { level: 2, regionCode: '620500' })
  const id = await fresh()
  for (const bank of [leasing, branch]) {
    expect((await grab(id, bank)).error?.key).toBe('financing.orgNotSuited')
    expect(await pooled(bank, id)).toBeUndefined()
  }
  expect((await grab(await world.need('OFFLINE'), yellow)).error?.key).toBe('financing.notPublished')
  expect((await grab('99999999', yellow)).error?.key).toBe('financing.notPublished')
  for (const who of [world.owner, world.lanzhou, world.operator]) {
    expect((await t.call(grabNeed, { params: { id } }, { token: who.token })).status).toBe(403)
  }
  expect((await t.call(grabNeed, { params: { id } })).status).toBe(401)
  expect((await t.send(grabNeed, { params: { id: 'x' } }, { token: yellow.officer.token })).status).toBe(422)
})

test('another institution, another enterprise and who is signed out read no response', async () => {
  const { data } = await grab(await fresh(), yellow)
  const read = (token?: string) => t.call(getResponse, { params: { id: data.id } }, token ? { token } : {})
  expect((await read(white.officer.token)).error?.key).toBe('financing.responseNotFound')
  expect((await read(world.owner.token)).status).toBe(403)
  expect((await read()).status).toBe(401)
})
