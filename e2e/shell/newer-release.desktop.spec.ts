import { signIn } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

test('a tab of an earlier release opens a page whose code is gone with the newer one', async ({ page }) => {
  await signIn(page, 'officer')
  await page.goto('/console')
  const menu = page.getByRole('navigation', { name: '功能菜单' })
  await expect(menu.getByRole('link', { name: '消息' })).toBeVisible()
  let isGone = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route('**/console/assets/*', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await page.route('**/console', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/console/assets/newer.js"></script>',
    }),
  )
  await menu.getByRole('link', { name: '消息' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible()
  expect(isGone).toBe(false)
})

test('where the release is the same, a page whose code does not come asks what to do', async ({ page }) => {
  await signIn(page, 'officer')
  await page.goto('/console')
  const link = page.getByRole('navigation', { name: '功能菜单' }).getByRole('link', { name: '消息' })
  await expect(link).toBeVisible()
  const asked = page.waitForResponse('**/console')
  await page.route('**/console/assets/*', (route) => route.abort())
  await link.click()
  await asked
  await expect(page.getByRole('alert').getByRole('button', { name: '重新打开' })).toBeVisible()
  await page.unroute('**/console/assets/*')
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible()
})
