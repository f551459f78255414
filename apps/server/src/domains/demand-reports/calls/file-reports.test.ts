import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  copyLastReport,
  createDemandReport,
  deleteDemandReport,
  getDemandReport,
  getReportOfBatch,
  listDemandReports,
  listReportHistory,
  updateDemandReport,
} from '@lqr/contract/demand-reports/calls.ts'
import { submitDemandReport, withdrawDemandReport } from '@lqr/contract/demand-reports/move-calls.ts'
import { listAffairs } from '@lqr/contract/tasks/calls.ts'
import { casePersonalData } from '../../../cases/case-personal-data.store.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { reportKind } from '../report-kind.ts'
import { makeReportWorld, type ReportWorld } from '../report-world.fixtures.ts'
import { makeBatch, USUAL_REPORT } from '../reports.fixtures.ts'
import { deleteLinks } from '../../files/index.ts'

let t: TestApp
let world: ReportWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeReportWorld(t)
})
afterAll(() => t.close())

const asked = { ...USUAL_REPORT, declaredTests: [...USUAL_REPORT.declaredTests] }
const create = (body: object, token?: string) =>
  t.call(createDemandReport, { body: { batchId: world.batchId, ...body } }, token ? { token } : {})

test('a report is saved as far as it was typed, completed, and handed in with its place', async () => {
  const { owner } = await world.makeCompany()
  const draft = await create({ amountYuan: 300_000 }, owner.token)
  expect(draft).toMatchObject({
    status: 200,
    data: { status: 'DRAFT', amountYuan: 300_000, purpose: null, areaCode: '620102', firstSubmittedAt: null },
  })
  const { id, version } = draft.data
  const early = await t.call(submitDemandReport, { params: { id }, body: {} }, { token: owner.token })
  expect(early).toMatchObject({ status: 422, error: { key: 'demandReports.incomplete' } })
  expect(early.error?.fields).toMatchObject({
    purpose: '请输入资金用途说明',
    contactPhone: expect.any(String),
  })
  const body = { id, version, ...asked, submit: true }
  const filed = await t.call(updateDemandReport, { body }, { token: owner.token })
  expect(filed.data).toMatchObject({
    status: 'SUBMITTED',
    amountYuan: 800_000,
    contactPhone: '13900001234',
    firstSubmittedAt: expect.any(String),
    dueAt: expect.any(String),
    can: { withdraw: true, accept: false },
    canEdit: false,
  })
  expect(filed.data.tests.map(({ result }) => result)).toEqual(Array(5).fill('pass'))
  expect(filed.data.timeline.map(({ action }) => action)).toEqual(['submit'])
})

test('what is filed at once but incomplete is stored nowhere', async () => {
  const { owner } = await world.makeCompany()
  const refused = await create({ amountYuan: 300_000, submit: true }, owner.token)
  expect(refused).toMatchObject({ status: 422, error: { key: 'demandReports.incomplete' } })
  const { data } = await t.call(listDemandReports, { body: {} }, { token: owner.token })
  expect(data.total).toBe(0)
})

test('an enterprise has one report in a batch, and may file again when it took the first one back', async () => {
  const { owner } = await world.makeCompany()
  const first = await create({ ...asked, submit: true }, owner.token)
  expect(await create(asked, owner.token)).toMatchObject({
    status: 409,
    error: { key: 'demandReports.alreadyReported' },
  })
  const { id } = first.data
  await t.call(withdrawDemandReport, { params: { id }, body: { note: '不再需要' } }, { token: owner.token })
  expect((await create(asked, owner.token)).data.status).toBe('DRAFT')
})

