import { afterAll, beforeAll, expect, test } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import { getCredential, listAccesses } from '@lqr/contract/credit/access-calls.ts'
import { revokeAuthorisation } from '@lqr/contract/credit/calls.ts'
import { checkReport, downloadReport, listReports, requestReport } from '@lqr/contract/credit/report-calls.ts'
import { mergeOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
} from '../../../applications/application-world.fixtures.ts'
import { makeMaintainers } from '../../../organisations/maintenance-world.fixtures.ts'
import { authorisationSteps } from '../../authorisations/authorisation-steps.fixtures.ts'
import { deliveryDigest } from '../../authorisations/delivery-digest.ts'
import { makeCreditReport } from '../make-report.ts'

let t: TestApp
let world: ApplicationWorld
let steps: ReturnType<typeof authorisationSteps>

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  steps = authorisationSteps(t, world)
})
afterAll(() => t.close())

const ask = (token: string | undefined, body: { companyId?: string; caseNo?: string } = {}) =>
  t.call(requestReport, { body }, token ? { token } : {})
const download = (id: string, token?: string) =>
  t.call(downloadReport, { params: { id } }, token ? { token } : {})
const listed = async (token: string) => (await t.call(listReports, { body: {} }, { token })).data.list

async function ownReport() {
  const { data } = await ask(world.owner.token)
  await makeCreditReport(t.services, data.id)
  return data
}
async function reportUnderConsent() {
  const { id: authorisationId, bizNo } = await steps.granted(['basic', 'dishonest'])
  const { data } = await ask(world.officer.token, { companyId: world.company.id, caseNo: bizNo })
  await makeCreditReport(t.services, data.id)
  return { ...data, authorisationId, bizNo }
}

test('a company has a report made of all topics, and downloads the same frozen copy each time', async () => {
  const asked = await ask(world.owner.token)
  expect(asked.data).toMatchObject({ status: 'pending', orgName: null, issuedAt: null })
  expect((await ask(world.owner.token)).error?.key).toBe('credit.reportRunning')
  await makeCreditReport(t.services, asked.data.id)
  await makeCreditReport(t.services, asked.data.id)
  const [row] = await listed(world.owner.token)
  const files = await Promise.all([1, 2].map(() => download(asked.data.id, world.owner.token)))
  const [first, second] = files.map(({ data }) => Buffer.from(data as Uint8Array))
  if (!first || !second) throw new Error('no file')
  expect(first.equals(second)).toBe(true)
  expect(row).toMatchObject({ status: 'ready', digestSuite: 'SM3', digest: deliveryDigest(first) })
  expect((await PDFDocument.load(first)).getTitle()).toContain(asked.data.number)
  const { content } = await t.services.db
    .selectFrom('credit_report')
    .select('content')
    .where('id', '=', asked.data.id)
    .executeTakeFirstOrThrow()
  expect(content?.subarray(0, 4).toString()).toBe('LQF2')
})

