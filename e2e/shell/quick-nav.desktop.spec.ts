import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'

const navOf = (page: Page) => page.getByRole('complementary', { name: '快捷导航' })
const handleOf = (page: Page) => navOf(page).getByRole('button', { name: /快捷导航/ })
const hotline = (page: Page) =>
  navOf(page)
    .getByRole('link', { name: /^[\d-]+$/ })
    .first()

test('the first pointing opens the quick navigation and its panels, and leaving closes them', async ({
  page,
}) => {
  await page.goto('/financial')
  const handle = handleOf(page)
  await expect(handle).toHaveAttribute('aria-expanded', 'false')
  await handle.hover()
  await expect(handle).toHaveAttribute('aria-expanded', 'true')
  const phone = navOf(page).getByRole('button', { name: '电话咨询' })
  await phone.hover()
  await expect(phone).toHaveAttribute('aria-expanded', 'true')
  await hotline(page).hover()
  await expect(hotline(page)).toBeInViewport({ ratio: 1 })
  await navOf(page).getByRole('button', { name: '问卷调查' }).hover()
  await expect(hotline(page)).toBeHidden()
  await expect(navOf(page).getByRole('figure')).toHaveCount(2)
  for (const code of await navOf(page).getByRole('figure').all())
    await expect(code).toBeInViewport({ ratio: 1 })
  await page.mouse.move(700, 300)
  await expect(handle).toHaveAttribute('aria-expanded', 'false')
})

test('who points at it before the scripts have come finds it open once they have', async ({ context }) => {
  const page = await context.newPage()
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/*.js', async (route) => {
    await sent
    await route.continue()
  })
  await page.goto('/financial', { waitUntil: 'commit' })
  await handleOf(page).hover()
  send()
  await expect(handleOf(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(navOf(page).getByRole('button', { name: '电话咨询' })).toBeVisible()
})

test('a click keeps a panel open until it is clicked again, or somebody clicks elsewhere', async ({
  page,
}) => {
  await page.goto('/financial')
  await handleOf(page).hover()
  const phone = navOf(page).getByRole('button', { name: '电话咨询' })
  await phone.click()
  await page.mouse.move(700, 300)
  await expect(hotline(page)).toBeVisible()
  await expectAccessible(page)
  await phone.click()
  await expect(hotline(page)).toBeHidden()
  await phone.click()
  await page.mouse.click(700, 120)
  await expect(phone).toBeHidden()
  await expect(handleOf(page)).toHaveAttribute('aria-expanded', 'false')
})

test('by keyboard it opens and stays, and Escape closes the panel first, then the whole', async ({
  page,
}) => {
  await page.goto('/financial')
  await handleOf(page).focus()
  await page.keyboard.press('Enter')
  const phone = navOf(page).getByRole('button', { name: '电话咨询' })
  await phone.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(hotline(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(phone).toBeFocused()
  await expect(hotline(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(handleOf(page)).toBeFocused()
  await expect(phone).toBeHidden()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens and a tap closes', async ({ page }) => {
    await page.goto('/financial')
    await handleOf(page).tap()
    const phone = navOf(page).getByRole('button', { name: '电话咨询' })
    await phone.tap()
    await expect(hotline(page)).toBeVisible()
    await phone.tap()
    await expect(hotline(page)).toBeHidden()
    await handleOf(page).tap()
    await expect(phone).toBeHidden()
  })
})
