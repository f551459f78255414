import { signIn } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

test('an officer sees how many cases stand in each state, and what waits for the manager apart', async ({
  page,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, '620102')
  await signIn(page, 'officer')
  await page.goto('/console/workbench/applications')
  const tabs = page.getByRole('list', { name: '状态', exact: true })
  const waiting = tabs.getByRole('button', { name: /^待受理/ })
  await submittedApplication(request, enterprise, await productOfDemoBank(request))
  await page.reload()
  await expect(waiting).toHaveText(/[1-9]/)
  await waiting.click()
  await expect(waiting).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('searchbox').fill(enterprise.corporateName)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('row').filter({ hasText: enterprise.corporateName })).toBeVisible()
  await tabs.getByRole('button', { name: /^等审批经理给结论/ }).click()
  await expect(page.getByText('没有符合条件的任务')).toBeVisible()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect(tabs.getByRole('button', { name: /^全部在办/ })).toHaveAttribute('aria-pressed', 'true')
})

test('a filter chosen before the screen shows the one before it takes nothing back', async ({ page }) => {
  await signIn(page, 'officer')
  await page.goto('/console/workbench/applications')
  const [overdue, mine] = await Promise.all(
    ['只看逾期', '只看我受理的'].map((name) => page.getByRole('checkbox', { name }).elementHandle()),
  )
  await page.evaluate(
    async ([first, second]) => {
      ;(first as HTMLElement).click()
      // The address has changed, and nothing has been drawn yet.
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
      ;(second as HTMLElement).click()
    },
    [overdue, mine],
  )
  await expect(page).toHaveURL(/mine=true/)
  await expect(page).toHaveURL(/overdue=true/)
})
