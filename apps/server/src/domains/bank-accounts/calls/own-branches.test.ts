import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  listOwnBranches,
  listOwnSlots,
  updateOwnBranch,
  updateOwnSlot,
} from '@lqr/contract/bank-accounts/branch-calls.ts'
import { listOpeningBranches } from '@lqr/contract/bank-accounts/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOpeningWorld, type OpeningWorld } from '../opening-world.fixtures.ts'

let t: TestApp
let world: OpeningWorld
const NOW = new Date('2026-11-20T10:00:00+08:00')
const MONDAY = '2026-11-23'
beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeOpeningWorld(t)
})
afterAll(() => t.close())

const settings = {
  isOpen: true,
  opensAt: '09:00',
  restFrom: '11:30',
  restTo: '11:30',
  closesAt: '15:00',
  slotMinutes: '90',
  slotCapacity: 3,
  accountTypes: ['basic', 'general'],
} as const
const update = (over: object = {}, token = world.officer.token) =>
  t.call(
    updateOwnBranch,
    {
      params: { id: world.near.id },
      body: { ...settings, accountTypes: [...settings.accountTypes], version: 1, ...over },
    },
    { token },
  )
const slots = (token = world.officer.token, id = world.near.id) =>
  t.call(listOwnSlots, { params: { id }, query: { from: MONDAY } }, { token })
const capacity = (time: string, places: number, token = world.officer.token) =>
  t.call(
    updateOwnSlot,
    { params: { id: world.near.id }, body: { beginsAt: `${MONDAY}T${time}:00+08:00`, capacity: places } },
    { token },
  )

test('a house sees its branches, a branch itself, another bank none of them', async () => {
  const names = async (token: string) =>
    (await t.call(listOwnBranches, {}, { token })).data.map(({ branchCode }) => branchCode)
  expect(await names(world.officer.token)).toEqual([world.near.branchCode])
  expect(await names(world.otherOfficer.token)).toEqual([world.other.branchCode])
  expect((await t.call(listOwnBranches, {}, { token: world.owner.token })).status).toBe(403)
  expect((await t.call(listOwnBranches, {})).status).toBe(401)
})

test('a time keeps what is booked: its places cannot be fewer, and none more can be booked at zero', async () => {
  await world.opening({ appointTime: new Date(`${MONDAY}T09:00:00+08:00`), submittedAt: NOW })
  expect((await capacity('09:00', 0)).error).toMatchObject({
    key: 'bankAccounts.belowBooked',
    fields: { capacity: expect.any(String) },
  })
  expect((await capacity('09:00', 1)).data).toMatchObject({ capacity: 1, booked: 1, free: 0 })
  expect((await capacity('10:00', 0)).data).toMatchObject({ capacity: 0, booked: 0, free: 0 })
  expect((await capacity('10:20', 1)).error?.key).toBe('bankAccounts.slotNotFound')
  const { data } = await t.call(listOpeningBranches, { body: { from: MONDAY } }, { token: world.owner.token })
  const monday = data[0]?.slots.filter(({ beginsAt }) => beginsAt.startsWith(MONDAY)) ?? []
  expect(monday.map(({ beginsAt }) => beginsAt.slice(11, 16))).toEqual(['11:00', '14:00', '15:00', '16:00'])
})

test('new settings hold from now on, and what was booked under earlier ones stays on the calendar', async () => {
  const wrong = await update({ restFrom: '08:00' })
  expect(wrong.error?.fields).toEqual({ restFrom: '午休开始应晚于上午开始' })
  const { data } = await update({ opensAt: '10:00', restFrom: '13:00', restTo: '13:00', closesAt: '16:00' })
  expect(data).toMatchObject({ version: 2, slotCapacity: 3, slotMinutes: '90' })
  const times = (await slots()).data.filter(({ beginsAt }) => beginsAt.startsWith(MONDAY))
  expect(times.map(({ beginsAt, booked }) => [beginsAt.slice(11, 16), booked])).toEqual([
    ['09:00', 1],
    ['10:00', 0],
    ['11:30', 0],
    ['13:00', 0],
    ['14:30', 0],
  ])
  expect((await update()).error?.key).toBe('bankAccounts.staleBranch')
})

test('a branch that is closed is not found by enterprises', async () => {
  expect((await update({ isOpen: false, version: 2 })).status).toBe(200)
  const { data } = await t.call(listOpeningBranches, { body: {} }, { token: world.owner.token })
  expect(data.map(({ branchCode }) => branchCode)).not.toContain(world.near.branchCode)
})

test('another bank’s people neither see nor change it', async () => {
  expect((await slots(world.otherOfficer.token)).status).toBe(404)
  expect((await update({}, world.otherOfficer.token)).status).toBe(404)
  expect((await capacity('09:00', 2, world.farOfficer.token)).status).toBe(404)
  expect((await update({}, world.owner.token)).status).toBe(403)
})
