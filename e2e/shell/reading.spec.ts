import { expect, PHONE, test } from '../support/test.ts'

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
  await page.goto('/lanzhou/financial')
  expect(await (await page.request.get('/lanzhou/financial')).text()).toMatch(/<html[^>]* class="elder"/)
  await expect(page.getByRole('button', { name: '长者模式' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '长者模式' }).click()
  await page.reload()
  await expect(html).not.toHaveClass('elder')
})

test('a page is read aloud no longer than it is shown and can be stopped', async ({ page }) => {
  await page.addInitScript(() => {
    const speechSynthesis = {
      speaking: false,
      speak() {
        this.speaking = true
      },
      cancel() {
        this.speaking = false
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: EventTarget })
  })
  const speaks = () => page.evaluate(() => speechSynthesis.speaking)
  const mode = page.getByRole('button', { name: '长者模式' })
  const read = page.getByRole('button', { name: '朗读', exact: true })
  const stop = page.getByRole('button', { name: '停止朗读' })
  await page.goto('/index')
  await mode.click()
  await read.click()
  await expect(stop).toBeVisible()
  await expect.poll(speaks).toBe(true)
  await page.getByRole('link', { name: '全站搜索' }).first().click()
  await expect(page).toHaveURL(/\/search/)
  await expect(read).toBeVisible()
  await expect.poll(speaks).toBe(false)
  await read.click()
  await expect(stop).toBeVisible()
  await mode.click()
  await expect(stop).toBeHidden()
  await expect.poll(speaks).toBe(false)
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
