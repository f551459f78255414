import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

const ALIVE_WITHIN_MS = 3_000

/** Whether React has taken over the first button of the page. */
function isAlive(): boolean {
  const button = document.querySelector('button')
  return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'))
}

/**
 * A page whose `goto` also waits for its scripts: a click before them is lost on a person too, but is no fault of what the
 * test is about. Pages without buttons or scripts are used as they are.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await open(url, options)
      if (javaScriptEnabled)
        await page.waitForFunction(isAlive, undefined, { timeout: ALIVE_WITHIN_MS }).catch(() => undefined)
      return response
    }
    await use(page)
  },
})
