import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import {
  countApplications,
  countFirstLoans,
  countGranted,
  countProducts,
  countRegisteredEnterprises,
  getDemandAndDrawing,
  getPlatformFigures,
  listSuccessCases,
  sumAppliedAmount,
  sumGrantedAmount,
} from '@lqr/contract/statistics/calls.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { type CaseMaker, type CaseParties, makeCase } from '../statistics.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')

describe('public figures', () => {
  let test: TestApp
  /** Whoever sees the cases behind the figures reads all of them, however few they are. */
  let operator: string
  const call: TestApp['call'] = (asked, input, about) =>
    test.call(asked, input, { token: operator, ...about })
  let parties: CaseParties
  let lastCase: string

  beforeAll(async () => {
    test = await makeTestApp({ now: () => NOW })
    operator = (await signInEach(test)).operator
    const { db } = test.services
    const bank = await makeOrganisation(db, { name: '示例银行甘肃省分行', shortName: '示例银行' })
    const branch = await makeOrganisation(db, { regionCode: '620100', parentId: bank.id })
    const product = await makeProduct(db, bank, { zones: ['inclusive', 'green'] })
    await makeProduct(db, branch, { areaCodes: ['620100'], category: 'factoring', zones: [] })
    await makeProduct(db, bank, { status: 'UNLISTED' })
    const company = await makeEnterprise(db, test.services, {
      corporateName: '兰州黄河之滨食品有限公司',
      areaCode: '620102',
    })
    const account = await makeAccount(db, test.services, { sourceType: '7', companyId: company.id })
    parties = { companyId: company.id, accountId: account.id, orgId: bank.id, productId: product.id }
    await makeEnterprise(db, test.services, { certiFlg: 1 })
    await makeEnterprise(db, test.services, { certiFlg: 2, areaCode: '621500' })
    for (const [index, { code }] of PREFECTURES.entries()) {
      await add({ regionCode: code, amountYuan: 1_000 * (index + 1) })
    }
    await add({ regionCode: '620102', status: 'DRAFT', amountYuan: 77 })
    await add({ regionCode: '620102', status: 'TRANSFERRED', amountYuan: 88 })
    await add({
      regionCode: '620102',
      status: 'DISBURSED',
      amountYuan: 400_000,
      loanAmountYuan: 300_000,
      creditAmountYuan: 300_000,
      creditRate: 3.5,
      createdAt: '2026-11-01T09:00:00+08:00',
      loanDate: '2026-11-18',
      isCreditOnly: true,
    })
    await add({ regionCode: '620402', status: 'CREDITED', amountYuan: 100_000, creditRate: 4.5 })
    lastCase = await add({ regionCode: '620102', status: 'SIGNED', amountYuan: 600_000, creditRate: 3.8 })
  })
  afterAll(() => test.close())

  async function add(maker: CaseMaker): Promise<string> {
    const { db } = test.services
    const status = maker.status ?? 'REJECTED'
    return makeCase(db, parties, { ...maker, status })
  }
  const at = (cityCode: string) => ({ cityCode })

  it('the platform shows numbers and amounts of the real cases, drafts and transferred ones left out', async () => {
    const { status, data } = await call(getPlatformFigures, {})
    expect(status).toBe(200)
    expect(data).toMatchObject({
      enterprises: 3,
      certifiedEnterprises: 1,
      institutions: 2,
      products: 2,
      applications: 18,
      appliedAmountYuan: 120_000 + 400_000 + 100_000 + 600_000,
      creditedCount: 3,
      creditedAmountYuan: 300_000 + 100_000 + 600_000,
      disbursedCount: 1,
      disbursedAmountYuan: 300_000,
    })
    expect(new Date(data.asOf)).toEqual(NOW)
  })

  it.each(['62', '620000', 'elsewhere'])('a cityCode of %s is the whole province', async (cityCode) => {
    expect((await call(getPlatformFigures, {}, at(cityCode))).data.applications).toBe(18)
  })

  it('a site counts itself and below; Lanzhou without the New Area', async () => {
    const count = async (code: string) => (await call(countApplications, {}, at(code))).data.total
    expect(await count('620100')).toBe(3)
    expect(await count('620102')).toBe(2)
    expect(await count('621500')).toBe(1)
    expect(await count('620171')).toBe(1)
    const enterprises = (await call(getPlatformFigures, {}, at('621500'))).data
    expect(enterprises).toMatchObject({
      enterprises: 1,
      certifiedEnterprises: 0,
      products: 1,
      institutions: 1,
    })
  })

  it('the province equals the sum of its 15 units, in cases and in yuan', async () => {
    const province = (await call(countApplications, {})).data
    expect(province.byArea).toHaveLength(15)
    const units = await Promise.all(
      PREFECTURES.map(async ({ code }) => (await call(countApplications, {}, at(code))).data),
    )
    const sum = (pick: (of: { total: number | null; amountYuan: number | null }) => number | null) =>
      units.reduce((all, unit) => all + (pick(unit) ?? 0), 0)
    expect(sum(({ total }) => total)).toBe(province.total)
    expect(sum(({ amountYuan }) => amountYuan)).toBe(province.amountYuan)
    expect(province.byArea.map(({ count }) => count)).toEqual(units.map(({ total }) => total))
  })

  it('every breakdown adds up to the total', async () => {
    const { data } = await call(countApplications, {})
    for (const groups of [data.byStatus, data.byArea, data.byIndustry, data.byMonth]) {
      expect(groups.reduce((all, { count }) => all + (count ?? 0), 0)).toBe(data.total)
      expect(groups.reduce((all, { amountYuan }) => all + (amountYuan ?? 0), 0)).toBe(data.amountYuan)
    }
    expect(data.byStatus.map(({ name }) => name)).toEqual(['已授信', '已签约', '已放款', '已拒绝'])
    expect(data.byIndustry).toMatchObject([{ code: 'C', name: '制造业' }])
  })

  it('every month up to this one stands among the months, with or without a case', async () => {
    const { pool } = test.services
    const drawOn = (day: string) =>
      pool.query(`update product_application set loan_date = $1 where status = 'DISBURSED'`, [day])
    await drawOn('2026-08-02')
    const id = await add({ regionCode: '620302', createdAt: '2026-07-01T09:00:00+08:00' })
    const asked = (await call(countApplications, {}, at('620302'))).data.byMonth
    const drawn = (await call(countGranted, {}, at('620102'))).data.byMonth
    await drawOn('2026-11-18')
    await pool.query('delete from product_application where id = $1', [id])
    const months = (rows: typeof asked) => rows.map(({ code, count }) => [code, count])
    const empty = [
      ['2026-09', 0],
      ['2026-10', 0],
      ['2026-11', 0],
    ]
    expect(months(asked)).toEqual([['2026-07', 1], ['2026-08', 0], ...empty])
    expect(months(drawn)).toEqual([['2026-08', 1], ...empty])
  })

  it('grants: amounts, the rate weighted by amount, institutions and months of drawing', async () => {
    const { data } = await call(countGranted, {})
    expect(data).toMatchObject({
      creditedCount: 3,
      disbursedCount: 1,
      averageRate: 3.78,
      byOrganisation: [{ code: parties.orgId, name: '示例银行', count: 3, amountYuan: 1_000_000 }],
      byMonth: [{ code: '2026-11', count: 1, amountYuan: 300_000 }],
    })
    expect((await call(countGranted, {}, at('623000'))).data.averageRate).toBeNull()
  })

  it('first loans are counted apart, each enterprise once, with those on credit alone', async () => {
    expect((await call(countFirstLoans, {})).data).toEqual({
      count: 1,
      amountYuan: 300_000,
      creditOnlyCount: 1,
    })
  })

  it('registered enterprises: all, certified, of this month', async () => {
    await test.services.pool.query(
      `update enterprise set created_at = '2026-10-31T23:59:59+08:00' where certi_flg = 1`,
    )
    await test.services.pool.query(
      `update enterprise set created_at = '2026-11-01T00:00:00+08:00' where certi_flg > 1`,
    )
    expect((await call(countRegisteredEnterprises, {})).data).toEqual({
      registered: 3,
      certified: 1,
      thisMonth: 2,
    })
  })

  it('products are counted as the list of the site shows them', async () => {
    const province = (await call(countProducts, {})).data
    expect(province.total).toBe(2)
    expect(province.byCategory.map(({ code, count }) => [code, count])).toEqual([
      ['workingCapital', 1],
      ['factoring', 1],
    ])
    expect(province.byZone.map(({ code }) => code).toSorted()).toEqual(['green', 'inclusive'])
    expect((await call(countProducts, {}, at('620400'))).data.total).toBe(1)
  })

  it('success cases never show the name of the company', async () => {
    const { data } = await call(listSuccessCases, {})
    expect(data).toEqual([
      {
        corporateNameMasked: '兰州**食品有限公司',
        areaName: '城关区',
        orgName: '示例银行',
        productName: expect.any(String),
        loanAmountYuan: 300_000,
        creditRate: 3.5,
        termMonths: 12,
        days: 17,
        loanDate: '2026-11-18',
        isExample: false,
      },
    ])
    expect((await call(listSuccessCases, {}, at('620400'))).data).toEqual([])
  })

  it('sums of an area take 62 and 620000 as one, and refuse an area outside', async () => {
    const applied = async (areaId: string) => (await call(sumAppliedAmount, { params: { areaId } })).data
    expect(await applied('62')).toEqual(await applied('620000'))
    expect(await applied('62')).toEqual({ areaId: '620000', count: 18, amountYuan: 1_220_000 })
    expect(await applied('621500')).toMatchObject({ count: 1 })
    expect((await call(sumGrantedAmount, { params: { areaId: '620100' } })).data).toEqual({
      areaId: '620100',
      count: 1,
      amountYuan: 300_000,
    })
    for (const areaId of ['110000', '6', 'abc', '629999']) {
      expect(await test.send(sumAppliedAmount, { params: { areaId } })).toMatchObject({
        status: 422,
        error: { fields: { areaId: '地区编码不正确' } },
      })
    }
  })

  it('demand and drawing by unit, by county, from address, body or site', async () => {
    const units = (await call(getDemandAndDrawing, { body: { areaId: '62' } })).data
    expect(units).toHaveLength(15)
    expect(units[0]).toMatchObject({ code: '620100', count: 3, drawnCount: 1, drawnAmountYuan: 300_000 })
    const counties = (await call(getDemandAndDrawing, { query: { areaId: '620100' }, body: {} })).data
    expect(counties[0]).toMatchObject({ code: '620102', count: 2, drawnCount: 1 })
    expect(counties.reduce((all, { count }) => all + (count ?? 0), 0)).toBe(3)
    expect((await call(getDemandAndDrawing, { body: {} }, at('620100'))).data).toEqual(counties)
  })

  it('move by exactly one case when a case moves', async () => {
    const figures = async () => {
      const { asOf: _, ...numbers } = (await call(getPlatformFigures, {}, at('620100'))).data
      return numbers
    }
    const before = await figures()
    await test.services.pool.query(
      `update product_application set status = 'DISBURSED', loan_amount_yuan = 250000, loan_date = '2026-11-19' where id = $1`,
      [lastCase],
    )
    expect(await figures()).toEqual({
      ...before,
      disbursedCount: (before.disbursedCount ?? 0) + 1,
      disbursedAmountYuan: (before.disbursedAmountYuan ?? 0) + 250_000,
    })
    await add({ regionCode: '620111', amountYuan: 5_000, status: 'SUBMITTED' })
    expect(await figures()).toMatchObject({
      applications: (before.applications ?? 0) + 1,
      appliedAmountYuan: (before.appliedAmountYuan ?? 0) + 5_000,
      creditedCount: before.creditedCount,
    })
    expect((await call(countRegisteredEnterprises, {})).data.certified).toBe(1)
  })
})
