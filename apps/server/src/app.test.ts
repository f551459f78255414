import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindingFaults } from './bound-calls.ts'
import type { Worker, WorkerState } from './jobs/worker.ts'
import { makeApp } from './app.ts'
import { makeTestApp, type TestApp } from './testing/test-app.ts'

describe('the server', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  it('binds every call of the contract exactly once', () => {
    expect(bindingFaults()).toEqual({ unbound: [], twice: [] })
  })

  it('answers health, readiness, metrics, OpenAPI and the documentation page', async () => {
    const status = async (url: string) => (await test.app.inject({ url })).statusCode
    expect(
      await Promise.all(['/healthz', '/readyz', '/metrics', '/openapi.json', '/docs'].map(status)),
    ).toEqual([200, 200, 200, 200, 200])
    expect((await test.app.inject({ url: '/openapi.json' })).json().openapi).toBe('3.1.0')
  })

  it('keeps metrics to the machine itself', async () => {
    expect((await test.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
  })

  describe('is not ready', () => {
    const ask = async (app = test.app) => {
      const answer = await app.inject({ url: '/readyz' })
      return { status: answer.statusCode, body: answer.json() as unknown }
    }
    const refused = (name: string, reason: string) => ({
      status: 503,
      body: expect.objectContaining({
        data: { checks: expect.arrayContaining([{ name, ok: false, reason }]) },
      }),
    })

    it('while a migration is missing, and says which', async () => {
      await test.asOwner(`delete from schema_migration where name like '0081%'`)
      expect(await ask()).toEqual(refused('database', '数据库还有 1 个迁移没有执行：0081_cases.sql'))
      await test.asOwner(`insert into schema_migration (name) values ('0081_cases.sql')`)
      expect((await ask()).status).toBe(200)
    })

    it('on a wreck that lacks tables, and says which', async () => {
      await test.asOwner('alter table product rename to product_lost; alter view first_loan rename to lost')
      expect(await ask()).toEqual(refused('database', '数据库缺少 2 张表或视图：first_loan、product'))
      await test.asOwner('alter table product_lost rename to product; alter view lost rename to first_loan')
      expect((await ask()).status).toBe(200)
    })

    it.each([
      ['waiting', '数据库不能完成提交：没有备库确认'],
      ['readOnly', '数据库只能读取'],
    ] as const)('while the database reads but a commit is %s', async (state, reason) => {
      const commits = { ask: async () => state, close: () => {} }
      const app = await makeApp({ ...test.services, commits })
      expect(await ask(app)).toEqual(refused('commit', reason))
      await app.close()
    })

    it('without its database, and says when to ask again', async () => {
      await test.closeDatabase()
      expect(await ask()).toEqual(refused('database', '数据库没有响应'))
      const { headers } = await test.app.inject({ url: '/readyz' })
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(3)
      await test.openDatabase()
      expect((await ask()).status).toBe(200)
    })

    it('while its store of files takes nothing, and is again once it does', async () => {
      const { files } = test.services
      const broken = { isBroken: true }
      const put: typeof files.put = (bytes) =>
        broken.isBroken ? Promise.reject(new Error('EROFS')) : files.put(bytes)
      const app = await makeApp({ ...test.services, files: { ...files, put } })
      expect(await ask(app)).toEqual(refused('files', '文件目录不能写入'))
      broken.isBroken = false
      expect((await ask(app)).status).toBe(200)
      await app.close()
    })

    it('when nothing is heard of its worker', async () => {
      const state: WorkerState = { isAlive: false, restarts: 3, lastError: 'gone' }
      const worker: Worker = { state: () => state, started: Promise.resolve(), stop: async () => {} }
      const app = await makeApp(test.services, { worker })
      expect(await ask(app)).toEqual(refused('worker', '后台任务没有心跳'))
      const metrics = (await app.inject({ url: '/metrics' })).body
      expect(metrics).toContain('job_worker_alive 0')
      expect(metrics).toContain('job_worker_restarts 3')
      expect(metrics).toContain('jobs_failed 0')
      await app.close()
    })
  })
})
