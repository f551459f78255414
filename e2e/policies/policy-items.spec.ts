import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'

test('an operator writes a condition, tries it on certified enterprises and keeps a draft', async ({
  page,
}) => {
  await signIn(page, 'operator')
  await page.goto('/console/policies/items')
  await page.getByRole('button', { name: '新增政策事项' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('政策文件').click()
  await page.locator('.ant-select-item-option:not(.ant-select-item-option-disabled)').first().click()
  await form.getByLabel('事项名称').fill('浏览器试写的事项')
  await form.getByLabel('支持内容').fill('示例支持')
  await form.getByLabel('办理部门').fill('示例部门')
  await form.getByRole('button', { name: '添加条件' }).click()
  await expect(form.getByText('请输入依据条款')).toBeVisible()
  const condition = form.getByRole('group', { name: '第 1 项条件' })
  await condition.getByLabel('选项').click()
  await page.locator('.ant-select-item-option', { hasText: '小型' }).click()
  await page.keyboard.press('Escape')
  await condition.getByLabel('依据条款').fill('第二条')
  await form.getByRole('button', { name: '用已认证企业试算' }).click()
  await expect(form.getByText(/已试算 \d+ 家/)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: '保存为草稿' }).click()
  await expect(page.getByRole('row').filter({ hasText: '浏览器试写的事项' })).toContainText('草稿')
})
