import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '../support/test.ts'

/** So long Safari keeps a cookie that a script has set. */
const WEEK_SECONDS = 7 * 86_400

test('elder-friendly mode is remembered, also by the server', PHONE, async ({ page }) => {
  await page.goto('/index')
  const html = page.locator('html')
  const size = () =>
    page
      .getByRole('main')
      .locator('p')
      .first()
      .evaluate((text) => getComputedStyle(text).fontSize)
  const usual = Number.parseFloat(await size())
  await page.getByRole('button', { name: '长者模式' }).click()
  await expect(html).toHaveClass('elder')
  expect(Number.parseFloat(await size())).toBeGreaterThanOrEqual(usual * 1.2)
  await expect(page.getByRole('button', { name: '朗读' })).toBeVisible()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'Elder-Mode')
  if (!cookie) throw new Error('not remembered')
  await page.context().addCookies([{ ...cookie, expires: Date.now() / 1000 + WEEK_SECONDS }])
  await page.goto('/lanzhou/financial')
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'Elder-Mode')?.expires
  await expect.poll(kept).toBeGreaterThan(Date.now() / 1000 + 50 * WEEK_SECONDS)
  expect(await (await page.request.get('/lanzhou/financial')).text()).toMatch(/<html[^>]* class="elder"/)
  await expect(page.getByRole('button', { name: '长者模式' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '长者模式' }).click()
  await page.reload()
  await expect(html).not.toHaveClass('elder')
})

/** A browser with a voice, which speaks at any time, or as that of an iPhone only while a press is being handled. */
async function giveVoice(page: Page, isFree: boolean): Promise<void> {
  await page.addInitScript((speaksFreely) => {
    let isPressed = false
    addEventListener('click', () => (isPressed = true), { capture: true })
    addEventListener('click', () => (isPressed = false))
    const speechSynthesis = {
      speaking: false,
      speak(utterance: EventTarget) {
        this.speaking = speaksFreely || isPressed
        if (!this.speaking) setTimeout(() => utterance.dispatchEvent(new Event('error')))
      },
      cancel() {
        this.speaking = false
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: EventTarget })
  }, isFree)
}

const speaks = (page: Page) => page.evaluate(() => speechSynthesis.speaking)

test('a page is read aloud no longer than it is shown and can be stopped', async ({ page }) => {
  await giveVoice(page, true)
  const mode = page.getByRole('button', { name: '长者模式' })
  const read = page.getByRole('button', { name: '朗读', exact: true })
  const stop = page.getByRole('button', { name: '停止朗读' })
  await page.goto('/index')
  await mode.click()
  await read.click()
  await expect(stop).toBeVisible()
  await expect.poll(() => speaks(page)).toBe(true)
  await page.getByRole('link', { name: '全站搜索' }).first().click()
  await expect(page).toHaveURL(/\/search/)
  await expect(read).toBeVisible()
  await expect.poll(() => speaks(page)).toBe(false)
  await read.click()
  await expect(stop).toBeVisible()
  await mode.click()
  await expect(stop).toBeHidden()
  await expect.poll(() => speaks(page)).toBe(false)
})

test('a page is read aloud also where it may speak only while it is pressed for', async ({ page }) => {
  await giveVoice(page, false)
  const read = page.getByRole('button', { name: '朗读', exact: true })
  await page.goto('/index')
  const code = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script')
  await page.getByRole('button', { name: '长者模式' }).click()
  await code
  // A press before the code has run says nothing, and the button is there again.
  await expect(async () => {
    await read.click({ timeout: 5_000 })
    expect(await speaks(page)).toBe(true)
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: '停止朗读' })).toBeVisible()
})

test('a browser without a voice says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'))
  await page.goto('/index')
  await page.getByRole('button', { name: '长者模式' }).click()
  await page.getByRole('button', { name: '朗读', exact: true }).click()
  await expect(page.getByText('这个浏览器不能朗读')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor can read, search and filter', async ({ page }) => {
    await page.goto('/index')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText('认证企业')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('服务时间')
    const search = page.getByRole('main').getByRole('search')
    await search.getByRole('combobox').fill('经营快贷')
    await search.getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/\/search\?keyword=/)
    await expect(page.getByRole('region', { name: '融资产品' }).getByRole('article')).toHaveCount(2)
    await page.getByRole('link', { name: '经营快贷', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: '经营快贷' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '申请条件' })).toBeVisible()
    await page.goto('/financial?guaranteeMode=mortgage')
    await expect(page.getByRole('list', { name: '已选条件' })).toContainText('抵押')
  })
})
