import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { CONSOLE_PAGES, type ConsolePage, consolePaths, type Visitor } from '../support/console-routes.ts'
import { expectWellMade, watchHealth } from '../support/page-health.ts'
import { newcomer } from '../support/staff.ts'

/** So long a page may take, also on a busy machine. */
const PAGE_MS = 15_000
const VISITORS = [...new Set(CONSOLE_PAGES.flatMap((page) => page.as))]

test('every route of the console is in the list of tested pages', () => {
  expect(CONSOLE_PAGES.map(({ path }) => path).toSorted()).toEqual(consolePaths().toSorted())
})

for (const visitor of VISITORS) {
  test(`every page of the console is well made for ${visitor}`, async ({ page }) => {
    const pages = CONSOLE_PAGES.filter((candidate) => candidate.as.includes(visitor))
    test.setTimeout(60_000 + pages.length * PAGE_MS)
    const health = watchHealth(page)
    await enter(page, visitor)
    for (const [place, one] of pages.entries()) {
      await test.step(one.path, async () => {
        await open(page, await addressOf(page, one))
        await expectWellMade(page, place > 0 ? 'main' : undefined)
        health.expectNone()
      })
    }
  })
}

test('an address that is no page says so', async ({ page }) => {
  await signIn(page, 'officer')
  await page.goto('/console/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
  await expectWellMade(page)
})

async function enter(page: Page, visitor: Visitor): Promise<void> {
  if (visitor === 'newcomer') await signIn(page, await newcomer(page.request))
  else if (visitor !== 'nobody') await signIn(page, visitor)
}

/**
 * Goes to a page as the links of the console do, without loading the console again: the heading of the page that was left is
 * gone then. The first page, and one at the same path, are loaded.
 */
async function open(page: Page, address: string): Promise<void> {
  const here = new URL(page.url(), process.env.BASE_URL)
  const isElsewhere = !address.startsWith(`${here.pathname}?`) && address !== here.pathname
  if (here.pathname.startsWith('/console/') && isElsewhere) {
    await page.locator('h1').evaluateAll((all) => all.forEach((old) => old.setAttribute('data-left', '')))
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await expect(page.locator('h1[data-left]')).toHaveCount(0)
  } else await page.goto(address)
  await expectLoaded(page)
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByText('加载中…')).toHaveCount(0)
}

/** The address of a page; of one that is about something, the first that another page links to. */
async function addressOf(page: Page, { path, address, linkedFrom }: ConsolePage): Promise<string> {
  if (!linkedFrom) return `/console/${address ?? path}`
  await open(page, `/console/${linkedFrom}`)
  const [list] = linkedFrom.split('?')
  const links = page.getByRole('main').locator(`a[href^="/console/${list}/"]`)
  const ids = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.split('/').at(-1)),
  )
  const id = ids.find((last) => /^[\d-]+$/.test(last ?? ''))
  return `/console/${path.replace(/:\w+/, id ?? '')}`
}
