import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { newOperator } from '../support/staff.ts'

test('an operator names the figures of yesterday, makes the file and takes it', async ({ page, request }) => {
  await signIn(page, await newOperator(request))
  await page.goto('/console/duty')
  const table = page.getByRole('table', { name: '当日数字' })
  await expect(table.getByRole('row').filter({ hasText: '融资申请' })).toContainText('当日提交的产品申请')
  await expectAccessible(page)
  await page.getByRole('button', { name: '设置字段' }).click()
  const dialog = page.getByRole('dialog', { name: '设置对方字段名' })
  await expectAccessible(page)
  await dialog.getByLabel('融资申请').fill('1 bad')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText(/字母、数字和下划线，以字母或下划线开头/)).toBeVisible()
  await dialog.getByLabel('融资申请').fill('apply_cnt')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(table.getByRole('row').filter({ hasText: '融资申请' })).toContainText('apply_cnt')
  const file = page.getByRole('region', { name: '文件' })
  await file.getByRole('button', { name: '生成文件' }).click()
  await expect(file.getByText(/^SHA-256：[0-9a-f]{64}$/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('button', { name: '下载' }).click(),
  ])
  const content = JSON.parse(await readFile(await download.path(), 'utf8')) as { rows: { values: object }[] }
  expect(Object.keys(content.rows[0]?.values ?? {})).toEqual(['apply_cnt'])
})
