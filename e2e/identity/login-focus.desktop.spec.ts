import { expect, test } from '../support/test.ts'

test('who signs in begins to type their user name, in the portal and in the console', async ({ page }) => {
  await page.goto('/index')
  await page.getByRole('button', { name: '登录 / 注册' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: '用户名' })).toBeFocused()
  await page.goto('/console/login')
  await expect(page.getByRole('textbox', { name: '用户名' })).toBeFocused()
})

test('registering is in view on the first screen, with what is optional said in its label', async ({
  page,
}) => {
  await page.goto('/index')
  await page.getByRole('button', { name: '登录 / 注册' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: '企业注册' }).click()
  await expect(dialog.getByLabel('企业名称（选填）')).toBeVisible()
  for (const height of [900, 768, 640]) {
    await page.setViewportSize({ width: 1440, height })
    await expect(dialog.getByRole('button', { name: '注册', exact: true })).toBeInViewport({ ratio: 1 })
  }
})

test('a refused login is said once, in the form', async ({ page }) => {
  await page.goto('/console/login')
  await page.getByRole('textbox', { name: '用户名' }).fill('nobody_here')
  await page.getByLabel('密码', { exact: true }).fill('Wrong-Password-1')
  await page.getByRole('textbox', { name: '验证码' }).fill('0000')
  const captcha = page.locator('form').getByRole('img', { name: '验证码' })
  const answered = (await captcha.getAttribute('src')) ?? ''
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const sentence = '图形验证码不正确或已过期，请重新输入'
  await expect(page.locator('form').getByText(sentence)).toBeVisible()
  await expect(captcha).not.toHaveAttribute('src', answered)
  // Counted once: a toast would leave by itself while the assertion waits.
  expect(await page.getByText(sentence).count()).toBe(1)
})
