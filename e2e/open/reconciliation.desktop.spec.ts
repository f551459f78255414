import { readFile } from 'node:fs/promises'
import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { newOperator } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('a bank explains a difference, the platform confirms it, and the file that agrees settles the rest', async ({
  page,
  request,
  browser,
}) => {
  await signIn(page, 'manager')
  await page.goto('/console/workbench/reconciliation')
  const days = page.getByRole('table', { name: '每日对账' })
  await expect(days).toContainText('有差异')
  await days.getByRole('link').first().click()
  const differences = page.getByRole('table', { name: '差异' })
  await expect(differences).toContainText('金额不同')
  await expectAccessible(page)

  const back = await page.context().newPage()
  await back.goto('/console/workbench/reconciliation')
  await back.locator('input[data-events]').setInputFiles({
    name: 'events.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('eventId,applyNo,move\nE2E-EVENT-0001,SQ20200101-999999,accept\n'),
  })
  await back.getByRole('dialog').getByRole('button', { name: '开始回写' }).click()
  await expect(back.getByText('未回写 1')).toBeVisible()
  await expect(back.getByRole('table', { name: '回写结果' })).toContainText('SQ20200101-999999')
  await expectAccessible(back)
  await back.close()

  const row = differences.getByRole('row').filter({ hasText: '金额不同' })
  await row.getByRole('button', { name: /^答复 / }).click()
  const dialog = page.getByRole('dialog', { name: '答复差异' })
  await dialog.getByLabel('说明原因').check()
  await dialog.getByRole('button', { name: '答复' }).click()
  await expect(dialog.getByText('请填写说明')).toBeVisible()
  await dialog.getByRole('textbox', { name: '说明' }).fill('录入时多记一笔，次日冲正')
  await dialog.getByRole('button', { name: '答复' }).click()
  await expect(row).toContainText('已说明，待平台确认')

  const desk = await pageOf(browser, await newOperator(request))
  await desk.goto('/console/reconciliation')
  await desk.getByRole('table', { name: '机构对账' }).getByRole('link').first().click()
  await desk.getByRole('button', { name: /^确认或退回 / }).click()
  const judging = desk.getByRole('dialog', { name: '机构的说明' })
  await expect(judging).toContainText('录入时多记一笔')
  await expectAccessible(desk)
  await judging.getByRole('button', { name: '确认或退回' }).click()
  await expect(desk.getByRole('table', { name: '差异' })).toContainText('已了结')
  await desk.context().close()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载平台文件' }).click(),
  ])
  const content = await readFile(await download.path())
  const upload = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer })
  await upload(Buffer.from(content.toString().split('\n').slice(0, 3).join('\n')))
  await expect(page.getByText(/缺少末行/)).toBeVisible()
  await upload(content)
  await expect(page.getByText('差异已了结').first()).toBeVisible()
  await expect(differences.getByRole('row').filter({ hasText: '机构没有' })).toContainText('已了结')
})
