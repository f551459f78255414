import { afterAll, beforeAll, expect, test } from 'vitest'
import { getKnownFacts } from '@lqr/contract/facts/calls.ts'
import type { FactFormCode } from '@lqr/contract/facts/forms.ts'
import { APPLICATION_FILES } from '../../applications/applications.fixtures.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { makeNeed } from '../../financing/needs.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'

const DAY_MS = 86_400_000

let t: TestApp
let world: ApplicationWorld
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const daysAgo = (days: number) => new Date(t.services.now().getTime() - days * DAY_MS)
const ask = (form: FactFormCode, token?: string) =>
  t.call(getKnownFacts, { params: { form } }, token === undefined ? {} : { token })

/** A certified company of its own, certified so many days ago. */
async function newCompany(certifiedDaysAgo = 400) {
  const company = await makeEnterprise(t.services.db, t.services, {
    reviewedAt: daysAgo(certifiedDaysAgo).toISOString(),
  })
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '7', companyId: company.id })
  return { company, accountId: id, token: await t.signIn(id) }
}

test('what the certification knows arrives with its source and date, and only what the form asks for', async () => {
  const { token } = await newCompany(10)
  const { status, data } = await ask('accountOpening', token)
  expect(status).toBe(200)
  expect(data.values).toMatchObject({
    legalPersonName: '示例法人',
    contactName: '示例联系人',
    contactPhone: '13900001234',
    address: null,
    annualRevenueYuan: null,
  })
  expect(data.origins).toContainEqual({
    fact: 'legalPersonName',
    source: 'certification',
    caseNo: null,
    asOf: daysAgo(10).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }),
  })
  const report = (await ask('demandReport', token)).data
  expect(report.values).toMatchObject({ address: '甘肃省示例路 1 号', reporterKind: 'micro' })
  expect(report.values.legalPersonName).toBeNull()
})

test('where the money goes begins with the certified industry until a case has said it', async () => {
  const { company, accountId, token } = await newCompany(10)
  const certified = (await ask('financingNeed', token)).data
  expect(certified.values).toMatchObject({ industryCode: 'C', fundsIndustryCode: null })
  expect(certified.origins).toContainEqual(
    expect.objectContaining({ fact: 'industryCode', source: 'certification' }),
  )
  await makeNeed(t.services.db, t.services, {
    company,
    applicantAccountId: accountId,
    publishedAt: daysAgo(30),
    asked: { industry_code: 'A' },
  })
  const { data } = await ask('demandReport', token)
  expect(data.values).toMatchObject({ industryCode: 'C', fundsIndustryCode: 'A' })
})

test('what a certified enterprise corrects counts from that day on, before what an earlier case said', async () => {
  const { company, accountId, token } = await newCompany()
  await makeNeed(t.services.db, t.services, {
    company,
    applicantAccountId: accountId,
    publishedAt: daysAgo(30),
    asked: { contact_name: '旧联系人' },
  })
  expect((await ask('financingNeed', token)).data.values.contactName).toBe('旧联系人')
  const corrected = { company_id: company.id, kind: 'corrected', actor_account_id: accountId } as const
  await t.services.db
    .insertInto('certification_event')
    .values({ ...corrected, at: daysAgo(2).toISOString() })
    .execute()
  const { data } = await ask('financingNeed', token)
  expect(data.values.contactName).toBe('示例联系人')
  expect(data.origins).toContainEqual({
    fact: 'contactName',
    source: 'certification',
    caseNo: null,
    asOf: daysAgo(2).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }),
  })
})

test('the latest thing said counts, with the number of the case it was said in', async () => {
  const { company, accountId, token } = await newCompany()
  await makeNeed(t.services.db, t.services, {
    company,
    applicantAccountId: accountId,
    publishedAt: daysAgo(30),
    asked: { purpose: '扩建冷库', contact_name: '旧联系人' },
  })
  await world.application('SUBMITTED', {
    company,
    applicantAccountId: accountId,
    submittedAt: daysAgo(3),
  })
  const { data } = await ask('financingNeed', token)
  expect(data.values).toMatchObject({ purpose: '采购原材料', contactName: '示例联系人' })
  const origin = data.origins.find(({ fact }) => fact === 'purpose')
  expect(origin?.source).toBe('application')
  expect(origin?.caseNo).toMatch(/\d/)
  // Only the need says what kind of money is wanted.
  expect(data.values.demandType).not.toBeNull()
})

test('a wish of long ago is asked for anew, a draft says nothing', async () => {
  const { company, accountId, token } = await newCompany()
  await world.application('WITHDRAWN', {
    company,
    applicantAccountId: accountId,
    submittedAt: daysAgo(200),
  })
  await makeNeed(t.services.db, t.services, {
    company,
    applicantAccountId: accountId,
    state: 'DRAFT',
    asked: { purpose: '还没发布' },
  })
  const { data } = await ask('productApply', token)
  expect(data.values).toMatchObject({ purpose: null, amountYuan: null, contactName: '示例联系人' })
})

