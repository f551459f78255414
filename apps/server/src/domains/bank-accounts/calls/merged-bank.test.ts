import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOwnBranches, listOwnSlots, updateOwnBranch } from '@lqr/contract/bank-accounts/branch-calls.ts'
import {
  getAccountOpening,
  listAccountOpenings,
  listOpeningBankPage,
  listOpeningBanks,
  listOpeningBranches,
  submitOpeningLzb,
} from '@lqr/contract/bank-accounts/calls.ts'
import { confirmOpening } from '@lqr/contract/bank-accounts/move-calls.ts'
import {
  createOpeningBranch,
  listOpeningCandidates,
  listRegisteredBanks,
  updateBranchPlace,
  updateOpeningBank,
} from '@lqr/contract/bank-accounts/register-calls.ts'
import { mergeOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { neutralForm } from '../opening-form.fixtures.ts'
import { makeOpeningWorld, type OpeningWorld } from '../opening-world.fixtures.ts'

type Org = { id: string; name: string }

let t: TestApp
let world: OpeningWorld
let operator: string
let bank: Org
let successor: Org
let manager: string
/** A Friday. */
const NOW = new Date('2026-11-20T10:00:00+08:00')

async function merge(from: Org, into: Org) {
  const body = { intoId: into.id, products: 'keep' as const, confirmName: from.name, version: 1 }
  const { status } = await t.call(mergeOrganisation, { params: { id: from.id }, body }, { token: operator })
  expect(status).toBe(200)
}

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeOpeningWorld(t)
  const { db, pool } = t.services
  operator = await t.signIn((await makeAccount(db, t.services, { sourceType: '1' })).id)
  const { rows } = await pool.query<Org>(
    `select h.id::text id, h.name from opening_branch b join organisation h on h.id = b.bank_org_id
     where b.org_id = $1`,
    [world.near.id],
  )
  if (!rows[0]) throw new Error('the branch has no bank')
  bank = rows[0]
  successor = await makeOrganisation(db, { name: '金城示例银行' })
  manager = (await world.staff(successor.id, ['financeManager'])).token
  await merge(bank, successor)
})
afterAll(() => t.close())

const banks = async () =>
  (await t.call(listOpeningBanks, { body: {} }, { token: world.owner.token })).data.map(
    ({ name, bankCode, branches }) => [name, bankCode, branches],
  )
const own = async (token = manager) => (await t.call(listOwnBranches, {}, { token })).data

test('the branches of a bank that was merged are found under the name of who goes on with it', async () => {
  const by = { token: world.owner.token }
  expect(await banks()).toEqual([
    [successor.name, world.near.bankCode, 2],
    ['陇上示例银行', world.other.bankCode, 1],
  ])
  const page = await t.call(listOpeningBankPage, { body: { keyword: '金城' } }, by)
  expect(page.data).toMatchObject({ total: 1, list: [{ bankCode: world.near.bankCode }] })
  const found = await t.call(listOpeningBranches, { body: { bankCode: world.near.bankCode } }, by)
  expect(found.data.map(({ id, bankName }) => [id, bankName])).toEqual([
    [world.near.id, successor.name],
    [world.far.id, successor.name],
  ])
})

test('an appointment there is taken and confirmed as before', async () => {
  const by = { token: world.owner.token }
  const body = {
    ...neutralForm,
    branchCode: world.near.branchCode,
    appointTime: '2026-11-23T09:00:00+08:00',
    isSimpleOpening: true,
    materials: [...neutralForm.materials],
  }
  const { data } = await t.call(submitOpeningLzb, { body }, by)
  expect(data).toMatchObject({ status: 'SUBMITTED', bankName: successor.name })
  const params = { id: data.id }
  const confirm = { params, body: { diligence: 'standard' as const } }
  expect((await t.call(confirmOpening, confirm, { token: world.officer.token })).status).toBe(200)
  const list = await t.call(listAccountOpenings, { body: {} }, by)
  expect(list.data.list).toMatchObject([{ id: data.id, bankName: successor.name }])
  expect((await t.call(getAccountOpening, { params }, { token: manager })).data.status).toBe('CONFIRMED')
})

test('the managers of who goes on set its branches and keep its register', async () => {
  const near = (await own()).find(({ id }) => id === world.near.id)
  if (!near) throw new Error('the branch is not shown')
  expect(near).toMatchObject({ bankName: successor.name, bankId: bank.id, canRegister: true })
  const params = { id: near.id }
  const calendar = await t.call(listOwnSlots, { params, query: { from: '2026-11-23' } }, { token: manager })
  expect(calendar.status).toBe(200)
  const { opensAt, restFrom, restTo, closesAt, slotMinutes, accountTypes } = near
  const times = { opensAt, restFrom, restTo, closesAt, slotMinutes, accountTypes }
  const settings = { ...times, isOpen: true, slotCapacity: 5, version: near.version }
  expect((await t.call(updateOwnBranch, { params, body: settings }, { token: manager })).data).toMatchObject({
    slotCapacity: 5,
  })
  const place = { name: '金城示例银行城关支行', branchCode: near.branchCode, regionCode: near.regionCode }
  const body = { ...place, version: near.version + 1, organisationVersion: near.organisationVersion }
  const renamed = await t.call(updateBranchPlace, { params, body }, { token: manager })
  expect(renamed.data.name).toBe(place.name)
  const registered = async (token: string) => (await t.call(listRegisteredBanks, {}, { token })).data
  expect(await registered(manager)).toMatchObject([
    { id: bank.id, name: `原${bank.name}（已并入${successor.name}）`, branches: 2, canEdit: true },
  ])
  expect(await registered(world.farOfficer.token)).toMatchObject([{ id: bank.id, canEdit: false }])
  const changed = await t.call(
    updateOpeningBank,
    {
      params: { id: bank.id },
      body: { bankCode: world.near.bankCode, profile: 'LZB', isOpen: true, version: 1 },
    },
    { token: manager },
  )
  expect(changed.data.version).toBe(2)
  expect(await registered(world.otherOfficer.token)).not.toMatchObject([{ id: bank.id }])
})

test('a new branch of the merged bank stands below who goes on with it, whoever registers it', async () => {
  const create = (token: string, name: string, branchCode: string) =>
    t.call(
      createOpeningBranch,
      { body: { bankId: bank.id, name, branchCode, regionCode: '620105' } },
      { token },
    )
  const made = [
    await create(operator, '金城示例银行安宁支行', '313821009801'),
    await create(manager, '金城示例银行西固支行', '313821009802'),
  ]
  expect(made.map(({ status, data }) => [status, data.bankName])).toEqual([
    [200, successor.name],
    [200, successor.name],
  ])
  const { rows } = await t.services.pool.query(
    'select distinct parent_id::text parent from organisation where id = any($1)',
    [made.map(({ data }) => data.id)],
  )
  expect(rows).toEqual([{ parent: successor.id }])
  const { id } = await makeOrganisation(t.services.db, { parentId: successor.id })
  const candidates = await t.call(listOpeningCandidates, { query: { bankId: bank.id } }, { token: manager })
  expect(candidates.data.map((one) => one.id)).toContain(id)
})

test('a second merger leads on to the end of the chain; what was closed takes nothing new', async () => {
  const last = await makeOrganisation(t.services.db, { name: '兰山示例银行' })
  await merge(successor, last)
  const names = async () => (await banks()).map(([name]) => name)
  expect(await names()).toEqual([last.name, '陇上示例银行'])
  await t.services.pool.query(`update organisation set status = 'closed' where id = $1`, [last.id])
  expect(await names()).toEqual(['陇上示例银行'])
})
