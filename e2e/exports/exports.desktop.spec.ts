import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { readXlsx } from 'hucre/xlsx'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'

/** Asks for the list beside whose title the button stands, and waits for the file. */
async function take(page: Page, button: string, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  return readFile(await (await saved).path())
}

test('a government takes the ledger along: typed cells, a sheet of definitions, a place among its files, an end', async ({
  page,
}) => {
  await signIn(page, 'government')
  await page.goto('/console/office/ledger')
  const { sheets } = await readXlsx(await take(page, '导出按主体类别的台账', 'Excel（xlsx）'))
  expect(sheets.map(({ name }) => name)).toEqual(['需求台账', '需求台账明细', '需求台账逐笔放款', '说明'])
  const sum = sheets[0]?.rows.at(-1)
  expect([sum?.[0], typeof sum?.[2], typeof sum?.[7]]).toEqual(['合计', 'number', 'number'])
  expect(sheets[1]?.rows.slice(1).every((row) => row[12] instanceof Date)).toBe(true)
  const notes = sheets.at(-1)?.rows.map((row) => row.join(' '))
  expect(notes).toContainEqual('需求台账 · 列：建档评级户数（户） 按已走访计')
  expect(notes?.some((line) => /^数据摘要.* [0-9a-f]{64}$/.test(line))).toBe(true)

  await page.goto('/console/exports')
  const file = page.getByRole('listitem').filter({ hasText: '需求台账（' }).first()
  await expect(file.getByText('可下载', { exact: true })).toBeVisible()
  await expect(file.getByText(/可下载至 \d{4}/)).toBeVisible()
  await expectAccessible(page)
  const again = page.waitForEvent('download')
  await file.getByRole('button', { name: /^下载需求台账/ }).click()
  expect((await again).suggestedFilename()).toMatch(/^需求台账（.+）-.+\.xlsx$/)
  const before = await page.getByRole('listitem').filter({ hasText: '需求台账（' }).count()
  await file.getByRole('button', { name: /^删除需求台账/ }).click()
  await page.getByRole('button', { name: '确认删除' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '需求台账（' })).toHaveCount(before - 1)
})

test('an enterprise takes its own lists along, as a sheet and for print', async ({ page }) => {
  await signIn(page, 'enterprise')
  await page.goto('/console/personal/applications')
  const csv = (await take(page, '导出申请列表', 'CSV')).toString('utf8')
  expect(csv.split('\r\n')[0]).toContain('申请金额（元）')
  await page.goto('/console/personal/authorisations')
  const pdf = await take(page, '导出信用授权列表', 'PDF')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})
