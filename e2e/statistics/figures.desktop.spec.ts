import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { atOneMoment, SOON } from '../support/one-moment.ts'

test('a government follows a number to its cases, and the address holds the way', async ({ page }) => {
  await signIn(page, 'government')
  await page.goto('/console/cockpit')
  await page
    .getByRole('link', { name: /^\d[\d,]* 笔$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '融资申请' })).toBeVisible()
  const whole = page.locator('.figure-whole strong')
  const rows = page
    .getByRole('region', { name: '明细' })
    .or(page.locator('section', { hasText: '明细' }).last())
  await atOneMoment(async () => {
    await page.reload()
    await expect(rows.getByText(`共 ${await whole.innerText()} 笔`)).toBeVisible(SOON)
  })

  await page.getByRole('combobox', { name: '分组' }).click()
  await page.getByTitle('按行业').click()
  const part = page.getByRole('region', { name: '融资申请 按行业' }).getByRole('row', { name: /制造业/ })
  await expect(part).toBeVisible()
  const byIndustry = page.url()
  await atOneMoment(async () => {
    await page.goto(byIndustry)
    const count = (await part.getByRole('cell').first().innerText()).replace(/ 笔$/, '')
    await part.getByRole('link').click()
    await expect(page).toHaveURL(/industry=C/)
    await expect(whole).toHaveText(count, SOON)
    await expect(rows.getByText(`共 ${count} 笔`)).toBeVisible(SOON)
  })

  await page.goBack()
  await expect(page).toHaveURL(/by=industry/)
  await page.getByRole('link', { name: '返回全部指标' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '数据查询' })).toBeVisible()
})

test('a figure is split by quarters, and a quarter by its days', async ({ page }) => {
  await signIn(page, 'government')
  await page.goto('/console/figures/applications')
  const by = page.getByRole('combobox', { name: '分组' })
  await by.click()
  await expect(page.getByTitle('按日（时段不超过 92 天）')).toHaveClass(/disabled/)
  await page.getByTitle('按季度').click()
  await page
    .getByRole('region', { name: '融资申请 按季度' })
    .getByRole('link', { name: /^\d{4} 年第 \d 季度$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-01&to=/)
  await by.click()
  await page.getByTitle('按日').click()
  const days = page.getByRole('region', { name: '融资申请 按日' })
  await expect(days.getByRole('link', { name: /^\d{4}-\d{2}-\d{2}$/ }).first()).toBeVisible()
  const whole = Number((await page.locator('.figure-whole strong').innerText()).replaceAll(/\D/g, ''))
  const counts = await days.getByRole('row').getByRole('cell').filter({ hasText: / 笔$/ }).allInnerTexts()
  expect(counts.reduce((sum, text) => sum + Number(text.replaceAll(/\D/g, '')), 0)).toBe(whole)
})

test('an institution reads its place, an enterprise its own cases, and everybody a split without a script', async ({
  page,
  browser,
}) => {
  await signIn(page, 'officer')
  await page.goto('/console/workbench/figures')
  await expect(
    page
      .getByRole('region', { name: '甘肃省的位次' })
      .getByText(/^第 \d+ 位，共 \d+ 家$/)
      .first(),
  ).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const anybody = await context.newPage()
  await anybody.goto('/statistics?chapter=split')
  const split = anybody.getByRole('region', { name: '分项查询' })
  await split.getByLabel('指标').selectOption('disbursedCount')
  await split.getByLabel('分组').selectOption('scale')
  await split.getByRole('button', { name: '查询' }).click()
  await expect(anybody).toHaveURL(/indicator=disbursedCount&by=scale/)
  await expect(split.getByRole('row', { name: /小型/ })).toBeVisible()
  await context.close()
})