test('an enterprise is told of itself alone', async () => {
  const { token } = await newCompany()
  const { company, accountId } = await newCompany()
  await world.application('SUBMITTED', { company, applicantAccountId: accountId })
  expect((await ask('productApply', token)).data.values.amountYuan).toBeNull()
})

test('signed out, an institution and a company that is not certified are refused', async () => {
  expect((await ask('productApply')).status).toBe(401)
  expect((await ask('productApply', world.officer.token)).status).toBe(403)
  const applicant = await makeEnterprise(t.services.db, t.services, { certiFlg: 2 })
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '7', companyId: applicant.id })
  expect((await ask('productApply', await t.signIn(id))).status).toBe(403)
  expect((await ask('unknown' as FactFormCode, world.owner.token)).status).toBe(422)
})

async function keepAnnualReport(companyId: string) {
  await t.services.db
    .insertInto('credit_item')
    .values({
      company_id: companyId,
      topic: 'annualReports',
      source: '示例来源',
      source_key: `report-${companyId}`,
      data_date: daysAgo(1).toLocaleDateString('sv-SE'),
      content: JSON.stringify({ revenueYuan: 12_345_678 }),
    })
    .execute()
}

test('data of others is used while a consent for it stands, and not without one', async () => {
  const { company, accountId, token } = await newCompany()
  await keepAnnualReport(company.id)
  const without = await ask('productApply', token)
  expect(without.data.origins.map(({ source }) => source)).not.toContain('annualReport')
  await world.application('SUBMITTED', {
    company,
    applicantAccountId: accountId,
    submittedAt: daysAgo(20),
  })
  const { data } = await ask('productApply', token)
  expect(data.values.annualRevenueYuan).toBe(12_345_678)
  expect(data.origins.find(({ fact }) => fact === 'annualRevenueYuan')?.source).toBe('annualReport')
  await t.services.db
    .updateTable('credit_authorisation')
    .set({ status: 'REVOKED', revoked_at: t.services.now().toISOString() })
    .where('grantor_company_id', '=', company.id)
    .execute()
  expect((await ask('productApply', token)).data.values.annualRevenueYuan).toBe(8_600_000)
})

test('of somebody who has closed the account nothing is taken', async () => {
  const { company, accountId, token } = await newCompany()
  const { id } = await world.application('SUBMITTED', { company, applicantAccountId: accountId })
  await t.services.db
    .updateTable('product_application')
    .set({ contact_name: '已注销用户', contact_phone_cipher: t.services.cipher.encrypt('') })
    .where('id', '=', id)
    .execute()
  const { data } = await ask('productApply', token)
  expect(data.values).toMatchObject({ contactName: '示例联系人', contactPhone: '13900001234' })
})

/** What the company put into a place of that name of a case, so many days ago; answers its file. */
async function give(
  { company, accountId }: Pick<Awaited<ReturnType<typeof newCompany>>, 'company' | 'accountId'>,
  purpose: string,
  givenDaysAgo: number,
) {
  const { db } = t.services
  const { id } = await world.application('WITHDRAWN', { company, applicantAccountId: accountId })
  const fileId = await makeFile(db, t.services, { ownerAccountId: accountId, ownerCompanyId: company.id })
  await db
    .insertInto('file_link')
    .values({
      file_id: fileId,
      entity: APPLICATION_FILES,
      entity_id: id,
      purpose,
      created_at: daysAgo(givenDaysAgo).toISOString(),
    })
    .execute()
  return fileId
}

test('documents given before are offered by what they are, the newest, unless they have lapsed', async () => {
  const of = await newCompany()
  const licence = await give(of, '营业执照副本', 20)
  await give(of, '营业执照', 40)
  await give(of, '近一年财务报表', 120)
  await give(of, 'application', 1)
  const { data } = await ask('productApply', of.token)
  expect(data.documents.map(({ document, fileId }) => [document, fileId])).toEqual([['营业执照', licence]])
  const { token: other } = await newCompany()
  expect((await ask('productApply', other)).data.documents).toEqual([])
})

test.each([
  [10, 'the certified one'],
  [400, 'the one given since'],
])('of licences, with one certified %i days ago, %s is offered', async (certifiedDaysAgo, expected) => {
  const of = await newCompany(certifiedDaysAgo)
  const { db } = t.services
  const certified = await makeFile(db, t.services, {
    ownerAccountId: of.accountId,
    ownerCompanyId: of.company.id,
  })
  await db
    .updateTable('enterprise')
    .set({ license_file_id: certified })
    .where('id', '=', of.company.id)
    .execute()
  const given = await give(of, '营业执照副本', 5)
  const { data } = await ask('productApply', of.token)
  const offered = expected === 'the certified one' ? certified : given
  expect(data.documents.map(({ document, fileId }) => [document, fileId])).toEqual([['营业执照', offered]])
})
