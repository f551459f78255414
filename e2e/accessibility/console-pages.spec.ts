import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { CONSOLE_PAGES, type ConsolePage, consolePaths, type Visitor } from '../support/console-routes.ts'
import { expectWellMade, watchHealth } from '../support/page-health.ts'
import { newcomer } from '../support/staff.ts'

const VISITORS = [...new Set(CONSOLE_PAGES.flatMap((page) => page.as))]

test('every route of the console is in the list of tested pages', () => {
  expect(CONSOLE_PAGES.map(({ path }) => path).toSorted()).toEqual(consolePaths().toSorted())
})

for (const visitor of VISITORS) {
  test(`every page of the console is well made for ${visitor}`, async ({ page }) => {
    test.slow()
    const health = watchHealth(page)
    await enter(page, visitor)
    for (const one of CONSOLE_PAGES.filter((candidate) => candidate.as.includes(visitor))) {
      await test.step(one.path, async () => {
        await page.goto(await addressOf(page, one))
        await expectLoaded(page)
        await expectWellMade(page)
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

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByText('加载中…')).toHaveCount(0)
}

/** The address of a page; of one that is about something, the first that another page links to. */
async function addressOf(page: Page, { path, address, linkedFrom }: ConsolePage): Promise<string> {
  if (!linkedFrom) return `/console/${address ?? path}`
  await page.goto(`/console/${linkedFrom}`)
  await expectLoaded(page)
  const [list] = linkedFrom.split('?')
  const links = page.getByRole('main').locator(`a[href^="/console/${list}/"]`)
  const ids = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.split('/').at(-1)),
  )
  const id = ids.find((last) => /^\d+$/.test(last ?? ''))
  return `/console/${path.replace(/:\w+/, id ?? '')}`
}
