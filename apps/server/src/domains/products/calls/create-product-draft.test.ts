import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createProductDraft,
  getMaintainedProduct,
  listMaintainingOrganisations,
} from '@lqr/contract/products/maintenance-calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeMaintenanceWorld, type MaintenanceWorld, TERMS } from '../maintenance-world.fixtures.ts'

let t: TestApp
let world: MaintenanceWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeMaintenanceWorld(t)
})
afterAll(() => t.close())

const create = (body: object, token = world.maker.token, key?: string) =>
  t.send(createProductDraft, { body }, key ? { token, key } : { token })

test('a name is enough for a draft, which says what is still missing and is not public', async () => {
  const { data } = await t.call(
    createProductDraft,
    { body: { terms: { name: '只有名称的产品', rateMin: 3.5 } } },
    { token: world.maker.token },
  )
  expect(data).toMatchObject({
    status: 'DRAFT',
    changeStatus: null,
    orgId: world.bank.id,
    live: null,
    draft: { name: '只有名称的产品', rateMin: 3.5 },
    draftProblems: { category: '请选择产品类型', materials: '请填写申请材料' },
    can: {
      update: true,
      submit: true,
      delete: true,
      copy: true,
      withdraw: false,
      unlist: false,
      review: false,
    },
    history: [{ action: 'create', toStatus: 'DRAFT', actorSide: 'institution' }],
    version: 1,
  })
  const list = await t.call(listProducts, { body: { keyword: '只有名称的产品' } })
  expect(list.data.total).toBe(0)
})

test('areas are kept with everything below them', async () => {
  const { data } = await t.call(
    createProductDraft,
    { body: { terms: { name: '天水产品', areaCodes: ['620500'] } } },
    { token: world.maker.token },
  )
  expect(data.draft?.areaCodes).toEqual(expect.arrayContaining(['620500', '620502']))
  expect(data.reach).toBeNull()
})

test('the same submission number creates one draft', async () => {
  const body = { terms: { name: '只建一次' } }
  const key = 'maintain-once-0001'
  const first = await create(body, world.maker.token, key)
  const again = await create(body, world.maker.token, key)
  expect((again.data as { id: string }).id).toBe((first.data as { id: string }).id)
})

test('a house may create for its branches, a branch only for itself and within its region', async () => {
  const ofBranch = await create({ orgId: world.branch.id, terms: { name: '代分行维护' } })
  expect(ofBranch).toMatchObject({ status: 200, data: { orgId: world.branch.id } })
  const forHouse = await create({ orgId: world.bank.id, terms: { name: '越级' } }, world.branchMaker.token)
  expect(forHouse).toMatchObject({ status: 422, error: { fields: { orgId: expect.any(String) } } })
  const faraway = await create({ terms: { name: '省外', areaCodes: ['620102'] } }, world.branchMaker.token)
  expect(faraway).toMatchObject({
    status: 422,
    error: {
      key: 'productMaintenance.areaBeyondReach',
      fields: { areaCodes: expect.stringContaining('城关区') },
    },
  })
})

test('what is filled in must be right, and nothing else is taken', async () => {
  expect(await create({ terms: { ...TERMS, amountMinYuan: 1.5, rateMin: 3.456 } })).toMatchObject({
    status: 422,
    error: {
      fields: {
        'terms.amountMinYuan': '最低额度须为整数（元）',
        'terms.rateMin': '只能输入数字，最多两位小数',
      },
    },
  })
  expect((await create({ terms: { name: '多余', status: 'LISTED' } })).status).toBe(422)
  expect((await create({ terms: {} })).status).toBe(422)
})

test('only the product role maintains: officers read, others know nothing of it', async () => {
  const { id } = await world.draft()
  expect((await create({ terms: { name: '受理岗' } }, world.officer.token)).status).toBe(403)
  expect((await t.send(createProductDraft, { body: { terms: { name: '匿名' } } })).status).toBe(401)
  const read = await t.call(getMaintainedProduct, { params: { id } }, { token: world.officer.token })
  expect(read.data.can).toEqual({
    update: false,
    submit: false,
    withdraw: false,
    delete: false,
    copy: false,
    unlist: false,
    relist: false,
    review: false,
  })
  for (const { token } of [world.otherMaker, world.branchMaker]) {
    expect((await t.send(getMaintainedProduct, { params: { id } }, { token })).status).toBe(404)
  }
  const missing = await t.send(
    getMaintainedProduct,
    { params: { id: '999999' } },
    { token: world.maker.token },
  )
  expect(missing).toMatchObject({ status: 404, error: { key: 'productMaintenance.notFound' } })
})

test('the organisations a person maintains products for stand with their reach', async () => {
  const { data } = await t.call(listMaintainingOrganisations, {}, { token: world.maker.token })
  expect(data.map(({ id, reach }) => [id, reach?.[0] ?? null])).toEqual([
    [world.bank.id, null],
    [world.branch.id, '620500'],
  ])
})
