import type { Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expect, PHONE, test } from '../support/test.ts'

/** 400 kbit/s and 400 ms there and back. */
const BYTES_A_SECOND = 50_000
const ONE_BAR = {
  offline: false,
  latency: 400,
  downloadThroughput: BYTES_A_SECOND,
  uploadThroughput: BYTES_A_SECOND,
}

/** Holds every answer to these addresses until it is let go. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await gate.promise
    await route.continue().catch(() => undefined)
  })
  return gate.resolve
}

test('a tap in the portal is answered at once, however long the next page takes', PHONE, async ({ page }) => {
  await page.goto('/financial')
  const letGo = await hold(page, /\.data(?:\?|$)/)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.locator('[data-loading]')).toBeVisible()
  letGo()
  await expect(page).toHaveURL(/\/productDetails\?id=/)
  await expect(page.locator('[data-loading]')).toHaveCount(0)
})

test(
  'a page that does not come leaves the portal’s frame standing, and is asked for again',
  PHONE,
  async ({ page }) => {
    await page.goto('/financial')
    const data = /\.data(?:\?|$)/
    await page.route(data, (route) => route.abort('internetdisconnected'))
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: '服务暂时不可用' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.unroute(data)
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect(page).toHaveURL(/\/productDetails\?id=/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('服务暂时不可用')
  },
)

test(
  'on a line of one bar every tap shows that it was heard, and the page comes',
  PHONE,
  async ({ page }) => {
    test.slow()
    await page.goto('/financial')
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', ONE_BAR)
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.locator('[data-loading]')).toBeVisible()
    await expect(page).toHaveURL(/\/productDetails\?id=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-loading]')).toHaveCount(0)
  },
)

test('a tap in the console is answered at once; a page that does not come leaves menu and header, and is asked for again', async ({
  page,
}) => {
  await signIn(page, 'officer')
  await page.goto('/console/workbench/applications')
  const menu = page.getByRole('navigation', { name: '功能菜单' })
  await expect(menu).toBeVisible()
  const chunks = /\/console\/assets\/.*\.js$/
  const gate = Promise.withResolvers<void>()
  await page.route(chunks, async (route) => {
    await gate.promise
    await route.abort('internetdisconnected')
  })
  await menu.getByRole('link', { name: '消息' }).click()
  await expect(page.locator('.moving')).toBeVisible()
  gate.resolve()
  await expect(page.getByRole('alert').getByText('内容没有加载成功')).toBeVisible()
  await expect(menu).toBeVisible()
  await page.unroute(chunks)
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible()
})

test('the console draws its outline before its program has come', async ({ page }) => {
  const script = /\/console\/assets\/index-.*\.js$/
  const gate = Promise.withResolvers<void>()
  await page.route(script, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/console/login', { waitUntil: 'commit' })
  await expect(page.getByRole('status').getByText('加载中…')).toBeAttached()
  await expect(page.locator('.outline i').first()).toBeVisible()
  gate.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.boot')).toHaveCount(0)
})
