import { expect, test } from '../support/test.ts'

test('the map of the province leads into the site of a prefecture, which bears its name', async ({
  page,
}) => {
  await page.goto('/index')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('甘肃企业在这里')
  const map = page.getByRole('group', { name: '甘肃省示意图，选择市州进入站点' })
  await expect(map.getByRole('link')).toHaveCount(15)
  await map.getByText('天水', { exact: true }).click()
  await expect(page).toHaveURL('/tianshui/index')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('天水市企业在这里')
})

test('the keyboard reaches every site of the map', async ({ page }) => {
  await page.goto('/index')
  const link = page.getByRole('link', { name: /^庆阳，庆阳市站点/ })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/qingyang/index')
})

test('every row of a need leads to its product', async ({ page }) => {
  await page.goto('/index?tab=credit')
  const products = page.getByRole('region', { name: '按需要选产品' })
  const first = products.getByRole('heading', { level: 3 }).getByRole('link').first()
  const name = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})
