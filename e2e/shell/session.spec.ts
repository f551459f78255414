import { expect, PHONE, test } from '../support/test.ts'
import { logout } from '../../packages/contract/src/identity/calls.ts'
import { signIn } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { field, fillFields } from '../support/fields.ts'
import { watchCaptcha } from '../support/inbox.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { png } from '../support/documents.ts'
import { newcomer } from '../support/staff.ts'
import { registeredEnterprise } from '../support/through-calls.ts'

test(
  'a protected action asks a stranger to log in, and is forgotten when the dialog is closed',
  PHONE,
  async ({ page }) => {
    const login = new LoginDialog(page)
    await page.goto('/productDetails?id=2')
    await page.getByRole('button', { name: '立即申请' }).click()
    await expect(login.dialog).toBeVisible()
    await login.dialog.getByRole('button', { name: '关闭' }).click()
    await expect(login.dialog).toBeHidden()
    await expect(page).toHaveURL('/productDetails?id=2')
  },
)

test('an account that is no enterprise is told to use one; an enterprise that is not certified certifies first', async ({
  page,
}) => {
  await signIn(page, 'officer')
  await page.goto('/productDetails?id=2')
  await page.getByRole('button', { name: '立即申请' }).click()
  await expect(page.getByRole('status').filter({ hasText: '请使用企业账号登录后申请金融产品' })).toBeVisible()
  await expect(page).toHaveURL('/productDetails?id=2')
  await signIn(page, 'enterprise2')
  await page.reload()
  await page.getByRole('button', { name: '立即申请' }).click()
  await expect(page).toHaveURL('/authentication')
})

test('the user menu has the four commands and logs out for good', PHONE, async ({ page, request }) => {
  const enterprise = await registeredEnterprise(request, '620102')
  const token = await signIn(page, enterprise)
  await page.goto('/lanzhou/index')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: '去企业认证' })).toHaveAttribute(
    'href',
    '/lanzhou/authentication',
  )
  const backend = banner.getByRole('link', { name: '管理后台' })
  await banner.getByRole('button', { name: enterprise.corporateName }).click()
  await expect(backend).toHaveAttribute('href', '/console/')
  await expect(banner.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/console/personal')
  await expect(banner.getByRole('link', { name: '消息中心' })).toHaveAttribute('href', '/console/messages')
  await banner.getByRole('button', { name: '退出登录' }).click()
  await expect(banner.getByRole('button', { name: '登录 / 注册' })).toBeVisible()
  const dead = await request.get('/api/system/user/getInfo', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(dead.status()).toBe(401)
})

test('a token that died elsewhere signs the portal out and loads the page again', async ({
  page,
  request,
}) => {
  const token = await signIn(page, await registeredEnterprise(request, '620102'))
  await page.goto('/authentication')
  const wizard = page.getByRole('region', { name: '认证步骤' })
  await expect(wizard).toBeVisible()
  await ask(request, logout, {}, { token })
  await field(wizard, '营业执照').setInputFiles({ ...png('营业执照.png') })
  await expect(page.getByRole('dialog', { name: '登录 / 注册' })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
})

test('the navigation guard signs out and says so when nobody is behind the token', async ({
  page,
  request,
}) => {
  const token = await signIn(page, await registeredEnterprise(request, '620102'))
  await page.goto('/financial')
  await ask(request, logout, {}, { token })
  await page.getByRole('link', { name: '首页' }).first().click()
  await expect(page).toHaveURL('/index')
  await expect(page.getByRole('status').filter({ hasText: '登录信息获取失败' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录 / 注册' })).toBeVisible()
})

test('the console leads a stranger to its login and, once signed in, to where they wanted to go', async ({
  page,
}) => {
  const captcha = watchCaptcha(page)
  await page.goto('/console/workbench/applications?sort=newest')
  await expect(page).toHaveURL(/\/console\/login\?from=/)
  await page.getByText('机构用户').click()
  const form = page.getByRole('main')
  await fillFields(form, { 用户名: 'officer', 密码: 'Demo@2026!', 图形验证码: await captcha.answer() })
  await form.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL('/console/workbench/applications?sort=newest')
  await expect(page.getByRole('heading', { level: 1, name: '任务池' })).toBeVisible()
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('radio', { name: '机构用户' })).toBeChecked()
})

test('an initial password opens nothing but the page that replaces it', async ({ page, request }) => {
  const somebody = await newcomer(request)
  await signIn(page, somebody)
  await page.goto('/console/cockpit')
  await expect(page).toHaveURL('/console/first-login')
  const password = 'Gov#2026-gansu'
  await fillFields(page.getByRole('main'), { 新密码: password, 再输一次新密码: password })
  await page.getByRole('button', { name: '保存新密码' }).click()
  await expect(page).toHaveURL('/console/login?from=%2Fcockpit')
  await signIn(page, { ...somebody, password })
  await page.reload()
  await expect(page).toHaveURL('/console/cockpit')
  await page.goto('/console')
  await expect(page).toHaveURL('/console/oversight/today')
})

test('a console that nobody touches says so, and asks on behalf of somebody again with the next sign of one', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/queryTaskPage')) asked.push(request.headers()['unattended'] ?? '')
  })
  await page.clock.install()
  await signIn(page, 'operator')
  const first = page.waitForResponse((response) => response.url().endsWith('/queryTaskPage'))
  await page.goto('/console/office/tasks')
  await first
  await page.clock.fastForward('01:30')
  await expect.poll(() => asked.at(-1)).toBe('1')

  asked.length = 0
  // It asks every minute; somebody is there more often.
  for (const _ of [1, 2]) {
    await page.getByRole('heading', { level: 1 }).click()
    await page.clock.fastForward('00:45')
  }
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked).not.toContain('1')
})

test('a console that the browser kept whole shows nothing of who has signed out since', async ({ page }) => {
  await signIn(page, 'officer')
  await page.goto('/console/workbench/applications')
  await expect(page.getByRole('heading', { level: 1, name: '任务池' })).toBeVisible()
  await page.context().clearCookies()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page).toHaveURL(/\/console\/login\?from=/)
})
