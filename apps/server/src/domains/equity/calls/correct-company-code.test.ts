import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getListing } from '@lqr/contract/equity/listing-calls.ts'
import { correctCompanyCode, listCompany } from '@lqr/contract/equity/listing-move-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { waitsForLock } from '../../../testing/waits-for-lock.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeStockItem } from '../equity.fixtures.ts'
import { LISTING_DOCUMENTS, type ListingWorld, makeListingWorld } from '../listing-world.fixtures.ts'
import type { ListingPlan } from '../listings.fixtures.ts'

let t: TestApp
let world: ListingWorld
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeListingWorld(t)
})
beforeEach(() => t.services.pool.query('delete from listed_company'))
afterAll(() => t.close())

const reason = '与其他企业的代码记反。'

/** Each for an item of its own. */
async function made(state: 'LISTED' | 'REVIEWING', board: 'F' | 'G', plan: Partial<ListingPlan> = {}) {
  const documents = [...LISTING_DOCUMENTS]
  const id = await makeStockItem(t.services.db, { board, documents })
  return world.listing({ state, item: { id, name: '挂牌（示例）', board, documents }, ...plan })
}
const correct = (id: string, companyCode: string, who?: { token: string }) =>
  t.call(
    correctCompanyCode,
    { params: { id }, body: { companyCode, reason } },
    { token: (who ?? world.staff).token },
  )
const codeOf = async (id: string, who = world.owner) =>
  (await t.call(getListing, { params: { id } }, { token: who.token })).data.companyCode

test('a code that was recorded wrongly is corrected in all that was listed, and its rightful enterprise gets it', async () => {
  const earlier = await made('LISTED', 'F', { codeDigits: '000500' })
  const id = await made('REVIEWING', 'G')
  const staff = { token: world.staff.token }
  await t.call(listCompany, { params: { id }, body: { companyCode: 'GS000500G' } }, staff)
  const other = await made('REVIEWING', 'F', { company: world.otherCompany })
  const listOther = () =>
    t.call(listCompany, { params: { id: other }, body: { companyCode: 'GS000500F' } }, staff)
  expect((await listOther()).error?.key).toBe('stock.codeTaken')
  const { data } = await correct(id, 'GS000501G')
  expect(data).toMatchObject({ status: 'LISTED', companyCode: 'GS000501G', board: 'G' })
  expect(await codeOf(earlier)).toBe('GS000501F')
  expect((await listOther()).data.companyCode).toBe('GS000500F')
  const seen = await t.call(getListing, { params: { id } }, { token: world.owner.token })
  const last = seen.data.timeline.at(-1)
  expect(last).toMatchObject({ action: 'correct', fromStatus: 'LISTED', toStatus: 'LISTED' })
  for (const words of ['GS000500G', 'GS000501G', reason]) expect(last?.note).toContain(words)
  const { rows } = await t.services.pool.query(
    `select account_id from message where kind = 'equity.listing-correct' and link = $1`,
    [`/personal/listings/${id}`],
  )
  expect(rows).toEqual([{ account_id: world.owner.id }])
})

test('the same code, one of another layer and one that somebody else has are refused at the field', async () => {
  const id = await made('LISTED', 'F', { codeDigits: '000600' })
  await made('LISTED', 'F', { codeDigits: '000601', company: world.otherCompany })
  for (const [code, key] of [
    ['GS000600F', 'stock.nothingCorrected'],
    ['GS000602G', 'stock.codeOfOtherLayer'],
    ['GS000601F', 'stock.codeTaken'],
  ] as const) {
    const { error } = await correct(id, code)
    expect([error?.key, Object.keys(error?.fields ?? {})]).toEqual([key, ['companyCode']])
  }
  expect(await codeOf(id)).toBe('GS000600F')
})

test('two codes recorded the wrong way round are put right as the refusal says: through one that nobody has', async () => {
  const id = await made('LISTED', 'F', { codeDigits: '000610' })
  const other = await made('LISTED', 'F', { codeDigits: '000611', company: world.otherCompany })
  const { error } = await correct(id, 'GS000611F')
  expect(error?.fields?.companyCode).toContain('先把其中一家更正为未使用的代码')
  expect((await correct(id, 'GS000612F')).status).toBe(200)
  expect((await correct(other, 'GS000610F')).status).toBe(200)
  expect((await correct(id, 'GS000611F')).status).toBe(200)
  expect(await codeOf(id)).toBe('GS000611F')
  expect(await codeOf(other, world.otherOwner)).toBe('GS000610F')
})

test('a code that another enterprise gets in the same instant is refused at the field', async () => {
  const id = await made('LISTED', 'F', { codeDigits: '000800' })
  await made('LISTED', 'F', { codeDigits: '000801', company: world.otherCompany })
  const { correcting } = await t.services.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('listed_company')
      .set({ company_code: 'GS000802' })
      .where('company_id', '=', world.otherCompany.id)
      .execute()
    const asked = correct(id, 'GS000802F')
    expect(await waitsForLock(t, asked)).toBe(true)
    return { correcting: asked }
  })
  const { error } = await correcting
  expect([error?.key, Object.keys(error?.fields ?? {})]).toEqual(['stock.codeTaken', ['companyCode']])
  expect(await codeOf(id)).toBe('GS000800F')
})

test('strangers correct nothing, and nothing is corrected before an enterprise is listed', async () => {
  const id = await made('LISTED', 'F', { codeDigits: '000700' })
  const body = { companyCode: 'GS000701F', reason }
  expect((await t.call(correctCompanyCode, { params: { id }, body })).status).toBe(401)
  const government = await makeAccount(t.services.db, t.services, { sourceType: '2', regionCode: '620100' })
  const authority = { token: await t.signIn(government.id) }
  for (const who of [world.owner, world.otherOwner, world.outsider, authority])
    expect((await correct(id, 'GS000701F', who)).status).toBe(403)
  expect((await correct(id, 'GS000701F', world.fundStaff)).status).toBe(404)
  expect((await correct(await made('REVIEWING', 'G'), 'GS000701G')).error?.key).toBe('stock.illegalMove')
  expect(await codeOf(id)).toBe('GS000700F')
})
