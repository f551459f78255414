import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOwnBranches, updateOwnBranch } from '@lqr/contract/bank-accounts/branch-calls.ts'
import {
  getAccountOpening,
  listOpeningBranches,
  submitOpeningLzb,
} from '@lqr/contract/bank-accounts/calls.ts'
import { confirmOpening } from '@lqr/contract/bank-accounts/move-calls.ts'
import {
  closeOpeningBranch,
  createOpeningBank,
  createOpeningBranch,
  listOpeningCandidates,
  listRegisteredBanks,
  updateBranchPlace,
  updateOpeningBank,
} from '@lqr/contract/bank-accounts/register-calls.ts'
import { updateOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import type { Db } from '../../../data/database.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { waitsForLock } from '../../../testing/waits-for-lock.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { neutralForm } from '../opening-form.fixtures.ts'
import { makeOpeningWorld, type OpeningWorld } from '../opening-world.fixtures.ts'

let t: TestApp
let world: OpeningWorld
let bankId: string
let manager: string
let operator: string
const NOW = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeOpeningWorld(t)
  const { rows } = await t.services.pool.query(
    `select bank_org_id::text id from opening_branch where org_id = $1`,
    [world.near.id],
  )
  bankId = rows[0].id
  manager = (await world.staff(bankId, ['financeManager'])).token
  const account = await makeAccount(t.services.db, t.services, { sourceType: '1', roles: ['operator'] })
  operator = await t.signIn(account.id)
})
afterAll(() => t.close())

const place = {
  name: '黄河示例银行安宁支行',
  branchCode: '313821009001',
  regionCode: '620105',
  address: '示例路 1 号',
  phone: '0931-0000001',
}
const create = (over: object = {}, token = manager) =>
  t.send(createOpeningBranch, { body: { bankId, ...place, ...over } }, { token })
const own = async (token: string) => (await t.call(listOwnBranches, {}, { token })).data

test('a manager adds a branch, which takes appointments once its times have been opened', async () => {
  const made = await t.call(createOpeningBranch, { body: { bankId, ...place } }, { token: manager })
  expect(made.data).toMatchObject({ ...place, isOpen: false, profile: 'LZB', closedAt: null, version: 1 })
  const found = async () =>
    (await t.call(listOpeningBranches, { body: { areaCode: '620105' } }, { token: world.owner.token })).data
  expect((await found()).map(({ name }) => name)).not.toContain(place.name)
  const { opensAt, restFrom, restTo, closesAt, slotMinutes, slotCapacity, accountTypes } = made.data
  const times = { opensAt, restFrom, restTo, closesAt, slotMinutes, slotCapacity, accountTypes }
  const body = { ...times, isOpen: true, version: 1 }
  const opened = await t.call(updateOwnBranch, { params: { id: made.data.id }, body }, { token: manager })
  expect(opened.data).toMatchObject({ isOpen: true, version: 2 })
  expect((await found())[0]).toMatchObject({ name: place.name, nearness: 'sameCounty' })
})

test('numbers and names are not given twice, and what is wrong is named at its field', async () => {
  expect((await create({ name: '示例另一支行' })).error).toMatchObject({
    key: 'bankAccounts.codeTaken',
    fields: { branchCode: expect.any(String) },
  })
  expect((await create({ branchCode: '313821009002' })).error?.fields).toHaveProperty('name')
  const wrong = await create({ name: '', branchCode: '12', regionCode: '1', phone: 'abc' })
  expect(wrong.status).toBe(422)
  expect(Object.keys(wrong.error?.fields ?? {}).sort()).toEqual(['branchCode', 'name', 'phone', 'regionCode'])
})

test('an organisation of the house is registered as it stands, one of another house is not', async () => {
  const org = await makeOrganisation(t.services.db, { name: '黄河示例银行西固支行', parentId: bankId })
  const candidates = await t.call(listOpeningCandidates, { query: { bankId } }, { token: manager })
  expect(candidates.data.map(({ id }) => id)).toContain(org.id)
  const body = { orgId: org.id, name: '黄河示例银行西固支行营业部', branchCode: '313821009003' }
  expect(await create(body)).toMatchObject({ status: 200, data: { id: org.id, name: body.name } })
  const foreign = await makeOrganisation(t.services.db)
  const refused = await create({ orgId: foreign.id, name: '示例外来支行', branchCode: '313821009004' })
  expect(refused.error).toMatchObject({
    key: 'bankAccounts.candidateUnfit',
    fields: { orgId: expect.any(String) },
  })
})