test('anybody checks a report by its number: days and digest, the name masked, nothing of its content', async () => {
  const { number } = await ownReport()
  const { data } = await t.call(checkReport, { params: { number } })
  expect(data).toMatchObject({ number, isValid: true, digest: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(data.maskedName).toContain('*')
  expect(data.maskedName).not.toBe(world.company.corporateName)
  expect((await t.call(checkReport, { params: { number: 'BG20261124-0000000000' } })).status).toBe(404)
  expect((await t.send(checkReport, { params: { number: 'x' } })).status).toBe(422)
  const pending = await ask(world.owner.token)
  expect((await t.call(checkReport, { params: { number: pending.data.number } })).status).toBe(404)
  await makeCreditReport(t.services, pending.data.id)
})

test('an institution has a report of what it may see; each download is a delivery', async () => {
  const { id, bizNo, topics, authorisationId } = await reportUnderConsent()
  expect(topics).toEqual(['basic', 'dishonest'])
  const file = Buffer.from((await download(id, world.officer.token)).data as Uint8Array)
  const { list } = (await t.call(listAccesses, { body: { bizNo } }, { token: world.owner.token })).data
  expect(list[0]).toMatchObject({
    what: 'report',
    topics: ['basic', 'dishonest'],
    digest: deliveryDigest(file),
  })
  const { data } = await t.call(
    getCredential,
    { params: { id: authorisationId } },
    { token: world.owner.token },
  )
  expect(JSON.parse(String(data)).receipts).toMatchObject([
    { type: 'File', digestValue: deliveryDigest(file) },
  ])
})

test('a revoked authorisation closes reports that were made under it', async () => {
  const { id, authorisationId } = await reportUnderConsent()
  await t.call(
    revokeAuthorisation,
    { params: { id: authorisationId }, body: {} },
    { token: world.owner.token },
  )
  expect((await download(id, world.officer.token)).error?.key).toBe('credit.revoked')
})

test('a report with the names of people is for those alone who read names everywhere', async () => {
  const { id, bizNo } = await reportUnderConsent()
  const analyst = await world.staff(world.bank.id, ['financeEquity'])
  expect((await download(id, analyst.token)).error?.key).toBe('credit.reportNotFound')
  expect(await listed(analyst.token)).toEqual([])
  const { data } = await ask(analyst.token, { companyId: world.company.id, caseNo: bizNo })
  await makeCreditReport(t.services, data.id)
  expect((await listed(analyst.token)).map((row) => row.id)).toEqual([data.id])
  for (const { token } of [analyst, world.officer]) expect((await download(data.id, token)).status).toBe(200)
  expect((await download(id, world.manager.token)).status).toBe(200)
})

test('what was asked for under an authorisation that has ended since is not read and not made', async () => {
  const { id: authorisationId, bizNo } = await steps.granted(['basic', 'dishonest'])
  const { data } = await ask(world.officer.token, { companyId: world.company.id, caseNo: bizNo })
  await t.call(
    revokeAuthorisation,
    { params: { id: authorisationId }, body: {} },
    { token: world.owner.token },
  )
  await t.services.db.updateTable('credit_topic_state').set({ fetched_at: null }).execute()
  let reads = 0
  const read = () => Promise.reject(new Error(`read ${++reads}`))
  await makeCreditReport({ ...t.services, registry: { ...t.services.registry, read } }, data.id)
  expect(reads).toBe(0)
  expect((await listed(world.officer.token)).find(({ id }) => id === data.id)?.status).toBe('failed')
  const told = await t.services.pool.query(
    "select body from message where kind = 'credit.report' and body like $1",
    [`%${data.number}%`],
  )
  expect(told.rows).toEqual([{ body: `企业的授权已撤销或到期，信用报告 ${data.number} 没有生成。` }])
})

test('what cannot be made is told and can be asked for again', async () => {
  const { data } = await ask(world.owner.token)
  const failing = {
    ...t.services,
    registry: { ...t.services.registry, read: () => Promise.reject(new Error('nonsense')) },
  }
  await t.services.db.updateTable('credit_topic_state').set({ fetched_at: null }).execute()
  await makeCreditReport(failing, data.id)
  expect((await listed(world.owner.token))[0]).toMatchObject({ id: data.id, status: 'failed' })
  expect((await download(data.id, world.owner.token)).status).toBe(404)
  const again = await ask(world.owner.token)
  expect(again.status).toBe(200)
  await makeCreditReport(t.services, again.data.id)
})

test('nobody else makes, sees or downloads a report', async () => {
  const own = await ownReport()
  const { id } = await reportUnderConsent()
  expect((await ask(undefined)).status).toBe(401)
  expect((await ask(world.otherOwner.token, { companyId: world.company.id })).error?.key).toBe(
    'credit.companyNotFound',
  )
  expect((await ask(world.otherOfficer.token, { companyId: world.company.id })).error?.key).toBe(
    'credit.notGranted',
  )
  expect((await ask(world.officer.token)).error?.key).toBe('credit.companyNotFound')
  for (const { token } of [world.otherOwner, world.otherOfficer, world.officer])
    expect((await download(own.id, token)).status).toBe(404)
  for (const { token } of [world.owner, world.otherOfficer])
    expect((await download(id, token)).status).toBe(404)
  expect((await download(id)).status).toBe(401)
  expect(await listed(world.otherOfficer.token)).toEqual([])
  const products = await world.staff(world.bank.id, ['financeProduct'])
  expect(await listed(products.token)).toEqual([])
  expect((await download(id, products.token)).status).toBe(404)
  expect((await listed(world.owner.token)).map((row) => row.id)).not.toContain(id)
})

test('no report bears a code that nobody has reviewed', async () => {
  const certify = (certiFlg: number) =>
    t.services.pool.query('update enterprise set certi_flg = $2 where id = $1', [world.company.id, certiFlg])
  const { data } = await ask(world.owner.token)
  await certify(2)
  await makeCreditReport(t.services, data.id)
  expect((await listed(world.owner.token)).find(({ id }) => id === data.id)?.status).toBe('failed')
  expect((await ask(world.owner.token)).error?.key).toBe('credit.codeMissing')
  await certify(3)
})

test('a report that waits while its institution is merged is made for the successor, who holds the authorisation', async () => {
  const { bizNo } = await steps.granted(['basic', 'dishonest'])
  const { data } = await ask(world.officer.token, { companyId: world.company.id, caseNo: bizNo })
  const { operator } = await makeMaintainers(t, world.otherBank.id)
  const body = { intoId: world.otherBank.id, products: 'keep', confirmName: world.bank.name, version: 1 }
  const merged = await t.send(mergeOrganisation, { params: { id: world.bank.id }, body }, { token: operator })
  expect(merged.status).toBe(200)
  await makeCreditReport(t.services, data.id)
  const officer = await t.signIn(world.officer.id)
  expect((await listed(officer)).find(({ id }) => id === data.id)).toMatchObject({ status: 'ready' })
  expect((await download(data.id, officer)).status).toBe(200)
})
