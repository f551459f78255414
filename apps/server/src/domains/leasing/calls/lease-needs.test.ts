import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import {
  agreeToLeaseOffer,
  declineLeaseTask,
  getLeaseNeed,
  getLeaseTask,
  listLeaseNeeds,
  signLease,
  withdrawLeaseNeed,
} from '@lqr/contract/leasing/calls.ts'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { waitsForLock } from '../../../testing/waits-for-lock.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { linkFiles } from '../../files/index.ts'
import { type LeaseWorld, makeLeaseWorld } from '../lease-world.fixtures.ts'

let t: TestApp
let world: LeaseWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeLeaseWorld(t)
})
afterAll(() => t.close())

const as = (token = world.owner.token) => ({ token })
const offered = () =>
  world.need([
    { org: world.lanzhou, state: 'OFFERED' },
    { org: world.provincial, state: 'OFFERED' },
    { org: world.tianshui, state: 'ACCEPTED' },
  ])
const agree = (id: string, responseId = '', token = world.owner.token, version?: number) =>
  t.call(agreeToLeaseOffer, { params: { id }, body: { responseId, version } }, { token })

test('an enterprise lists its own needs with how many have offered, and no others', async () => {
  const { id } = await offered()
  await world.need([{ org: world.lanzhou, state: 'DECLINED' }], { asked: { equipmentName: '搅拌车两辆' } })
  const { data } = await t.call(listLeaseNeeds, { body: {} }, as())
  expect(data.list.find((row) => row.id === id)).toMatchObject({
    status: 'OFFERED',
    institutions: 3,
    offers: 2,
  })
  const found = await t.call(listLeaseNeeds, { body: { keyword: '搅拌车', status: 'DECLINED' } }, as())
  expect(found.data).toMatchObject({ total: 1, list: [{ equipmentName: '搅拌车两辆' }] })
  expect(
    (await t.call(listLeaseNeeds, { body: { keyword: '搅拌车', openOnly: true } }, as())).data.total,
  ).toBe(0)
  expect((await t.call(listLeaseNeeds, { body: {} }, as(world.otherOwner.token))).data.total).toBe(0)
})

test('only offers that stand are counted', async () => {
  const offersOf = async (id: string) =>
    (await t.call(listLeaseNeeds, { body: { pageSize: 100 } }, as())).data.list.find((row) => row.id === id)
      ?.offers
  const { id, responseIds } = await offered()
  const [declined = ''] = responseIds
  const body = { declineCode: 'COLLATERAL_INSUFFICIENT' as const, declineReason: '设备二手市场窄' }
  const { status } = await t.call(
    declineLeaseTask,
    { params: { id: declined }, body },
    as(world.lanzhou.officer.token),
  )
  expect(status).toBe(200)
  expect(await offersOf(id)).toBe(1)
  await t.call(withdrawLeaseNeed, { params: { id }, body: {} }, as())
  expect(await offersOf(id)).toBe(0)
  const signed = await world.need([
    { org: world.lanzhou, state: 'SIGNED' },
    { org: world.provincial, state: 'LOST' },
  ])
  expect(await offersOf(signed.id)).toBe(1)
})

test('several offers may be accepted; each institution may then sign', async () => {
  const { id, responseIds } = await offered()
  const first = await agree(id, responseIds[0])
  expect(first.data.responses[0]).toMatchObject({
    status: 'OFFERED',
    agreedAt: expect.any(String),
    can: { agree: false },
  })
  const second = await agree(id, responseIds[1])
  expect(second.data.responses.filter(({ agreedAt }) => agreedAt)).toHaveLength(2)
  const task = await t.call(
    getLeaseTask,
    { params: { id: responseIds[0] ?? '' } },
    as(world.lanzhou.officer.token),
  )
  expect(task.data.can.sign).toBe(true)
})

test('what is no offer, an accepted one, a stale one and one that has lapsed are refused', async () => {
  const { id, responseIds } = await offered()
  expect((await agree(id, responseIds[2])).error?.key).toBe('leases.illegalMove')
  expect((await agree(id, responseIds[0], world.owner.token, 99)).error?.key).toBe('leases.staleVersion')
  await agree(id, responseIds[0])
  expect((await agree(id, responseIds[0])).error?.key).toBe('leases.illegalMove')
  await t.services.pool.query(`update lease_response set offer_valid_to = '2020-01-01' where id = $1`, [
    responseIds[1],
  ])
  const lapsed = await agree(id, responseIds[1])
  expect(lapsed).toMatchObject({ status: 409, error: { key: 'leases.offerExpired' } })
  expect(lapsed.data.responses[1]).toMatchObject({ offer: { isLapsed: true }, can: { agree: false } })
  expect((await agree(id, '99999999')).status).toBe(404)
})

test('of several institutions signing at the same moment exactly one wins, the others are closed and told', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, responseIds } = await offered()
    const [lanzhou = '', provincial = '', tianshui = ''] = responseIds
    for (const responseId of [lanzhou, provincial]) await agree(id, responseId)
    const answers = await Promise.all([
      t.call(signLease, { params: { id: lanzhou }, body: {} }, as(world.lanzhou.officer.token)),
      t.call(signLease, { params: { id: provincial }, body: {} }, as(world.provincial.officer.token)),
    ])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.data.status).toBe('LOST')
    const { data } = await t.call(getLeaseNeed, { params: { id } }, as())
    expect(data.status).toBe('SIGNED')
    expect(data.responses.map(({ status }) => status).sort()).toEqual(['LOST', 'LOST', 'SIGNED'])
    expect(data.can.withdraw).toBe(false)
    const told = await t.services.pool.query(`select kind from message where account_id = $1 and link = $2`, [
      world.tianshui.officer.id,
      `/workbench/leases/${tianshui}`,
    ])
    expect(told.rows).toEqual([{ kind: 'products.lease-lose' }])
  }
})

