import type { Page } from '@playwright/test'
import { demoAccount } from '../support/accounts.ts'
import { watchCaptcha } from '../support/inbox.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { expect, test } from '../support/test.ts'

const REFUSED = /允许本网站使用 Cookie/

/** A browser whose owner forbids sites to keep anything: no storage, and no cookie a script could set. */
async function keepNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }
    Object.defineProperty(globalThis, 'localStorage', refuse)
    Object.defineProperty(globalThis, 'sessionStorage', refuse)
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      get: () => '',
      set() {
        // What is set is gone.
      },
    })
  })
}

test('who keeps nothing reads everything, and learns at the login what it takes', async ({ page }) => {
  await keepNothing(page)
  for (const address of ['/financial?tab=orgs', '/productDetails?id=2', '/lanzhou/index', '/policyInfo']) {
    await page.goto(address)
    await page.getByRole('button', { name: '长者模式' }).click()
    await expect(page.locator('html')).toHaveClass(/elder/)
  }
  await page.goto('/financial')
  await page.getByRole('main').locator('a[href*="/productDetails"]').first().click()
  await expect(page).toHaveURL(/productDetails/)
  await expect(page.locator('h1')).toBeVisible()
  const login = new LoginDialog(page)
  await page.goto('/index')
  await login.open()
  await login.logIn(demoAccount('enterprise'))
  await expect(login.form.getByRole('alert')).toHaveText(REFUSED)
})

test('the console says the same', async ({ page }) => {
  await keepNothing(page)
  const captcha = watchCaptcha(page)
  await page.goto('/console/login')
  const { username, password } = demoAccount('enterprise')
  await page.getByRole('textbox', { name: '用户名' }).fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: '验证码' }).fill(await captcha.answer())
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.locator('form').or(page.locator('.form-alert')).getByText(REFUSED)).toBeVisible()
})
