import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'

const SMUGGLED = [
  '<script>globalThis.smuggled = true</script>',
  '<script type="module-after-paint">globalThis.smuggled = true</script>',
].join('')

/** Opens the page with what a text that nobody cleaned would bring; answers whether it ran and what the browser refused. */
async function openWithSmuggled(page: Page) {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.route('**/index', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</head>', `${SMUGGLED}</head>`)
    await route.fulfill({ response, body })
  })
  await page.goto('/index')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.waitForFunction(() => !('earlyClick' in globalThis))
  return { ran: await page.evaluate(() => 'smuggled' in globalThis), refused: refused.length }
}

test('a script that the content brings does not run on a page of the cache, and our own do', async ({
  context,
}) => {
  const { ran, refused } = await openWithSmuggled(await context.newPage())
  expect(ran).toBe(false)
  expect(refused).toBeGreaterThan(0)
})

test('nor does it run for somebody who is signed in, also not under the type of our waiting scripts', async ({
  context,
}) => {
  const page = await context.newPage()
  await signIn(page, 'enterprise')
  const { ran, refused } = await openWithSmuggled(page)
  expect(ran).toBe(false)
  expect(refused).toBeGreaterThan(0)
})
