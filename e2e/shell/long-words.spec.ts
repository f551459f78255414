import type { Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectNoWiderThanScreen } from '../support/page-width.ts'
import { expect, test } from '../support/test.ts'
import { DESK, PHONE_SCREEN } from '../support/widths.ts'

/** As a name or an address without a space may be. */
const WORD = 'UnterstuetzungsgesellschaftGansuLanzhou'
const SCREENS = [DESK, { width: 768, height: 900 }, PHONE_SCREEN]
const PAGES = [
  '/index',
  '/financial',
  '/financial?tab=orgs',
  '/productDetails?id=2',
  '/orgDetails?id=1',
  '/revitalization',
  '/demand',
  '/entDetail?id=1',
  '/gardenArea?parkId=1',
  '/rosterPublicity?rosterId=1',
  '/fundList?fundId=1',
  '/policyInfo',
  '/newsInfo',
]
const CONSOLE_PAGES = [
  '/console/personal',
  '/console/personal/applications',
  '/console/certification',
  '/console/personal/authorisations',
]

test('a word without end breaks before a page of the portal is wider than its screen', async ({ page }) => {
  test.slow()
  for (const address of PAGES) {
    await page.goto(address)
    await lengthen(page, 'h1, h2, h3, dd:not(.tabular-nums), footer a')
    await expectToFit(page)
  }
})

test('and before a page of the console is', async ({ page }) => {
  test.slow()
  await signIn(page, 'enterprise')
  for (const address of CONSOLE_PAGES) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('加载中…')).toHaveCount(0)
    await lengthen(page, 'h1, h2, dd, main p')
    await expectToFit(page)
  }
})

/** Puts the word at the end of what these places say; figures are never words. */
async function lengthen(page: Page, places: string): Promise<void> {
  const longer = await page.locator(places).evaluateAll((all, word) => {
    for (const place of all) place.append(word)
    return all.length
  }, WORD)
  expect(longer, page.url()).toBeGreaterThan(5)
}

async function expectToFit(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    await expectNoWiderThanScreen(page)
  }
}
