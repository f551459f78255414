import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { LoginDialog } from '../support/login-dialog.ts'

test('a button pressed before the scripts have come is answered once they have', async ({ context }) => {
  // A page of its own: the `goto` of the others waits for the scripts.
  const page = await context.newPage()
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/*.js', async (route) => {
    await sent
    await route.continue()
  })
  await page.goto('/productDetails?id=2', { waitUntil: 'commit' })
  // Until then the page has both buttons, that of a desk and that of a phone.
  await page.getByRole('button', { name: '立即申请' }).first().click()
  send()
  const { dialog } = new LoginDialog(page)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toBeHidden()
})

test('a button of a part whose code comes last is answered once it has come', async ({ context }) => {
  const page = await context.newPage()
  await signIn(page, 'enterprise')
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/signed-in-*.js', async (route) => {
    await sent
    await route.continue()
  })
  await page.goto('/index', { waitUntil: 'commit' })
  await page.waitForFunction(() => !('earlyClick' in globalThis))
  await page.getByRole('banner').getByRole('button', { name: '甘肃示例陇原食品有限公司' }).click()
  send()
  await expect(page.getByRole('banner').getByRole('button', { name: '退出登录' })).toBeVisible()
})

test('no script stands in the way of the first paint', async ({ request }) => {
  for (const address of ['/index', '/financial']) {
    const html = await (await request.get(address)).text()
    expect(html).toContain('rel="modulepreload-after-paint"')
    expect(html).not.toMatch(/rel="modulepreload"|type="module"|<script[^>]* src=/)
  }
})
