import type { Page } from '@playwright/test'
import { applicationForm } from '../../packages/contract/src/applications/form.ts'
import { labelOf } from '../../packages/contract/src/kernel/field.ts'
import { signIn } from '../support/accounts.ts'
import { field, fillFields } from '../support/fields.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { watchHealth } from '../support/page-health.ts'
import { expect, test } from '../support/test.ts'
import { newcomer } from '../support/staff.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

/** What came to the language and the browser after Chrome 91 (May 2021), by whom it belongs to. */
const CAME_LATER: readonly (readonly [owner: string, names: readonly string[]])[] = [
  ['Array', ['fromAsync']],
  ['Array.prototype', ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
  ['String.prototype', ['at', 'isWellFormed', 'toWellFormed']],
  ['Object', ['groupBy', 'hasOwn']],
  ['Map', ['groupBy']],
  ['Map.prototype', ['getOrInsert', 'getOrInsertComputed']],
  ['Set.prototype', ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
  [
    'Iterator.prototype',
    ['map', 'filter', 'take', 'drop', 'flatMap', 'toArray', 'some', 'every', 'find', 'reduce'],
  ],
  ['Promise', ['try', 'withResolvers']],
  ['RegExp', ['escape']],
  ['URL', ['canParse', 'parse']],
  ['AbortSignal', ['any', 'timeout']],
  ['Crypto.prototype', ['randomUUID']],
  ['globalThis', ['structuredClone', 'scheduler', 'navigation']],
  ['Element.prototype', ['checkVisibility', 'setHTML']],
  ['HTMLElement.prototype', ['showPopover', 'hidePopover', 'togglePopover']],
]

const PAGES = [
  ['workbench/needs', '融资需求池'],
  ['messages', '消息'],
  ['security', '账号与安全'],
] as const

/** The page's browser lacks all of that; what it is asked by the test is not touched. */
async function age(page: Page): Promise<void> {
  await page.addInitScript((all) => {
    for (const [path, names] of all) {
      const owner = path.split('.').reduce<unknown>((one, name) => Reflect.get(Object(one), name), globalThis)
      if (owner !== undefined) for (const name of names) Reflect.deleteProperty(Object(owner), name)
    }
    // Chrome 124; Safari has none.
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator)
  }, CAME_LATER)
}

test('in a browser of 2021 the portal comes alive and signs in', async ({ page, request }) => {
  const { username, password, userType } = await newcomer(request)
  await age(page)
  const health = watchHealth(page)
  const login = new LoginDialog(page)
  await page.goto('/index')
  await login.open()
  await login.logIn({ username, password, userType })
  await expect(page.getByRole('dialog', { name: '重置密码' })).toBeVisible()
  for (const address of ['/financial?tab=orgs', '/productDetails?id=2', '/statistics', '/policyInfo']) {
    await page.goto(address)
    await page.getByRole('button', { name: /长者模式|退出长者/ }).click()
    await expect(page.locator('html')).toHaveClass(/elder/)
    await page.getByRole('button', { name: /长者模式|退出长者/ }).click()
    await expect(page.locator('html')).not.toHaveClass(/elder/)
    health.expectNone()
  }
})

test('the screens are told of new figures there as well', async ({ page }) => {
  await age(page)
  await page.goto('/screenView/index')
  await expect(page.locator('.standing')).toHaveAttribute('data-state', 'live')
})

test('a plain form is kept there and sent, in Safari 15 as well', async ({ page, request }) => {
  await age(page)
  // Safari 16.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'))
  const enterprise = await certifiedEnterprise(request, '620102')
  const { id: proId } = await productOfDemoBank(request)
  await signIn(page, enterprise)
  const health = watchHealth(page)
  await page.goto(`/lite/apply?proId=${proId}`)
  const form = page.locator('form[data-keep]')
  await fillFields(form, { 申请金额: '50', 申请期限: '12' })
  await expect(form.getByText('已自动存到您的账号')).toBeVisible()
  await page.reload()
  await expect(field(form, '申请金额')).toHaveValue('50')
  await fillFields(form, { [labelOf(applicationForm.shape.purpose)]: '采购冬季原材料' })
  await field(form, '担保方式').selectOption('credit')
  await form.getByRole('checkbox', { name: /授权书/ }).check()
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交')).toBeVisible()
  health.expectNone()
})

test('and the console opens, with a case, lists and a form', async ({ page }) => {
  await age(page)
  const health = watchHealth(page)
  await signIn(page, 'officer')
  await page.goto('/console')
  await expect(page.getByRole('heading', { level: 1, name: '任务池' })).toBeVisible()
  await page.getByRole('main').getByRole('link').filter({ hasText: '有限公司' }).first().click()
  await expect(page).toHaveURL(/\/console\/workbench\/applications\/\d+/)
  await expect(page.getByText('加载中…')).toHaveCount(0)
  for (const [address, name] of PAGES) {
    await page.goto(`/console/${address}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('加载中…')).toHaveCount(0)
  }
  await page.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByLabel('原密码')).toBeVisible()
  health.expectNone()
})

test.describe('where styles cannot ask what stands within', () => {
  test.use({ bypassCSP: true, viewport: { width: 1920, height: 1080 } })

  // Chrome 105, Firefox 121, Safari 15.4; before, a rule that asks it is passed over, with all that stands beside it.
  test.beforeEach(({ page }) =>
    page.route('**/*', async (route) => {
      if (!/^(?:document|stylesheet)$/.test(route.request().resourceType())) return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(':has(', ':lacks(')
      return route.fulfill({ response, body })
    }),
  )

  test('a page says that it shows examples, and a screen fills its window', async ({ page }) => {
    await page.goto('/financial')
    await expect(page.getByText('本页含示例数据')).toBeVisible()
    await page.goto('/screenView/index')
    // A 192nd of its width, which a browser rounds down.
    await expect(page.locator('html')).toHaveCSS('font-size', /^(?:10|9\.9+)px$/)
  })

  test('a case gives way to what is decided about it', async ({ page, request }) => {
    const enterprise = await certifiedEnterprise(request, '620102')
    const product = await productOfDemoBank(request)
    const { id } = await submittedApplication(request, enterprise, product, ['营业执照.png'])
    await signIn(page, 'officer')
    await page.goto(`/console/workbench/applications/${id}`)
    await page.getByRole('button', { name: '拒绝', exact: true }).click()
    const dock = page.getByRole('dialog')
    await expect(dock).toBeFocused()
    const [left, right] = [await page.getByRole('main').boundingBox(), await dock.boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  })
})

test('a new browser is not sent what it has', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/index')
  await page.getByRole('button', { name: '长者模式' }).click()
  await expect(page.locator('html')).toHaveClass(/elder/)
  expect(asked).not.toContain('/old-browsers.js')
})

test('no style sheet stands in layers, which a browser of 2021 passes over', async ({ page, request }) => {
  for (const address of ['/index', '/lite', '/screenView']) {
    await page.goto(address)
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    for (const sheet of sheets) expect(await (await request.get(sheet)).text(), sheet).not.toContain('@layer')
    const written = await page.locator('style').allTextContents()
    expect(written.join('')).not.toContain('@layer')
  }
})
