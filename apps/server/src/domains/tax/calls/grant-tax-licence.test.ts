import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { mergeOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import {
  checkTaxLicence,
  grantTaxLicence,
  listPublicTaxLevels,
  listTaxLicences,
  revokeTaxLicence,
} from '@lqr/contract/tax/calls.ts'
import { TAX_LETTER_VERSION } from '@lqr/contract/tax/licence-letter.ts'
import { agreeForLegalPerson } from '../../../testing/consent-steps.ts'
import { askCode, movableClock, sentCode } from '../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeMaintainers } from '../../organisations/maintenance-world.fixtures.ts'
import { remindLicences } from '../remind-licences.ts'
import { makeTaxLicence } from '../tax.fixtures.ts'

const clock = movableClock()
let t: TestApp
let world: ApplicationWorld
let phones = 0

beforeAll(async () => {
  t = await makeTestApp({ now: clock.now })
  world = await makeApplicationWorld(t)
  await agreeForLegalPerson(t, world.owner.token, '示例法人')
})
afterAll(() => t.close())

async function caseNo(
  status: Parameters<ApplicationWorld['application']>[0] = 'REVIEWING',
  productId?: string,
) {
  const { id } = await world.application(status, productId === undefined ? {} : { productId })
  const { rows } = await t.services.pool.query<{ apply_no: string }>(
    'select apply_no from product_application where id = $1',
    [id],
  )
  return rows[0]?.apply_no ?? ''
}

async function typed(bizNo: string, over: object = {}) {
  phones += 1
  const phone = `1370010${String(phones).padStart(4, '0')}`
  await askCode(t, phone, 'tax')
  return {
    bizNo,
    scope: ['base', 'filings'],
    term: '90',
    phone,
    code: await sentCode(t, phone, 'tax'),
    agreementVersion: TAX_LETTER_VERSION,
    consent: true,
    ...over,
  }
}
const grant = async (body: object, token?: string) =>
  t.send(grantTaxLicence, { body }, token === undefined ? {} : { token })
const list = async (token: string, body: object = {}) =>
  (await t.call(listTaxLicences, { body }, { token })).data.list
const check = (id: string, token?: string) =>
  t.call(checkTaxLicence, { body: { id } }, token === undefined ? {} : { token })
const made = async (bizNo: string, days = 90) =>
  makeTaxLicence(t.services.db, t.services, {
    bizNo,
    companyId: world.company.id,
    accountId: world.owner.id,
    at: clock.now(),
    days,
  })
const told = async (kind: string, bizNo: string) => {
  const { rows } = await t.services.pool.query<{ n: number }>(
    'select count(*)::int n from message where kind = $1 and body like $2',
    [kind, `%${bizNo}%`],
  )
  return rows[0]?.n
}

test('a code to the legal representative opens the chosen data to the institution of the case, and to no other', async () => {
  const bizNo = await caseNo()
  const answer = await grant(await typed(bizNo), world.owner.token)
  expect(answer).toMatchObject({
    status: 200,
    data: {
      bizNo,
      orgId: world.bank.id,
      legalPersonName: '示例法人',
      scope: ['base', 'filings'],
      status: 'VALID',
      phoneOrigin: 'first',
      deliveries: [],
      can: { revoke: true, read: false, report: false },
    },
  })
  expect((await list(world.officer.token, { bizNo }))[0]).toMatchObject({
    can: { read: true, revoke: false },
  })
  for (const { token } of [world.otherOfficer, world.otherOwner])
    expect(await list(token, { bizNo })).toEqual([])
  const { rows } = await t.services.pool.query('select * from tax_licence where biz_no = $1', [bizNo])
  expect(JSON.stringify(rows)).not.toContain('1370010')
  expect(await told('tax.granted', bizNo)).toBe(2)
})

test('what is known of the number is said to both sides, kept, and told where it is another one than before', async () => {
  const newest = async (phone?: string) => {
    const bizNo = await caseNo()
    const body = await typed(bizNo, phone === undefined ? {} : { phone, code: await codeFor(phone) })
    expect((await grant(body, world.owner.token)).status).toBe(200)
    const [own] = await list(world.owner.token, { bizNo })
    const [held] = await list(world.officer.token, { bizNo })
    expect(held?.phoneOrigin).toBe(own?.phoneOrigin)
    const { rows } = await t.services.pool.query<{ body: string }>(
      `select body from message where kind = 'tax.granted' and body like $1`,
      [`%${bizNo}%`],
    )
    return {
      origin: own?.phoneOrigin,
      isTold: rows.every((row) => row.body.includes('手机号与此前授权不同')),
    }
  }
  const codeFor = async (phone: string) => {
    clock.pass(61)
    await askCode(t, phone, 'tax')
    return sentCode(t, phone, 'tax')
  }
  await newest('13701990001')
  expect(await newest('13701990001')).toEqual({ origin: 'same', isTold: false })
  expect(await newest('13701990002')).toEqual({ origin: 'changed', isTold: true })
})

test('a wrong, a used and a code of another scene open nothing', async () => {
  const bizNo = await caseNo()
  const body = await typed(bizNo)
  const wrong = await grant(
    { ...body, code: body.code === '000000' ? '111111' : '000000' },
    world.owner.token,
  )
  expect(wrong.error?.key).toBe('identity.codeWrong')
  expect((await grant(body, world.owner.token)).status).toBe(200)
  const other = await caseNo()
  expect((await grant({ ...body, bizNo: other }, world.owner.token)).error?.key).toBe('identity.codeWrong')
  const phone = '13700109999'
  await askCode(t, phone, 'login')
  const login = { ...body, bizNo: other, phone, code: await sentCode(t, phone, 'login') }
  expect((await grant(login, world.owner.token)).error?.key).toBe('identity.codeWrong')
})

test('an old letter, a case that is over, and another company’s case are refused', async () => {
  const bizNo = await caseNo()
  const old = await grant(await typed(bizNo, { agreementVersion: 'SSSQ-2020.01' }), world.owner.token)
  expect(old.error?.key).toBe('tax.letterOutdated')
  for (const number of [await caseNo('REJECTED'), 'SQ20200101-999999']) {
    expect((await grant(await typed(number), world.owner.token)).error?.key).toBe('tax.caseNotFound')
  }
  expect((await grant(await typed(bizNo), world.otherOwner.token)).error?.key).toBe('tax.caseNotFound')
})

test('without the separate consent of the legal representative nothing is granted', async () => {
  const { id } = await world.application('REVIEWING', {
    company: world.otherCompany,
    applicantAccountId: world.otherOwner.id,
  })
  const { rows } = await t.services.pool.query('select apply_no from product_application where id = $1', [id])
  const bizNo = String((rows[0] as { apply_no: string }).apply_no)
  expect((await grant(await typed(bizNo), world.otherOwner.token)).error?.key).toBe(
    'legalPerson.consentMissing',
  )
})

test('a case has one living licence; of two at once one is given', async () => {
  const bizNo = await caseNo()
  const [one, two] = [await typed(bizNo), await typed(bizNo)]
  const answers = await Promise.all([one, two].map((body) => grant(body, world.owner.token)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.error?.key).toBe('tax.alreadyGiven')
})

test.each([
  [{ scope: [] }, 'scope'],
  [{ scope: ['base', 'base'] }, 'scope'],
  [{ scope: ['secrets'] }, 'scope.0'],
  [{ term: '365' }, 'term'],
  [{ consent: false }, 'consent'],
])('%o is refused at its field', async (over, field) => {
  const body = {
    bizNo: 'SQ20261120-000001',
    scope: ['base'],
    term: '90',
    phone: '13700108888',
    code: '123456',
    agreementVersion: TAX_LETTER_VERSION,
    consent: true,
    ...over,
  }
  expect((await grant(body, world.owner.token)).error?.fields).toHaveProperty([field])
})

test('signed out, institutions and those who are not certified grant nothing', async () => {
  const body = await typed(await caseNo())
  expect((await grant(body)).status).toBe(401)
  expect((await grant(body, world.officer.token)).status).toBe(403)
})

test('whether it has expired is answered to both sides and to nobody else', async () => {
  const id = await made(await caseNo(), 30)
  expect((await check(id, world.owner.token)).data).toMatchObject({ isExpired: false, daysLeft: 30 })
  expect((await check(id, world.manager.token)).data).toMatchObject({ isExpired: false, status: 'VALID' })
  const products = await world.staff(world.bank.id, ['financeProduct'])
  for (const { token } of [world.otherOwner, world.otherOfficer, products]) {
    expect((await check(id, token)).error?.key).toBe('tax.licenceNotFound')
  }
  expect((await check('999999', world.owner.token)).error?.key).toBe('tax.licenceNotFound')
  expect((await check(id)).status).toBe(401)
  clock.pass(30 * 86_400)
  const [owner, officer] = [await t.signIn(world.owner.id), await t.signIn(world.officer.id)]
  for (const token of [owner, officer]) {
    expect((await check(id, token)).data).toMatchObject({ isExpired: true, status: 'EXPIRED', daysLeft: 0 })
  }
})

test('it is revoked by its company alone, once, and the institution is told', async () => {
  const bizNo = await caseNo()
  const id = await made(bizNo)
  const revoke = (token?: string) =>
    t.send(revokeTaxLicence, { params: { id }, body: {} }, token === undefined ? {} : { token })
  const owner = await t.signIn(world.owner.id)
  expect((await revoke()).status).toBe(401)
  expect((await revoke(await t.signIn(world.officer.id))).status).toBe(403)
  expect((await revoke(await t.signIn(world.otherOwner.id))).error?.key).toBe('tax.licenceNotFound')
  expect(await revoke(owner)).toMatchObject({
    status: 200,
    data: { status: 'REVOKED', can: { revoke: false } },
  })
  expect((await revoke(owner)).error?.key).toBe('tax.notRevocable')
  expect(await told('tax.revoked', bizNo)).toBe(2)
})

test('it ends with its case', async () => {
  const token = await t.signIn(world.owner.id)
  const { id } = await world.application('SUBMITTED')
  const { rows } = await t.services.pool.query('select apply_no from product_application where id = $1', [id])
  const licence = await made(String((rows[0] as { apply_no: string }).apply_no))
  await t.send(withdrawApplication, { params: { id }, body: { version: 1 } }, { token })
  expect((await check(licence, token)).data).toMatchObject({ isExpired: true, status: 'EXPIRED' })
})

test('the enterprise is told a week before the end, once, and both sides at the end', async () => {
  const bizNo = await caseNo()
  const id = await made(bizNo, 20)
  await remindLicences(t.services)
  expect(await told('tax.ending', bizNo)).toBe(0)
  clock.pass(14 * 86_400)
  await remindLicences(t.services)
  await remindLicences(t.services)
  expect(await told('tax.ending', bizNo)).toBe(1)
  clock.pass(6 * 86_400)
  await remindLicences(t.services)
  await remindLicences(t.services)
  expect(await told('tax.expired', bizNo)).toBe(3)
  expect(await list(await t.signIn(world.owner.id), { bizNo })).toMatchObject([{ id, status: 'EXPIRED' }])
})

test('of a licence that is over with its case nobody is told that it ends or has ended', async () => {
  const { id } = await world.application('SUBMITTED')
  const { rows } = await t.services.pool.query('select apply_no from product_application where id = $1', [id])
  const bizNo = String((rows[0] as { apply_no: string }).apply_no)
  const licence = await made(bizNo, 10)
  const token = await t.signIn(world.owner.id)
  await t.send(withdrawApplication, { params: { id }, body: { version: 1 } }, { token })
  clock.pass(4 * 86_400)
  await remindLicences(t.services)
  expect(await told('tax.ending', bizNo)).toBe(0)
  clock.pass(6 * 86_400)
  await remindLicences(t.services)
  expect(await told('tax.expired', bizNo)).toBe(0)
  const kept = await t.services.pool.query('select status from tax_licence where id = $1', [licence])
  expect(kept.rows).toEqual([{ status: 'EXPIRED' }])
})

test('only years of level A are public, to who works on the case, whatever the source says', async () => {
  const bizNo = await caseNo()
  const officer = await t.signIn(world.officer.id)
  const answer = await t.call(listPublicTaxLevels, { body: { bizNo } }, { token: officer })
  expect(answer.status).toBe(200)
  expect(answer.data.levels.every(({ level }) => level === 'A')).toBe(true)
  const stranger = await t.signIn(world.otherOfficer.id)
  expect((await t.call(listPublicTaxLevels, { body: { bizNo } }, { token: stranger })).error?.key).toBe(
    'tax.caseNotFound',
  )
})

test('a merger ends what its institution was given, and each enterprise is told', async () => {
  const bizNo = await caseNo()
  const id = await made(bizNo)
  const { operator } = await makeMaintainers(t, world.otherBank.id)
  const body = { intoId: world.otherBank.id, products: 'keep', confirmName: world.bank.name, version: 1 }
  const merged = await t.send(mergeOrganisation, { params: { id: world.bank.id }, body }, { token: operator })
  expect(merged.status).toBe(200)
  expect(await list(await t.signIn(world.owner.id), { bizNo })).toMatchObject([
    { id, status: 'REVOKED', endReason: '机构合并或停用' },
  ])
  expect(await told('tax.ended', bizNo)).toBe(1)
})
