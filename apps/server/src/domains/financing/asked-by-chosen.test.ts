import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { forgoGrant } from '@lqr/contract/applications/grant-calls.ts'
import {
  grantRequested,
  listHeldAuthorisations,
  requestAuthorisation,
} from '@lqr/contract/credit/authorisation-request-calls.ts'
import { TOPIC_LETTER_VERSION } from '@lqr/contract/credit/topic-letter.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { getNeedCase } from '@lqr/contract/financing/need-calls.ts'
import { chooseResponse } from '@lqr/contract/financing/response-calls.ts'
import { caseKinds } from '../../case-kinds.ts'
import type { CaseRow } from '../../cases/case-kind.ts'
import { findCase } from '../../cases/case.store.ts'
import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Bank, makeResponseWorld, type ResponseWorld } from './response-world.fixtures.ts'

let t: TestApp
let world: ResponseWorld
let bank: Bank
let other: Bank
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeResponseWorld(t)
  bank = await world.bank('黄河示例银行')
  other = await world.bank('白银示例银行')
})
afterAll(() => t.close())

const owner = () => ({ token: world.owner.token })
const as = ({ officer }: Bank) => ({ token: officer.token })

/** A need whose enterprise has chosen the bank, with what the bank asked for under the number of the need. */
async function chosenNeed(by = bank) {
  const { id, needId } = await world.response(by, 'OFFERED', { productId: by.productId })
  const { data } = await t.call(chooseResponse, { params: { id }, body: { consent: true } }, owner())
  const applicationId = data.responses.find((one) => one.id === id)?.applicationId ?? ''
  const { demandNo: bizNo } = (await t.call(getNeedCase, { params: { id: needId } }, owner())).data
  return {
    needId,
    applicationId,
    bizNo,
    granted: await granted(by, bizNo),
    waiting: await ask(by, bizNo, 'patents'),
  }
}

async function ask(by: Bank, bizNo: string, topic: CreditTopicCode): Promise<string> {
  const form = { purposeCode: 'preLoan', termDays: 60, reason: '贷前审批需要核实涉诉和纳税情况' } as const
  const { data } = await t.call(requestAuthorisation, { body: { ...form, bizNo, topics: [topic] } }, as(by))
  return data.id
}

async function granted(by: Bank, bizNo: string): Promise<string> {
  const id = await ask(by, bizNo, 'judgments')
  const body = { topics: ['judgments' as const], termDays: 60, agreementVersion: TOPIC_LETTER_VERSION }
  await t.call(grantRequested, { params: { id }, body: { ...body, consent: true } }, owner())
  return id
}

async function grantApplication(id: string): Promise<void> {
  const kind = caseKinds.find(({ declaration }) => declaration.kind === 'application')
  if (!kind) throw new Error('no applications')
  const scope = { companyId: world.company.id, orgIds: [], areas: [] }
  const { db, now } = t.services
  for (const move of ['accept', 'review', 'credit'] as const) {
    await db.transaction().execute(async (tx) => {
      const row = await findCase<CaseRow>(tx, kind, id, scope)
      if (!row) throw new Error('no application')
      const moving = { db: tx, now: now(), mover: PLATFORM, audit: () => undefined }
      expect(await moveCase(moving, kind, row, { move })).toBeDefined()
    })
  }
}

async function statesOf(by: Bank, bizNo: string): Promise<Record<string, string>> {
  const { data } = await t.call(listHeldAuthorisations, { body: { bizNo } }, as(by))
  return Object.fromEntries(data.list.map(({ id, status }) => [id, status]))
}

test('what the chosen bank asked for within the need ends with a grant that is not used', async () => {
  const kept = await chosenNeed(other)
  const { applicationId, bizNo, granted: open, waiting } = await chosenNeed()
  await grantApplication(applicationId)
  expect(await statesOf(bank, bizNo)).toEqual({ [open]: 'AUTHORIZED', [waiting]: 'REQUESTED' })
  const body = { endReason: '资金已由其他渠道解决' }
  expect((await t.call(forgoGrant, { params: { id: applicationId }, body }, owner())).status).toBe(200)
  expect(await statesOf(bank, bizNo)).toEqual({ [open]: 'REVOKED', [waiting]: 'EXPIRED' })
  const { rows } = await t.services.pool.query(
    `select entity_id from audit_log where entity = 'credit_authorisation' and entity_id = $1 and action = 'revoke-authorisation'`,
    [open],
  )
  expect(rows).toHaveLength(1)
  // Another need goes on with its own.
  expect(await statesOf(other, kept.bizNo)).toEqual({
    [kept.granted]: 'AUTHORIZED',
    [kept.waiting]: 'REQUESTED',
  })
})

test('and with an application that comes to nothing before the decision', async () => {
  const { needId, applicationId, bizNo, granted: open, waiting } = await chosenNeed()
  await t.call(withdrawApplication, { params: { id: applicationId }, body: {} }, owner())
  expect((await t.call(getNeedCase, { params: { id: needId } }, owner())).data.status).toBe('PUBLISHED')
  expect(await statesOf(bank, bizNo)).toEqual({ [open]: 'REVOKED', [waiting]: 'EXPIRED' })
})
