import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyForProduct, getApplication } from '@lqr/contract/applications/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'

let t: TestApp
let world: ApplicationWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const upload = (owner = world.owner, company = world.company) =>
  makeFile(t.services.db, t.services, {
    ownerAccountId: owner.id,
    ownerCompanyId: company.id,
    purpose: 'application',
  })

/** Applies for a product of its own, which asks for a licence and a statement. */
async function apply(sent: { documents?: { name: string; fileId: string }[]; fileIds?: string[] }) {
  const { id: proId } = await makeProduct(t.services.db, world.bank, {
    materials: ['营业执照', '近一年财务报表'],
  })
  const body = {
    proId,
    amountYuan: 500_000,
    termMonths: 12,
    guaranteeMode: 'credit' as const,
    purpose: '采购原材料',
    contactName: '示例联系人',
    contactPhone: '13900001234',
    fileIds: [],
    consent: true as const,
    ...sent,
  }
  return t.call(applyForProduct, { body }, { token: world.owner.token })
}

const filesOf = async (id: string) =>
  (await t.call(getApplication, { params: { id } }, { token: world.owner.token })).data.files

test('documents are the enterprise’s own uploads and belong to the case from then on', async () => {
  const own = await upload()
  const foreign = await upload(world.otherOwner, world.otherCompany)
  for (const fileIds of [[foreign], [own, foreign], ['999999']]) {
    expect(await apply({ fileIds })).toMatchObject({ status: 422, error: { key: 'products.fileNotYours' } })
  }
  const { data } = await apply({ fileIds: [own, own] })
  expect(await filesOf(data.id)).toMatchObject([{ fileId: own, purpose: 'application' }])
})

test('a document stands in the place the product has for it; other places and other people’s files are refused', async () => {
  const [licence, page, other] = [await upload(), await upload(), await upload()]
  const name = '营业执照'
  expect((await apply({ documents: [{ name: '购销合同', fileId: licence }] })).error).toMatchObject({
    key: 'products.documentNotAsked',
    fields: { documents: expect.any(String) },
  })
  const foreign = await upload(world.otherOwner, world.otherCompany)
  expect((await apply({ documents: [{ name, fileId: foreign }] })).error).toMatchObject({
    key: 'products.fileNotYours',
    fields: { documents: expect.any(String) },
  })
  const documents = [licence, page].map((fileId) => ({ name, fileId }))
  const { data } = await apply({ documents, fileIds: [other] })
  const files = await filesOf(data.id)
  expect(files.map(({ fileId, purpose }) => [fileId, purpose])).toEqual([
    [licence, name],
    [page, name],
    [other, 'application'],
  ])
})