test('an organisation is registered as it was seen: whoever was slower overwrites nothing', async () => {
  const org = await makeOrganisation(t.services.db, { name: '黄河示例银行红古支行', parentId: bankId })
  const candidates = await t.call(listOpeningCandidates, { query: { bankId } }, { token: manager })
  const organisationVersion = candidates.data.find(({ id }) => id === org.id)?.version
  const body = { orgId: org.id, name: org.name, organisationVersion }
  const changed = await t.send(
    updateOrganisation,
    {
      params: { id: org.id },
      body: {
        name: org.name,
        shortName: '红古支行',
        orgCategory: 'cityBank',
        regionCode: '620111',
        address: '示例路 9 号',
        phone: '0931-0000009',
        version: organisationVersion,
      },
    },
    { token: operator },
  )
  expect(changed.status).toBe(200)
  expect(await create({ ...body, branchCode: '313821009010' })).toMatchObject({
    status: 409,
    error: { key: 'kernel.conflict' },
    data: { id: org.id, address: '示例路 9 号', version: 2 },
  })
  const again = { ...body, organisationVersion: 2 }
  const both = await Promise.all([
    create({ ...again, branchCode: '313821009011' }),
    create({ ...again, branchCode: '313821009012' }),
  ])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('place and number are changed once, and whoever was slower is shown the branch as it is', async () => {
  const { farOfficer, far } = world
  const change = (name: string, token = farOfficer.token) =>
    t.send(
      updateBranchPlace,
      {
        params: { id: far.id },
        body: {
          ...place,
          name,
          branchCode: '313821009005',
          regionCode: '620503',
          version: 1,
          organisationVersion: 1,
        },
      },
      { token },
    )
  const first = await change('黄河示例银行麦积新支行')
  expect(first.data).toMatchObject({ name: '黄河示例银行麦积新支行', branchCode: '313821009005', version: 2 })
  expect(await change('迟到的名称')).toMatchObject({
    status: 409,
    error: { key: 'bankAccounts.staleBranch' },
    data: { name: '黄河示例银行麦积新支行' },
  })
})

test('what an operator has changed of a branch meanwhile is not overwritten, and nothing is kept of the try', async () => {
  const { farOfficer, far } = world
  const [seen] = await own(farOfficer.token)
  if (!seen) throw new Error('the manager has no branch')
  const { name, branchCode, version, organisationVersion } = seen
  const changed = await t.send(
    updateOrganisation,
    {
      params: { id: far.id },
      body: {
        name,
        shortName: '麦积新支行',
        orgCategory: 'cityBank',
        regionCode: '620503',
        address: '示例路 8 号',
        phone: '0938-0000008',
        version: organisationVersion,
      },
    },
    { token: operator },
  )
  expect(changed.status).toBe(200)
  const change = (over: object) =>
    t.send(
      updateBranchPlace,
      { params: { id: far.id }, body: { ...place, name, branchCode: '313821009006', version, ...over } },
      { token: farOfficer.token },
    )
  const kept = { name, branchCode, address: '示例路 8 号', phone: '0938-0000008', version }
  const now = { ...kept, organisationVersion: organisationVersion + 1 }
  const refused = await change({ organisationVersion })
  expect(refused).toMatchObject({ status: 409, error: { key: 'bankAccounts.staleBranch' }, data: now })
  expect((await own(farOfficer.token))[0]).toMatchObject(now)
  expect(await change({ organisationVersion: organisationVersion + 1 })).toMatchObject({
    status: 200,
    data: { branchCode: '313821009006', address: place.address },
  })
})

test('a closed branch takes nothing new; who has an appointment is told, and it is not confirmed', async () => {
  const { near, owner, officer } = world
  const id = await world.opening({ appointTime: new Date('2026-11-23T09:00:00+08:00'), submittedAt: NOW })
  const close = (isClosed: boolean, version: number) =>
    t.call(
      closeOpeningBranch,
      { params: { id: near.id }, body: { isClosed, reason: '搬迁', version } },
      { token: manager },
    )
  const closed = (await close(true, 1)).data
  expect(closed).toMatchObject({ closeReason: '搬迁', standing: [{ id, status: 'SUBMITTED' }] })
  const { data } = await t.call(listOpeningBranches, { body: {} }, { token: owner.token })
  expect(data.map(({ branchCode }) => branchCode)).not.toContain(near.branchCode)
  const told = await t.services.pool.query(
    `select body from message where kind = 'bank-accounts.branch-closed' and account_id = $1`,
    [owner.id],
  )
  expect(told.rows).toEqual([{ body: expect.stringContaining('请改约到其他网点，或者取消') }])
  const shown = await t.call(getAccountOpening, { params: { id } }, { token: owner.token })
  expect(shown.data).toMatchObject({ isBranchClosed: true, can: { change: true, withdraw: true } })
  const confirmed = await t.call(
    confirmOpening,
    { params: { id }, body: { diligence: 'standard' } },
    { token: officer.token },
  )
  expect(confirmed.error?.key).toBe('bankAccounts.branchClosed')
  expect((await close(false, 2)).data).toMatchObject({ closedAt: null, closeReason: null, version: 3 })
})

test('an appointment that is booked while its branch is being closed is not taken', async () => {
  const { farOfficer, far, owner } = world
  const branchCode = (await own(farOfficer.token)).find(({ id }) => id === far.id)?.branchCode ?? ''
  const time = { branchCode, appointTime: '2026-11-24T09:00:00+08:00' }
  const body = { ...neutralForm, ...time, isSimpleOpening: false, materials: [...neutralForm.materials] }
  const book = () => t.call(submitOpeningLzb, { body }, { token: owner.token })
  const setClosed = (db: Db, at: string | null) =>
    db.updateTable('opening_branch').set({ closed_at: at }).where('org_id', '=', far.id).execute()
  const { booking } = await t.services.db.transaction().execute(async (tx) => {
    await setClosed(tx, NOW.toISOString())
    const asked = book()
    expect(await waitsForLock(t, asked)).toBe(true)
    return { booking: asked }
  })
  expect((await booking).error?.key).toBe('bankAccounts.branchNotFound')
  await setClosed(t.services.db, null)
  expect((await book()).status).toBe(200)
})

test('an operator registers a bank; its form stays while openings are under way', async () => {
  const bank = await makeOrganisation(t.services.db, { name: '崆峒示例银行' })
  const body = { orgId: bank.id, bankCode: '313821009100', profile: 'PDB' as const, isOpen: true }
  const made = await t.call(createOpeningBank, { body }, { token: operator })
  expect(made.data).toMatchObject({ name: bank.name, profile: 'PDB', branches: 0, canEdit: true })
  const again = await t.call(createOpeningBank, { body }, { token: operator })
  expect(again.error?.key).toBe('bankAccounts.candidateUnfit')
  const change = (id: string, profile: 'LZB' | 'PDB', bankCode: string, token = operator) =>
    t.call(
      updateOpeningBank,
      { params: { id }, body: { bankCode, profile, isOpen: true, version: 1 } },
      { token },
    )
  expect((await change(bank.id, 'LZB', '313821009100')).data).toMatchObject({ profile: 'LZB', version: 2 })
  expect((await change(bankId, 'PDB', '313821009101')).error).toMatchObject({
    key: 'bankAccounts.profileInUse',
    fields: { profile: expect.any(String) },
  })
  const ofBranch = await change(bankId, 'LZB', '313821009101', world.farOfficer.token)
  expect(ofBranch.error?.key).toBe('bankAccounts.bankNotFound')
})

test('a manager sees the own bank and its branches, an operator every one', async () => {
  const banks = async (token: string) =>
    (await t.call(listRegisteredBanks, {}, { token })).data.map(({ id, canEdit }) => [id, canEdit])
  expect(await banks(manager)).toEqual([[bankId, true]])
  expect(await banks(world.farOfficer.token)).toEqual([[bankId, false]])
  expect((await banks(operator)).length).toBeGreaterThan(2)
  const codes = (await own(operator)).map(({ branchCode }) => branchCode)
  expect(codes).toEqual(expect.arrayContaining([world.near.branchCode, world.other.branchCode]))
})

test('officers, people of another bank or region, enterprises and nobody do not keep the register', async () => {
  const { officer, otherOfficer, farOfficer, owner } = world
  const body = { ...place, version: 3, organisationVersion: 1 }
  const change = (token: string) =>
    t.send(updateBranchPlace, { params: { id: world.near.id }, body }, { token })
  const close = (token: string) =>
    t.send(
      closeOpeningBranch,
      { params: { id: world.near.id }, body: { isClosed: true, version: 3 } },
      { token },
    )
  for (const act of [change, close]) {
    expect((await act(officer.token)).status).toBe(403)
    expect((await act(owner.token)).status).toBe(403)
    expect((await act(otherOfficer.token)).error?.key).toBe('bankAccounts.branchNotFound')
    expect((await act(farOfficer.token)).error?.key).toBe('bankAccounts.branchNotFound')
  }
  expect((await own(officer.token))[0]).toMatchObject({ canRegister: false })
  expect((await create({ branchCode: '313821009009' }, otherOfficer.token)).status).toBe(404)
  expect((await create({ branchCode: '313821009009' }, officer.token)).status).toBe(403)
  expect((await t.send(createOpeningBranch, { body: { bankId, ...place } })).status).toBe(401)
  expect(
    (await t.call(listOpeningCandidates, { query: { bankId } }, { token: otherOfficer.token })).status,
  ).toBe(404)
})