test('a withdrawal and a signing at the same moment never both succeed', async () => {
  const { id, responseIds } = await offered()
  const [lanzhou = ''] = responseIds
  await agree(id, lanzhou)
  const [withdrawn, signed] = await Promise.all([
    t.call(withdrawLeaseNeed, { params: { id }, body: {} }, as()),
    t.call(signLease, { params: { id: lanzhou }, body: {} }, as(world.lanzhou.officer.token)),
  ])
  expect([withdrawn.status, signed.status].sort((a, b) => a - b)).toEqual([200, 409])
  const { data } = await t.call(getLeaseNeed, { params: { id } }, as())
  expect(data.status).toBe(signed.status === 200 ? 'SIGNED' : 'WITHDRAWN')
})

test('withdrawing takes the need back from everybody who may still act on it', async () => {
  const { id, responseIds } = await world.need([
    { org: world.lanzhou, state: 'OFFERED' },
    { org: world.provincial, state: 'DECLINED' },
  ])
  const stale = await t.call(withdrawLeaseNeed, { params: { id }, body: { version: 1 } }, as())
  expect(stale).toMatchObject({ status: 409, error: { key: 'leases.staleVersion' } })
  const { version } = (await t.call(getLeaseNeed, { params: { id } }, as())).data
  const { data } = await t.call(
    withdrawLeaseNeed,
    { params: { id }, body: { version, note: '已自行购买' } },
    as(),
  )
  expect(data).toMatchObject({ status: 'WITHDRAWN', can: { withdraw: false } })
  expect(data.responses.map(({ status }) => status)).toEqual(['WITHDRAWN', 'DECLINED'])
  const task = await t.call(
    getLeaseTask,
    { params: { id: responseIds[0] ?? '' } },
    as(world.lanzhou.officer.token),
  )
  expect(task.data).toMatchObject({
    opensPhone: false,
    timeline: [{}, {}, {}, { note: '已自行购买' }],
  })
  const again = await t.call(withdrawLeaseNeed, { params: { id }, body: {} }, as())
  expect(again).toMatchObject({ status: 409, error: { key: 'leases.illegalMove' } })
})

test('another enterprise neither sees nor moves it: as if it were not there', async () => {
  const { id, responseIds } = await offered()
  const token = world.otherOwner.token
  for (const params of [{ id }, { id: '99999999' }]) {
    expect(await t.call(getLeaseNeed, { params }, as(token))).toMatchObject({
      status: 404,
      msg: '租赁需求不存在',
    })
    expect((await t.call(withdrawLeaseNeed, { params, body: {} }, as(token))).status).toBe(404)
  }
  expect((await agree(id, responseIds[0], token)).status).toBe(404)
})

test('signed out is 401, an institution 403, and agreeing needs the certification', async () => {
  const { id, responseIds } = await offered()
  expect((await t.call(getLeaseNeed, { params: { id } })).status).toBe(401)
  expect((await t.call(getLeaseNeed, { params: { id } }, as(world.lanzhou.officer.token))).status).toBe(403)
  expect((await agree(id, responseIds[0], world.uncertified.token)).error?.key).toBe('kernel.notCertified')
})

test('documents open to the enterprise and to institutions that may act, and close with the need', async () => {
  const { id } = await world.need([
    { org: world.lanzhou, state: 'SUBMITTED' },
    { org: world.provincial, state: 'LOST' },
  ])
  const { db } = t.services
  const owner = { ownerAccountId: world.owner.id, ownerCompanyId: world.company.id, purpose: 'lease' }
  const file = await makeFile(db, t.services, owner)
  await linkFiles(db, { entity: 'lease_need', entityId: id }, [{ fileId: file, purpose: 'lease' }])
  const read = async (token: string) =>
    (await t.send(downloadFile, { params: { id: file } }, { token })).status
  expect(await read(world.owner.token)).toBe(200)
  expect(await read(world.lanzhou.officer.token)).toBe(200)
  for (const { officer } of [world.provincial, world.tianshui, world.bank])
    expect(await read(officer.token)).toBe(404)
  expect(await read(world.otherOwner.token)).toBe(404)
})

test.each(['sign', 'withdraw'])(
  'a move that meets an answer which is being changed leaves nothing half done: %s',
  async (move) => {
    const { id, responseIds } = await offered()
    const [first = '', second = ''] = responseIds
    await agree(id, first)
    const { made } = await t.services.db.transaction().execute(async (tx) => {
      await sql`update lease_response set version = version + 1 where id = ${second}`.execute(tx)
      const moving =
        move === 'sign'
          ? t.send(signLease, { params: { id: first }, body: {} }, as(world.lanzhou.officer.token))
          : t.send(withdrawLeaseNeed, { params: { id }, body: {} }, as())
      expect(await waitsForLock(t, moving)).toBe(true)
      return { made: moving }
    })
    expect((await made).error?.key).toBe(kernelErrors.conflict.key)
    const { data } = await t.call(getLeaseNeed, { params: { id } }, as())
    expect(data.responses.map(({ status }) => status)).toEqual(['OFFERED', 'OFFERED', 'ACCEPTED'])
  },
)
