import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

const COLLEAGUE = /客户经理（示例）/

test('a manager gives a task to an officer, and arranges who stands in for it', async ({ page, request }) => {
  const enterprise = await certifiedEnterprise(request, '620102')
  await submittedApplication(request, enterprise, await productOfDemoBank(request))
  await signIn(page, 'manager')
  await page.goto(`/console/workbench/tasks?keyword=${encodeURIComponent(enterprise.corporateName)}`)
  const row = page.getByRole('row', { name: new RegExp(enterprise.corporateName) })
  const dialog = page.getByRole('dialog')

  await test.step('nobody chosen is said at the field', async () => {
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: '分派所选 1 件' }).click()
    await dialog.getByRole('button', { name: '确认分派' }).click()
    await expect(dialog.getByText('请选择接手人')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the officer has it', async () => {
    await dialog.getByLabel('接手人').click()
    await page.getByTitle(COLLEAGUE).first().click()
    await dialog.getByRole('button', { name: '确认分派' }).click()
    await expect(page.getByText('已分派 1 件')).toBeVisible()
    await expect(row.getByText(COLLEAGUE)).toBeVisible()
  })

  await test.step('somebody stands in for some days, until it is ended', async () => {
    const open = () => page.getByRole('button', { name: /代\s*班/ }).click()
    await open()
    await dialog.getByLabel('代班人').click()
    await page.getByTitle(COLLEAGUE).first().click()
    await dialog.getByLabel('开始日期').fill('2026-01-05')
    await dialog.getByLabel('开始日期').press('Enter')
    await dialog.getByLabel('结束日期').fill('2026-01-06')
    await dialog.getByLabel('结束日期').press('Enter')
    await dialog.getByRole('button', { name: '保存安排' }).click()
    await expect(dialog.getByText('结束不早于开始和今天')).toBeVisible()
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    await dialog.getByLabel('开始日期').fill(day(1))
    await dialog.getByLabel('开始日期').press('Enter')
    await dialog.getByLabel('结束日期').fill(day(3))
    // Enter takes the day; the form stays open until it is handed in.
    await dialog.getByLabel('结束日期').press('Enter')
    await dialog.getByRole('button', { name: '保存安排' }).click()
    await expect(dialog).toBeHidden()
    await open()
    await expect(dialog.getByText('由 客户经理（示例） 代班')).toBeVisible()
    await dialog.getByRole('button', { name: '结束代班' }).click()
    await expect(page.getByText('代班已结束')).toBeVisible()
  })
})
