import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  listPublicTaxLevels,
  listTaxLicences,
  readTaxData,
  revokeTaxLicence,
} from '@lqr/contract/tax/calls.ts'
import type { TaxDataset } from '@lqr/contract/tax/datasets.ts'
import { ConnectorFailure } from '../../../connectors/signed-request.ts'
import type { TaxSource } from '../../../connectors/tax/tax-port.ts'
import { makeTaxSandbox } from '../../../connectors/tax/tax-sandbox.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { fictitiousCreditCode } from '../../certification/certification.fixtures.ts'
import { digestOf } from '../digest.ts'
import { publicOnly } from '../public-levels.rules.ts'
import { makeTaxLicence } from '../tax.fixtures.ts'

const sandbox = makeTaxSandbox()
const OWN_CODE = fictitiousCreditCode('620122', 9_500_001)
const OTHER_CODE = fictitiousCreditCode('620122', 9_500_002)
let meanwhile: () => Promise<unknown>
let asked: string[]
const source: TaxSource = {
  ...sandbox,
  async readSections(licence, sections) {
    asked.push(licence.taxpayerNo)
    await meanwhile()
    return sandbox.readSections(licence, sections)
  },
  async publicLevels(taxpayerNo) {
    asked.push(taxpayerNo)
    return sandbox.publicLevels(taxpayerNo)
  },
}
let t: TestApp
let world: ApplicationWorld

beforeAll(async () => {
  t = await makeTestApp({ tax: source })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  meanwhile = async () => undefined
  asked = []
  await say(OWN_CODE, 3)
})

/** What the certification says of the company from now on; a change says it before anybody has reviewed it. */
const say = (creditCode: string, certiFlg: number) =>
  t.services.pool.query('update enterprise set credit_code = $2, certi_flg = $3 where id = $1', [
    world.company.id,
    creditCode,
    certiFlg,
  ])

async function caseNo() {
  const { id } = await world.application('REVIEWING')
  const { rows } = await t.services.pool.query<{ apply_no: string }>(
    'select apply_no from product_application where id = $1',
    [id],
  )
  return rows[0]?.apply_no ?? ''
}
const licenceFor = async (...rest: [TaxDataset[]?, number?, Date?]) => licenceOf(await caseNo(), ...rest)
function licenceOf(bizNo: string, scope: TaxDataset[] = ['base', 'filings'], days = 90, at = new Date()) {
  return makeTaxLicence(t.services.db, t.services, {
    bizNo,
    companyId: world.company.id,
    accountId: world.owner.id,
    at,
    days,
    scope,
  })
}
const read = (licenceId: string, sections: string[], token?: string) =>
  t.send(readTaxData, { body: { licenceId, sections } }, token === undefined ? {} : { token })
const deliveries = async (id: string) =>
  (await t.call(listTaxLicences, { body: {} }, { token: world.owner.token })).data.list.find(
    (licence) => licence.id === id,
  )?.deliveries

test('data goes through to the institution; digest and receipt stay, and the enterprise sees who got what', async () => {
  const id = await licenceFor()
  const answer = await t.call(
    readTaxData,
    { body: { licenceId: id, sections: ['base', 'filings'] } },
    { token: world.officer.token },
  )
  expect(answer.data).toMatchObject({ isDemonstration: true, sourceName: '演示税务数据服务' })
  expect(answer.data.sections.map(({ section }) => section)).toEqual(['base', 'filings'])
  expect(answer.headers['cache-control']).toContain('no-store')
  const asSent = answer.data.sections.map(({ section, columns, rows }) => ({
    section,
    columns,
    rows: rows.map(({ values }) => values),
  }))
  expect(answer.data.digest).toBe(digestOf(JSON.stringify(asSent)))
  expect(await deliveries(id)).toMatchObject([
    {
      who: `${world.bank.name} 客户经理（示例）`,
      sections: ['base', 'filings'],
      receiptNo: answer.data.receiptNo,
      digest: answer.data.digest,
      isDemonstration: true,
    },
  ])
})

