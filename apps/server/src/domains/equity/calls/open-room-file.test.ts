import { afterAll, beforeAll, expect, test } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import { getInterest, getOwnInterest, revokeInterest } from '@lqr/contract/equity/interest-calls.ts'
import { listRoomViews, openRoomFile } from '@lqr/contract/equity/room-calls.ts'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { filesErrors } from '@lqr/contract/files/errors.ts'
import { linkFiles } from '../../files/index.ts'
import { makeFile, pdfBytes } from '../../files/files.fixtures.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeInterestWorld } from '../interest-world.fixtures.ts'
import { PROJECT_FILES } from '../project-values.ts'

let t: TestApp
let world: Awaited<ReturnType<typeof makeInterestWorld>>
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeInterestWorld(t)
})
afterAll(() => t.close())

/** An interest in a project with one document. */
async function room(state: 'ASKED' | 'CONSENTED', bytes = pdfBytes('plan')) {
  const { db } = t.services
  const { id, projectId } = await world.interest(state)
  const owner = { ownerAccountId: world.owner.id, ownerCompanyId: world.company.id }
  const fileId = await makeFile(db, t.services, { ...owner, name: '商业计划书.pdf', bytes })
  await linkFiles(db, { entity: PROJECT_FILES, entityId: projectId }, [{ fileId, purpose: 'project' }])
  return { params: { id, fileId }, projectId }
}

const views = async (projectId: string) =>
  (await t.call(listRoomViews, { params: { id: projectId }, body: {} }, world.owner)).data

test('a consented institution gets the file marked, and the enterprise reads who looked when', async () => {
  const { params, projectId } = await room('CONSENTED')
  const { files } =
    (await t.call(getInterest, { params: { id: params.id } }, world.investor)).data.opened ?? {}
  expect(files).toMatchObject([{ fileId: params.fileId, name: '商业计划书.pdf' }])
  const sent = await t.call(openRoomFile, { params }, world.investor)
  expect(sent.status).toBe(200)
  const [page] = (await PDFDocument.load(sent.data as Buffer)).getPages()
  expect(page?.node.normalizedEntries().Font.keys().map(String).join()).toContain('Watermark')
  expect((await views(projectId)).list).toMatchObject([
    { fileName: '商业计划书.pdf', orgName: world.fund.name, interestId: params.id },
  ])
})

test('revoking closes the room at once; before the consent and after it nothing is opened or written down', async () => {
  const { params, projectId } = await room('CONSENTED')
  const own = { params: { id: params.id } }
  const { version } = (await t.call(getOwnInterest, own, world.owner)).data
  await t.call(revokeInterest, { ...own, body: { version } }, world.owner)
  const closed = await t.send(openRoomFile, { params }, world.investor)
  expect(closed).toMatchObject({ status: 403, error: { key: 'equity.roomClosed' } })
  const asked = await room('ASKED')
  expect((await t.send(openRoomFile, { params: asked.params }, world.investor)).status).toBe(403)
  for (const id of [projectId, asked.projectId]) expect((await views(id)).total).toBe(0)
})

test('strangers find no room, and nobody but the enterprise and its authority the unmarked file', async () => {
  const { params, projectId } = await room('CONSENTED')
  expect((await t.send(openRoomFile, { params })).status).toBe(401)
  expect((await t.send(openRoomFile, { params }, world.rivalInvestor)).error?.key).toBe(
    'equity.interestNotFound',
  )
  for (const who of [world.banker, world.owner, world.operator])
    expect((await t.send(openRoomFile, { params }, who)).status).toBe(403)
  const plain = { params: { id: params.fileId } }
  expect((await t.send(downloadFile, plain, world.investor)).error?.key).toBe(filesErrors.notFound.key)
  const other = await room('CONSENTED')
  const foreign = { params: { id: params.id, fileId: other.params.fileId } }
  expect((await t.send(openRoomFile, foreign, world.investor)).error?.key).toBe(filesErrors.notFound.key)
  const log = { params: { id: projectId }, body: {} }
  expect((await t.send(listRoomViews, log, world.otherOwner)).status).toBe(404)
  expect((await t.send(listRoomViews, log, world.investor)).status).toBe(403)
})

test('a file that cannot be marked is not handed out', async () => {
  const { params, projectId } = await room('CONSENTED', Buffer.from('%PDF-1.7 nothing else %%EOF'))
  const refused = await t.send(openRoomFile, { params }, world.investor)
  expect(refused).toMatchObject({ status: 422, error: { key: 'equity.noWatermark' } })
  expect((await views(projectId)).total).toBe(0)
})
