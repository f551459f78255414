import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadFile } from '@lqr/contract/files/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import * as data from '@lqr/contract/identity/personal-data-calls.ts'
import { listMessages } from '@lqr/contract/messages/calls.ts'
import { jobTasks } from '../../../../job-tasks.ts'
import { login, makeSignInAccount, movableClock, PASSWORD } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeEnterprise } from '../../../certification/certification.fixtures.ts'
import { pngBytes } from '../../../files/files.fixtures.ts'

describe('exporting the own data', () => {
  const clock = movableClock()
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now })
  })
  afterAll(() => test.close())

  async function signedIn() {
    const company = await makeEnterprise(test.services.db, test.services, { certiFlg: 3 })
    const account = await makeSignInAccount(test, { companyId: company.id })
    await login(test, account)
    return { account, company, token: await test.signIn(account.id) }
  }
  const request = (token: string, password = PASSWORD) =>
    test.call(data.requestPersonalExport, { body: { password } }, { token })
  const run = (exportId: string) => jobTasks['make-personal-export'](test.services, { exportId })
  const list = async (token: string) => (await test.call(data.listPersonalExports, {}, { token })).data.list
  const download = (id: string, token?: string) =>
    test.send(data.downloadPersonalExport, { params: { id } }, token ? { token } : {})

  it('collects what every domain knows of the person into one file, and says so', async () => {
    const { account, company, token } = await signedIn()
    await test.upload(uploadFile, {}, { name: '示例.png', bytes: pngBytes(3) }, token)
    const asked = await request(token)
    expect(asked).toMatchObject({ status: 200, data: { status: 'pending', expiresAt: null } })
    expect((await download(asked.data.id, token)).status).toBe(404)
    await run(asked.data.id)
    const [ready] = await list(token)
    expect(ready).toMatchObject({ id: asked.data.id, status: 'ready' })
    const file = await test.app.inject({
      url: data.downloadPersonalExport.path.replace('{id}', asked.data.id),
      headers: { authorization: `Bearer ${token}` },
    })
    expect(file.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    const content = file.json<Record<string, unknown>>()
    expect(content).toMatchObject({
      identity: {
        account: { username: account.username, phone: account.phone },
        roles: ['enterprise'],
        logins: [{ way: 'password', succeeded: true, ip: '127.0.0.1' }],
      },
      enterprise: { corporateName: company.corporateName, contactPhone: '13900001234' },
      files: [{ name: '示例.png' }],
      productApplications: [],
      leaseNeeds: [],
      accountOpenings: [],
      creditAuthorisations: [],
      creditVisits: [],
      exportedLists: [],
    })
    expect(JSON.stringify(content)).not.toContain('620102199001011233')
    const box = await test.call(listMessages, { body: { currentPageNum: 1, pageSize: 10 } }, { token })
    expect(box.data.list[0]).toMatchObject({ kind: 'identity.exportReady', link: '/security' })
  })

  it('keeps the file unreadable in the database', async () => {
    const { account, token } = await signedIn()
    await run((await request(token)).data.id)
    const { rows } = await test.services.pool.query(
      'select content_cipher from personal_export where account_id = $1',
      [account.id],
    )
    expect(rows[0].content_cipher).not.toContain(account.username)
    expect(rows[0].content_cipher).toMatch(/^g1\./)
  })

  it('can be fetched for 24 hours, and is then gone', async () => {
    const { token } = await signedIn()
    const { id } = (await request(token)).data
    await run(id)
    clock.pass(24 * 3600 - 1)
    expect((await download(id, token)).status).toBe(200)
    clock.pass(1)
    expect(await download(id, token)).toMatchObject({
      status: 404,
      error: { key: identityErrors.exportNotFound.key },
    })
    expect((await list(token))[0]?.status).toBe('expired')
    await jobTasks['retain-records'](test.services)
    const { rows } = await test.services.pool.query(
      'select status, content_cipher from personal_export where id = $1',
      [id],
    )
    expect(rows).toEqual([{ status: 'expired', content_cipher: null }])
  })

  it('belongs to its person alone', async () => {
    const { token } = await signedIn()
    const { id } = (await request(token)).data
    await run(id)
    const stranger = (await signedIn()).token
    const admin = await test.signIn((await makeSignInAccount(test, { sourceType: '1', roles: ['admin'] })).id)
    for (const other of [stranger, admin]) expect((await download(id, other)).status).toBe(404)
    expect((await download(id)).status).toBe(401)
    expect(await list(stranger)).toEqual([])
  })

  it('asks for the password, and makes one at a time', async () => {
    const { token } = await signedIn()
    expect(await request(token, 'Wrong!2026x')).toMatchObject({
      status: 422,
      error: { fields: { password: '密码不正确' } },
    })
    const both = await Promise.all([request(token), request(token)])
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    const made = both.find(({ status }) => status === 200)?.data.id ?? ''
    await Promise.all([run(made), run(made)])
    const { rows } = await test.services.pool.query(
      "select count(*)::int n from message where kind = 'identity.exportReady' and account_id = (select account_id from personal_export where id = $1)",
      [made],
    )
    expect(rows).toEqual([{ n: 1 }])
    expect((await request(token)).status).toBe(200)
    expect((await test.send(data.requestPersonalExport, { body: { password: PASSWORD } })).status).toBe(401)
  })

  it('puts the job into the outbox with the request, and forgets a job that never ran after a day', async () => {
    const { token } = await signedIn()
    const { id } = (await request(token)).data
    const jobs = await test.services.pool.query(
      "select count(*)::int n from graphile_worker.jobs where task_identifier = 'make-personal-export'",
    )
    expect(jobs.rows[0].n).toBeGreaterThan(0)
    clock.pass(24 * 3600 + 1)
    await jobTasks['retain-records'](test.services)
    expect((await list(token)).find((made) => made.id === id)?.status).toBe('expired')
    expect((await request(token)).status).toBe(200)
  })
})
