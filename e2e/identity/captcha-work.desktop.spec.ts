import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { throwAwayFolders } from '../../apps/server/src/data/embedded-postgres/throw-away-folder.ts'
import { getCaptcha } from '../../packages/contract/src/identity/calls.ts'
import { demoAccount } from '../support/accounts.ts'
import { field, fillFields } from '../support/fields.ts'
import { expect, test } from '../support/test.ts'

const root = path.resolve(import.meta.dirname, '../..')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

test.describe('with the work of captchas', () => {
  let server: ChildProcess
  let dataDir: string
  let base: string

  test.beforeAll(async ({ request }) => {
    const [folder] = await throwAwayFolders()
    dataDir = mkdtempSync(path.join(folder, 'captcha-work-'))
    chmodSync(dataDir, 0o755)
    const port = await freePort()
    base = `http://127.0.0.1:${port}`
    const { DATABASE_URL: _, ...environment } = process.env
    const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO: '1', CAPTCHA_WORK: '1' }
    server = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      stdio: 'ignore',
      env: { ...environment, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...settings },
    })
    const isReady = () =>
      request.get(`${base}/readyz`).then(
        (answer) => answer.ok(),
        () => false,
      )
    await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
  })
  test.afterAll(async () => {
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('staff sign in at the portal and go on in the console, and sign in at the console', async ({
    page,
  }) => {
    const { username, password } = demoAccount('operator')
    const answerOf = async (load: () => Promise<unknown>) => {
      const [answer] = await Promise.all([
        page.waitForResponse((response) => new URL(response.url()).pathname === getCaptcha.path),
        load(),
      ])
      const { data } = (await answer.json()) as { data: { uuid: string; work?: string } }
      expect(data.work).toBeTruthy()
      const inbox = await page.request.get(`${base}/dev/inbox`, { headers: { accept: 'application/json' } })
      const { captcha } = (await inbox.json()) as { captcha: { uuid: string; answer: string }[] }
      return captcha.find(({ uuid }) => uuid === data.uuid)?.answer ?? ''
    }
    await page.goto(`${base}/index`)
    const digits = await answerOf(() =>
      page.getByRole('banner').getByRole('button', { name: '登录 / 注册' }).click(),
    )
    const form = page.getByRole('dialog', { name: '登录 / 注册' }).getByRole('tabpanel')
    await field(form, '账号类型').selectOption('operator')
    await fillFields(form, { 用户名: username, 密码: password, 图形验证码: digits })
    await form.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('登录成功')).toBeVisible()

    await page.goto(`${base}/console/security`)
    await expect(page.getByText('管理门户登录').first()).toBeVisible()

    await page.context().clearCookies()
    const again = await answerOf(() => page.goto(`${base}/console/login`))
    await page.getByText('平台用户', { exact: true }).click()
    await page.getByLabel('用户名').fill(username)
    await page.getByLabel('密码', { exact: true }).fill(password)
    await page.getByLabel('图形验证码', { exact: true }).fill(again)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).not.toHaveURL(/login/)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  })
})
