import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplication, rejectApplication } from '@lqr/contract/applications/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')

let t: TestApp
let world: ApplicationWorld
beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const REASON = { rejectReason: '不符合本产品的要求' }

/** The officer refuses an accepted case of the company, which asks for 500,000 yuan. */
async function refused(body: object) {
  const { id } = await world.application('ACCEPTED', { amountYuan: 500_000 })
  const sent = { params: { id }, body: { ...REASON, ...body } }
  return { id, answer: await t.send(rejectApplication, sent, { token: world.officer.token }) }
}

const asOwner = async (id: string) =>
  (await t.call(getApplication, { params: { id } }, { token: world.owner.token })).data

test('a refusal keeps what decided in figures, and the enterprise reads them and the day to try again', async () => {
  const { id } = await refused({
    rejectCode: 'DEBT_TOO_HIGH',
    decidingCondition: 'DEBT_RATIO',
    figureAsked: 70,
    figureFound: 82.5,
    retryFrom: '2027-03-01',
  })
  expect(await asOwner(id)).toMatchObject({
    decidingCondition: 'DEBT_RATIO',
    figureAsked: 70,
    figureFound: 82.5,
    retryFrom: '2027-03-01',
  })
  const { rows } = await t.services.pool.query(
    `select body from message where link = $1 and kind = 'products.reject'`,
    [`/applications/${id}`],
  )
  expect(rows[0]?.body).toContain('资产负债率：要求 70%，实际 82.5%，相差 12.5%')
  expect(rows[0]?.body).toContain('2027-03-01 起可以再次申请')
})

test('a caller that names neither gets both from the code', async () => {
  const { id } = await refused({ rejectCode: 'AMOUNT_TOO_HIGH' })
  expect(await asOwner(id)).toMatchObject({
    decidingCondition: 'AMOUNT',
    figureAsked: null,
    retryFrom: '2026-11-21',
  })
})

test('the time of operation says itself when it will be long enough', async () => {
  await t.services.pool.query(`update enterprise set found_date = '2025-12-31' where id = $1`, [
    world.company.id,
  ])
  const figures = { figureAsked: 14, figureFound: 10 }
  const { id } = await refused({ rejectCode: 'OPERATING_TIME_SHORT', ...figures })
  expect((await asOwner(id)).retryFrom).toBe('2027-02-28')
})

test('an application whose enterprise supplies nothing is refused; the days it was waited for are none of the decision', async () => {
  const submittedAt = new Date('2026-10-26T09:00:00+08:00')
  const { id } = await world.application('SUPPLEMENT', { submittedAt })
  const body = { rejectCode: 'MATERIAL_INCOMPLETE', rejectReason: '多次联系后仍未补充材料。' } as const
  const { data } = await t.call(rejectApplication, { params: { id }, body }, { token: world.officer.token })
  expect(data).toMatchObject({ status: 'REJECTED', isPaused: false, dueAt: null })
  expect(await asOwner(id)).toMatchObject({ ...body, can: { supply: false, transfer: true } })
  const { rows } = await t.services.pool.query(
    `select decision_days < 5 "isShort", working_days_between(created_at, decided_at) > 15 "wasLong"
     from product_application where id = $1`,
    [id],
  )
  expect(rows).toEqual([{ isShort: true, wasLong: true }])
})

test('half a figure, a figure without a unit and a day in the past are refused at the field, and nothing is stored', async () => {
  const half = { rejectCode: 'DEBT_TOO_HIGH', decidingCondition: 'DEBT_RATIO', figureAsked: 70 }
  const past = { rejectCode: 'QUOTA_USED', retryFrom: '2026-11-19' }
  const pointless = { rejectCode: 'AREA_OUTSIDE', figureFound: 3 }
  for (const [body, field] of [
    [half, 'figureFound'],
    [past, 'retryFrom'],
    [pointless, 'figureFound'],
  ] as const) {
    const { id, answer } = await refused(body)
    expect(answer).toMatchObject({ status: 422, error: { fields: { [field]: expect.any(String) } } })
    expect((await asOwner(id)).status).toBe('ACCEPTED')
  }
})

test('what a code leaves open is told by the institution in words of its own, or the refusal is sent back', async () => {
  const standing = '多次按预留方式联系，未能与企业取得联系。'
  for (const [rejectCode, rejectReason, told] of [
    ['OTHER', '不符合准入条件', '请写明具体原因，不少于 20 个字'],
    ['OTHER', '因其他原因未能通过，具体见机构的说明。', /^请写明具体原因/],
    ['UNREACHABLE', standing, '请写明每次联系的日期和方式'],
  ] as const) {
    const { id, answer } = await refused({ rejectCode, rejectReason })
    const sentence = typeof told === 'string' ? told : expect.stringMatching(told)
    expect(answer).toMatchObject({ status: 422, error: { fields: { rejectReason: sentence } } })
    expect((await asOwner(id)).status).toBe('ACCEPTED')
  }
  const { id, answer } = await refused({
    rejectCode: 'UNREACHABLE',
    rejectReason: `${standing}11 月 18 日和 19 日两次电话无人接听。`,
  })
  expect(answer.status).toBe(200)
  expect((await asOwner(id)).rejectReason).toContain('11 月 18 日')
})

test('up to three open products of other institutions pass the very condition, and say how', async () => {
  const { db } = t.services
  const small = await makeProduct(db, world.otherBank, { amountMaxYuan: 300_000, rateMin: 1 })
  const unlisted = await makeProduct(db, world.otherBank, { status: 'UNLISTED', rateMin: 1 })
  const elsewhere = await makeProduct(db, world.otherBank, { areaCodes: ['620200'], rateMin: 1 })
  const own = await makeProduct(db, world.bank, { rateMin: 1 })
  const branch = await makeOrganisation(db, { parentId: world.bank.id })
  const ofBranch = await makeProduct(db, branch, { rateMin: 1 })
  for (let made = 0; made < 4; made += 1) await makeProduct(db, world.otherBank)
  const { id } = await refused({ rejectCode: 'AMOUNT_TOO_HIGH' })
  const { alternatives } = await asOwner(id)
  expect(alternatives).toHaveLength(3)
  for (const one of alternatives) {
    expect(one).toMatchObject({ kind: 'product', orgName: world.otherBank.name })
    expect(one.sentence).toBe('申请金额在产品额度 10 万元至 300 万元之内')
    expect([small.id, unlisted.id, elsewhere.id, own.id, ofBranch.id]).not.toContain(one.proId)
  }
})

test('where the debt decided, what a guarantee company stands behind is the way on', async () => {
  const guaranteed = await makeProduct(t.services.db, world.otherBank, {
    guaranteeModes: ['guaranteeCompany'],
  })
  const { id } = await refused({ rejectCode: 'DEBT_TOO_HIGH' })
  expect((await asOwner(id)).alternatives).toEqual([
    expect.objectContaining({
      proId: guaranteed.id,
      kind: 'guarantee',
      sentence: '该产品接受融资担保公司担保',
    }),
  ])
})

test('what no other product changes has no alternative, and the institution is told of none', async () => {
  const { id } = await refused({ rejectCode: 'CREDIT_BLACKLISTED' })
  expect((await asOwner(id)).alternatives).toEqual([])
  const { id: other, answer } = await refused({ rejectCode: 'AMOUNT_TOO_HIGH' })
  expect(answer.data).toMatchObject({ id: other, alternatives: [] })
})
