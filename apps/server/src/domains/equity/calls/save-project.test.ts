import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createProject,
  deleteProject,
  getProject,
  listOwnProjects,
  submitProject,
  updateProject,
} from '@lqr/contract/equity/project-calls.ts'
import { listAffairs } from '@lqr/contract/tasks/calls.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { PROJECT_FORM } from '../project-form.fixtures.ts'
import { makeProjectWorld } from '../project-world.fixtures.ts'

let t: TestApp
let world: Awaited<ReturnType<typeof makeProjectWorld>>
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeProjectWorld(t)
})
afterAll(() => t.close())

const draft = async (body = {}) => (await t.call(createProject, { body }, world.owner)).data

test('a draft keeps what there is, changes with its version, and is handed in once it is whole', async () => {
  const made = await draft({ name: '菌草种植基地' })
  expect(made).toMatchObject({ status: 'DRAFT', view: 'own', name: '菌草种植基地', amountYuan: null })
  expect(made.projectNo).toMatch(/^GQ20261120-\d{6}$/)
  const params = { id: made.id }
  const early = await t.send(submitProject, { params, body: { version: 1 } }, world.owner)
  expect(early.error).toMatchObject({
    key: 'equity.incomplete',
    fields: { intro: '请输入项目简介', sharePercent: '请输入拟出让股权比例' },
  })
  const body = { id: made.id, version: 1, ...PROJECT_FORM, orgNo: world.fund.id }
  const saved = await t.call(updateProject, { body }, world.owner)
  expect(saved.data).toMatchObject({ ...PROJECT_FORM, orgNo: world.fund.id, version: 2 })
  const stale = await t.send(updateProject, { body }, world.owner)
  expect(stale).toMatchObject({ status: 409, error: { key: 'equity.staleVersion' } })
  const handed = await t.call(submitProject, { params, body: { version: 2 } }, world.owner)
  expect(handed.data).toMatchObject({ status: 'SUBMITTED', can: { edit: false, withdraw: true } })
  const late = await t.send(updateProject, { body: { ...body, version: 3 } }, world.owner)
  expect(late).toMatchObject({ status: 409, error: { key: 'equity.illegalMove' } })
})

test('words that promise a return are refused at the field, and nothing is stored', async () => {
  const count = async () => (await t.call(listOwnProjects, { body: {} }, world.owner)).data.total
  const before = await count()
  const body = { ...PROJECT_FORM, name: '保本理财项目', intro: '本项目承诺回报，年化收益百分之八。' }
  expect(await t.send(createProject, { body }, world.owner)).toMatchObject({
    status: 422,
    error: { fields: { name: '项目名称不能含有收益承诺（“保本”），请删去' } },
  })
  expect(await count()).toBe(before)
})

test('a name that tells the company, and a day to come, are refused when it is handed in', async () => {
  for (const [change, field, key] of [
    [{ name: '陇上行食品扩产' }, 'name', 'equity.nameTellsCompany'],
    [{ foundDate: '2026-11-21' }, 'foundDate', 'equity.foundInFuture'],
  ] as const) {
    const { id } = await draft({ ...PROJECT_FORM, ...change })
    const refused = await t.send(submitProject, { params: { id }, body: { version: 1 } }, world.owner)
    expect(refused.error).toMatchObject({ key, fields: { [field]: expect.any(String) } })
  }
})

test('the institution addressed must deal in equity, and files must be the own ones', async () => {
  const bank = await makeOrganisation(t.services.db)
  const foreign = await makeFile(t.services.db, t.services, { ownerAccountId: world.otherOwner.id })
  const tried = (body: object) => t.send(createProject, { body }, world.owner)
  expect((await tried({ orgNo: bank.id })).error?.key).toBe('equity.orgNotEquity')
  expect((await tried({ orgNo: '77777777' })).error?.key).toBe('equity.orgNotEquity')
  expect((await tried({ fileIds: [foreign] })).error?.key).toBe('equity.fileNotYours')
})

test('nobody but a certified enterprise begins a project, and a draft is seen by its enterprise alone', async () => {
  const body = PROJECT_FORM
  expect((await t.send(createProject, { body })).status).toBe(401)
  for (const who of [world.uncertified, world.investor, world.lanzhou, world.operator])
    expect((await t.send(createProject, { body }, who)).status).toBe(403)
  const params = { id: (await draft(PROJECT_FORM)).id }
  expect((await t.send(getProject, { params })).status).toBe(401)
  for (const who of [world.otherOwner, world.lanzhou, world.operator]) {
    expect((await t.send(getProject, { params }, who)).error?.key).toBe('equity.projectNotFound')
  }
  expect((await t.send(getProject, { params }, world.investor)).status).toBe(403)
  const foreign = await t.send(updateProject, { body: { ...body, ...params, version: 1 } }, world.otherOwner)
  expect(foreign.status).toBe(404)
})

test('a draft is deleted for good, what was handed in is not', async () => {
  const { id, projectNo: keyword } = await draft(PROJECT_FORM)
  const affairs = async () => (await t.call(listAffairs, { body: { keyword } }, world.owner)).data.list
  expect(await affairs()).toMatchObject([{ title: PROJECT_FORM.name, status: 'DRAFT' }])
  expect((await t.send(deleteProject, { params: { id } }, world.otherOwner)).status).toBe(404)
  expect((await t.call(deleteProject, { params: { id } }, world.owner)).data).toEqual({ done: true })
  expect(await affairs()).toEqual([])
  expect((await t.send(getProject, { params: { id } }, world.owner)).status).toBe(404)
  const sent = await world.project('SUBMITTED')
  const refused = await t.send(deleteProject, { params: { id: sent } }, world.owner)
  expect(refused).toMatchObject({ status: 409, error: { key: 'equity.illegalMove' } })
})
