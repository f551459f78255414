import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAccount } from '@lqr/contract/identity/personal-data-calls.ts'
import { makeSignInAccount, PASSWORD } from '../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../applications/application-world.fixtures.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeTaxLicence } from './tax.fixtures.ts'

let t: TestApp
let world: ApplicationWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

test('who closes the last account ends its living licences, and their institution is told', async () => {
  const { db, pool } = t.services
  const company = await makeEnterprise(db, t.services, { certiFlg: 3 })
  const { id: accountId } = await makeSignInAccount(t, { companyId: company.id })
  const licensed = async (state: 'CREDITED' | 'DISBURSED' | 'SETTLED') => {
    const { id } = await world.application(state === 'SETTLED' ? 'DISBURSED' : state, {
      company,
      applicantAccountId: accountId,
    })
    const { rows } = await pool.query<{ bizNo: string }>(
      'select apply_no "bizNo" from product_application where id = $1',
      [id],
    )
    const bizNo = rows[0]?.bizNo ?? ''
    const at = t.services.now()
    const licenceId = await makeTaxLicence(db, t.services, { bizNo, companyId: company.id, accountId, at })
    await pool.query('update product_application set status = $2 where id = $1', [id, state])
    return { bizNo, licenceId }
  }
  const [living, over] = [await licensed('DISBURSED'), await licensed('SETTLED')]
  const granted = await licensed('CREDITED')
  const token = await t.signIn(accountId)
  const closed = await t.call(closeAccount, { body: { password: PASSWORD, confirm: true } }, { token })
  expect(closed.status).toBe(200)
  const { rows } = await pool.query(
    'select id, status, end_reason, legal_person_phone_cipher phone from tax_licence where company_id = $1 order by id',
    [company.id],
  )
  expect(rows).toEqual([
    { id: living.licenceId, status: 'REVOKED', end_reason: '账号注销', phone: null },
    { id: over.licenceId, status: 'VALID', end_reason: null, phone: null },
    { id: granted.licenceId, status: 'REVOKED', end_reason: '账号注销', phone: null },
  ])
  const told = await pool.query(
    "select account_id, body from message where kind = 'tax.revoked' order by account_id, id",
  )
  expect(told.rows).toEqual(
    [world.officer, world.manager].flatMap(({ id }) =>
      [living, granted].map(({ bizNo }) => ({ account_id: id, body: expect.stringContaining(bizNo) })),
    ),
  )
})
