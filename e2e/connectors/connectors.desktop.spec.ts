import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { newOperator } from '../support/staff.ts'

test('an operator sees every outside system, tries one and reads its calls', async ({ page, request }) => {
  await signIn(page, await newOperator(request))
  await page.goto('/console/connectors')
  const row = page
    .getByRole('table', { name: '外部系统' })
    .getByRole('row')
    .filter({ hasText: '房产估价服务' })
  await expect(row).toContainText('沙箱（演示数据）')
  await expectAccessible(page)
  await row.getByRole('button', { name: '试一次 房产估价服务' }).click()
  await expect(page.getByText(/^房产估价服务：成功，用时 \d+ 毫秒$/)).toBeVisible()
  await row.getByRole('link', { name: '查看 房产估价服务' }).click()
  await expect(page).toHaveURL(/kind=valuation/)
  const drawer = page.getByRole('dialog', { name: '房产估价服务' })
  await expect(drawer.getByRole('table', { name: '各实例的情况' })).toContainText('实例 1')
  await expect(drawer.getByRole('region', { name: '调用记录' })).toContainText('probe')
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '关闭' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).not.toHaveURL(/kind=/)
})

test('what is switched off is said to whoever meets it, with the reason, and is on again afterwards', async ({
  page,
  request,
}) => {
  await signIn(page, await newOperator(request))
  await page.goto('/console/connectors')
  // Nothing else in these tests asks this system.
  const row = page
    .getByRole('table', { name: '外部系统' })
    .getByRole('row')
    .filter({ hasText: '企业信息同步' })
  await row.getByRole('button', { name: '停用 企业信息同步' }).click()
  const off = page.getByRole('dialog', { name: '停用企业信息同步？' })
  await expect(off).toContainText('变更不能及时告知对方系统')
  await expectAccessible(page)
  await off.getByRole('button', { name: '确认停用' }).click()
  await expect(off.getByText('请输入说明')).toBeVisible()
  await off.getByLabel('说明').fill('对方系统升级')
  await off.getByRole('button', { name: '确认停用' }).click()
  await expect(row).toContainText('停用原因：对方系统升级')
  await row.getByRole('button', { name: '启用 企业信息同步' }).click()
  const on = page.getByRole('dialog', { name: '启用企业信息同步？' })
  await on.getByLabel('说明').fill('对方已恢复')
  await on.getByRole('button', { name: '确认启用' }).click()
  await expect(row.getByRole('button', { name: '停用 企业信息同步' })).toBeVisible()
})
