import { afterAll, beforeAll, expect, test } from 'vitest'
import { countApplicationStates, listApplications } from '@lqr/contract/applications/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
const made: Record<string, string> = {}
const DAY_MS = 86_400_000

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  const { db } = t.services
  const branch = await makeOrganisation(db, { parentId: world.bank.id })
  const branchProduct = await makeProduct(db, branch, { name: '支行商户贷' })
  const add = async (name: string, ...rest: Parameters<typeof world.application>) => {
    made[name] = (await world.application(...rest)).id
  }
  await add('fresh', 'SUBMITTED', { amountYuan: 900_000 })
  await add('overdue', 'SUBMITTED', { submittedAt: new Date(Date.now() - 20 * DAY_MS) })
  await add('reviewing', 'REVIEWING')
  await add('paused', 'SUPPLEMENT', { officerAccountId: world.manager.id })
  await add('granted', 'CREDITED')
  await add('branch', 'ACCEPTED', { productId: branchProduct.id })
  await add('elsewhere', 'ACCEPTED', { productId: world.otherProduct.id })
  await add('stranger', 'SUBMITTED', { company: world.otherCompany, applicantAccountId: world.otherOwner.id })
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof listApplications>>[1]['body']>
const found = async (token: string, body: Body = {}) => {
  const { status, data } = await t.call(listApplications, { body: { pageSize: 50, ...body } }, { token })
  expect(status).toBe(200)
  expect(data.total).toBe(data.list.length)
  const names = Object.keys(made)
  return data.list.map((row) => names.find((name) => made[name] === row.id) ?? '')
}

test('an enterprise lists its own cases at every institution, and no others', async () => {
  expect((await found(world.owner.token)).sort()).toEqual(
    ['branch', 'elsewhere', 'fresh', 'granted', 'overdue', 'paused', 'reviewing'].sort(),
  )
  expect(await found(world.otherOwner.token)).toEqual(['stranger'])
})

test('an institution lists its own and its branches’ cases, and no others', async () => {
  expect((await found(world.officer.token)).sort()).toEqual(
    ['branch', 'fresh', 'granted', 'overdue', 'paused', 'reviewing', 'stranger'].sort(),
  )
  expect(await found(world.otherOfficer.token)).toEqual(['elsewhere'])
})

test('the task pool begins with what is overdue and ends with what has no clock', async () => {
  const pool = await found(world.officer.token)
  expect(pool[0]).toBe('overdue')
  expect(pool.slice(-2).sort()).toEqual(['granted', 'paused'])
})

test('the pool is the same in pages of any size, over the end of the running clocks', async () => {
  const pool = await found(world.officer.token)
  for (const pageSize of [1, 2, 3, 5]) {
    const paged: string[] = []
    for (
      let currentPageNum = 1;
      currentPageNum <= Math.ceil(pool.length / pageSize) + 1;
      currentPageNum += 1
    ) {
      const input = { body: { currentPageNum, pageSize, sort: 'due' as const } }
      const { data } = await t.call(listApplications, input, world.officer)
      expect(data.total).toBe(pool.length)
      paged.push(...data.list.map((row) => row.id))
    }
    expect(paged).toEqual(pool.map((name) => made[name]))
  }
})

test('open, overdue and my own narrow the pool', async () => {
  const { token } = world.officer
  expect((await found(token, { openOnly: true })).sort()).toEqual(
    ['branch', 'fresh', 'overdue', 'paused', 'reviewing', 'stranger'].sort(),
  )
  expect(await found(token, { overdueOnly: true })).toEqual(['overdue'])
  expect(await found(world.manager.token, { mineOnly: true })).toEqual(['paused'])
  expect(await found(token, { status: 'CREDITED' })).toEqual(['granted'])
})

test('a keyword finds number, product and enterprise', async () => {
  const { token } = world.officer
  expect(await found(token, { keyword: '支行商户' })).toEqual(['branch'])
  expect(await found(token, { keyword: world.otherCompany.corporateName })).toEqual(['stranger'])
  const { rows } = await t.services.pool.query(`select apply_no from product_application where id = $1`, [
    made.granted,
  ])
  expect(await found(token, { keyword: rows[0].apply_no.toLowerCase() })).toEqual(['granted'])
  expect(await found(token, { keyword: '%' })).toEqual([])
})

test('rows carry what a task needs to be told apart', async () => {
  const { data } = await t.call(
    listApplications,
    { body: { sort: 'amount' } },
    { token: world.officer.token },
  )
  expect(data.list[0]).toMatchObject({
    id: made.fresh,
    amountYuan: 900_000,
    corporateName: world.company.corporateName,
    orgName: world.bank.name,
    isOverdue: false,
    isPaused: false,
    officerName: null,
  })
})

test('pages hold every case once', async () => {
  const page = async (currentPageNum: number) =>
    (
      await t.call(
        listApplications,
        { body: { currentPageNum, pageSize: 3, sort: 'newest' } },
        { token: world.officer.token },
      )
    ).data
  const pages = await Promise.all([1, 2, 3, 4].map(page))
  expect(new Set(pages.flatMap(({ list }) => list.map((row) => row.id))).size).toBe(7)
  expect(pages[3]).toMatchObject({ list: [], total: 7 })
})

test('signed out is 401, somebody of neither side 403, a bad filter 422', async () => {
  expect((await t.call(listApplications, { body: {} })).status).toBe(401)
  const bad = await t.send(
    listApplications,
    { body: { status: 'GONE', pageSize: 0 } },
    { token: world.owner.token },
  )
  expect(Object.keys(bad.error?.fields ?? {}).sort()).toEqual(['pageSize', 'status'])
})

test('the tabs count each state of what the person may list, and nothing of others', async () => {
  const counts = async (token: string, body: { mineOnly?: true; overdueOnly?: true } = {}) => {
    const { data } = await t.call(countApplicationStates, { body }, { token })
    return Object.fromEntries(
      data.states.flatMap(({ status, total }) => (total > 0 ? [[status, total]] : [])),
    )
  }
  expect(await counts(world.officer.token)).toEqual({
    SUBMITTED: 3,
    ACCEPTED: 1,
    REVIEWING: 1,
    SUPPLEMENT: 1,
    CREDITED: 1,
  })
  expect(await counts(world.officer.token, { overdueOnly: true })).toEqual({ SUBMITTED: 1 })
  expect(await counts(world.manager.token, { mineOnly: true })).toEqual({ SUPPLEMENT: 1 })
  expect(await counts(world.otherOfficer.token)).toEqual({ ACCEPTED: 1 })
  expect((await t.send(countApplicationStates, { body: {} })).status).toBe(401)
  expect((await t.send(countApplicationStates, { body: {} }, { token: world.owner.token })).status).toBe(403)
})

test('what goes on is what is open, and what was granted or paid out and is not over', async () => {
  await world.application('REJECTED')
  const { token } = world.officer
  for (const sort of ['due', 'newest'] as const) {
    expect((await found(token, { goingOnly: true, sort })).sort()).toEqual(
      ['branch', 'fresh', 'granted', 'overdue', 'paused', 'reviewing', 'stranger'].sort(),
    )
  }
})
