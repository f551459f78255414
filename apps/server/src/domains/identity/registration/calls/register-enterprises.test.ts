import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerEnterprises } from '@lqr/contract/identity/user-admin-calls.ts'
import { login, makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

const HEADER = '用户名,手机号,企业名称'

describe('registering a list of enterprises', () => {
  let test: TestApp
  let operator: string
  beforeAll(async () => {
    test = await makeTestApp()
    operator = await test.signIn((await makeSignInAccount(test, { sourceType: '1' })).id)
  })
  afterAll(() => test.close())

  const register = (csv: string, token = operator) =>
    test.call(registerEnterprises, { body: { csv } }, { token })

  it('registers the right rows and says of each other one what is wrong', async () => {
    const { phone } = await makeSignInAccount(test, { phone: '13850000009' })
    const csv = [
      HEADER,
      'csv_first,13850000001,靖远示例枸杞有限公司',
      'csv_second,12345,靖远示例枸杞有限公司',
      `csv_third,${phone},靖远示例枸杞有限公司`,
      'CSV_first,13850000003,靖远示例枸杞有限公司',
      '"csv_fifth",13850000004,"靖远示例（甲,乙）有限公司"',
    ].join('\r\n')
    const { data } = await register(csv)
    expect(data).toMatchObject({ created: 2, refused: 3 })
    expect(data.rows.map(({ row, status, problems }) => [row, status, problems])).toEqual([
      [2, 'created', []],
      [3, 'refused', ['请输入正确的手机号']],
      [4, 'refused', ['该手机号已有账号使用，请与本人核对']],
      [5, 'refused', ['用户名与前面的行重复']],
      [6, 'created', []],
    ])
    const [first] = data.rows
    const answer = await login(test, { username: 'csv_first', password: first?.initialPassword ?? '' })
    expect(answer.data.mustResetPassword).toBe(true)
    const again = await register(csv)
    expect(again.data).toMatchObject({ created: 0, refused: 5 })
  })

  it.each([
    ['', '请选择 CSV 文件'],
    ['a,b,c\nx,y,z', `首行须为：${HEADER}`],
    [`${HEADER}\n`, '文件中没有企业'],
    [`${HEADER}\n${'x,y,z\n'.repeat(201)}`, '每次最多 200 行'],
  ])('refuses a file that is no list: %#', async (csv, problem) => {
    const answer = await test.send(registerEnterprises, { body: { csv } }, { token: operator })
    expect(answer).toMatchObject({ status: 422, error: { fields: { csv: problem } } })
  })

  it('is for operators alone', async () => {
    const enterprise = await test.signIn((await makeSignInAccount(test)).id)
    expect((await register(HEADER, enterprise)).status).toBe(403)
    expect((await test.send(registerEnterprises, { body: { csv: HEADER } })).status).toBe(401)
  })
})
