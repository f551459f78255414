import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAuthorisations, revokeAuthorisation } from '@lqr/contract/credit/calls.ts'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeFile } from '../../../files/files.fixtures.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
} from '../../../applications/application-world.fixtures.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'
import { authorise } from '../../topics/topics.fixtures.ts'

let t: TestApp
let world: ApplicationWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const wallet = async (token: string) => (await t.call(listAuthorisations, { body: {} }, { token })).data
const show = async (id: string, token: string) =>
  (await t.call(getApplication, { params: { id } }, { token })).data
const revoke = (id: string | null, token?: string) =>
  t.call(revokeAuthorisation, { params: { id: id ?? '0' }, body: {} }, token ? { token } : {})

async function caseWithFile() {
  const { id } = await world.application('REVIEWING')
  const fileId = await makeFile(t.services.db, t.services, {
    ownerAccountId: world.owner.id,
    ownerCompanyId: world.company.id,
  })
  await t.services.pool.query(
    `insert into file_link (file_id, entity, entity_id, purpose) values ($1, 'product_application', $2, 'application')`,
    [fileId, id],
  )
  const { authorisationId, applyNo } = await show(id, world.owner.token)
  return { id, fileId, authorisationId, applyNo }
}
const download = async (fileId: string, token?: string) =>
  (await t.call(downloadFile, { params: { id: fileId } }, token ? { token } : {})).status

test('the wallet says who may see what, for which case, until when, and who looked', async () => {
  const { id, applyNo } = await caseWithFile()
  await show(id, world.officer.token)
  const { list, total } = await wallet(world.owner.token)
  expect(total).toBe(list.length)
  expect(list[0]).toMatchObject({
    bizNo: applyNo,
    granteeOrgId: world.bank.id,
    granteeOrgName: world.bank.name,
    purposeCode: 'preLoan',
    purposeName: '贷前审批',
    status: 'USED',
    can: { revoke: true },
    accessLog: [{ who: `${world.bank.name} 客户经理（示例）`, what: '申请详情' }],
  })
  expect(list[0]?.dataScope).toContain('applicationFiles')
  expect(await wallet(world.otherOwner.token)).toMatchObject({ list: [], total: 0 })
})

test('a revoked consent closes documents, contact and revenue at once; the case itself stays visible', async () => {
  const { id, fileId, authorisationId } = await caseWithFile()
  expect(await download(fileId, world.officer.token)).toBe(200)
  const answer = await revoke(authorisationId, world.owner.token)
  expect(answer.data).toMatchObject({
    status: 'REVOKED',
    revokedAt: expect.any(String),
    can: { revoke: false },
  })
  const seen = await t.call(downloadFile, { params: { id: fileId } }, { token: world.officer.token })
  expect(seen).toMatchObject({ status: 403, error: { key: 'credit.notAuthorised' } })
  expect(await show(id, world.officer.token)).toMatchObject({
    status: 'REVIEWING',
    isAuthorised: false,
    contactPhone: '139****1234',
    opensPhone: false,
    annualRevenueYuan: null,
  })
  expect(await show(id, world.owner.token)).toMatchObject({ contactPhone: '13900001234' })
  expect(await download(fileId, world.owner.token)).toBe(200)
})

test('a lapsed consent closes the same, without anybody doing anything', async () => {
  const { id, fileId, authorisationId } = await caseWithFile()
  await t.services.pool.query(
    `update credit_authorisation set valid_to = now() - interval '1 second' where id = $1`,
    [authorisationId],
  )
  expect(await download(fileId, world.officer.token)).toBe(403)
  expect((await show(id, world.officer.token)).opensPhone).toBe(false)
  const { list } = await wallet(world.owner.token)
  expect(list[0]).toMatchObject({ status: 'EXPIRED', can: { revoke: false } })
})

