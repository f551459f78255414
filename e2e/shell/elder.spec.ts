import { listApplications } from '../../packages/contract/src/applications/calls.ts'
import { signIn } from '../support/accounts.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { ask } from '../support/calls.ts'
import { brokenFigures } from '../support/broken-figures.ts'
import { cutTexts } from '../support/cut-text.ts'
import { expectWellMade } from '../support/page-health.ts'
import { expectNoWiderThanScreen } from '../support/page-width.ts'
import { smallTexts } from '../support/small-text.ts'

/** From the home page to what came of it. */
const MAIN_JOURNEY = [
  '/index',
  '/financial',
  '/productDetails?id=2',
  '/console/product/apply?proId=2',
  '/lite/apply?proId=2',
  '/console/personal/applications',
  '/console/messages',
]

test(
  'elder-friendly mode goes on in the console: larger type, one column, few choices',
  PHONE,
  async ({ page }) => {
    await signIn(page, 'enterprise')
    await page.goto('/index')
    await page.getByRole('button', { name: '长者模式' }).click()
    await page.goto('/console/personal')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveClass(/elder/)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('18px')
    await expectWellMade(page)

    const opener = page.getByRole('button', { name: '打开功能菜单' })
    if (await opener.isVisible()) await opener.click()
    const menu = page.getByRole('navigation', { name: '功能菜单' }).last()
    await expect(menu.getByRole('link', { name: '我的在办' })).toBeVisible()
    const authorisations = menu.locator('a[href="/console/personal/authorisations"]')
    await expect(authorisations).toBeHidden()
    await menu.getByText('更多功能').first().click()
    await expect(authorisations).toBeVisible()
  },
)

test(
  'in elder-friendly mode nothing of the main journey is cut or runs, and the application stays in reach',
  PHONE,
  async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const token = await signIn(page, 'enterprise')
    await page.goto('/index')
    await page.getByRole('button', { name: '长者模式' }).click()
    const list = { currentPageNum: 1, pageSize: 1 }
    const { list: found } = await ask(page.request, listApplications, { body: list }, { token })
    for (const address of [...MAIN_JOURNEY, `/console/personal/applications/${found[0]?.id}`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.locator('html')).toHaveClass(/elder/)
      await expectNoWiderThanScreen(page)
      expect.soft(await cutTexts(page), `texts cut off on ${address}`).toEqual([])
      expect.soft(await brokenFigures(page), `figures broken on ${address}`).toEqual([])
      await expect.soft(page.locator('[data-running]'), address).toHaveCount(0)
    }
    await page.goto('/productDetails?id=2')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    await expect(page.getByRole('button', { name: '立即申请' }).last()).toBeInViewport()
  },
)

test(
  'an officer in elder-friendly mode reads the tasks as cards and a case in one column, nothing of it small',
  PHONE,
  async ({ page }) => {
    test.slow()
    const token = await signIn(page, 'officer')
    await page.goto('/index')
    await page.getByRole('button', { name: '长者模式' }).click()
    const { list: found } = await ask(
      page.request,
      listApplications,
      { body: { status: 'REVIEWING', pageSize: 1 } },
      { token },
    )
    for (const address of ['/console/workbench/tasks', `/console/workbench/applications/${found[0]?.id}`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await expect.poll(() => smallTexts(page, 16), { message: `small texts on ${address}` }).toEqual([])
      await expectWellMade(page)
    }
    const columns = page.locator('.case-desk')
    await expect(columns).toHaveCSS('grid-template-columns', /^[\d.]+px$/)
    await page.goto('/console/workbench/tasks')
    await expect(page.getByRole('list', { name: '待办任务列表' })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  },
)

test(
  'in elder-friendly mode a list that is there as a whole is read as cards as well',
  PHONE,
  async ({ page }) => {
    await signIn(page, 'operator')
    await page.goto('/index')
    await page.getByRole('button', { name: '长者模式' }).click()
    await page.goto('/console/calendar?year=2029')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what needs it says so, and where to go instead', async ({ page }) => {
    // Texts of a noscript element are found by their place: the words' own search passes it over.
    await page.goto('/productDetails?id=2')
    const frame = page.locator('noscript p').first()
    const apply = page.locator('#main aside')
    await expect(frame).toBeVisible()
    await expect(frame).toContainText('浏览器没有启用 JavaScript')
    await expect(apply.getByRole('link', { name: '网络不好？在省流量版申请' })).toBeVisible()
    await page.goto('/console/login')
    await expect(page.locator('noscript a[href="/index"]')).toBeVisible()
  })
})

test('that there are examples is said once of a page and on no card', async ({ page }) => {
  const words = '本页含示例数据，机构、企业和金额为虚构。'
  for (const address of ['/index', '/financial', '/projectInfo', '/demand']) {
    await page.goto(address)
    await expect(page.getByText(words)).toHaveCount(1)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByRole('article').getByText('示例', { exact: true })).toHaveCount(0)
  }
})
