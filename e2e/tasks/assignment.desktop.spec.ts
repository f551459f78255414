import { withdrawApplication } from '../../packages/contract/src/applications/calls.ts'
import { assignTasks } from '../../packages/contract/src/tasks/assignment-calls.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { newEnterprise } from '../support/new-enterprise.ts'
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

  await test.step('what a filter hides is not given away', async () => {
    await row.getByRole('checkbox').check()
    await expect(page.getByRole('button', { name: '分派所选 1 件' })).toBeEnabled()
    await page.getByRole('checkbox', { name: '只看逾期' }).check()
    await expect(row).toBeHidden()
    await expect(page.getByRole('button', { name: '分派', exact: true })).toBeDisabled()
    await page.getByRole('checkbox', { name: '只看逾期' }).uncheck()
  })

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

test('after some were refused only those are given again: what one colleague has stays there', async ({
  page,
  request,
}) => {
  const product = await productOfDemoBank(request)
  const first = await certifiedEnterprise(request, '620102')
  const named = { ...newEnterprise('620102'), corporateName: `${first.corporateName}分公司` }
  const second = await certifiedEnterprise(request, '620102', named)
  await submittedApplication(request, first, product)
  const { id, applyNo } = await submittedApplication(request, second, product)
  await signIn(page, 'manager')
  await page.goto(`/console/workbench/tasks?keyword=${encodeURIComponent(first.corporateName)}`)
  const rowOf = ({ corporateName }: { corporateName: string }) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: corporateName, exact: true }) })
  for (const enterprise of [first, second]) await rowOf(enterprise).getByRole('checkbox').check()
  await page.getByRole('button', { name: '分派所选 2 件' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('分派 2 件任务')).toBeVisible()
  await ask(request, withdrawApplication, { params: { id }, body: {} }, { token: second.token })

  const giveTo = async (colleague: string) => {
    await dialog.getByRole('combobox', { name: '接手人' }).fill(colleague)
    await page.locator('.ant-select-item-option').filter({ hasText: colleague }).first().click()
    const [answer] = await Promise.all([
      page.waitForResponse(`**${assignTasks.path}`),
      dialog.getByRole('button', { name: '确认分派' }).click(),
    ])
    return answer.request()
  }
  await giveTo('客户经理（示例）')
  await expect(page.getByText('已分派 1 件')).toBeVisible()
  await expect(dialog.getByText('分派 1 件任务')).toBeVisible()
  await expect(dialog.getByRole('alert').filter({ hasText: '下列任务没有分派' })).toContainText(applyNo)
  const again = await giveTo('审批经理（示例）')
  expect(again.postDataJSON()).toMatchObject({ tasks: [{ kind: 'application', caseId: id }] })
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(rowOf(first).getByText(COLLEAGUE)).toBeVisible()
  await expect(page.getByRole('button', { name: '分派', exact: true })).toBeDisabled()
})
