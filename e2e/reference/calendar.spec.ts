import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { watchHealth } from '../support/page-health.ts'

const DAY = '2029-03-05'

test('an operator adds a day off, sees its effect before it is saved, and takes it out again', async ({
  page,
}) => {
  test.slow()
  const health = watchHealth(page)
  await signIn(page, 'operator')
  await page.goto('/console/calendar?year=2029')
  await expect(page.getByRole('heading', { name: '2029 年', exact: true })).toBeVisible()
  await expect(page.getByText('按规则推算').first()).toBeVisible()
  await page.getByRole('button', { name: '新增一天' }).click()
  const dialog = page.getByRole('dialog', { name: '新增一天' })
  await dialog.getByRole('button', { name: '预览影响' }).click()
  await expect(dialog.getByText('请选择日期')).toBeVisible()
  await expect(dialog.getByText('请输入名称')).toBeVisible()
  await dialog.getByLabel('日期').fill(DAY)
  await dialog.getByLabel('日期').press('Enter')
  await dialog.getByLabel('名称').fill('示例纪念日')
  await dialog.getByLabel('依据').fill('示例文件')
  await dialog.getByRole('button', { name: '预览影响' }).click()
  await expect(dialog.getByRole('status')).toContainText('新增休息日 1 天')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '确认保存' }).click()
  await expect(page.getByText('已保存，进行中的时限正在重新计算')).toBeVisible()
  await page.getByRole('button', { name: `删除 ${DAY}` }).click()
  const asked = page.getByRole('dialog', { name: `删除 ${DAY} 的安排？` })
  await expect(asked.getByRole('status')).toContainText('新增工作日 1 天')
  await asked.getByRole('button', { name: '确认删除' }).click()
  await expect(page.getByRole('button', { name: `删除 ${DAY}` })).toBeHidden()
  health.expectNone()
})

test('a notice that is incomplete is refused with what is missing, and what was pasted stays', async ({
  page,
}) => {
  await signIn(page, 'operator')
  await page.goto('/console/calendar?year=2031')
  await page.getByRole('button', { name: '导入年度通知' }).click()
  const dialog = page.getByRole('dialog', { name: '导入 2031 年放假安排' })
  await dialog.getByLabel('依据').fill('示例通知')
  await dialog.getByLabel('放假安排').fill('2031-01-01 放假 元旦')
  await dialog.getByRole('button', { name: '预览影响' }).click()
  await expect(dialog.getByText('缺少法定节假日 2031-01-22（春节）')).toBeVisible()
  await expect(dialog.getByLabel('放假安排')).toHaveValue('2031-01-01 放假 元旦')
  await expectAccessible(page)
})
