import { expect, PHONE, test } from '../support/test.ts'

test('the menu of a phone keeps the focus inside and closes with Escape', PHONE, async ({ page }) => {
  await page.goto('/index')
  const opener = page.getByRole('button', { name: '打开菜单' })
  const drawer = page.getByRole('dialog', { name: '主导航' })
  await opener.click()
  await expect(drawer.getByRole('button', { name: '关闭菜单' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('link', { name: '首贷服务' }).click()
  await expect(page).toHaveURL('/loan')
  await expect(drawer).toBeHidden()
})
