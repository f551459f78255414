import { afterAll, beforeAll, expect, test } from 'vitest'
import { declineLeaseTask, getLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { type LeaseWorld, makeLeaseWorld } from '../lease-world.fixtures.ts'

let t: TestApp
let world: LeaseWorld
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeLeaseWorld(t)
})
afterAll(() => t.close())

/** The officer declines a need that was taken up; answers the institution's own answer as the enterprise sees it. */
async function declined(body: object) {
  const { id: needId, responseIds } = await world.need([{ org: world.lanzhou, state: 'ACCEPTED' }])
  const params = { id: responseIds[0] ?? '' }
  const sent = { params, body: { declineReason: '不在本机构的承接范围', ...body } }
  const answer = await t.send(declineLeaseTask, sent, { token: world.lanzhou.officer.token })
  const need = await t.call(getLeaseNeed, { params: { id: needId } }, { token: world.owner.token })
  return { answer, response: need.data.responses[0] }
}

test('a declined need tells what decided, the day to try again, and leases elsewhere that pass', async () => {
  const { db } = t.services
  const other = await makeOrganisation(db, { name: '祁连示例租赁' })
  const lease = await makeProduct(db, other, { category: 'leasing' })
  await makeProduct(db, other)
  const figures = { decidingCondition: 'AMOUNT', figureAsked: 500_000, figureFound: 1_600_000 }
  const { response } = await declined({ declineCode: 'AMOUNT_TOO_HIGH', ...figures })
  expect(response).toMatchObject({ ...figures, retryFrom: '2026-11-21' })
  expect(response?.alternatives).toEqual([
    expect.objectContaining({ proId: lease.id, orgName: other.name, kind: 'product' }),
  ])
  const { rows } = await t.services.pool.query(
    `select body from message where kind = 'products.lease-decline'`,
  )
  expect(rows[0]?.body).toContain('申请金额：要求 50 万元，实际 160 万元，相差 110 万元')
})

test('a day in the past is refused at its field, and the need stays as it was', async () => {
  const { answer, response } = await declined({ declineCode: 'QUOTA_USED', retryFrom: '2026-11-19' })
  expect(answer).toMatchObject({ status: 422, error: { fields: { retryFrom: expect.any(String) } } })
  expect(response).toMatchObject({ status: 'ACCEPTED', retryFrom: null, alternatives: [] })
})
