import { expect, type Page } from '@playwright/test'
import { expectAccessibleAt } from './axe.ts'
import { cutTexts } from './cut-text.ts'
import { expectNoWiderThanScreen } from './page-width.ts'
import { inWidths, NARROW_SCREEN, PHONE_SCREEN } from './widths.ts'

/** What went wrong in the browser so far: errors, failed requests, and requests to another origin. */
export function watchHealth(page: Page): { expectNone(): void } {
  let problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // The status of the page itself is checked where it is opened.
    const isOwnStatus =
      message.text().startsWith('Failed to load resource') && message.location().url === page.url()
    if (message.type() === 'error' && !isOwnStatus) problems.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const isOurs = origin === new URL(process.env.BASE_URL ?? '').origin
    if (!isOurs && protocol !== 'data:' && protocol !== 'blob:') problems.push(`elsewhere: ${request.url()}`)
  })
  return {
    expectNone() {
      const found = problems
      problems = []
      expect.soft(found, page.url()).toEqual([])
    },
  }
}

/**
 * What every page must be at the width of a desk, of a phone and of a desk seen four times as large; one page's faults do not hide those of the next. `within`
 * narrows the search for barriers: head, menu and foot are the same on each page of a walk, and looked at once.
 */
export async function expectWellMade(page: Page, within?: 'main'): Promise<void> {
  const look = ({ width }: typeof NARROW_SCREEN) => expectWellMadeAt(width, page, within)
  await inWidths(page, look, [PHONE_SCREEN, NARROW_SCREEN])
}

/** One h1, a title, nothing wider than the screen, no text cut off, and no barrier a machine can find, which the narrowest has in common with a phone. */
async function expectWellMadeAt(width: number, page: Page, within?: string): Promise<void> {
  await expect.soft(page.locator('h1')).toHaveCount(1)
  await expect.soft(page.locator('h1')).toBeVisible()
  await expect.soft(page).toHaveTitle(/\S/)
  await expectNoWiderThanScreen(page)
  expect.soft(await cutTexts(page, within), `texts cut off on ${page.url()} at ${width} px`).toEqual([])
  if (width > NARROW_SCREEN.width) await expectAccessibleAt(width, page, within)
}
