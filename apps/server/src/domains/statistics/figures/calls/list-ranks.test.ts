import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFigureParts, listFigures, listRanks } from '@lqr/contract/statistics/filtered-calls.ts'
import { signInEach } from '../../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeEnterprise } from '../../../certification/certification.fixtures.ts'
import { makeAccount } from '../../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../../products/products.fixtures.ts'
import { makeCase } from '../../statistics.fixtures.ts'

let t: TestApp
let token: Awaited<ReturnType<typeof signInEach>>
let branch: string
let bankId: string

beforeAll(async () => {
  t = await makeTestApp()
  token = await signInEach(t)
  const { db } = t.services
  const bank = await makeOrganisation(db)
  const below = await makeOrganisation(db, { parentId: bank.id })
  const others = [await makeOrganisation(db), await makeOrganisation(db), await makeOrganisation(db)]
  for (const [org, loans, regionCode] of [
    [bank, 1, '620102'],
    [below, 2, '620102'],
    [others[0], 4, '620102'],
    [others[1], 1, '620102'],
    [others[2], 5, '620402'],
  ] as const) {
    if (!org) throw new Error('no institution')
    const product = await makeProduct(db, org)
    for (let index = 0; index < loans; index += 1) {
      const company = await makeEnterprise(db, t.services)
      const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
      await makeCase(
        db,
        { companyId: company.id, accountId: account.id, orgId: org.id, productId: product.id },
        { status: 'DISBURSED', regionCode, loanAmountYuan: 100_000, loanDate: '2026-05-06' },
      )
    }
  }
  bankId = bank.id
  branch = await t.signIn((await makeAccount(db, t.services, { sourceType: '3', orgId: below.id })).id)
})
afterAll(() => t.close())

const drawn = async (body: object) => {
  const { data } = await t.call(listRanks, { body }, { token: branch })
  expect(JSON.stringify(data)).not.toContain('orgId')
  return data.list.find(({ code }) => code === 'disbursedAmountYuan')
}

test('a bank is ranked with its branches, and told its own place alone', async () => {
  expect(await drawn({ areaCode: '620100' })).toMatchObject({ value: 300_000, place: 2, of: 3, median: null })
  expect(await drawn({})).toMatchObject({ value: 300_000, place: 3, of: 4 })
  // All of them lie in its counties.
  expect(await drawn({ areaCode: '620100', isOwnLevel: true })).toMatchObject({ value: null, place: null })
})

const disbursed = async (orgId: string) => {
  const { list } = (await t.call(listFigures, { body: { orgId } }, { token: token.operator })).data
  return list.find(({ code }) => code === 'disbursedAmountYuan')
}
const parts = async () =>
  (
    await t.call(
      listFigureParts,
      { params: { code: 'disbursedAmountYuan' }, body: { by: 'institution' } },
      { token: token.operator },
    )
  ).data.parts

test('each part by institutions is what a filter by it shows, with its branches and what was merged into it', async () => {
  const expectParts = async (count: number) => {
    const told = await parts()
    expect(told).toHaveLength(count)
    for (const { code, value, rows } of told) expect(await disbursed(code)).toMatchObject({ value, rows })
  }
  await expectParts(4)
  const { rows } = await t.services.pool.query<{ id: string }>(
    `select id from organisation o where id <> $1 and parent_id is null and exists
       (select from product_application a where a.org_id = o.id) order by id limit 1`,
    [bankId],
  )
  const mergeInto = (into: string | null) =>
    t.services.pool.query(
      `update organisation set merged_into_id = $2::bigint, status = case when $2::bigint is null then 'active' else 'merged' end
       where id = $1`,
      [rows[0]?.id, into],
    )
  await mergeInto(bankId)
  await expectParts(3)
  expect(await drawn({})).toMatchObject({ value: 700_000, place: 1, of: 3 })
  await mergeInto(null)
})

test('where fewer than three have a case nobody is ranked', async () => {
  expect(await drawn({ areaCode: '620400' })).toMatchObject({ value: null, place: null, of: null })
  expect(await drawn({ from: '2025-01-01', to: '2025-12-31' })).toMatchObject({ place: null, of: null })
})

test('nobody but an institution is ranked', async () => {
  for (const who of ['enterprise', 'government', 'operator'] as const) {
    expect((await t.send(listRanks, { body: {} }, { token: token[who] })).status).toBe(403)
  }
  expect((await t.send(listRanks, { body: {} })).status).toBe(401)
})
