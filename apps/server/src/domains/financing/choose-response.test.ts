import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplication, withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { forgoGrant } from '@lqr/contract/applications/grant-calls.ts'
import { getNeedCase, listOwnNeeds, updateNeed, withdrawNeed } from '@lqr/contract/financing/need-calls.ts'
import {
  chooseResponse,
  contactNeed,
  getResponse,
  grabNeed,
  listNeedResponses,
  listOfferProducts,
  listResponses,
  offerForNeed,
} from '@lqr/contract/financing/response-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { listAffairs } from '@lqr/contract/tasks/calls.ts'
import { caseKinds } from '../../case-kinds.ts'
import type { CaseRow } from '../../cases/case-kind.ts'
import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { findCase } from '../../cases/case.store.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { waitsForLock } from '../../testing/waits-for-lock.ts'
import { makeFile } from '../files/files.fixtures.ts'
import { NEED_FORM } from './need-form.fixtures.ts'
import { type Bank, makeResponseWorld, type ResponseWorld } from './response-world.fixtures.ts'

let t: TestApp
let world: ResponseWorld
let yellow: Bank
let white: Bank
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeResponseWorld(t)
  yellow = await world.bank('黄河示例银行')
  white = await world.bank('白银示例银行')
})
afterAll(() => t.close())

const as = (bank: Bank) => ({ token: bank.officer.token })
const owner = () => ({ token: world.owner.token })
const OFFER = { amountYuan: 1_500_000, ratePercent: 4.05, termMonths: 12, guaranteeMode: 'mortgage' } as const
const validTo = () => new Date(t.services.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10)
const offer = (id: string, bank: Bank, more = {}) =>
  t.call(
    offerForNeed,
    { params: { id }, body: { ...OFFER, proId: bank.productId, validTo: validTo(), ...more } },
    as(bank),
  )
const choose = (id: string) => t.call(chooseResponse, { params: { id }, body: { consent: true } }, owner())
const beside = async (id: string) => (await t.call(listNeedResponses, { params: { id } }, owner())).data
const needOf = async (id: string) => (await t.call(getNeedCase, { params: { id } }, owner())).data

async function offeredBy(bank: Bank, needId: string) {
  const { id } = (await t.call(grabNeed, { params: { id: needId } }, as(bank))).data
  await t.call(
    contactNeed,
    { params: { id }, body: { contactWay: 'phone', note: '已说明所需资料' } },
    as(bank),
  )
  await offer(id, bank)
  return id
}

async function twoOffers() {
  const needId = await world.need('PUBLISHED', { publishedAt: t.services.now() })
  return { needId, chosen: await offeredBy(yellow, needId), other: await offeredBy(white, needId) }
}

/** Moves the application as the institution's people would, without their forms. */
async function moveApplication(id: string, move: string) {
  const kind = caseKinds.find(({ declaration }) => declaration.kind === 'application')
  if (!kind) throw new Error('no applications')
  const scope = { companyId: world.company.id, orgIds: [], areas: [] }
  await t.services.db.transaction().execute(async (tx) => {
    const row = await findCase<CaseRow>(tx, kind, id, scope)
    if (!row) throw new Error('no application')
    const moving = { db: tx, now: t.services.now(), mover: PLATFORM, audit: () => undefined }
    expect(await moveCase(moving, kind, row, { move })).toBeDefined()
  })
}

test('under a letter that is not in force any more nobody is chosen', async () => {
  const { needId, chosen } = await twoOffers()
  const body = { consent: true as const, letterVersion: 'XYSQ-2020.01' }
  const refused = await t.call(chooseResponse, { params: { id: chosen }, body }, owner())
  expect(refused).toMatchObject({ status: 409, error: { key: 'credit.letterChanged' } })
  expect((await needOf(needId)).status).toBe('CONTACTED')
  const id = (await choose(chosen)).data.responses[0]?.applicationId ?? ''
  expect((await t.call(withdrawApplication, { params: { id }, body: {} }, owner())).status).toBe(200)
})