test('nothing of the data is kept in any table', async () => {
  const id = await licenceFor(['filings'])
  const { data } = await t.call(
    readTaxData,
    { body: { licenceId: id, sections: ['filings'] } },
    { token: world.officer.token, key: 'same-key-0001' },
  )
  const amount = data.sections[0]?.rows[0]?.values[1] ?? ''
  expect(amount).toMatch(/元$/)
  const { rows } = await t.services.pool.query<{ name: string }>(
    `select c.oid::regclass::text name from pg_class c where c.relkind in ('r', 'p')
     and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) {
    const found = await t.services.pool.query(`select 1 from ${name} x where x::text like $1 limit 1`, [
      `%${amount}%`,
    ])
    expect([name, found.rowCount]).toEqual([name, 0])
  }
})

test('one section that was not consented to is refused, and nothing is handed over', async () => {
  const id = await licenceFor(['base'])
  expect((await read(id, ['base', 'arrears'], world.officer.token)).error?.key).toBe('tax.outOfScope')
  expect((await read(id, ['creditLevel'], world.officer.token)).error?.key).toBe('tax.outOfScope')
  expect(await deliveries(id)).toEqual([])
})

test('a lapsed licence opens nothing', async () => {
  const id = await licenceFor(['base'], 30, new Date(Date.now() - 31 * 86_400_000))
  expect((await read(id, ['base'], world.officer.token)).error?.key).toBe('tax.notValid')
})

test('what is revoked while the source answers is not handed out', async () => {
  const id = await licenceFor()
  meanwhile = () => t.send(revokeTaxLicence, { params: { id }, body: {} }, { token: world.owner.token })
  const answer = await read(id, ['base'], world.officer.token)
  expect(answer).toMatchObject({ status: 403, error: { key: 'tax.notValid' } })
  expect(answer.data).toBeFalsy()
  expect(await deliveries(id)).toEqual([])
})

test('a changed code that nobody has reviewed opens nothing: the source is asked for the taxpayer of the grant', async () => {
  const id = await licenceFor()
  meanwhile = () => say(OTHER_CODE, 2)
  expect((await read(id, ['base'], world.officer.token)).status).toBe(200)
  for (const certiFlg of [2, 4]) {
    await say(OTHER_CODE, certiFlg)
    expect((await read(id, ['base'], world.officer.token)).status).toBe(200)
  }
  expect(asked).toEqual([OWN_CODE, OWN_CODE, OWN_CODE])
})

test('a licence that does not keep its taxpayer opens the certified one, and nothing while there is none', async () => {
  const id = await licenceFor()
  await t.services.pool.query(
    'update tax_licence set credit_code = null, corporate_name = null where id = $1',
    [id],
  )
  const mayRead = async () =>
    (await t.call(listTaxLicences, { body: {} }, { token: world.officer.token })).data.list.find(
      (licence) => licence.id === id,
    )?.can.read
  expect(await mayRead()).toBe(true)
  expect((await read(id, ['base'], world.officer.token)).status).toBe(200)
  meanwhile = () => say(OTHER_CODE, 2)
  for (const _ of ['while the source answers', 'afterwards']) {
    expect(await read(id, ['base'], world.officer.token)).toMatchObject({
      status: 403,
      error: { key: 'tax.notValid' },
    })
  }
  expect(await mayRead()).toBe(false)
  expect(asked).toEqual([OWN_CODE, OWN_CODE])
  expect(await deliveries(id)).toHaveLength(1)
})

test('the public list is asked for the certified taxpayer, and for nobody while a change waits that no licence outlasts', async () => {
  const bizNo = await caseNo()
  const levels = () => t.send(listPublicTaxLevels, { body: { bizNo } }, { token: world.officer.token })
  expect((await levels()).status).toBe(200)
  await say(OTHER_CODE, 2)
  expect(await levels()).toMatchObject({ status: 409, error: { key: 'tax.taxpayerUnknown' } })
  await say(OWN_CODE, 3)
  await licenceOf(bizNo)
  for (const certiFlg of [2, 4]) {
    await say(OTHER_CODE, certiFlg)
    expect((await levels()).status).toBe(200)
  }
  await say(OTHER_CODE, 3)
  expect((await levels()).status).toBe(200)
  expect(asked).toEqual([OWN_CODE, OWN_CODE, OWN_CODE, OTHER_CODE])
})

test('a licence that the release before gives while both serve keeps its taxpayer as well', async () => {
  const id = await licenceFor()
  const { rows } = await t.services.pool.query(
    `insert into tax_licence (licence_no, company_id, account_id, org_id, application_id, biz_no, legal_person_name,
       scope, valid_from, valid_to, agreement_version, evidence_hash, status)
     select licence_no || '-1', company_id, account_id, org_id, application_id, biz_no, legal_person_name,
       scope, valid_from, valid_to, agreement_version, evidence_hash, 'EXPIRED'
     from tax_licence where id = $1 returning credit_code "creditCode", corporate_name "corporateName"`,
    [id],
  )
  expect(rows).toEqual([{ creditCode: OWN_CODE, corporateName: world.company.corporateName }])
})

test('another institution, another role of the same, the enterprise itself and nobody read nothing', async () => {
  const id = await licenceFor()
  expect((await read(id, ['base'], world.otherOfficer.token)).error?.key).toBe('tax.licenceNotFound')
  const products = await world.staff(world.bank.id, ['financeProduct'])
  for (const { token } of [products, world.owner]) expect((await read(id, ['base'], token)).status).toBe(403)
  expect((await read(id, ['base'])).status).toBe(401)
})

test('a source that cannot be asked is said plainly, and leaves no trace of a delivery', async () => {
  const id = await licenceFor()
  meanwhile = () => Promise.reject(new ConnectorFailure('down'))
  const answer = await read(id, ['base'], world.officer.token)
  expect(answer).toMatchObject({ status: 503, error: { key: 'tax.unavailable' } })
  expect(await deliveries(id)).toEqual([])
})

test.each([[[]], [['base', 'base']], [['goldTaxReport']]])('sections %o are refused', async (sections) => {
  expect((await read('1', sections, world.officer.token)).status).toBe(422)
})

test('a source that tells other levels than A makes none of them public', () => {
  expect(
    publicOnly([
      { year: 2023, level: 'A' },
      { year: 2024, level: 'B' },
      { year: 2025, level: 'A' },
      { year: 2025, level: 'A' },
    ]),
  ).toEqual([
    { year: 2025, level: 'A' },
    { year: 2023, level: 'A' },
  ])
})
