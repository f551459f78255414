import { expect, test } from '../support/test.ts'

test('who signs in begins to type their user name, in the portal and in the console', async ({ page }) => {
  await page.goto('/index')
  await page.getByRole('button', { name: '登录 / 注册' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: '用户名' })).toBeFocused()
  await page.goto('/console/login')
  await expect(page.getByRole('textbox', { name: '用户名' })).toBeFocused()
})