test('the first contact is told, starts the clock of the indication and brings the need on', async () => {
  const needId = await world.need('PUBLISHED', { publishedAt: t.services.now() })
  const { id } = (await t.call(grabNeed, { params: { id: needId } }, as(yellow))).data
  expect((await offer(id, yellow)).error?.key).toBe('financing.responseMoved')
  const { data } = await t.call(contactNeed, { params: { id }, body: { contactWay: 'visit' } }, as(yellow))
  expect(data).toMatchObject({
    status: 'CONTACTED',
    contactWay: 'visit',
    can: { contact: false, offer: true },
  })
  expect((await needOf(needId)).status).toBe('CONTACTED')
  const wrong = await t.call(contactNeed, { params: { id }, body: { contactWay: 'visit' } }, as(white))
  expect(wrong.error?.key).toBe('financing.responseNotFound')
  expect((await t.send(contactNeed, { params: { id }, body: {} }, as(yellow))).error?.fields).toHaveProperty(
    'contactWay',
  )
})

test('indications stand side by side with their comprehensive annual cost, and are renewed until one is chosen', async () => {
  const { needId, chosen } = await twoOffers()
  expect((await offer(chosen, yellow, { ratePercent: 3.9, conditions: '办妥抵押登记' })).status).toBe(200)
  const { responses } = await beside(needId)
  expect(responses.map(({ offer: made }) => [made?.ratePercent, made?.annualCost, made?.conditions])).toEqual(
    [
      [3.9, 3.9, '办妥抵押登记'],
      [4.05, 4.05, null],
    ],
  )
  expect(responses.every(({ can }) => can.choose)).toBe(true)
})

test('an indication rests on an own listed product and its terms; what is wrong is said at the field', async () => {
  const { chosen } = await twoOffers()
  const products = (await t.call(listOfferProducts, { params: { id: chosen } }, as(yellow))).data
  expect(products.map(({ id }) => id)).toEqual([yellow.productId])
  expect((await offer(chosen, yellow, { proId: white.productId })).error).toMatchObject({
    key: 'financing.productNotYours',
    fields: { proId: expect.any(String) },
  })
  expect((await offer(chosen, yellow, { amountYuan: 9_000_000 })).error?.fields).toHaveProperty('amountYuan')
  expect((await offer(chosen, yellow, { validTo: '2020-01-01' })).error?.fields).toHaveProperty('validTo')
})

