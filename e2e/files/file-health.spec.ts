import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { watchHealth } from '../support/page-health.ts'

test('an operator sees how the uploaded files are', async ({ page }) => {
  const health = watchHealth(page)
  await signIn(page, 'operator')
  await page.goto('/console/')
  await page.getByRole('link', { name: '文件状况' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '文件状况' })).toBeVisible()
  const numbers = page.getByRole('region', { name: '数量和最近一次检查' })
  await expect(numbers).toContainText('保存第二份')
  await expect(numbers).toContainText('最近一次检查')
  await expectAccessible(page)
  health.expectNone()
})

test('nobody but the back office finds the page of files', async ({ page }) => {
  await page.goto('/console/files')
  await expect(page).toHaveURL('/console/login?from=%2Ffiles')
  for (const name of ['officer', 'government', 'enterprise'] as const) {
    await signIn(page, name)
    await page.goto('/console/files')
    await expect(page.getByRole('heading', { level: 1, name: /没有权限|无权限/ })).toBeVisible()
  }
})
