import { expect, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'

const MENU_PAGES = [
  '/index',
  '/financial',
  '/characteristicArea',
  '/projectInfo',
  '/loan',
  '/serveHall',
  '/policy',
]

for (const address of MENU_PAGES) {
  test(`the menu entry ${address} leads to a page of its own with content`, async ({ page }) => {
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('main article:visible, main li a:visible').first()).toBeVisible()
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{15}/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`))
    expect(failures).toEqual([])
  })
}

test('a service names the outside site before anybody leaves, and opens it without handing over the window', async ({
  page,
}) => {
  await page.goto('/serveHall?keyword=公共信用信息查询')
  await page.getByRole('link', { name: '公共信用信息查询', exact: true }).click()
  await page.getByRole('link', { name: '前往 信用中国' }).click()
  await expect(page).toHaveURL(/\/serveHallDetailsJump\?id=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('即将离开本平台')
  const leave = page.getByRole('link', { name: /继续前往 信用中国/ })
  await expect(leave).toHaveAttribute('href', 'https://www.creditchina.gov.cn')
  await expect(leave).toHaveAttribute('target', '_blank')
  await expect(leave).toHaveAttribute('rel', /noopener/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
})

test('a service of our own has nothing to leave for', async ({ page }) => {
  await page.goto('/serveHall?keyword=企业规模自测')
  await page.locator('main').getByRole('link', { name: '企业规模自测', exact: true }).click()
  await expect(page).toHaveURL(/\/serveHallDetails\?id=\d+$/)
  const id = new URL(page.url()).searchParams.get('id')
  await page.goto(`/lanzhou/serveHallDetailsJump?id=${id}`)
  await expect(page).toHaveURL(`/lanzhou/serveHallDetails?id=${id}`)
  await page.getByRole('link', { name: '立即办理' }).click()
  await expect(page).toHaveURL('/lanzhou/entScale')
})

test('news and notices are searched each by itself, and a service is no news', async ({ page }) => {
  await page.goto('/newsInfo?tab=notices')
  await page.getByRole('search').getByRole('searchbox').fill('维护')
  await page.getByRole('search').getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/tab=notices&keyword=|keyword=.*tab=notices/)
  await expect(page.getByRole('heading', { name: '共 1 条公告' })).toBeVisible()
  await page.getByRole('link', { name: '关于系统例行维护的公告' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于系统例行维护的公告')
  await expectAccessible(page)
  await page.goto('/serveHall')
  const service = await page.locator('main article a').first().getAttribute('href')
  const missing = await page.goto(`/newsDetail?${service?.split('?')[1]}`)
  expect(missing?.status()).toBe(404)
  await expect(page).toHaveTitle('页面不存在')
})

test('quick links load more when they are scrolled to their end', async ({ page }) => {
  await page.goto('/index')
  const list = page.getByRole('region', { name: '常用网站列表' })
  await list.scrollIntoViewIfNeeded()
  const links = list.getByRole('link')
  await expect(links).toHaveCount(8)
  await list.evaluate((box) => box.scrollTo({ top: box.scrollHeight }))
  await page.keyboard.press('Shift')
  await expect(links).toHaveCount(14)
  await expect(links.first()).toHaveAttribute('rel', /noopener/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('help is searched, and its answers open in place', async ({ page }) => {
    await page.goto('/helpCenter')
    const answer = page.getByText('授信之前随时可以撤回')
    await expect(answer).toBeHidden()
    await page.getByText('怎样撤回申请').click()
    await expect(answer).toBeVisible()
    await page.getByRole('search').getByRole('searchbox').fill('综合年化成本')
    await page.getByRole('search').getByRole('button', { name: '搜索' }).click()
    await expect(page.getByRole('heading', { name: /共 \d+ 个问题/ })).toBeVisible()
    await expect(page.getByText('“综合年化成本”是怎么算的')).toBeVisible()
    await page.goto('/helpCenter?keyword=%25')
    await expect(page.getByText('没有找到相关的解答')).toBeVisible()
    await page.getByRole('link', { name: '查看全部问题' }).click()
    await expect(page.getByText('怎样注册企业账号')).toBeVisible()
  })
})
