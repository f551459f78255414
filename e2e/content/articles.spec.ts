import { expect, PHONE, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'

test(
  'articles are narrowed by category, zone and word, and every filter stays in the address',
  PHONE,
  async ({ page }) => {
    await page.goto('/article')
    await expect(page.getByRole('heading', { name: '共 26 篇文章' })).toBeVisible()
    const zone = page.getByRole('navigation', { name: '专区' }).getByRole('link', { name: '融资租赁' })
    await zone.click()
    await expect(zone).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(/zone=leasing/)
    await page.getByRole('navigation', { name: '类别' }).getByRole('link', { name: '经验做法' }).click()
    await expect(page).toHaveURL(/category=practice/)
    await expect(page.getByRole('heading', { name: '共 2 篇文章' })).toBeVisible()
    await page.getByRole('search').getByRole('searchbox').fill('报价')
    await page.getByRole('search').getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/zone=leasing/)
    await expect(page.locator('main article')).toHaveCount(2)
    await page.getByRole('link', { name: '移除筛选：专区：融资租赁' }).click()
    await expect(page).not.toHaveURL(/zone=/)
    await expectAccessible(page)
    await page.goto('/article?keyword=量子纠缠')
    await expect(page.getByText('没有找到相关文章')).toBeVisible()
  },
)

test('an article has its zone, related articles and products, the next one, and words for search engines', async ({
  page,
}) => {
  await page.goto('/article?zone=leasing')
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/articleInfo\?id=\d+/)
  await expect(page.getByText('本文为示例内容')).toBeVisible()
  await expect(page.getByRole('region', { name: '相关文章' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('region', { name: '融资租赁产品' }).locator('article').first()).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/articleInfo\?id=\d+$/)
  const structured = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  )
  expect(structured).toMatchObject({ '@type': 'Article', articleSection: '融资租赁' })
  await expectAccessible(page)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('navigation', { name: '前后文章' }).getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await page.getByRole('navigation', { name: '前后文章' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a site shows its own articles and those of the whole province; news are no articles of a zone', async ({
  page,
}) => {
  await page.goto('/tianshui/article?category=case')
  await expect(page.locator('main article')).toHaveCount(1)
  await expect(page.locator('main article')).toContainText('机床厂')
  await page.goto('/newsInfo')
  const address = await page.locator('main article a').first().getAttribute('href')
  const missing = await page.goto(`/articleInfo?id=${address?.split('id=')[1]}`)
  expect(missing?.status()).toBe(404)
})

test('the pages of leasing and articles stand in the sitemap', async ({ request }) => {
  const province = await (await request.get('/sitemap/gansu.xml')).text()
  for (const page of ['/leaseForm</loc>', '/article</loc>', '/articleInfo?id='])
    expect(province).toContain(page)
  const tianshui = await (await request.get('/sitemap/tianshui.xml')).text()
  expect(tianshui).toContain('/tianshui/leaseForm</loc>')
})
