import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import {
  acceptApplication,
  askSupplement,
  creditApplication,
  deleteApplication,
  disburseApplication,
  rejectApplication,
  repayApplication,
  reviewApplication,
  settleApplication,
  signApplication,
  supplyDocuments,
  transferApplication,
  withdrawApplication,
} from '@lqr/contract/applications/calls.ts'
import { forgoGrant, releaseGrant } from '@lqr/contract/applications/grant-calls.ts'
import {
  applicationCase,
  applicationStates,
  type EnterpriseMove,
  type InstitutionMove,
} from '@lqr/contract/applications/application-case.ts'
import { afterMove } from '@lqr/contract/kernel/cases/read-case.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeFile } from '../files/files.fixtures.ts'
import { type ApplicationWorld, makeApplicationWorld } from './application-world.fixtures.ts'

type PersonMove = EnterpriseMove | InstitutionMove

let t: TestApp
let world: ApplicationWorld
let fileId = ''

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  fileId = await makeFile(t.services.db, t.services, {
    ownerAccountId: world.owner.id,
    ownerCompanyId: world.company.id,
  })
})
afterAll(() => t.close())

interface Attempt {
  call: AnyCall
  side: 'owner' | 'manager'
  body: () => object
  /** The id is in the body and not in the address. */
  idInBody?: boolean
}

const ATTEMPTS: Record<PersonMove, Attempt> = {
  accept: { call: acceptApplication, side: 'manager', body: () => ({}) },
  review: { call: reviewApplication, side: 'manager', body: () => ({ note: '已实地走访' }) },
  supplement: { call: askSupplement, side: 'manager', body: () => ({ request: '请补充对账单' }) },
  supply: { call: supplyDocuments, side: 'owner', body: () => ({ fileIds: [fileId] }), idInBody: true },
  reject: {
    call: rejectApplication,
    side: 'manager',
    body: () => ({ rejectCode: 'DEBT_TOO_HIGH', rejectReason: '负债率超过要求' }),
  },
  credit: {
    call: creditApplication,
    side: 'manager',
    body: () => ({
      creditAmountYuan: 90_000,
      creditRate: 3.65,
      creditTermMonths: 12,
      deviationReason: '首笔授信从低核定',
    }),
  },
  sign: { call: signApplication, side: 'manager', body: () => ({}) },
  disburse: {
    call: disburseApplication,
    side: 'manager',
    body: () => ({ loanAmountYuan: 80_000, loanDate: shanghaiDay(new Date()) }),
  },
  repay: {
    call: repayApplication,
    side: 'manager',
    body: () => ({ principalYuan: 1_000, repaidOn: shanghaiDay(new Date()) }),
  },
  settle: { call: settleApplication, side: 'manager', body: () => ({}) },
  withdraw: { call: withdrawApplication, side: 'owner', body: () => ({}) },
  forgo: { call: forgoGrant, side: 'owner', body: () => ({ endReason: '资金已由其他渠道解决' }) },
  release: { call: releaseGrant, side: 'manager', body: () => ({ endReason: '企业未在有效期内签约' }) },
  transfer: {
    call: transferApplication,
    side: 'owner',
    body: () => ({ proId: world.otherProduct.id, consent: true }),
  },
}

const STATES = applicationStates.map((state) => state.code).filter((state) => state !== 'DRAFT')

async function attempt(action: PersonMove, id: string, version: number, over: { token?: string } = {}) {
  const { call, side, body, idInBody } = ATTEMPTS[action]
  const token = over.token ?? world[side].token
  const input = idInBody
    ? { body: { id, version, ...body() } }
    : { params: { id }, body: { version, ...body() } }
  return t.send(call, input, { token })
}

const stored = async (id: string) => {
  const { rows } = await t.services.pool.query(
    `select status, version, (select count(*)::int from case_event e where e.kind = 'application' and e.case_id = a.id) events,
       (select count(*)::int from audit_log l where l.entity = 'product_application' and l.entity_id = a.id::text) audits
     from product_application a where id = $1`,
    [id],
  )
  return rows[0] as { status: string; version: number; events: number; audits: number }
}