test('what was taken back before anybody accepted it is told to the enterprise alone', async () => {
  const { owner, name } = await world.makeCompany()
  const { data } = await create({ ...asked, submit: true }, owner.token)
  const { id } = data
  await t.call(withdrawDemandReport, { params: { id }, body: { note: '机密' } }, { token: owner.token })
  const own = await t.call(getDemandReport, { params: { id } }, { token: owner.token })
  expect(own.data).toMatchObject({ status: 'WITHDRAWN', corporateName: name, isSealed: false })
  const seen = await t.call(getDemandReport, { params: { id } }, { token: world.county.token })
  expect(seen.data).toMatchObject({
    isSealed: true,
    corporateName: null,
    amountYuan: null,
    contactPhone: null,
  })
  expect(JSON.stringify(seen.data)).not.toContain('机密')
  const body = { status: 'WITHDRAWN' as const, pageSize: 100 }
  const { data: page } = await t.call(listDemandReports, { body }, { token: world.county.token })
  expect(page.list.find((row) => row.id === id)).toMatchObject({ corporateName: null, amountYuan: null })
})

test('whose report it was that was taken back, nobody learns by asking for the enterprise', async () => {
  const { owner, id: companyId } = await world.makeCompany()
  const { data } = await create({ ...asked, submit: true }, owner.token)
  const { id, batchId } = data
  const asks = async (token: string) => {
    const seen = await t.call(getDemandReport, { params: { id } }, { token })
    const list = await t.call(listDemandReports, { body: { pageSize: 100 } }, { token })
    const history = await t.call(listReportHistory, { body: { companyId } }, { token })
    const params = { a: batchId, b: companyId }
    return {
      shown: seen.data.companyId,
      listed: list.data.list.find((row) => row.id === id)?.companyId,
      history: history.data.total,
      ofBatch: (await t.call(getReportOfBatch, { params }, { token })).status,
    }
  }
  const open = { shown: companyId, listed: companyId, history: 1, ofBatch: 200 }
  expect(await asks(world.county.token)).toEqual(open)
  await t.call(withdrawDemandReport, { params: { id }, body: {} }, { token: owner.token })
  expect(await asks(world.county.token)).toEqual({ shown: null, listed: null, history: 0, ofBatch: 404 })
  expect(await asks(owner.token)).toEqual(open)
})

test('a batch takes reports on its days and for its areas alone', async () => {
  const { owner } = await world.makeCompany()
  const now = t.services.now()
  const closed = await makeBatch(t.services.db, { opens: -30, closes: -1, now })
  expect(await create({ ...asked, batchId: closed }, owner.token)).toMatchObject({
    status: 409,
    error: { key: 'demandReports.batchNotOpen' },
  })
  const elsewhere = await makeBatch(t.services.db, { areaCodes: ['620500'], now })
  const outside = await create({ ...asked, batchId: elsewhere, submit: true }, owner.token)
  expect(outside.error?.fields).toEqual({ areaCode: '该批次不面向所选地区' })
  expect((await create({ ...asked, batchId: '99999999' }, owner.token)).status).toBe(404)
})

test('the last report is copied without its statements', async () => {
  const { owner, id: companyId } = await world.makeCompany()
  const now = t.services.now()
  const batchId = await makeBatch(t.services.db, { now })
  const nothing = await t.call(copyLastReport, { body: { batchId } }, { token: owner.token })
  expect(nothing).toMatchObject({ status: 404, error: { key: 'demandReports.nothingToCopy' } })
  await create({ ...asked, submit: true }, owner.token)
  const { data } = await t.call(copyLastReport, { body: { batchId } }, { token: owner.token })
  expect(data).toMatchObject({
    batchId,
    status: 'DRAFT',
    purpose: asked.purpose,
    contactPhone: '13900001234',
  })
  expect(data.declaredTests).toEqual([])
  const byBatch = await t.call(
    getReportOfBatch,
    { params: { a: batchId, b: companyId } },
    { token: owner.token },
  )
  expect(byBatch.data.id).toBe(data.id)
  const history = await t.call(listReportHistory, { body: {} }, { token: owner.token })
  expect(history.data.list.map(({ status }) => status)).toEqual(['DRAFT', 'SUBMITTED'])
})

