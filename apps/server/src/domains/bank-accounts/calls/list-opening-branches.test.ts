import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOpeningBranches } from '@lqr/contract/bank-accounts/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeOpeningBranch } from '../branches.fixtures.ts'
import { makeOpeningWorld, type OpeningWorld } from '../opening-world.fixtures.ts'

let t: TestApp
let world: OpeningWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeOpeningWorld(t)
})
afterAll(() => t.close())

const found = async (body: { profile?: 'LZB'; first?: string }) =>
  (await t.call(listOpeningBranches, { body }, { token: world.owner.token })).data

test('an appointment can be moved at its own branch, however many of another form are nearer', async () => {
  const { far, near } = world
  const { db } = t.services
  const house = await makeOrganisation(db, { name: '洮河示例银行' })
  for (let made = 0; made < 30; made += 1) {
    const place = { name: `洮河示例银行城关第${made}支行`, parentId: house.id, regionCode: '620102' }
    const { id } = await makeOrganisation(db, place)
    await makeOpeningBranch(db, { id, bankId: house.id, profile: 'PDB' })
  }
  expect((await found({})).map(({ branchCode }) => branchCode)).not.toContain(far.branchCode)
  const moving = await found({ profile: 'LZB', first: far.branchCode })
  expect(moving.map(({ branchCode }) => branchCode)).toEqual([far.branchCode, near.branchCode])
})
