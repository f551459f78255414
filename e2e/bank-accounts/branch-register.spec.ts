import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('a manager adds a branch and closes it; an officer sees it without buttons, an operator has every bank', async ({
  page,
  browser,
}) => {
  await signIn(page, 'manager')
  await page.goto('/console/workbench/opening-branches')
  const name = `示例网点${Date.now() % 1_000_000}`
  const code = `3138219${String(Date.now() % 100_000).padStart(5, '0')}`
  await page.getByRole('button', { name: '新增网点' }).click()
  const drawer = page.getByRole('dialog', { name: '新增开户网点' })
  await drawer.getByLabel('网点名称').fill(name)
  await drawer.getByLabel('网点行号').fill('12')
  await drawer.getByRole('button', { name: '登记网点' }).click()
  await expect(drawer.getByText('网点行号为 12 位数字')).toBeVisible()
  await expect(drawer.getByLabel('网点名称')).toHaveValue(name)
  await drawer.getByLabel('网点行号').fill(code)
  await drawer.getByLabel('所在地区').fill('城关')
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: '登记网点' }).click()
  await expect(page.getByText('网点已登记', { exact: false })).toBeVisible()
  await expect(page.getByText('暂停预约')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '关闭网点' }).click()
  await page.getByLabel('关闭说明').fill('搬迁')
  await page.getByRole('dialog').getByRole('button', { name: '关闭网点' }).click()
  await expect(page.getByText(/^已关闭（/)).toBeVisible()
  await expect(page.getByRole('button', { name: '重新开放' })).toBeVisible()

  const officer = await pageOf(browser, 'officer')
  await officer.goto('/console/workbench/opening-branches')
  await expect(officer.getByRole('heading', { name: '网点登记' })).toBeVisible()
  await expect(officer.getByRole('button', { name: '新增网点' })).toHaveCount(0)
  await expect(officer.getByRole('button', { name: '修改登记' })).toHaveCount(0)

  const operator = await pageOf(browser, 'operator')
  await operator.goto('/console/office/opening-branches')
  await operator.getByRole('button', { name: '银行登记' }).click()
  await expect(operator.getByRole('button', { name: /^修改 / }).nth(1)).toBeVisible()
})
