import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mergeOrganisation, previewEnding } from '@lqr/contract/organisations/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeMaintainers } from '../maintenance-world.fixtures.ts'
import { makeOrganisation } from '../organisations.fixtures.ts'

let t: TestApp
let token: { operator: string; officer: string }
let from: { id: string; name: string }
let into: { id: string; name: string }

beforeAll(async () => {
  t = await makeTestApp()
  token = await makeMaintainers(t, (await makeOrganisation(t.services.db)).id)
})
afterAll(() => t.close())
beforeEach(async () => {
  from = await makeOrganisation(t.services.db)
  into = await makeOrganisation(t.services.db)
})

type Org = { id: string; name: string }
const merge = (a: Org, b: Org, body: object = {}, as = token.operator) =>
  t.send(
    mergeOrganisation,
    {
      params: { id: a.id },
      body: { intoId: b.id, products: 'keep', confirmName: a.name, version: 1, ...body },
    },
    { token: as },
  )
const obstacle = async (a: Org, b: Org) =>
  (await t.call(previewEnding, { params: { id: a.id }, query: { intoId: b.id } }, { token: token.operator }))
    .data.obstacle

test('the one that ends names who goes on; its branches stand below that one with their levels renewed', async () => {
  const { db, pool } = t.services
  const house = await makeOrganisation(db)
  const second = await makeOrganisation(db, { parentId: house.id })
  const branch = await makeOrganisation(db, { parentId: from.id })
  const merged = await merge(from, second)
  expect(merged).toMatchObject({
    status: 200,
    data: { status: 'merged', successor: { id: second.id, name: second.name }, can: { edit: false } },
  })
  const { rows } = await pool.query('select parent_id, level from organisation where id = $1', [branch.id])
  expect(rows).toEqual([{ parent_id: second.id, level: 3 }])
})

test('of A into B and B into A at once exactly one wins', async () => {
  const answers = await Promise.all([merge(from, into), merge(into, from)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const { rows } = await t.services.pool.query(
    `select count(*)::int n from organisation where status = 'merged' and id = any($1)`,
    [[from.id, into.id]],
  )
  expect(rows[0].n).toBe(1)
})

test('the same merger twice at once happens once', async () => {
  const answers = await Promise.all([merge(from, into), merge(from, into)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { rows } = await t.services.pool.query(
    `select count(*)::int n from audit_log where action = 'merge-organisation' and entity_id = $1`,
    [from.id],
  )
  expect(rows[0].n).toBe(1)
})

test('not into itself, a branch of its own, another type, what has ended, what cannot be reached, or nothing', async () => {
  const { db, pool } = t.services
  const branch = await makeOrganisation(db, { parentId: from.id })
  const agency = await makeOrganisation(db, { orgType: 'agency', orgCategory: 'law' })
  const mute = await makeOrganisation(db)
  await pool.query('update organisation set phone = null where id = $1', [mute.id])
  const ended = await makeOrganisation(db)
  await merge(ended, into)
  const refused = [
    [from, 'intoItself'],
    [branch, 'intoBranch'],
    [agency, 'otherType'],
    [mute, 'contactMissing'],
    [ended, 'successorUnfit'],
    [{ id: '999999', name: '无' }, 'successorUnfit'],
  ] as const
  for (const [target, key] of refused) {
    const answer = await merge(from, target)
    expect(answer).toMatchObject({ status: 422, error: { key: `organisations.${key}` } })
    expect(await obstacle(from, target)).toBe(answer.msg)
  }
  expect(await obstacle(from, into)).toBeNull()
  expect(await merge(ended, into, { version: 2 })).toMatchObject({
    error: { key: 'organisations.notActive' },
  })
})

test('a government body is not merged into one of a region that its people answer beyond', async () => {
  const { db } = t.services
  const body = (regionCode: string) =>
    makeOrganisation(db, { orgType: 'government', orgCategory: 'otherOffice', regionCode })
  const [county, city, elsewhere] = [await body('620102'), await body('620100'), await body('620500')]
  const viewer = await makeAccount(db, t.services, {
    sourceType: '2',
    orgId: county.id,
    regionCode: '620102',
    status: 'disabled',
  })
  const refused = await merge(county, elsewhere)
  expect(refused).toMatchObject({ status: 422, error: { key: 'organisations.regionsUnfit' } })
  expect(await obstacle(county, elsewhere)).toBe(refused.msg)
  expect((await merge(county, city)).status).toBe(200)
  const { rows } = await t.services.pool.query('select org_id, region_code from account where id = $1', [
    viewer.id,
  ])
  expect(rows).toEqual([{ org_id: city.id, region_code: '620102' }])
})

test('the name must be typed, the version be current, the person be of the back office', async () => {
  expect((await merge(from, into, { confirmName: '别的' })).error?.fields).toHaveProperty('confirmName')
  expect((await merge(from, into, { version: 4 })).status).toBe(409)
  expect((await merge(from, into, {}, token.officer)).status).toBe(403)
  expect((await merge(from, into, { products: 'burn' })).error?.fields).toHaveProperty('products')
  expect((await merge({ id: '999999', name: '无' }, into)).status).toBe(404)
  expect((await t.send(mergeOrganisation, { params: { id: from.id }, body: {} })).status).toBe(401)
})
