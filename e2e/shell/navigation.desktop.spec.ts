import { expect, test } from '../support/test.ts'

test('the main menu works by keyboard alone', async ({ page }) => {
  await page.goto('/financial')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到正文' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const menu = page.getByRole('navigation', { name: '主导航' })
  const opener = menu.getByRole('button', { name: '特色专区的下级菜单' })
  await expect(menu.getByRole('link', { name: '金融超市', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await menu.getByRole('link', { name: '特色专区', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const first = menu.getByRole('link', { name: '场景金融' })
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/financialZone?zone=scenario')
  await expect(first).toBeHidden()
})

test('a detail page marks the menu entry it belongs to', async ({ page }) => {
  await page.goto('/financial')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/productDetails\?id=/)
  const marked = page.getByRole('navigation', { name: '主导航' }).locator('[aria-current]')
  await expect(marked).toHaveText('金融超市')
})
