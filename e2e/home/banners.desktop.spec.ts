import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('the banners turn by hand, by keyboard and by themselves until paused, and their pictures come late', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/index')
  const banners = page.getByRole('region', { name: '本期专题' })
  const slides = banners.getByRole('group', { name: /^第 \d 张，共/ })
  const count = await slides.count()
  expect(count).toBeGreaterThan(1)
  for (const picture of await slides.getByRole('img').all())
    await expect(picture).toHaveAttribute('loading', 'lazy')

  await banners.scrollIntoViewIfNeeded()
  await page.mouse.move(1, 1)
  const dot = (number: number) => banners.getByRole('link', { name: `看第 ${number} 张` })
  await expect(banners.getByRole('button', { name: '暂停轮播' })).toBeVisible()
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(7_500)
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await banners.getByRole('button', { name: '暂停轮播' }).click()
  await page.mouse.move(1, 1)
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(15_000)
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')

  await banners.getByRole('button', { name: '上一张' }).press('Enter')
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await dot(count).press('Enter')
  await expect(dot(count)).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  // The scan made the window narrow and wide again, so the page stands somewhere else.
  await banners.scrollIntoViewIfNeeded()
  const title = slides.nth(count - 1).getByRole('link')
  await expect(title).toBeInViewport()
  await title.press('Enter')
  await expect(page).toHaveURL(/\/governmentMiningLoan$/)

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto('/index')
  await expect(plain.getByRole('button', { name: '暂停轮播' })).toBeHidden()
  await plain.getByRole('link', { name: '看第 2 张' }).click()
  await expect(plain.getByRole('group', { name: /^第 2 张，共/ }).getByRole('link')).toBeInViewport()
  await plain.context().close()
})
