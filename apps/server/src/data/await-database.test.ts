import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlainProblem } from '../process/plain-problem.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { awaitDatabase } from './await-database.ts'

const SHORT = { firstPauseMs: 5, longestPauseMs: 20 }
let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

test('a database that is away is waited for, with a sentence before every pause', async () => {
  const said: string[] = []
  await t.closeDatabase()
  await awaitDatabase(t.databaseUrl, {
    ...SHORT,
    say: (sentence) => {
      said.push(sentence)
      if (said.length === 3) void t.openDatabase()
    },
  })
  expect(said.length).toBeGreaterThanOrEqual(3)
  expect(said[0]).toMatch(/^正在等待数据库：.*not currently accepting connections。0\.005 秒后重试。$/)
  expect(said[2]).toContain('0.02 秒后重试')
})

test.each([
  ['a port nobody listens on', (url: URL) => (url.port = '1'), /ECONNREFUSED/],
  [
    'a host that has no address yet',
    (url: URL) => (url.hostname = 'database.invalid'),
    /ENOTFOUND|EAI_AGAIN/,
  ],
])('%s is waited for', async (_what, change, reason) => {
  const url = new URL(t.databaseUrl)
  change(url)
  const said = new Promise<string>((say) => {
    void awaitDatabase(url.href, { firstPauseMs: 600_000, say })
  })
  expect(await said).toMatch(reason)
})

test('what no waiting mends is said at once', async () => {
  const url = new URL(t.databaseUrl)
  url.pathname = '/nowhere'
  const say = () => expect.unreachable('nothing to wait for')
  await expect(awaitDatabase(url.href, { say })).rejects.toThrow(PlainProblem)
  await expect(awaitDatabase(url.href, { say })).rejects.toThrow(
    '数据库拒绝连接，请检查 DATABASE_URL：database "nowhere" does not exist',
  )
})
