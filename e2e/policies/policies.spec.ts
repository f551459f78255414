import { expect, PHONE, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'
import { atOneMoment, SOON } from '../support/one-moment.ts'

test('the number of a facet is the number of policies behind it', PHONE, async ({ page }) => {
  const facet = page.getByRole('navigation', { name: '政策级别' }).getByRole('link', { name: /^国家/ })
  await atOneMoment(async () => {
    await page.goto('/policyInfo?current=1')
    const count = (await facet.innerText()).replace(/\D/g, '')
    await facet.click()
    await expect(page.getByRole('heading', { name: `共 ${count} 条政策` })).toBeVisible(SOON)
  })
  await expect(facet).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('已失效')).toHaveCount(0)
  await expectAccessible(page)
})

test('a policy is found by its document number and shows number, issuer and dates', async ({ page }) => {
  await page.goto('/policyInfo')
  await page.getByRole('search').getByRole('searchbox').fill('金发〔2024〕32号')
  await page.getByRole('search').getByRole('button', { name: '搜索' }).click()
  await expect(page.getByRole('link', { name: /^移除筛选/ }).first()).toBeVisible()
  await page.getByRole('link', { name: /支持小微企业融资协调工作机制/ }).click()
  const facts = page.getByRole('complementary', { name: '基本信息' })
  await expect(facts).toContainText('金发〔2024〕32号')
  await expect(facts).toContainText('国家发展改革委')
  await expect(facts).toContainText('2024年10月28日')
  await expectAccessible(page)
})

test('a policy leads to its official text where that is known', async ({ page }) => {
  await page.goto(`/policyInfo?keyword=${encodeURIComponent('统计上大中小微型企业划分办法')}`)
  await page
    .locator('main article')
    .getByRole('link', { name: /统计上大中小微型企业划分办法/ })
    .click()
  const source = page
    .getByRole('complementary', { name: '基本信息' })
    .getByRole('link', { name: /查看官方原文/ })
  await expect(source).toHaveAttribute('href', /^https:\/\/.*\.gov\.cn\//)
  await expect(source).toHaveAttribute('rel', /noopener/)
})

test('an expired policy says so in the list and on its page, and is gone from the current ones', async ({
  page,
}) => {
  await page.goto('/policyInfo')
  const expired = page.locator('main article', { hasText: '已失效' }).first()
  const link = expired.getByRole('link')
  const title = await link.innerText()
  await link.click()
  await expect(page.getByText(/本政策已于 .+ 失效，仅供查阅/)).toBeVisible()
  await page.goto(`/policyInfo?keyword=${encodeURIComponent(title)}&current=1`)
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)
})

test('what the address asks in vain is named and left out, and an unknown policy is a 404 of the same site', async ({
  page,
}) => {
  await page.goto('/policyInfo?level=galaxy&page=-4')
  await expect(page.getByText('已忽略无法识别的条件：政策级别。')).toBeVisible()
  for (const id of ['999999', 'abc', '']) {
    const response = await page.goto(`/tianshui/policyDetail?id=${id}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('banner')).toContainText('天水市')
    await expect(page).toHaveTitle('页面不存在')
  }
})

test('a site lists the policies of its own place and of the province, and none of other prefectures', async ({
  page,
}) => {
  await page.goto('/tianshui/policyInfo?level=city')
  const titles = await page.locator('main article h3').allInnerTexts()
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.filter((title) => !title.startsWith('天水市'))).toEqual([])
})
