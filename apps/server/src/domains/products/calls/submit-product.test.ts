import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  copyProduct,
  deleteProductDraft,
  getMaintainedProduct,
  submitProduct,
  updateProductDraft,
  withdrawProductSubmission,
} from '@lqr/contract/products/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeMaintenanceWorld, type MaintenanceWorld, TERMS } from '../maintenance-world.fixtures.ts'

let t: TestApp
let world: MaintenanceWorld
let token = ''

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeMaintenanceWorld(t)
  token = world.maker.token
})
afterAll(() => t.close())

const submit = (id: string, version: number, as = token) =>
  t.send(submitProduct, { params: { id }, body: { version } }, { token: as })

test('a complete draft is submitted, operators are told and the audit log knows', async () => {
  const { id, version } = await world.draft()
  const { data } = await t.call(
    submitProduct,
    { params: { id }, body: { version, note: '新产品' } },
    { token },
  )
  expect(data).toMatchObject({
    status: 'SUBMITTED',
    submittedBy: '产品经理（示例）',
    submittedAt: expect.any(String),
    can: { update: false, submit: false, withdraw: true, delete: false },
    version: version + 1,
  })
  expect(data.history.at(-1)).toMatchObject({ action: 'submit', fromStatus: 'DRAFT', note: '新产品' })
  const told = await t.services.pool.query(`select account_id, title from message where link = $1`, [
    `/products/review/${id}`,
  ])
  expect(told.rows).toEqual([{ account_id: world.operator.id, title: '有产品待审核' }])
  const logged = await t.services.pool.query(
    `select action, detail from audit_log where entity = 'product' and entity_id = $1 order by id`,
    [id],
  )
  expect(logged.rows.at(-1)).toEqual({
    action: 'submit-product',
    detail: { from: 'DRAFT', to: 'SUBMITTED' },
  })
})

test('an incomplete draft is refused with every field that is missing or does not fit', async () => {
  const { id, version } = await world.draft({ amountMinYuan: 5_000_000, materials: undefined })
  expect(await submit(id, version)).toMatchObject({
    status: 422,
    error: { key: 'productMaintenance.incomplete', fields: { materials: '请填写申请材料' } },
  })
  const { version: next } = (
    await t.call(
      updateProductDraft,
      { params: { id }, body: { version, terms: { ...TERMS, amountMinYuan: 5_000_000 } } },
      { token },
    )
  ).data
  expect(await submit(id, next)).toMatchObject({
    status: 422,
    error: { fields: { amountMaxYuan: '最高额度不能低于最低额度' } },
  })
})

test('a stale version is refused with the current row, and two people at once give one change', async () => {
  const { id, version } = await world.draft()
  const save = (name: string) =>
    t.send(updateProductDraft, { params: { id }, body: { version, terms: { ...TERMS, name } } }, { token })
  const answers = await Promise.all([save('第一个名称'), save('第二个名称')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const stale = answers.find(({ status }) => status === 409)
  const { data } = await t.call(getMaintainedProduct, { params: { id } }, { token })
  expect(stale).toMatchObject({
    error: { key: 'productMaintenance.staleVersion' },
    data: { name: data.name, version: version + 1 },
  })
})

test('what waits for the operator is neither changed, submitted again nor deleted until it is taken back', async () => {
  const { id, version } = await world.submitted()
  const refused = [
    await submit(id, version),
    await t.send(updateProductDraft, { params: { id }, body: { version, terms: TERMS } }, { token }),
    await t.send(deleteProductDraft, { params: { id }, query: { version } }, { token }),
  ]
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 409, error: { key: 'productMaintenance.illegalMove' } })
  }
  const back = await t.call(withdrawProductSubmission, { params: { id }, body: { version } }, { token })
  expect(back.data).toMatchObject({ status: 'DRAFT', submittedAt: null, can: { update: true } })
  const again = await t.send(
    withdrawProductSubmission,
    { params: { id }, body: { version: version + 1 } },
    { token },
  )
  expect(again.status).toBe(409)
})

test('a draft can be deleted and is gone', async () => {
  const { id, version } = await world.draft()
  const answer = await t.call(
    deleteProductDraft,
    { params: { id }, query: { version: String(version) } },
    { token },
  )
  expect(answer.data).toEqual({ id, isProductGone: true })
  expect((await t.send(getMaintainedProduct, { params: { id } }, { token })).status).toBe(404)
  expect(
    (await t.send(deleteProductDraft, { params: { id }, query: { version: 'x' } }, { token })).status,
  ).toBe(422)
})

test('a copy is a draft of its own under another name', async () => {
  const original = await world.listed({ name: '长'.repeat(50) })
  const { data } = await t.call(copyProduct, { params: { id: original.id } }, { token })
  expect(data).toMatchObject({
    status: 'DRAFT',
    draft: { ...TERMS, name: `${'长'.repeat(46)}（副本）` },
    draftProblems: {},
    history: [{ action: 'create', note: `复制自“${'长'.repeat(50)}”` }],
  })
  expect(data.id).not.toBe(original.id)
})

test('another institution can do nothing with it, and its own officer neither', async () => {
  const { id, version } = await world.draft()
  const tries = (as: string) =>
    Promise.all([
      submit(id, version, as),
      t.send(updateProductDraft, { params: { id }, body: { version, terms: TERMS } }, { token: as }),
      t.send(withdrawProductSubmission, { params: { id }, body: { version } }, { token: as }),
      t.send(deleteProductDraft, { params: { id }, query: { version } }, { token: as }),
      t.send(copyProduct, { params: { id } }, { token: as }),
    ])
  for (const answer of await tries(world.otherMaker.token)) expect(answer.status).toBe(404)
  for (const answer of await tries(world.officer.token)) expect(answer.status).toBe(403)
  for (const answer of await tries(world.operator.token)) expect(answer.status).toBe(403)
})
