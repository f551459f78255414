import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'

const failure = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

/** Every call of this path is refused with this sentence. */
async function refuse(page: Page, path: string, msg: string, code = 503): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: code, json: { code, msg } }))
}

test('a call that fails beside any form says so for five seconds, and waits for whoever reads it', async ({
  page,
}) => {
  await refuse(page, '**/portal/productManage/statisticsLookProductNum', '浏览计数暂时不可用')
  await page.clock.install()
  await page.goto('/productDetails?id=2')
  const toast = failure(page, '浏览计数暂时不可用')
  await expect(toast).toBeVisible()
  await expectAccessible(page)
  const close = toast.getByRole('button', { name: '关闭提示' })
  await close.focus()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.getByRole('main').focus()
  // The clock also runs by itself.
  await page.clock.runFor(2_500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(toast).toBeHidden()
})

test('it can be closed before its time', async ({ page }) => {
  await refuse(page, '**/portal/productManage/statisticsLookProductNum', '浏览计数暂时不可用')
  await page.goto('/productDetails?id=2')
  const toast = failure(page, '浏览计数暂时不可用')
  await toast.getByRole('button', { name: '关闭提示' }).click()
  await expect(toast).toBeHidden()
})

test('suggestions, dictionaries and a list that is asked for again are no exceptions', async ({ page }) => {
  await refuse(page, '**/api/system/dic/selectDicAll', '字典暂时不可用')
  await refuse(page, '**/portal/search/suggest?*', '搜索建议暂时不可用', 429)
  await page.goto('/index')
  await page.getByRole('main').getByRole('search').getByRole('combobox').fill('科技')
  await expect(failure(page, '搜索建议暂时不可用')).toBeVisible()
  // They are asked for at the first thing a person does.
  await page.mouse.move(200, 200)
  await expect(failure(page, '字典暂时不可用')).toBeVisible()
  await page.goto('/financial')
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('main').locator('a[href^="/financial?"]').first().dispatchEvent('click')
  await expect(failure(page, '网络错误')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible()
})

test('a logout the server did not hear of says so, and signs out here all the same', async ({ page }) => {
  await signIn(page, 'enterprise')
  await refuse(page, '**/LoginController/logout', '服务暂时不可用')
  await page.goto('/index')
  await page.getByRole('button', { name: '甘肃示例陇原食品有限公司' }).click()
  await page.getByRole('button', { name: /退出/ }).click()
  await expect(failure(page, '服务暂时不可用')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '您已在这台设备上退出登录' })).toBeVisible()
  expect((await page.context().cookies()).filter(({ name }) => name === 'Admin-Token')).toEqual([])
})

test('the console says it too', async ({ page }) => {
  await signIn(page, 'enterprise')
  await refuse(page, '**/console/messages/unreadCount', '消息数暂时不可用', 429)
  await page.goto('/console/messages')
  const toast = failure(page, '消息数暂时不可用')
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: '关闭提示' }).click()
  await expect(toast).toBeHidden()
})
