import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'

test('a government sets up its monthly brief, has it made in the background and fetches it for print and for Word', async ({
  page,
}) => {
  await signIn(page, 'government')
  await page.goto('/console/office/briefs')
  await page.getByRole('button', { name: '月报设置' }).click()
  const title = `融资服务月报 ${Date.now()}`
  await page.getByRole('dialog').getByRole('textbox').first().fill(title)
  await page.getByRole('button', { name: '保存设置' }).click()
  await expect(page.getByText('已保存')).toBeVisible()

  await page.getByRole('button', { name: '生成月报' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '生成月报' }).click()
  await expect(page.getByText('已开始生成，完成后会收到消息')).toBeVisible()
  const issue = page.getByRole('row').filter({ hasText: title })
  await expect(issue.getByText('已出刊')).toBeVisible({ timeout: 30_000 })
  for (const [name, start] of [
    ['PDF', '%PDF-'],
    ['Word', 'PK'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await issue.getByRole('button', { name: new RegExp(`^${name}：`) }).click()
    const bytes = await readFile(await (await saved).path())
    expect(bytes.subarray(0, start.length).toString()).toBe(start)
  }
  await issue.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible()
  await expect(page.getByRole('table', { name: '本期指标' }).getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
})
