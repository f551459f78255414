import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { login } from '../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createAdmin } from './create-admin.ts'

describe('creating an admin from the command line', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  it('gives a password for one first login, and leaves a trace', async () => {
    const made = await createAdmin(test.services, { username: 'first_admin', phone: '13812345678' })
    const password = 'password' in made ? made.password : ''
    const answer = await login(test, { username: 'first_admin', password, userType: 'operator' })
    expect(answer).toMatchObject({ status: 200, data: { mustResetPassword: true } })
    const { rows } = await test.services.pool.query(
      `select r.role, l.action from account a join account_role r on r.account_id = a.id
       join audit_log l on l.entity_id = a.id::text and l.action = 'create-admin'
       where a.username = 'first_admin' order by role`,
    )
    expect(rows.map(({ role }) => role)).toEqual(['admin', 'operator'])
  })

  it('says what is wrong', async () => {
    const problem = async (username: string, phone: string) => createAdmin(test.services, { username, phone })
    expect(await problem('first_admin', '13812345670')).toEqual({ problem: identityErrors.usernameTaken.msg })
    expect(await problem('other_admin', '13812345678')).toEqual({
      problem: '该手机号已有账号使用，请与本人核对',
    })
    expect(await problem('x', '13812345671')).toHaveProperty('problem')
    expect(await problem('other_admin', '123')).toEqual({ problem: '请输入正确的手机号' })
  })
})
