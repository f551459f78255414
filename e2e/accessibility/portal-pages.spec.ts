import { getCaptcha } from '@lqr/contract/identity/calls.ts'
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

test('every page of the portal has a title and a description of its own', async ({ request }) => {
  const titles = new Map<string, string>()
  for (const one of PORTAL_PAGES) {
    const response = await request.get(await addressOf(request, one))
    expect.soft(response.status(), one.path).toBe(one.status ?? 200)
    const html = await response.text()
    // What is not shown to a visitor bears the title of its refusal.
    if (one.status) continue
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect.soft(titles.get(title), `the title ${title} of ${one.path} is its own`).toBeUndefined()
    titles.set(title, one.path)
    expect.soft(html, one.path).toMatch(/<meta name="description" content="[^"]{10}/)
  }
})

const VISITED = [...PORTAL_PAGES, ...PORTAL_VIEWS.map((address) => ({ path: address }))]

for (const [part, pages] of chunks(VISITED, 10).entries()) {
  test(`every page of the portal is well made for a visitor, part ${part + 1}`, async ({ page }) => {
    test.slow()
    const health = watchHealth(page)
    for (const [place, one] of pages.entries()) {
      await test.step(one.path, async () => {
        await page.goto(await addressOf(page.request, one))
        if (one.path === '/authentication')
          await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
        await expectWellMade(page, place > 0 ? 'main' : undefined)
        health.expectNone()
      })
    }
  })
}

test('what opens over a page of the portal is as accessible as the page', async ({ page }) => {
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

test('the login is accessible while its captcha has not come, and when none comes', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route(`**${getCaptcha.path}*`, async (route) => {
    await answer.promise
    await route.abort()
  })
  await page.goto('/index')
  await page.getByRole('banner').getByRole('button', { name: '登录 / 注册' }).click()
  const form = page.getByRole('dialog').getByRole('tabpanel')
  await expect(form.getByText('加载中')).toBeVisible()
  await expectAccessible(page)
  answer.resolve()
  await expect(form.getByText('加载失败')).toBeVisible()
  await expectAccessible(page)
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

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )
}
