import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyForProduct } from '@lqr/contract/applications/calls.ts'
import { fitProducts } from '@lqr/contract/products/fit-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../products.fixtures.ts'

const WANT = { amountYuan: 500_000, termMonths: 12, guaranteeMode: 'credit' } as const

let t: TestApp
let bank: { id: string; name: string }
let owner: string

const tokenOf = async (maker: Parameters<typeof makeAccount>[2]) =>
  t.signIn((await makeAccount(t.services.db, t.services, maker)).id)

beforeAll(async () => {
  t = await makeTestApp()
  bank = await makeOrganisation(t.services.db, { name: '黄河示例银行' })
  const { id: companyId } = await makeEnterprise(t.services.db, t.services, { areaCode: '620122' })
  owner = await tokenOf({ sourceType: '7', companyId })
})
afterAll(() => t.close())

/** What the matcher says of one product, whatever else is listed. */
async function fitOf(id: string, want: object = {}, token = owner) {
  const { data } = await t.call(fitProducts, { body: { ...WANT, ...want, pageSize: 100 } }, { token })
  return data.list.find((product) => product.id === id)
}

test('products that fit come first, each with its card, its cost and its conditions', async () => {
  const dear = await makeProduct(t.services.db, bank, { rateMin: 5, rateMax: 6 })
  const cheap = await makeProduct(t.services.db, bank)
  const small = await makeProduct(t.services.db, bank, { amountMaxYuan: 300_000 })
  const { data } = await t.call(fitProducts, { body: WANT }, { token: owner })
  expect(data.list.map(({ id }) => id)).toEqual([cheap.id, dear.id, small.id])
  expect(data).toMatchObject({ total: 3, fitting: 2, passing: 2, currentPageNum: 1 })
  expect(data.list[0]).toMatchObject({ name: cheap.name, orgName: bank.name, fits: true, annualCost: 3.45 })
  expect(data.list[2]).toMatchObject({ fits: false, canApply: false, unmet: 1 })
  expect(data.list[2]?.conditions.find(({ code }) => code === 'AMOUNT')?.sentence).toBe(
    '申请金额高于产品上限 30 万元，超出 20 万元',
  )
})

test('a page holds what lies between its bounds', async () => {
  const all = await t.call(fitProducts, { body: { ...WANT, pageSize: 100 } }, { token: owner })
  const second = await t.call(
    fitProducts,
    { body: { ...WANT, pageSize: 1, currentPageNum: 2 } },
    { token: owner },
  )
  expect(second.data.list.map(({ id }) => id)).toEqual([all.data.list[1]?.id])
  expect(second.data.total).toBe(all.data.total)
})

test('what is not listed is not compared, and the area decides as the product says', async () => {
  const draft = await makeProduct(t.services.db, bank, { status: 'UNLISTED' })
  const elsewhere = await makeProduct(t.services.db, bank, { areaCodes: ['620200'] })
  expect(await fitOf(draft.id)).toBeUndefined()
  expect(await fitOf(elsewhere.id)).toMatchObject({ fits: false, canApply: true })
  expect(await fitOf(elsewhere.id, { areaCode: '620200' })).toMatchObject({ fits: true })
})

test('what the matcher requires is what applying requires', async () => {
  const makers = {
    AMOUNT: { amountMaxYuan: 300_000 },
    TERM: { termMinMonths: 24 },
    GUARANTEE: { guaranteeModes: ['mortgage'] },
    ONLINE_APPLY: { onlineApply: false },
    APPLICANT_KIND: { applicantKinds: ['COOPERATIVE'] },
  } as const
  const refused = {
    AMOUNT: 'products.amountOutOfRange',
    TERM: 'products.termOutOfRange',
    GUARANTEE: 'products.guaranteeNotOffered',
    ONLINE_APPLY: 'products.notApplicable',
    APPLICANT_KIND: 'products.applicantKindNotServed',
  } as const
  for (const code of ['AMOUNT', 'TERM', 'GUARANTEE', 'ONLINE_APPLY', 'APPLICANT_KIND'] as const) {
    const product = await makeProduct(t.services.db, bank, makers[code])
    const fit = await fitOf(product.id)
    expect(fit?.canApply).toBe(false)
    expect(fit?.conditions.flatMap((one) => (one.result === 'unmet' ? [one.code] : []))).toEqual([code])
    const application = { ...WANT, proId: product.id, purpose: '采购原料', contactName: '示例联系人' }
    const body = { ...application, contactPhone: '13900001234', fileIds: [], consent: true as const }
    const { error } = await t.call(applyForProduct, { body }, { token: owner })
    expect(error?.key).toBe(refused[code])
  }
})

test('a co-operative may apply where a company may not', async () => {
  const product = await makeProduct(t.services.db, bank, { applicantKinds: ['COOPERATIVE'] })
  const { id: companyId } = await makeEnterprise(t.services.db, t.services, { applicantKind: 'COOPERATIVE' })
  const token = await tokenOf({ sourceType: '7', companyId })
  expect(await fitOf(product.id, {}, token)).toMatchObject({
    canApply: true,
    applicantKinds: ['COOPERATIVE'],
  })
  const application = { ...WANT, proId: product.id, purpose: '采购种子', contactName: '示例联系人' }
  const body = { ...application, contactPhone: '13900001234', fileIds: [], consent: true as const }
  expect((await t.call(applyForProduct, { body }, { token })).status).toBe(200)
})

test('a product with an application under way takes no second one, and the matcher says so', async () => {
  const product = await makeProduct(t.services.db, bank)
  const application = { ...WANT, proId: product.id, purpose: '采购原料', contactName: '示例联系人' }
  const body = { ...application, contactPhone: '13900001234', fileIds: [], consent: true as const }
  expect(await fitOf(product.id)).toMatchObject({ canApply: true })
  expect((await t.call(applyForProduct, { body }, { token: owner })).status).toBe(200)
  const fit = await fitOf(product.id)
  expect(fit).toMatchObject({ fits: false, canApply: false })
  expect(fit?.conditions.find(({ result }) => result === 'unmet')?.code).toBe('OPEN_APPLICATION')
  expect((await t.call(applyForProduct, { body }, { token: owner })).error?.key).toBe('products.alreadyOpen')
})

test('an enterprise that is not certified is told what is missing and applies nowhere yet', async () => {
  const product = await makeProduct(t.services.db, bank)
  const { id: companyId } = await makeEnterprise(t.services.db, t.services, { certiFlg: 1 })
  const fit = await fitOf(product.id, {}, await tokenOf({ sourceType: '7', companyId }))
  expect(fit).toMatchObject({ fits: true, canApply: false })
  expect(fit?.conditions.find(({ code }) => code === 'CERTIFICATION')).toMatchObject({
    result: 'unknown',
    enterAt: 'certification',
  })
})

test('a want without amount or with an unknown area is refused at the field', async () => {
  const answer = await t.send(fitProducts, { body: { termMonths: 12, areaCode: '110000' } }, { token: owner })
  expect(answer.error?.fields).toMatchObject({ amountYuan: '请输入融资金额', areaCode: '请选择资金使用地区' })
})

test('only an enterprise is matched: nobody signed out, no institution', async () => {
  expect((await t.send(fitProducts, { body: WANT })).status).toBe(401)
  const staff = await tokenOf({ sourceType: '3', orgId: bank.id, roles: ['financeOfficer'] })
  expect((await t.send(fitProducts, { body: WANT }, { token: staff })).status).toBe(403)
})
