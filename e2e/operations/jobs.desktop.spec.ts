import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { newOperator } from '../support/staff.ts'

const FAILED = {
  id: '900001',
  name: 'check-invariants',
  state: 'failed',
  attempts: 25,
  maxAttempts: 25,
  reason: 'invariants broken: figures differ',
  runAt: '2026-11-22T03:41:00+08:00',
  createdAt: '2026-11-22T03:41:00+08:00',
}

test('an operator sees who works on what, and that nothing failed', async ({ page, request }) => {
  await signIn(page, await newOperator(request))
  await page.goto('/console/operations')
  await expect(page.getByRole('region', { name: '当前情况' })).toContainText('已失败')
  await expect(
    page.getByRole('table', { name: '任务执行器' }).getByText('正常', { exact: true }),
  ).toBeVisible()
  await page.getByRole('combobox', { name: '状态' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: '已失败' }).click()
  await expect(page).toHaveURL(/state=failed/)
  await expect(page.getByText('没有这样的任务')).toBeVisible()
  await expectAccessible(page)
})

test('a job that failed is discarded after one question, and one that went on meanwhile says so', async ({
  page,
  request,
}) => {
  await signIn(page, await newOperator(request))
  // A failed job takes three days to come about by itself; what the server does with one its own tests say.
  await page.route('**/console/operations/jobs/queryPage', (route) =>
    route.fulfill({
      json: {
        code: 200,
        msg: '操作成功',
        data: { list: [FAILED], total: 1, currentPageNum: 1, pageSize: 20 },
      },
    }),
  )
  await page.goto('/console/operations')
  const row = page.getByRole('row').filter({ hasText: '核对数据一致性' })
  await expect(row).toContainText('invariants broken: figures differ')
  await expectAccessible(page)
  await row.getByRole('button', { name: /^放弃/ }).click()
  const dialog = page.getByRole('dialog', { name: '放弃这个任务？' })
  await expect(dialog).toContainText('放弃后不能恢复')
  await dialog.getByRole('button', { name: '确认放弃' }).click()
  await expect(page.getByText('该任务已不存在，可能已经执行完成或被清除')).toBeVisible()
  await expect(dialog).toBeHidden()
})
