import type { Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

/** A phone held sideways: what sticks to an edge takes a quarter of the window. */
const SIDEWAYS = { width: 844, height: 390 }

/** What the middle of the focused element shows instead of it, if anything. */
function coverOfFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const { left, top, width, height } = focused.getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + height / 2)
  // a native control without a size of its own is drawn by its label
  if (width < 2 || shown === null || focused.contains(shown) || shown.contains(focused)) return undefined
  if (focused instanceof HTMLInputElement && focused.labels?.[0]?.contains(shown)) return undefined
  return `${focused.getAttribute('name') ?? focused.textContent.trim()} under ${shown.textContent.trim().slice(0, 20)}`
}

/** Goes through the page by the keyboard, there and back, and answers what lay under something else while it had the focus. */
async function coveredOnTheWay(page: Page, steps: number): Promise<string[]> {
  const covered: string[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key)
      const cover = await page.evaluate(coverOfFocus)
      if (cover) covered.push(cover)
    }
  return covered
}

test('no field of the registration lies under its button while it is filled in', async ({ page }) => {
  await page.setViewportSize(SIDEWAYS)
  await page.goto('/index')
  await page.getByRole('banner').getByRole('button', { name: '登录 / 注册' }).click()
  await page.getByRole('tab', { name: '企业注册' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: '注册', exact: true })).toBeVisible()
  expect(await coveredOnTheWay(page, 16)).toEqual([])
})

test('nothing on the page of a case lies under its header or its bar of moves while it has the focus', async ({
  page,
}) => {
  await signIn(page, 'officer')
  await page.setViewportSize(SIDEWAYS)
  await page.goto('/console/workbench/applications')
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: '可以进行的操作' })).toBeVisible()
  expect(await coveredOnTheWay(page, 40)).toEqual([])
})

test('nothing on a product’s page lies under “立即申请” while it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/financial')
  await page.getByRole('main').locator('a[href*="productDetails"]').first().click()
  await expect(page).toHaveURL(/productDetails/)
  await expect(page.getByRole('main').getByText('立即申请').last()).toBeVisible()
  expect(await coveredOnTheWay(page, 40)).toEqual([])
})
