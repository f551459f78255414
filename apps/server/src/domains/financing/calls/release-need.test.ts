import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { NEED_CONSENT_VERSION } from '@lqr/contract/financing/consent.ts'
import {
  createNeed,
  getNeed,
  getNeedCase,
  relistNeed,
  releaseNeed,
  unlistNeed,
  updateNeed,
  withdrawNeed,
} from '@lqr/contract/financing/need-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { NEED_FORM } from '../need-form.fixtures.ts'
import { makeNeedWorld, type NeedWorld } from '../need-world.fixtures.ts'

let t: TestApp
let world: NeedWorld
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeNeedWorld(t)
})
afterAll(() => t.close())

const DAY_MS = 86_400_000
const as = (token = world.owner.token) => ({ token })
const inDays = (days: number) => shanghaiDay(new Date(t.services.now().getTime() + days * DAY_MS))
const draft = async (body = {}) =>
  (await t.call(createNeed, { body: { ...NEED_FORM, validTo: inDays(60), ...body } }, as())).data
const release = (id: string, token = world.owner.token, version?: number) =>
  t.call(releaseNeed, { body: { id, version, consent: true } }, { token })

test('publishing takes the consent, starts the clock, opens the slots and tells the authority of the area', async () => {
  const { id } = await draft()
  const { data } = await release(id)
  expect(data).toMatchObject({ status: 'PUBLISHED', slots: 3, slotsFree: 3, dueAt: expect.any(String) })
  expect(data.timeline.map(({ action }) => action)).toEqual(['submit'])
  const row = await t.services.db
    .selectFrom('financing_need')
    .select(['consent_version', 'consent_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    consent_version: NEED_CONSENT_VERSION,
    consent_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const { rows } = await sql<{ kind: string }>`select kind from message
    where account_id = ${world.lanzhou.id} and link = ${`/office/needs/${id}`}`.execute(t.services.db)
  expect(rows).toEqual([{ kind: 'financing.need-submit' }])
})

test('of two releases of one draft one publishes and one is told', async () => {
  const { id } = await draft()
  const statuses = (await Promise.all([release(id), release(id)])).map(({ status }) => status)
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 409])
})

test('an incomplete draft names what is missing and stays a draft', async () => {
  const made = await t.call(createNeed, { body: { title: NEED_FORM.title } }, as())
  const refused = await release(made.data.id)
  expect(refused).toMatchObject({ status: 422, error: { key: 'financing.incomplete' } })
  expect(refused.error?.fields).toMatchObject({ amountYuan: '请输入融资金额', validTo: '请选择有效期至' })
  expect((await t.call(getNeedCase, { params: { id: made.data.id } }, as())).data.status).toBe('DRAFT')
})

test('a need is open for a day that is to come, and no longer than half a year', async () => {
  for (const [days, key] of [
    [-1, 'financing.validToPast'],
    [181, 'financing.validToFar'],
  ] as const) {
    const { id } = await draft({ validTo: inDays(days) })
    const refused = await release(id)
    expect(refused).toMatchObject({ status: 422, error: { key, fields: { validTo: expect.any(String) } } })
  }
  const { id } = await draft({ validTo: inDays(180) })
  expect((await release(id)).status).toBe(200)
})

test('nothing is published without consent, by another company, or signed out', async () => {
  const { id } = await draft()
  expect((await t.send(releaseNeed, { body: { id } }, as())).status).toBe(422)
  expect((await release(id, world.otherOwner.token)).status).toBe(404)
  expect((await release(id, world.uncertified.token)).status).toBe(403)
  expect((await t.call(releaseNeed, { body: { id, consent: true } })).status).toBe(401)
})

test('a published need is changed as a whole and its clock begins anew, until an institution holds it', async () => {
  const id = await world.need('PUBLISHED')
  const before = (await t.call(getNeedCase, { params: { id } }, as())).data
  const { version } = before
  const partial = await t.call(updateNeed, { body: { id, version, title: '只剩名称' } }, as())
  expect(partial).toMatchObject({ status: 422, error: { key: 'financing.incomplete' } })
  const whole = { id, version, ...NEED_FORM, validTo: inDays(30), slots: 2 }
  const { data } = await t.call(updateNeed, { body: whole }, as())
  expect(data).toMatchObject({ title: NEED_FORM.title, slots: 2, slotsFree: 2, isOverdue: false })
  expect(before.isOverdue).toBe(true)
  await t.services.db.updateTable('financing_need').set({ holders: 1 }).where('id', '=', id).execute()
  const held = await t.call(updateNeed, { body: { ...whole, version: data.version } }, as())
  expect(held).toMatchObject({ status: 409, error: { key: 'financing.hasHolders' } })
  expect((await t.call(unlistNeed, { params: { id }, body: {} }, as())).status).toBe(409)
})

test('off line nobody else sees it, and it is listed again within its days', async () => {
  const id = await world.need('PUBLISHED')
  await t.call(unlistNeed, { params: { id }, body: { note: '材料更新中' } }, as())
  expect((await t.call(getNeed, { params: { id } })).status).toBe(404)
  expect((await t.call(relistNeed, { params: { id }, body: {} }, as())).data.status).toBe('PUBLISHED')
  expect((await t.call(getNeed, { params: { id } })).status).toBe(200)
  const over = await world.need('OFFLINE', { asked: { valid_to: inDays(-1) } })
  const refused = await t.call(relistNeed, { params: { id: over }, body: {} }, as())
  expect(refused).toMatchObject({ status: 422, error: { key: 'financing.validToPast' } })
})

test('an enterprise that is under review again takes its need off line, and lists it anew once certified', async () => {
  const id = await world.need('PUBLISHED')
  const review = (certiFlg: 2 | 3) =>
    t.services.db
      .updateTable('enterprise')
      .set({ certi_flg: certiFlg })
      .where('id', '=', world.company.id)
      .execute()
  await review(2)
  expect((await t.call(unlistNeed, { params: { id }, body: {} }, as())).data.status).toBe('OFFLINE')
  expect((await t.call(relistNeed, { params: { id }, body: {} }, as())).status).toBe(403)
  await review(3)
  expect((await t.call(relistNeed, { params: { id }, body: {} }, as())).status).toBe(200)
})

test('a withdrawal before anybody held it leaves the authority its number alone', async () => {
  const id = await world.need('PUBLISHED')
  await t.call(withdrawNeed, { params: { id }, body: { note: '已自筹资金' } }, as())
  const own = await t.call(getNeedCase, { params: { id } }, as())
  expect(own.data).toMatchObject({ status: 'WITHDRAWN', title: expect.any(String), isSealed: false })
  const { data } = await t.call(getNeedCase, { params: { id } }, as(world.lanzhou.token))
  expect(data).toMatchObject({ isSealed: true, title: null, contactName: null, companyName: '' })
  expect(JSON.stringify(data.timeline)).not.toContain('自筹')
})
