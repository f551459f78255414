import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrganisation, getOrganisationRow } from '@lqr/contract/organisations/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeMaintainers } from '../maintenance-world.fixtures.ts'
import { makeOrganisation } from '../organisations.fixtures.ts'

let t: TestApp
let token: { operator: string; admin: string; officer: string }
let bank: { id: string; name: string }

beforeAll(async () => {
  t = await makeTestApp()
  bank = await makeOrganisation(t.services.db, { name: '崆峒示例银行' })
  token = await makeMaintainers(t, bank.id)
})
afterAll(() => t.close())

const form = {
  name: '崆峒示例银行平凉分行',
  shortName: '崆峒平凉分行',
  orgType: 'financial',
  orgCategory: 'cityBank',
  regionCode: '620800',
  phone: '0933-0000000',
}
const create = (body: object, as = token.operator, key?: string) =>
  t.send(
    createOrganisation,
    { body: { ...form, parentId: bank.id, ...body } },
    key ? { token: as, key } : { token: as },
  )

test('a branch stands one level below its house, is no example and is audited', async () => {
  const made = await create({})
  expect(made).toMatchObject({
    status: 200,
    data: {
      parentId: bank.id,
      parentName: bank.name,
      level: 2,
      isExample: false,
      status: 'active',
      version: 1,
    },
  })
  const { id } = made.data as { id: string }
  const shown = await t.call(getOrganisationRow, { params: { id } }, { token: token.admin })
  expect(shown.data).toMatchObject({ line: [{ id: bank.id, name: bank.name }], predecessors: [] })
  const { rows } = await t.services.pool.query(
    `select action from audit_log where entity = 'organisation' and entity_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ action: 'create-organisation' }])
})

test('a first-level organisation has no house above it', async () => {
  const made = await create({ name: '示例消费金融公司', parentId: '0', orgCategory: 'microLoan' })
  expect(made.data).toMatchObject({ parentId: '0', parentName: null, level: 1 })
})

test('the same key and body make one organisation, not two', async () => {
  const one = await create({ name: '示例银行重复提交支行' }, token.operator, 'create-org-0001')
  const two = await create({ name: '示例银行重复提交支行' }, token.operator, 'create-org-0001')
  expect(two.data).toEqual(one.data)
})

test('what is wrong is named at its field', async () => {
  const empty = await t.send(createOrganisation, { body: { name: ' ' } }, { token: token.operator })
  expect(empty.status).toBe(422)
  expect(Object.keys(empty.error?.fields ?? {})).toEqual(
    expect.arrayContaining(['name', 'shortName', 'orgType', 'orgCategory', 'regionCode', 'parentId']),
  )
  const wrong = await create({ name: '示例甲支行', creditCode: '123', phone: 'abc' })
  expect(Object.keys(wrong.error?.fields ?? {}).sort()).toEqual(['creditCode', 'phone'])
  const category = await create({ name: '示例乙支行', orgCategory: 'law' })
  expect(category.error?.fields).toEqual({ orgCategory: '机构类别与机构类型不符' })
  const taken = await create({ name: bank.name })
  expect(taken).toMatchObject({ status: 409, error: { fields: { name: '已有同名的机构，请核对' } } })
})

test('a house of another type, one that has ended and one that never was take no branch', async () => {
  const agency = await makeOrganisation(t.services.db, { orgType: 'agency', orgCategory: 'law' })
  const closed = await makeOrganisation(t.services.db)
  await t.services.pool.query(`update organisation set status = 'closed' where id = $1`, [closed.id])
  for (const parentId of [agency.id, closed.id, '999999']) {
    const refused = await create({ name: `示例支行${parentId}`, parentId })
    expect(refused).toMatchObject({ status: 422, error: { key: 'organisations.parentUnfit' } })
    expect(refused.error?.fields).toHaveProperty('parentId')
  }
})

test('there is no sixth level', async () => {
  const fifth = await makeOrganisation(t.services.db, { parentId: bank.id, level: 5 })
  const refused = await create({ name: '示例第六级', parentId: fifth.id })
  expect(refused).toMatchObject({ status: 422, error: { key: 'organisations.tooDeep' } })
})

test('only the back office makes organisations', async () => {
  expect((await t.send(createOrganisation, { body: { ...form, parentId: '0' } })).status).toBe(401)
  expect((await create({ name: '示例越权支行' }, token.officer)).status).toBe(403)
})
