import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getOrganisationRow, moveOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeMaintainers } from '../maintenance-world.fixtures.ts'
import { makeOrganisation } from '../organisations.fixtures.ts'

let t: TestApp
let token: { operator: string; officer: string }
let house: { id: string }
let other: { id: string }
let branch: { id: string }
let leaf: { id: string }

beforeAll(async () => {
  t = await makeTestApp()
  const { id } = await makeOrganisation(t.services.db)
  token = await makeMaintainers(t, id)
})
afterAll(() => t.close())
beforeEach(async () => {
  const { db } = t.services
  house = await makeOrganisation(db)
  other = await makeOrganisation(db)
  branch = await makeOrganisation(db, { parentId: house.id })
  leaf = await makeOrganisation(db, { parentId: branch.id, level: 3 })
})

const move = (id: string, parentId: string, version = 1, as = token.operator) =>
  t.send(moveOrganisation, { params: { id }, body: { parentId, version } }, { token: as })
const levelOf = async (id: string) =>
  (await t.call(getOrganisationRow, { params: { id } }, { token: token.operator })).data.level

test('a branch moves with everything below it, and every level is renewed', async () => {
  const below = await makeOrganisation(t.services.db, { parentId: other.id })
  expect(await move(branch.id, below.id)).toMatchObject({
    status: 200,
    data: { parentId: below.id, level: 3 },
  })
  expect(await levelOf(leaf.id)).toBe(4)
  expect(await move(branch.id, '0', 2)).toMatchObject({ status: 200, data: { parentId: '0', level: 1 } })
  expect(await levelOf(leaf.id)).toBe(2)
})

test('nothing moves below itself, at whatever remove', async () => {
  for (const parentId of [house.id, branch.id, leaf.id]) {
    expect(await move(house.id, parentId)).toMatchObject({
      status: 422,
      error: { key: 'organisations.underItself' },
    })
  }
})

test('of two houses moved below one another at once exactly one moves', async () => {
  const answers = await Promise.all([move(house.id, other.id), move(other.id, house.id)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
})

test('what would reach a sixth level stays where it is', async () => {
  const fourth = await makeOrganisation(t.services.db, { parentId: other.id, level: 4 })
  expect(await move(branch.id, fourth.id)).toMatchObject({
    status: 422,
    error: { key: 'organisations.tooDeep' },
  })
  expect(await levelOf(leaf.id)).toBe(3)
})

test('a stale version, a stranger and a house that is not there change nothing', async () => {
  expect((await move(branch.id, other.id, 9)).status).toBe(409)
  expect((await move(branch.id, other.id, 1, token.officer)).status).toBe(403)
  expect((await move('999999', other.id)).status).toBe(404)
  expect((await move(branch.id, '999999')).error?.fields).toHaveProperty('parentId')
  expect((await t.send(moveOrganisation, { params: { id: branch.id }, body: {} })).status).toBe(401)
})
