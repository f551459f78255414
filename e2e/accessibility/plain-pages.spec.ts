import { signIn } from '../support/accounts.ts'
import { addressOf } from '../support/page-address.ts'
import { expectWellMade, watchHealth } from '../support/page-health.ts'
import { PORTAL_PAGES, type PortalPage } from '../support/portal-pages.ts'
import { expect, test } from '../support/test.ts'

/** Where the first link to a matter of the demonstration enterprise stands. */
const LISTED: Readonly<Record<string, Pick<PortalPage, 'linkedFrom' | 'through'>>> = {
  '/lite/application': { linkedFrom: '/lite/applications' },
  '/lite/need': { linkedFrom: '/lite/needs' },
  '/lite/lease': { linkedFrom: '/lite/leases' },
  '/lite/question': { linkedFrom: '/lite/questions' },
  '/lite/objection': { linkedFrom: '/lite/objections' },
  '/lite/enquiry': { linkedFrom: '/lite/enquiries' },
  '/lite/report': { linkedFrom: '/lite/reports' },
  '/lite/valuation': { linkedFrom: '/lite/valuations' },
  '/lite/opening': { linkedFrom: '/lite/openings' },
  '/lite/project': { linkedFrom: '/lite/projects' },
  '/lite/listing': { linkedFrom: '/lite/listings' },
}

/** Who is signed in sees these; a visitor of each is led to the sign-in page, which is looked at among the pages of the portal. */
const PLAIN_PAGES: readonly PortalPage[] = [
  { path: '/lite' },
  ...PORTAL_PAGES.filter(({ path, status }) => path.startsWith('/lite/') && status === 200),
].map((page) => ({ ...page, ...LISTED[page.path] }))

const PART = 12
const PARTS = Array.from({ length: Math.ceil(PLAIN_PAGES.length / PART) }, (_, at) =>
  PLAIN_PAGES.slice(at * PART, (at + 1) * PART),
)

for (const [part, pages] of PARTS.entries()) {
  test(`every page without scripts is well made for an enterprise, part ${part + 1}`, async ({ page }) => {
    test.slow()
    await signIn(page, 'enterprise')
    const health = watchHealth(page)
    for (const [place, one] of pages.entries()) {
      await test.step(one.path, async () => {
        const response = await page.goto(await addressOf(page.request, one))
        if (one.linkedFrom) expect.soft(response?.status(), one.path).toBe(200)
        await expect.soft(page, `${one.path} is not the sign-in page`).not.toHaveURL(/\/lite\/login/)
        await expectWellMade(page, place > 0 ? 'main' : undefined)
        health.expectNone()
      })
    }
  })
}

test('a form without scripts that comes back refused has the focus on what is wrong, which leads to its field', async ({
  page,
}) => {
  await page.goto('/lite/login')
  await page.locator('main form button[type=submit]').first().click()
  const problems = page.getByRole('alert')
  await expect(problems).toBeFocused()
  const first = problems.getByRole('link').first()
  const field = page.locator(`[id="${(await first.getAttribute('href'))?.slice(1)}"]`)
  await first.press('Enter')
  await expect(field).toBeFocused()
  await expectWellMade(page)
})
