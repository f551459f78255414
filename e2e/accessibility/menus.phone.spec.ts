import { expect, PHONE, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'

test('the main menu of the console and the menu of the account are accessible', PHONE, async ({ page }) => {
  await signIn(page, 'officer')
  await page.goto('/console')
  await page.getByRole('button', { name: '打开功能菜单' }).click()
  const menu = page.getByRole('dialog').getByRole('navigation', { name: '功能菜单' })
  await expect(menu.getByRole('link', { name: '任务池' })).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('link', { name: '消息' }).click()
  await expect(page).toHaveURL('/console/messages')
  await expect(menu).toBeHidden()
  await page.getByRole('banner').getByRole('button').last().click()
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible()
  await expectAccessible(page)
})

test('the menu of the portal and its login are accessible', PHONE, async ({ page }) => {
  await page.goto('/index')
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /切换站点/ }).click()
  await expect(page.getByRole('navigation', { name: '切换站点' })).toBeVisible()
  await expectAccessible(page)
})
