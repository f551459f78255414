import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import type { ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import { getNeedCase } from '@lqr/contract/financing/need-calls.ts'
import { getResponse } from '@lqr/contract/financing/response-calls.ts'
import { closeAccount } from '@lqr/contract/identity/personal-data-calls.ts'
import { makeSignInAccount, PASSWORD } from '../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeApplication } from '../applications/applications.fixtures.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { type Bank, makeResponseWorld, type ResponseWorld } from './response-world.fixtures.ts'

let t: TestApp
let world: ResponseWorld
let bank: Bank
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeResponseWorld(t)
  bank = await world.bank('黄河示例银行')
})
afterAll(() => t.close())

/** An enterprise with one account, whose need has led to an application that stands there. */
async function chosen(state: ApplicationStatus) {
  const { db, pool } = t.services
  const company = await makeEnterprise(db, t.services, { areaCode: '620102' })
  const { id: applicantAccountId } = await makeSignInAccount(t, { companyId: company.id })
  const of = { company, applicantAccountId }
  const response = await world.response(bank, 'CREDITED', { need: of })
  const application = await makeApplication(db, t.services, { ...of, state, productId: bank.productId })
  await pool.query(`update need_response set application_id = $2 where id = $1`, [
    response.id,
    application.id,
  ])
  return { ...response, applicationId: application.id, token: await t.signIn(applicantAccountId) }
}
const close = async (token: string) =>
  (await t.call(closeAccount, { body: { password: PASSWORD, confirm: true } }, { token })).status
const states = async ({ id, needId, applicationId }: Awaited<ReturnType<typeof chosen>>) => {
  const { token } = bank.officer
  const application = await t.call(getApplication, { params: { id: applicationId } }, { token })
  const response = await t.call(getResponse, { params: { id } }, { token })
  const need = await t.call(getNeedCase, { params: { id: needId } }, world.operator)
  return { application: application.data, response: response.data, need: need.data }
}

test('with the last account of an enterprise end its grant and the need behind it, which looks for nobody', async () => {
  const granted = await chosen('CREDITED')
  expect(await close(granted.token)).toBe(200)
  const { application, response, need } = await states(granted)
  expect(application).toMatchObject({ status: 'UNUSED', isAuthorised: false, can: { sign: false } })
  expect(application.timeline.at(-1)).toMatchObject({ action: 'leave', note: '企业已注销账号' })
  expect(response.status).toBe('DECLINED')
  expect(need.status).toBe('EXPIRED')
  expect(need.timeline.map(({ action }) => action)).not.toContain('reopen')
  const { rows } = await t.services.pool.query(
    `select account_id, link from message where kind = 'products.leave'`,
  )
  expect(rows).toEqual([{ account_id: bank.officer.id, link: `/applications/${granted.applicationId}` }])
})

test('a contract that was signed binds on, and a grant stays while somebody else works for the enterprise', async () => {
  const signed = await chosen('SIGNED')
  expect(await close(signed.token)).toBe(200)
  expect((await states(signed)).application.status).toBe('SIGNED')
  const granted = await chosen('CREDITED')
  const { rows } = await t.services.pool.query<{ companyId: string }>(
    `select company_id::text "companyId" from need_response where id = $1`,
    [granted.id],
  )
  await makeSignInAccount(t, { companyId: rows[0]?.companyId ?? '' })
  expect(await close(granted.token)).toBe(200)
  expect(await states(granted)).toMatchObject({
    application: { status: 'CREDITED' },
    need: { status: 'CREDITED' },
  })
})