test('the choice makes an application with data, contact and documents of the need; the others lose and are told', async () => {
  const { needId, chosen, other } = await twoOffers()
  const { db, pool } = t.services
  const file = await makeFile(db, t.services, {
    ownerAccountId: world.owner.id,
    ownerCompanyId: world.company.id,
  })
  await pool.query(
    `insert into file_link (file_id, entity, entity_id, purpose) values ($1, 'financing_need', $2, 'need')`,
    [file, needId],
  )
  const { data } = await choose(chosen)
  expect(data.responses.map(({ status }) => status)).toEqual(['OFFERED', 'LOST'])
  const [taken] = data.responses
  const application = await t.call(getApplication, { params: { id: taken?.applicationId ?? '' } }, owner())
  expect(application.data).toMatchObject({
    proId: yellow.productId,
    status: 'SUBMITTED',
    amountYuan: OFFER.amountYuan,
    guaranteeMode: 'mortgage',
    purpose: '旺季前采购原料，回款后归还。',
    contactName: '示例联系人',
    contactPhone: '13900001234',
    isAuthorised: true,
    files: [{ fileId: file }],
  })
  const { rows } = await pool.query(
    `select account_id from message where kind = 'financing.response-lose' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ account_id: white.officer.id }])
  expect((await choose(chosen)).error?.key).toBe('financing.alreadyChosen')
  expect((await choose(other)).error?.key).toBe('financing.responseMoved')
  const third = await world.bank(`第三示例银行${needId}`)
  expect((await t.call(grabNeed, { params: { id: needId } }, as(third))).error?.key).toBe(
    'financing.alreadyChosen',
  )
  await t.call(withdrawApplication, { params: { id: taken?.applicationId ?? '' }, body: {} }, owner())
})

test('where the colleague who published has closed the account, the contact of the application is whoever chooses', async () => {
  const { needId, chosen } = await twoOffers()
  const { db, cipher } = t.services
  await db
    .updateTable('financing_need')
    .set({ contact_name: '已注销用户', contact_phone_cipher: cipher.encrypt('') })
    .where('id', '=', needId)
    .execute()
  const id = (await choose(chosen)).data.responses[0]?.applicationId ?? ''
  const { data } = await t.call(getApplication, { params: { id } }, owner())
  const { display_name: contactName, phone_cipher: phone } = await db
    .selectFrom('account')
    .select(['display_name', 'phone_cipher'])
    .where('id', '=', world.owner.id)
    .executeTakeFirstOrThrow()
  expect(data).toMatchObject({ contactName, contactPhone: cipher.decrypt(phone ?? '') })
  await t.call(withdrawApplication, { params: { id }, body: {} }, owner())
})

test('after the choice nobody is waited for on need and response; once the application came to nothing the need looks for others', async () => {
  const { needId, chosen, other } = await twoOffers()
  const tasks = async () => {
    const { rows } = await t.services.pool.query<{ task: string; waits: string | null }>(
      `select kind || ' ' || case_id task, waits_for waits from case_task
       where kind in ('need', 'response') and thread_id = $1 order by kind, case_id`,
      [needId],
    )
    return Object.fromEntries(rows.map(({ task, waits }) => [task, waits]))
  }
  const [need, first, second] = [`need ${needId}`, `response ${chosen}`, `response ${other}`]
  expect(await tasks()).toEqual({ [need]: 'enterprise', [first]: 'enterprise', [second]: 'enterprise' })
  const id = (await choose(chosen)).data.responses[0]?.applicationId ?? ''
  expect(await tasks()).toEqual({ [need]: null, [first]: null })
  const waiting = await t.call(listAffairs, { body: { waitsForUs: true } }, owner())
  expect(waiting.data.list.filter(({ threadId }) => threadId === needId)).toEqual([])
  await t.call(withdrawApplication, { params: { id }, body: {} }, owner())
  expect(await tasks()).toMatchObject({ [need]: 'authority' })
  expect(await tasks()).not.toHaveProperty([first])
})

test('once one is chosen no slot is free, wherever the need is read, until the choice comes to nothing', async () => {
  const { needId, chosen } = await twoOffers()
  const free = async () => {
    const { data } = await t.call(listOwnNeeds, { body: { pageSize: 100 } }, owner())
    const listed = data.list.find(({ id }) => id === needId)
    return [(await beside(needId)).slotsFree, (await needOf(needId)).slotsFree, listed?.slotsFree]
  }
  expect(await free()).toEqual([1, 1, 1])
  const { data } = await choose(chosen)
  expect(data).toMatchObject({ slotsFree: 0, isOpen: false })
  expect(await free()).toEqual([0, 0, 0])
  await t.call(
    withdrawApplication,
    { params: { id: data.responses[0]?.applicationId ?? '' }, body: {} },
    owner(),
  )
  expect((await beside(needId)).isOpen).toBe(true)
})

test('response and need follow the application to the last repayment', async () => {
  const { needId, chosen } = await twoOffers()
  const id = (await choose(chosen)).data.responses[0]?.applicationId ?? ''
  const steps = [
    ['accept', 'OFFERED', 'CONTACTED'],
    ['review', 'OFFERED', 'CONTACTED'],
    ['credit', 'CREDITED', 'CREDITED'],
    ['sign', 'CREDITED', 'CREDITED'],
    ['disburse', 'DISBURSED', 'DISBURSED'],
    ['settle', 'DISBURSED', 'CLOSED'],
  ] as const
  for (const [move, response, need] of steps) {
    await moveApplication(id, move)
    expect([(await beside(needId)).responses[0]?.status, (await needOf(needId)).status], move).toEqual([
      response,
      need,
    ])
  }
})

test('an application that comes to nothing frees the slot, and the need looks for others, those that lost to it too', async () => {
  const { needId, chosen } = await twoOffers()
  const id = (await choose(chosen)).data.responses[0]?.applicationId ?? ''
  await t.call(withdrawApplication, { params: { id }, body: {} }, owner())
  const { responses } = await beside(needId)
  expect(responses[0]).toMatchObject({ status: 'DECLINED', declineReason: '企业撤回了申请。' })
  expect((await needOf(needId)).status).toBe('PUBLISHED')
  const closed = await t.call(getResponse, { params: { id: chosen } }, as(yellow))
  expect(closed.data.timeline.map(({ action }) => action)).toContain('choose')
  expect(JSON.stringify(closed.data)).not.toContain(world.company.corporateName)
  const again = responses.find(({ orgId, status }) => orgId === white.id && status !== 'LOST')
  expect(again).toMatchObject({ status: 'DISPATCHED', cameBy: 'rule' })
})

test.each([
  ['through its last day looks for others', 1, 'PUBLISHED'],
  ['is over after it', -1, 'EXPIRED'],
] as const)('a need whose grant the enterprise forgoes %s', async (_, daysLeft, expected) => {
  const { needId, chosen } = await twoOffers()
  const id = (await choose(chosen)).data.responses[0]?.applicationId ?? ''
  for (const move of ['accept', 'review', 'credit']) await moveApplication(id, move)
  const until = shanghaiDay(new Date(t.services.now().getTime() + daysLeft * 86_400_000))
  await t.services.pool.query(`update financing_need set valid_to = $2 where id = $1`, [needId, until])
  const body = { endReason: '资金已由其他渠道解决' }
  expect((await t.call(forgoGrant, { params: { id }, body }, owner())).data.status).toBe('UNUSED')
  expect((await beside(needId)).responses[0]).toMatchObject({
    status: 'DECLINED',
    declineReason: '企业放弃了授信。',
  })
  expect((await needOf(needId)).status).toBe(expected)
})

test.each(['closed', 'disabled'])(
  'a need whose grant the bank ends is over where its people are %s',
  async (gone) => {
    const { needId, chosen } = await twoOffers()
    const id = (await choose(chosen)).data.responses[0]?.applicationId ?? ''
    for (const move of ['accept', 'review', 'credit']) await moveApplication(id, move)
    const everybody = (from: string, to: string) =>
      t.services.pool.query(`update account set status = $3 where company_id = $1 and status = $2`, [
        world.company.id,
        from,
        to,
      ])
    await everybody('active', gone)
    await moveApplication(id, 'release')
    await everybody(gone, 'active')
    expect((await needOf(needId)).status).toBe('EXPIRED')
  },
)

test('a need stays while the application on the chosen product is under way, and may be withdrawn after it', async () => {
  const { needId, chosen } = await twoOffers()
  const id = (await choose(chosen)).data.responses[0]?.applicationId ?? ''
  const withdraw = () => t.call(withdrawNeed, { params: { id: needId }, body: {} }, owner())
  expect((await needOf(needId)).can.withdraw).toBe(false)
  expect(await withdraw()).toMatchObject({ status: 409, error: { key: 'financing.chosenUnderway' } })
  await t.call(withdrawApplication, { params: { id }, body: {} }, owner())
  expect((await withdraw()).data.status).toBe('WITHDRAWN')
})

test('who changes a need that an institution has just taken is told so at once', async () => {
  const needId = await world.need('PUBLISHED')
  const { version } = await needOf(needId)
  await t.call(grabNeed, { params: { id: needId } }, as(white))
  const changed = { id: needId, version, ...NEED_FORM, validTo: validTo() }
  expect((await t.call(updateNeed, { body: changed }, owner())).error?.key).toBe('financing.hasHolders')
})

test('the list holds the own responses of each side, and another company chooses nothing', async () => {
  const { needId, chosen } = await twoOffers()
  const list = async (token: string) =>
    (await t.call(listResponses, { body: { needId } }, { token })).data.list
  expect((await list(world.owner.token)).map(({ orgId }) => orgId).toSorted()).toEqual(
    [yellow.id, white.id].toSorted(),
  )
  expect(await list(yellow.officer.token)).toMatchObject([
    { id: chosen, corporateName: world.company.corporateName },
  ])
  expect(await list(world.otherOwner.token)).toEqual([])
  const other = { params: { id: chosen }, body: { consent: true } } as const
  expect((await t.call(chooseResponse, other, { token: world.otherOwner.token })).error?.key).toBe(
    'financing.responseNotFound',
  )
  expect((await t.call(chooseResponse, other, as(yellow))).status).toBe(403)
  expect(
    (await t.send(chooseResponse, { params: { id: chosen }, body: {} }, owner())).error?.fields,
  ).toHaveProperty('consent')
  expect(
    (await t.call(listNeedResponses, { params: { id: needId } }, { token: world.otherOwner.token })).status,
  ).toBe(404)
})

test('a choice that meets a response which is being changed leaves nothing half done, and may be made again', async () => {
  const { needId, chosen, other } = await twoOffers()
  const { made } = await t.services.db.transaction().execute(async (tx) => {
    await sql`update need_response set version = version + 1 where id = ${other}`.execute(tx)
    const choosing = choose(chosen)
    expect(await waitsForLock(t, choosing)).toBe(true)
    return { made: choosing }
  })
  expect((await made).error?.key).toBe(kernelErrors.conflict.key)
  const before = await beside(needId)
  expect(before.responses.map(({ status, can }) => [status, can.choose])).toEqual([
    ['OFFERED', true],
    ['OFFERED', true],
  ])
  const { data } = await choose(chosen)
  expect(data.responses.map(({ status }) => status)).toEqual(['OFFERED', 'LOST'])
})