test('documents are closed to another enterprise, another institution, product staff and nobody', async () => {
  const { fileId } = await caseWithFile()
  const products = await world.staff(world.bank.id, ['financeProduct'])
  for (const { token } of [world.otherOwner, world.otherOfficer, products])
    expect(await download(fileId, token)).toBe(404)
  expect(await download(fileId)).toBe(401)
})

test('a download by the institution is a look, audited and in the log', async () => {
  const { fileId } = await caseWithFile()
  await download(fileId, world.manager.token)
  const { list } = await wallet(world.owner.token)
  expect(list[0]?.accessLog[0]).toMatchObject({ what: '申请材料' })
  const audited = await t.services.pool.query(
    `select detail from audit_log where entity_id = $1 and action = 'download-file'`,
    [fileId],
  )
  expect(audited.rows).toMatchObject([{ detail: { ofEntity: 'product_application' } }])
})

test('only the enterprise itself revokes, once', async () => {
  const { authorisationId } = await caseWithFile()
  expect((await revoke(authorisationId)).status).toBe(401)
  expect((await revoke(authorisationId, world.officer.token)).status).toBe(403)
  expect((await revoke(authorisationId, world.otherOwner.token)).error?.key).toBe('credit.notFound')
  expect((await revoke('999999', world.owner.token)).error?.key).toBe('credit.notFound')
  const answers = await Promise.all([1, 2].map(() => revoke(authorisationId, world.owner.token)))
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find((answer) => answer.status === 409)).toMatchObject({
    error: { key: 'credit.notRevocable' },
    data: { status: 'REVOKED' },
  })
})

test('a revocation is audited and the institution is told', async () => {
  const { authorisationId, applyNo } = await caseWithFile()
  await revoke(authorisationId, world.owner.token)
  const audited = await t.services.pool.query(
    `select count(*)::int n from audit_log where action = 'revoke-authorisation' and entity_id = $1`,
    [authorisationId],
  )
  expect(audited.rows).toEqual([{ n: 1 }])
  const told = await t.services.pool.query(
    `select count(*)::int n from message where body like $1 and kind = 'credit.revoked'`,
    [`%${applyNo}%`],
  )
  expect(told.rows).toEqual([{ n: 2 }])
})

test.each(['financeEquity', 'agency'] as const)(
  'an institution that has nobody but %s is told of a revocation as well',
  async (role) => {
    const { db, now } = t.services
    const { id: orgId } = await makeOrganisation(db)
    const reader = await world.staff(orgId, [role])
    const { id } = await authorise(db, {
      companyId: world.company.id,
      accountId: world.owner.id,
      orgId,
      scope: ['judicial'],
      validTo: new Date(now().getTime() + 86_400_000).toISOString(),
    })
    expect((await revoke(id, world.owner.token)).status).toBe(200)
    const told = await t.services.pool.query('select kind from message where account_id = $1', [reader.id])
    expect(told.rows).toEqual([{ kind: 'credit.revoked' }])
  },
)

test('signed out and institutions have no wallet; a bad page is refused', async () => {
  expect((await t.call(listAuthorisations, { body: {} })).status).toBe(401)
  expect((await t.call(listAuthorisations, { body: {} }, { token: world.officer.token })).status).toBe(403)
  const bad = await t.send(listAuthorisations, { body: { pageSize: 0 } }, { token: world.owner.token })
  expect(bad.error?.fields).toHaveProperty('pageSize')
})

test('a document of two cases opens through the one whose consent is live', async () => {
  const first = await caseWithFile()
  const second = await world.application('REVIEWING')
  await t.services.pool.query(
    `insert into file_link (file_id, entity, entity_id, purpose) values ($1, 'product_application', $2, 'application')`,
    [first.fileId, second.id],
  )
  await revoke(first.authorisationId, world.owner.token)
  expect(await download(first.fileId, world.officer.token)).toBe(200)
  await revoke((await show(second.id, world.owner.token)).authorisationId, world.owner.token)
  expect(await download(first.fileId, world.officer.token)).toBe(403)
})
