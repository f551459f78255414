import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

test('a report is made in the background, downloaded, and anybody checks it by its number without reading it', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const enterprise = await certifiedEnterprise(request, '620102')
  const { corporateName, creditCode } = enterprise
  await signIn(page, enterprise)
  await page.goto('/console/personal/credit-reports')
  await expect(page.getByText('还没有信用报告')).toBeVisible()
  await page.getByRole('button', { name: '出具报告' }).click()
  await expect(page.getByText('报告正在生成，完成后会通知您')).toBeVisible()
  const row = page
    .getByRole('table', { name: '信用报告列表' })
    .getByRole('row')
    .filter({ hasText: corporateName })
  await expect(row.getByText('已出具')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  const save = row.getByRole('button', { name: /^下载信用报告：BG\d{8}-\d{10}$/ })
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(download.suggestedFilename()).toMatch(/^信用报告-BG\d{8}-\d{10}\.pdf$/)
  const pdf = await readFile(await download.path())
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  const digest = createHash('sm3').update(pdf).digest('hex')
  await expect(row).toContainText(digest)

  const link = row.getByRole('link', { name: /^核验信用报告：/ })
  const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await stranger.goto((await link.getAttribute('href')) ?? '')
  const answer = stranger.getByRole('main').getByRole('status')
  await expect(answer).toContainText('由本平台出具，在有效期内')
  await expect(answer).toContainText('甘肃**食品有限公司')
  await expect(answer).toContainText(digest)
  for (const secret of [corporateName, creditCode])
    await expect(stranger.getByText(secret, { exact: false })).toHaveCount(0)
  await stranger.context().close()

  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('信用报告核验')
  await expect(page.getByRole('main').getByRole('status')).toContainText(digest)
  await expectAccessible(page)
})

test('an institution finds a living authorisation by the enterprise and has a report made under it', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const enterprise = await certifiedEnterprise(request, '620102')
  const { corporateName } = enterprise
  const { applyNo } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  await signIn(page, 'officer')
  await page.goto('/console/workbench/credit-reports')
  await page.getByRole('button', { name: '出具报告' }).click()
  const dialog = page.getByRole('dialog', { name: '在企业授权范围内出具信用报告' })
  await dialog.getByRole('button', { name: '开始生成' }).click()
  await expect(dialog.getByText('请选择企业授权')).toBeVisible()
  const authorisation = dialog.getByRole('combobox', { name: '企业授权' })
  await authorisation.fill('没有这家企业')
  await expect(page.getByText('没有找到有效的企业授权')).toBeVisible()
  await authorisation.fill(corporateName)
  await page.locator('.ant-select-item-option').filter({ hasText: applyNo }).click()
  await expect(dialog.locator('.ant-select')).toContainText(`${corporateName}（${applyNo}）`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '开始生成' }).click()
  await expect(page.getByText('报告正在生成，完成后会通知您')).toBeVisible()
  const row = page.getByRole('table', { name: '信用报告列表' }).getByRole('row').filter({ hasText: applyNo })
  await expect(row).toContainText(corporateName)
})

test('a number that is none, and one that was never issued, are told apart', async ({ page }) => {
  await page.goto('/reportCheck')
  const number = page.getByRole('form', { name: '核验信用报告' }).getByLabel('报告号')
  await number.fill('BG1')
  await page.getByRole('button', { name: '核验' }).click()
  await expect(page).toHaveURL(/number=BG1$/)
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await number.fill('BG20261124-0000000000')
  await page.getByRole('button', { name: '核验' }).click()
  await expect(page.getByRole('heading', { name: '没有这份报告' })).toBeVisible()
  await expectAccessible(page)
})
