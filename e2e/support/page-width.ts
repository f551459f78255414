import { expect, type Page } from '@playwright/test'

/** The open page is no wider than the screen, so that nobody has to push it aside; other faults of the page are found beside it. */
export async function expectNoWiderThanScreen(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  const said = `${page.url()} is no wider than ${clientWidth} px`
  expect.soft(scrollWidth, said).toBeLessThanOrEqual(clientWidth)
}
