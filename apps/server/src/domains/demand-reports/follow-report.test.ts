import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  grantRequested,
  listHeldAuthorisations,
  requestAuthorisation,
} from '@lqr/contract/credit/authorisation-request-calls.ts'
import { TOPIC_LETTER_VERSION } from '@lqr/contract/credit/topic-letter.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { giveBackDemandReport, recallDemandReport } from '@lqr/contract/demand-reports/move-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeReportWorld, type ReportWorld } from './report-world.fixtures.ts'

let t: TestApp
let world: ReportWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeReportWorld(t)
})
afterAll(() => t.close())

/** A report in contact, with what its bank has asked for and what it was granted. */
async function reportWithConsents() {
  const { id: companyId, name: companyName, owner } = await world.makeCompany()
  const { id } = await world.report('CONTACTED', { companyId, companyName, applicantAccountId: owner.id })
  const { rows } = await t.services.pool.query<{ number: string }>(
    'select report_no number from demand_report where id = $1',
    [id],
  )
  const bizNo = rows[0]?.number ?? ''
  const ask = async (topic: CreditTopicCode) => {
    const form = { purposeCode: 'preLoan', termDays: 60, reason: '贷前审批需要核实涉诉和纳税情况' } as const
    const { data } = await t.call(
      requestAuthorisation,
      { body: { ...form, bizNo, topics: [topic] } },
      world.bank.officer,
    )
    return data.id
  }
  const granted = await ask('judgments')
  const body = {
    topics: ['judgments' as const],
    termDays: 60,
    agreementVersion: TOPIC_LETTER_VERSION,
    consent: true as const,
  }
  expect((await t.call(grantRequested, { params: { id: granted }, body }, owner)).status).toBe(200)
  const waiting = await ask('patents')
  const states = async () => {
    const { data } = await t.call(listHeldAuthorisations, { body: { bizNo } }, world.bank.officer)
    return Object.fromEntries(data.list.map((one) => [one.id, one.status]))
  }
  expect(await states()).toEqual({ [granted]: 'AUTHORIZED', [waiting]: 'REQUESTED' })
  return { params: { id }, states, ended: { [granted]: 'REVOKED', [waiting]: 'EXPIRED' } }
}

test('what a bank asked for within a report ends with the recall', async () => {
  const { params, states, ended } = await reportWithConsents()
  const { status } = await t.call(
    recallDemandReport,
    { params, body: { note: '多次联系没有办理' } },
    world.county,
  )
  expect(status).toBe(200)
  expect(await states()).toEqual(ended)
})

test('and where the bank gives the report back', async () => {
  const { params, states, ended } = await reportWithConsents()
  const body = { giveBackCode: 'DEBT_TOO_HIGH' as const, giveBackReason: '现有负债超过产品要求' }
  const { status } = await t.call(giveBackDemandReport, { params, body }, world.bank.officer)
  expect(status).toBe(200)
  expect(await states()).toEqual(ended)
})
