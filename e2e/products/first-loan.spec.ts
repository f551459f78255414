import type { Page } from '@playwright/test'
import { displayAmount } from '../../packages/contract/src/rules/amount-display.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { countFirstLoans, countZoneLoans } from '../../packages/contract/src/statistics/calls.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

const guideOf = (page: Page) => page.locator('#guide')

/** Answers the questions of the self-check in their order. */
async function answer(page: Page, answers: readonly ('是' | '否')[]): Promise<void> {
  const guide = guideOf(page)
  for (const [index, text] of answers.entries()) {
    await guide.getByRole('group').nth(index).getByRole('radio', { name: text }).check()
  }
  await guide.getByRole('button', { name: '看结果' }).click()
}

/** From a passed self-check to the three products. */
async function reachProducts(page: Page): Promise<void> {
  const guide = guideOf(page)
  await guide.getByRole('checkbox', { name: /^营业执照/ }).check()
  await guide.getByRole('button', { name: '下一步：填需求' }).click()
  await guide.getByLabel(/^想借多少/).fill('20')
  await guide.getByLabel(/^想用多久/).selectOption('12')
  await guide.getByLabel(/^能提供什么/).selectOption('credit')
  await guide.getByLabel(/^在哪里经营/).selectOption('620102')
  await guide.getByRole('button', { name: '下一步：看产品' }).click()
  await expect(guide.getByRole('article')).toHaveCount(3)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, answers } of [
    { path: '/loan', answers: ['是', '否', '是', '否'] },
    { path: '/disaster', answers: ['是', '是', '是', '否'] },
  ] as const) {
    test(`${path} leads step by step to the application of a product that fits`, async ({ page }) => {
      await page.goto(path)
      await answer(page, answers)
      const guide = guideOf(page)
      await expect(guide.locator('[aria-current=step]')).toContainText('备材料')
      await reachProducts(page)
      const first = guide.getByRole('article').first()
      await expect(first).toContainText('够您要的 20 万元')
      await expect(first).toContainText('包含您要的 12 个月')
      await expect(first).toContainText(/城关区/)
      await first.getByRole('link', { name: /^选这个，去申请/ }).click()
      await expect(guide.locator('[aria-current=step]')).toContainText('去申请')
      await expect(guide).toContainText('这个产品要的材料')
      await expect(guide.getByRole('button', { name: '立即申请' })).toBeVisible()
      await expect(guide.getByRole('link', { name: /在省流量版申请/ })).toBeVisible()
      await guide.getByRole('link', { name: '备材料' }).click()
      await expect(guide.getByRole('checkbox', { name: /^营业执照/ })).toBeChecked()
    })
  }
})

test('the self-check names what stands in the way and goes no further', async ({ page }) => {
  await page.goto('/loan')
  await answer(page, ['是', '是', '是', '否'])
  const guide = guideOf(page)
  await expect(guide.getByRole('heading', { name: '自测结果：您已不是首贷户' })).toBeVisible()
  await expect(guide.getByRole('link', { name: '查看全部产品' })).toBeVisible()
  await expect(guide.locator('[aria-current=step]')).toContainText('自测')
  await expectAccessible(page)
  await page.goto('/loan?step=apply&proId=1')
  await expect(guide.locator('[aria-current=step]')).toContainText('自测')
})

test('a need that cannot be read is explained at its field and nothing typed is lost', async ({ page }) => {
  await page.goto('/loan?step=needs&registered=yes&borrowed=no&operating=yes&dishonest=no')
  const guide = guideOf(page)
  await guide.getByLabel(/^想借多少/).fill('很多')
  await guide.getByLabel(/^在哪里经营/).selectOption('620900')
  await guide.getByRole('button', { name: '下一步：看产品' }).click()
  const amount = guide.getByLabel(/^想借多少/)
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toHaveAccessibleDescription(/以万元计/)
  await expect(amount).toHaveValue('很多')
  await expect(guide.getByLabel(/^在哪里经营/)).toHaveValue('620900')
  await expectAccessible(page)
})

test('the application form opens with product, amount and term of the guide', PHONE, async ({ page }) => {
  test.slow()
  await signIn(page, 'enterprise')
  await page.goto('/loan')
  await answer(page, ['是', '否', '是', '否'])
  await reachProducts(page)
  await expectAccessible(page)
  const guide = guideOf(page)
  const name = await guide.getByRole('article').first().getByRole('heading', { level: 3 }).innerText()
  await guide
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^选这个，去申请/ })
    .click()
  await expectAccessible(page)
  await guide.getByRole('button', { name: '立即申请' }).click()
  await expect(page).toHaveURL(/\/console\/product\/apply\?proId=\d+&amountYuan=200000&termMonths=12/)
  await page.getByLabel('申请金额', { exact: true }).waitFor({ timeout: 40_000 })
  await expect(page.getByRole('main')).toContainText(name.replace(/\s*示例$/, ''))
  await expect(page.getByLabel('申请金额', { exact: true })).toHaveValue('20')
  await expect(page.getByLabel('申请期限', { exact: true })).toHaveValue('12')
})

test('an address that asks for what the product does not offer leaves the fields to what was asked for before', async ({
  page,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, '620122')
  await submittedApplication(request, enterprise, await productOfDemoBank(request))
  await signIn(page, enterprise)
  await page.goto('/console/product/apply?proId=1&amountYuan=999999999999&termMonths=5000&guaranteeMode=gold')
  await expect(page.getByLabel('申请金额', { exact: true })).toHaveAccessibleDescription(/来自/)
  await expect(page.getByLabel('申请期限', { exact: true })).not.toHaveValue('5000')
})

test('the figures of the banners are those of the cases, and final in the HTML', async ({
  page,
  request,
}) => {
  for (const [path, countCases] of [
    ['/loan', () => ask(request, countFirstLoans, {})],
    ['/disaster', () => ask(request, countZoneLoans, { params: { zone: 'disaster' } })],
  ] as const) {
    // The page is kept for some seconds, in which another test may pay out a loan.
    await expect(async () => {
      const { count, amountYuan } = await countCases()
      expect(count).toBeGreaterThan(0)
      await page.goto(path)
      const [counted, amount] = await page
        .getByRole('region', { name: '页面标题' })
        .locator('dd')
        .allTextContents()
      expect(counted).toContain((count ?? 0).toLocaleString('en-US'))
      const shown = displayAmount(amountYuan)
      expect(amount).toBe(`${shown?.value}${shown?.unit}`)
    }).toPass()
  }
})

test('with reduced motion no counter runs', async ({ page }) => {
  await page.goto('/loan')
  await page.getByRole('button', { name: '长者模式' }).click()
  await expect(page.locator('html')).toHaveClass(/elder/)
  await expect(page.locator('main dd [data-running]')).toHaveCount(0)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the counters of a banner run once for 2.5 seconds and end at their numbers', async ({ page }) => {
    // The clock stands still from the first moment on, so that no counter has run before the test looks.
    const start = Date.now()
    await page.clock.install({ time: start })
    await page.clock.pauseAt(start + 1000)
    await page.goto('/loan')
    const running = page.locator('main dd [data-running]')
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return running.count()
      })
      .toBe(3)
    const figures = page.getByRole('region', { name: '页面标题' }).locator('dd')
    await page.clock.runFor(2_600)
    await expect(running).toHaveCount(0)
    await expect(figures.first()).toHaveText(/^\d+家$/)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await page.clock.runFor(500)
    await expect(running).toHaveCount(0)
  })
})
