import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/**
 * A journey whose layout on a phone is another one: it is also walked at that width, with touch. How every page looks there is
 * the business of `accessibility/`.
 */
export const PHONE = { tag: '@phone' }

/** Whether React has taken the page over: the portal keeps early clicks until then, the console is drawn by it. */
const isAlive = () => !('earlyClick' in globalThis)

interface Tidy {
  /** Closes what a test opened beside its own page: Playwright leaves those contexts to the end of the worker, each with a page at work. */
  closed: void
}

/**
 * A page whose `goto` also waits for its scripts: what happens before them (shell/scripts.spec.ts) is not what most tests are
 * about.
 */
export const test = base.extend<Tidy>({
  closed: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await open(url, { waitUntil: 'domcontentloaded', ...options })
      if (javaScriptEnabled) await page.waitForFunction(isAlive)
      return response
    }
    await use(page)
  },
})