/** One open transfer at a time: the target product takes one open application of the enterprise. */
const clearTarget = () =>
  t.services.pool.query(`update product_application set status = 'WITHDRAWN' where product_id = $1`, [
    world.otherProduct.id,
  ])

describe.each(Object.keys(ATTEMPTS) as PersonMove[])('%s', (action) => {
  test.each(STATES)('from %s does what the transition table says, and nothing else', async (state) => {
    await clearTarget()
    const { id } = await world.application(state)
    const before = await stored(id)
    const expected = afterMove(applicationCase, action, state, state === 'SUPPLEMENT' ? 'REVIEWING' : null)
    const answer = await attempt(action, id, before.version)
    const after = await stored(id)
    if (expected) {
      expect(answer.status).toBe(200)
      expect(after).toEqual({
        status: expected,
        version: before.version + 1,
        events: before.events + 1,
        audits: before.audits + 1,
      })
    } else {
      expect(answer).toMatchObject({ status: 409, error: { key: 'products.illegalMove' } })
      expect((answer.data as ApplicationDetail).status).toBe(state)
      expect(after).toEqual(before)
    }
  })

  test('is closed to the other side, to strangers and to nobody', async () => {
    await clearTarget()
    const from = STATES.find((state) => afterMove(applicationCase, action, state, 'REVIEWING')) ?? 'SUBMITTED'
    const { id } = await world.application(from)
    const before = await stored(id)
    const status = async (token: string) => (await attempt(action, id, before.version, { token })).status
    const isOwners = ATTEMPTS[action].side === 'owner'
    expect(await status(isOwners ? world.otherOwner.token : world.otherManager.token)).toBe(404)
    expect(await status(isOwners ? world.manager.token : world.owner.token)).toBe(403)
    expect(await status('not-a-token')).toBe(401)
    expect(await stored(id)).toEqual(before)
  })

  test('with a stale version answers the current row and changes nothing', async () => {
    await clearTarget()
    const from = STATES.find((state) => afterMove(applicationCase, action, state, 'REVIEWING')) ?? 'SUBMITTED'
    const { id } = await world.application(from)
    const before = await stored(id)
    const answer = await attempt(action, id, before.version + 7)
    expect(answer).toMatchObject({ status: 409, error: { key: 'products.staleVersion' } })
    expect(answer.data).toMatchObject({ id, status: from, version: before.version })
    expect(await stored(id)).toEqual(before)
  })

  test('on a case that is not there is 404', async () => {
    expect((await attempt(action, '999999', 1)).error?.key).toBe('products.applicationNotFound')
  })
})

test('only a manager grants; officers and product staff are refused', async () => {
  const { id } = await world.application('REVIEWING')
  const products = await world.staff(world.bank.id, ['financeProduct'])
  for (const { token } of [world.officer, products]) {
    expect((await attempt('credit', id, 3, { token })).error?.key).toBe('kernel.forbidden')
  }
  expect((await stored(id)).status).toBe('REVIEWING')
})

test('two managers deciding at once give one decision and one 409 with what was decided', async () => {
  const second = await world.staff(world.bank.id, ['financeManager'])
  for (let round = 0; round < 4; round += 1) {
    const { id } = await world.application('REVIEWING')
    const { version, events } = await stored(id)
    const answers = await Promise.all([
      attempt('credit', id, version),
      attempt('reject', id, version, { token: second.token }),
    ])
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409])
    const won = answers.find((answer) => answer.status === 200)?.data as ApplicationDetail
    const lost = answers.find((answer) => answer.status === 409)?.data as ApplicationDetail
    expect(lost).toMatchObject({ status: won.status, version: version + 1 })
    expect(await stored(id)).toMatchObject({ status: won.status, events: events + 1 })
  }
})

test('the specification’s delete withdraws and keeps the case', async () => {
  const { id } = await world.application('ACCEPTED')
  const answer = await t.call(deleteApplication, { params: { id } }, { token: world.owner.token })
  expect(answer.data).toMatchObject({ id, status: 'WITHDRAWN', isAuthorised: false })
  const other = await world.application('ACCEPTED')
  const refused = await t.call(
    deleteApplication,
    { params: { id: other.id } },
    { token: world.otherOwner.token },
  )
  expect(refused.status).toBe(404)
})