test('where the colleague of the last report has closed the account, the contact of the copy is whoever copies it', async () => {
  const { owner, id: companyId } = await world.makeCompany()
  const { db, cipher } = t.services
  const { id: accountId } = await makeAccount(db, t.services, { sourceType: '7', companyId })
  await create({ ...asked, submit: true }, await t.signIn(accountId))
  const gone = { accountId, companyId, isLastOfCompany: false }
  await casePersonalData(reportKind, deleteLinks).erase(db, cipher, gone)
  const batchId = await makeBatch(db, { now: t.services.now() })
  const { data } = await t.call(copyLastReport, { body: { batchId } }, { token: owner.token })
  const account = await db
    .selectFrom('account')
    .select(['display_name', 'phone_cipher'])
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  expect(data).toMatchObject({
    purpose: asked.purpose,
    contactName: account.display_name,
    contactPhone: cipher.decrypt(account.phone_cipher ?? ''),
  })
})

test('a draft can be thrown away, what was handed in cannot, and neither can what is handed in be changed', async () => {
  const { owner } = await world.makeCompany()
  const { data: draft } = await create({}, owner.token)
  const affairs = async () => (await t.call(listAffairs, { body: {} }, { token: owner.token })).data.list
  expect(await affairs()).toMatchObject([{ number: draft.reportNo, status: 'DRAFT' }])
  const gone = await t.call(deleteDemandReport, { params: { id: draft.id } }, { token: owner.token })
  expect(gone.data).toEqual({ done: true })
  expect(await affairs()).toEqual([])
  const { data: filed } = await create({ ...asked, submit: true }, owner.token)
  const kept = await t.call(deleteDemandReport, { params: { id: filed.id } }, { token: owner.token })
  expect(kept).toMatchObject({ status: 409, error: { key: 'demandReports.notDeletable' } })
  const changed = await t.call(
    updateDemandReport,
    { body: { id: filed.id, ...asked } },
    { token: owner.token },
  )
  expect(changed).toMatchObject({ status: 409, error: { key: 'demandReports.notEditable' } })
})

test('a stale version is refused with the current row, and bad input at its field', async () => {
  const { owner } = await world.makeCompany()
  const { data } = await create({ amountYuan: 1_000 }, owner.token)
  const stale = await t.call(
    updateDemandReport,
    { body: { id: data.id, version: data.version + 4, amountYuan: 5 } },
    { token: owner.token },
  )
  expect(stale).toMatchObject({
    status: 409,
    error: { key: 'demandReports.staleVersion' },
    data: { amountYuan: 1_000 },
  })
  const bad = await t.send(
    createDemandReport,
    { body: { batchId: world.batchId, contactPhone: '12' } },
    { token: owner.token },
  )
  expect(bad).toMatchObject({ status: 422, error: { fields: { contactPhone: expect.any(String) } } })
})

test('signed out, uncertified, of another enterprise, or of another side: nobody else files or sees a draft', async () => {
  const { owner } = await world.makeCompany()
  const { data } = await create(asked, owner.token)
  const see = (token?: string) =>
    t.call(getDemandReport, { params: { id: data.id } }, token ? { token } : {}).then(({ status }) => status)
  expect(await Promise.all([see(), see(world.other.owner.token), see(world.county.token)])).toEqual([
    401, 404, 404,
  ])
  expect(await see(world.bank.officer.token)).toBe(404)
  const tokens = [undefined, world.uncertified.owner.token, world.county.token, world.bank.officer.token]
  const filed = await Promise.all(tokens.map((token) => create(asked, token)))
  expect(filed.map(({ status }) => status)).toEqual([401, 403, 403, 403])
  const changed = await t.call(
    updateDemandReport,
    { body: { id: data.id } },
    { token: world.other.owner.token },
  )
  expect(changed.status).toBe(404)
})
