import type { Locator } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

/** A contrast theme of Windows: the system's colours for text and ground, and no background of the page's own. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' })

/** The background of an element, or of what its style draws before or after it. */
const groundOf = (found: Locator, pseudo?: '::before' | '::after') =>
  found.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo)

test('in a contrast theme what is chosen shows, and the map’s words can be read', async ({ page }) => {
  await page.goto('/financial')
  const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  await expect(tab('融资产品')).toHaveAttribute('aria-current', 'page')
  expect(await groundOf(tab('融资产品'))).not.toBe(await groundOf(tab('金融机构')))

  await page.goto('/index')
  const words = page.getByRole('group', { name: '甘肃省示意图' }).locator('text', { hasText: '个市州站点' })
  const [ink, theme] = await words.evaluate((text) => [
    getComputedStyle(text).fill,
    getComputedStyle(document.body).color,
  ])
  expect(ink).toBe(theme)
})

test('in a contrast theme the console shows what is chosen and draws its bars', async ({ page }) => {
  await page.goto('/console/login')
  const kind = (name: string) => page.locator('.ant-segmented-item', { hasText: name })
  await expect.poll(() => groundOf(kind('企业用户'))).not.toBe(await groundOf(kind('机构用户')))
  const chosen = await groundOf(kind('企业用户'))
  await kind('机构用户').click()
  await expect.poll(() => groundOf(kind('机构用户'))).toBe(chosen)
  expect(await groundOf(kind('企业用户'))).not.toBe(chosen)

  await signIn(page, 'operator')
  await page.goto('/console/oversight/operational')
  const ground = await groundOf(page.locator('body'))
  expect(await groundOf(page.locator('.row-bar').first())).not.toBe(ground)

  await signIn(page, 'enterprise')
  await page.goto('/console/product/apply?proId=2')
  await page.getByRole('radio').first().check()
  await expect.poll(() => groundOf(page.locator('.ant-radio-checked'), '::after')).not.toBe(ground)
})
