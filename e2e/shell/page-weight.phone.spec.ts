import type { Browser, Request } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { PHONE_SCREEN } from '../support/widths.ts'

/** What a page of the way of an enterprise may weigh, packed, with all it loads (decision 0123). */
const MOST_BYTES = 60 * 1_024

const PAGES = [
  '/lite',
  '/lite/register',
  '/lite/login',
  '/lite/userName',
  '/lite/certification',
  '/lite/apply?proId=2',
  '/lite/applications',
  '/lite/loans',
  '/lite/sheet',
  '/lite/messages',
  '/lite/needForm',
  '/lite/needs',
  '/lite/leaseForm',
  '/lite/ask',
  '/lite/authorisations',
  '/lite/credit',
  '/lite/creditTopic?topic=basic',
  '/lite/enquiries',
  '/lite/enquire?serviceId=1',
  '/lite/activities',
  '/lite/activity?id=1',
  '/lite/reports',
  '/lite/valuations',
  '/lite/estimate',
  '/lite/openings',
  '/lite/branches',
  '/lite/projects',
  '/lite/projectForm',
  '/lite/listings',
  '/lite/listingForm?itemId=1',
  '/lite/tax',
  '/lite/taxGrant',
]

async function weightOf(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN })
  try {
    const page = await context.newPage()
    await signIn(page, 'enterprise')
    const finished: Request[] = []
    page.on('requestfinished', (request) => void finished.push(request))
    await page.goto(address, { waitUntil: 'networkidle' })
    // A page of the framework would bring its code here.
    expect(await page.locator('script[type=module]').count(), address).toBe(1)
    await expectAccessible(page)
    const sizes = await Promise.all(finished.map((request) => request.sizes()))
    return sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0)
  } finally {
    await context.close()
  }
}

test(
  'no page of an enterprise’s way weighs more than 60 KB on its first visit',
  PHONE,
  async ({ browser }) => {
    test.slow()
    for (const address of PAGES) {
      const bytes = await weightOf(browser, address)
      expect(bytes, address).toBeGreaterThan(1_000)
      expect(bytes, address).toBeLessThanOrEqual(MOST_BYTES)
    }
  },
)
