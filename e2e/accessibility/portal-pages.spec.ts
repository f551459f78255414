import { expect, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'
import { signIn } from '../support/accounts.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { addressOf } from '../support/page-address.ts'
import { expectWellMade, watchHealth } from '../support/page-health.ts'
import { builtPaths, PORTAL_PAGES, PORTAL_VIEWS } from '../support/portal-pages.ts'

test('every route of the portal is in the list of tested pages', async () => {
  expect(PORTAL_PAGES.map(({ path }) => path).toSorted()).toEqual(builtPaths().toSorted())
})

test('every page of the portal is well made for a visitor', async ({ page }) => {
  test.setTimeout(180_000)
  const health = watchHealth(page)
  const titles = new Map<string, string>()
  for (const one of PORTAL_PAGES) {
    await test.step(one.path, async () => {
      const response = await page.goto(await addressOf(page.request, one))
      expect(response?.status()).toBe(one.status ?? 200)
      if (one.path === '/authentication')
        await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
      await expectWellMade(page)
      if (!one.status)
        await expect.soft(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10}/)
      const title = await page.title()
      expect.soft(titles.get(title), `the title ${title} is its own`).toBeUndefined()
      titles.set(title, one.path)
      health.expectNone()
    })
  }
  for (const address of PORTAL_VIEWS) {
    await test.step(address, async () => {
      await page.goto(address)
      await expectWellMade(page)
      health.expectNone()
    })
  }
})

test('what opens over a page of the portal is as accessible as the page', async ({ page }, { project }) => {
  test.slow()
  const health = watchHealth(page)
  const login = new LoginDialog(page)
  await page.goto('/index')
  await test.step('the picker of substations', async () => {
    await page.getByRole('button', { name: /切换站点/ }).click()
    await expect(page.getByRole('navigation', { name: '切换站点' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })
  if (project.name === 'phone') {
    await test.step('the menu', async () => {
      await page.getByRole('button', { name: '打开菜单' }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    })
  }
  await test.step('login, registration and the agreement', async () => {
    await login.open()
    for (const tab of ['密码登录', '短信登录', '企业注册'] as const) {
      await login.choose(tab)
      await expectAccessible(page)
    }
    await login.form.getByRole('button', { name: /平台用户服务及授权协议/ }).click()
    await expectAccessible(page)
    health.expectNone()
  })
})

test('the pages of the portal stay well made in elder-friendly mode and for who is signed in', async ({
  page,
}) => {
  test.slow()
  const health = watchHealth(page)
  await page.goto('/index')
  await page.getByRole('button', { name: '长者模式' }).click()
  for (const address of ['/index', '/financial', '/productDetails?id=2', '/statistics']) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveClass(/elder/)
    await expectWellMade(page)
  }
  await page.getByRole('button', { name: '长者模式' }).click()
  for (const name of ['enterprise', 'enterprise2', 'officer'] as const) {
    await test.step(`signed in as ${name}`, async () => {
      await signIn(page, name)
      await page.goto('/authentication')
      await expect(page.getByRole('banner').getByRole('button', { expanded: false }).last()).toBeVisible()
      await expectWellMade(page)
      health.expectNone()
    })
  }
})
