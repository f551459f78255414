import { expect, PHONE, test } from '../support/test.ts'

test('a page stays whole when the line goes before anything was done with it', PHONE, async ({ page }) => {
  await page.goto('/index')
  const isPhone = await page.getByRole('button', { name: '打开菜单' }).isVisible()
  const failed = page.waitForEvent('requestfailed')
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'))
  await page.mouse.wheel(0, 400)
  await failed
  await page.getByRole('button', { name: /切换站点/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '登录 / 注册' }).click()
  await expect(page.getByText('网络恢复后会自动打开').first()).toBeVisible()
  await page.getByRole('button', { name: '关闭提示' }).click()
  if (isPhone) await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()

  await page.unroute('**/assets/*.js')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('dialog').first()).toBeVisible()
})

test(
  'a way to a page whose code does not come leaves the frame standing, and is gone again',
  PHONE,
  async ({ page }) => {
    await page.goto('/financial')
    const lost = /\.data(?:\?|$)|\/assets\/.*\.js$/
    await page.route(lost, (route) => route.abort('internetdisconnected'))
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: '暂时连接不上' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unroute(lost)
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect(page).toHaveURL(/\/productDetails\?id=/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('暂时连接不上')
  },
)
