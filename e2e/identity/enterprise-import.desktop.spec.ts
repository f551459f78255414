import { randomInt } from 'node:crypto'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'

test('a list of enterprises is checked, registered after one question, and its passwords are kept before one leaves', async ({
  page,
}) => {
  const number = String(randomInt(10 ** 8)).padStart(8, '0')
  await signIn(page, 'operator')
  await page.goto('/console/register-enterprises')
  await page.getByRole('tab', { name: '批量导入' }).click()
  const choose = async (csv: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: /选择 CSV 文件|换一个文件/ }).click(),
    ])
    await chooser.setFiles({ name: '企业.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  }
  await choose('企业名称\n甲')
  await expect(page.getByText('首行须为：用户名,手机号,企业名称。请使用模板，不要改动首行。')).toBeVisible()
  await choose(
    `用户名,手机号,企业名称\nlist_${number},139${number},示例导入${number}有限公司\nlist_${number},1,\n`,
  )
  await expect(page.getByText('共 2 行，1 行格式正确，1 行有误')).toBeVisible()
  await page.getByRole('checkbox', { name: '只看有误的行' }).check()
  await expect(page.getByText('用户名与前面的行重复')).toBeVisible()
  await expect(page.getByText(`示例导入${number}有限公司`)).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交 1 行' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认注册' }).click()
  await expect(page.getByText('成功 1 家，未成功 1 家')).toBeVisible()
  await page.getByRole('button', { name: '再导入一批' }).click()
  await expect(page.getByRole('dialog', { name: '还没有下载结果，确定离开？' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  const [asked] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })])
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载结果（含初始密码）' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^代企业注册结果-.*\.csv$/)
  await page.getByRole('button', { name: '再导入一批' }).click()
  await expect(page.getByRole('button', { name: '选择 CSV 文件' })).toBeVisible()
})
