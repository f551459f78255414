import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getLeaseNeed, getLeaseTask, listLeaseTasks, withdrawLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { listMessages } from '@lqr/contract/messages/calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { type LeaseWorld, makeLeaseWorld } from './lease-world.fixtures.ts'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

/** What nothing that the institution reads may hold any more. */
const SECRETS = ['示例联系人', '139****1234', '13900001234', '13****']

describe('a lease need taken back before it was taken up', () => {
  let houses: LeaseWorld
  beforeAll(async () => {
    houses = await makeLeaseWorld(t)
  })

  test('tells the one that had not taken it up nothing but that, and the one that had what it knew', async () => {
    const made = await houses.need(
      [
        { org: houses.lanzhou, state: 'SUBMITTED' },
        { org: houses.provincial, state: 'ACCEPTED' },
      ],
      { asked: { equipmentName: '秘密机床', amountYuan: 660_000 } },
    )
    await t.call(withdrawLeaseNeed, { params: { id: made.id }, body: { note: '自行购买' } }, houses.owner)
    const [sealed = '', known = ''] = made.responseIds
    const { data } = await t.call(getLeaseTask, { params: { id: sealed } }, houses.lanzhou.officer)
    expect(data).toMatchObject({ needNo: made.needNo, status: 'WITHDRAWN', isSealed: true, files: [] })
    const list = async (body: object) =>
      (await t.call(listLeaseTasks, { body }, houses.lanzhou.officer)).data.list
    const rows = await list({})
    expect(rows).toMatchObject([
      { needNo: made.needNo, equipmentName: null, amountYuan: null, corporateName: null },
    ])
    const messages = await t.call(listMessages, { body: {} }, houses.lanzhou.officer)
    const whole = JSON.stringify([data, rows, messages.data])
    for (const secret of [...SECRETS, houses.company.corporateName, '秘密机床', '660000', '自行购买']) {
      expect(whole).not.toContain(secret)
    }
    expect(await list({ keyword: '秘密机床' })).toEqual([])
    expect(await list({ keyword: houses.company.corporateName })).toEqual([])
    expect(await list({ sort: 'amount' })).toEqual([])
    expect(await list({ keyword: made.needNo })).toHaveLength(1)
    const other = await t.call(getLeaseTask, { params: { id: known } }, houses.provincial.officer)
    expect(other.data).toMatchObject({ isSealed: false, equipmentName: '秘密机床' })
    const own = await t.call(getLeaseNeed, { params: { id: made.id } }, houses.owner)
    expect(own.data).toMatchObject({ equipmentName: '秘密机床', status: 'WITHDRAWN' })
  })
})
