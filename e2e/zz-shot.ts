import { chromium, type Page } from '@playwright/test'
import { signIn, type DemoName } from '/work/wt/cockpit/e2e/support/accounts.ts'
const base = 'http://127.0.0.1:8107'
const wanted: [DemoName, string, string][] = [
  ['government', '/console/oversight/today', 'today'],
  ['government', '/console/oversight/operational', 'operational'],
  ['government', '/console/office/renewals', 'renewals'],
  ['government', '/console/office/letters', 'letters'],
  ['officer', '/console/workbench/letters', 'desk-letters'],
  ['enterprise', '/console/personal/renewals', 'mine'],
]
const only = process.argv[2] ? process.argv[2].split(',') : undefined
const widths = (process.argv[3] ?? '1440').split(',').map(Number)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
for (const width of widths) {
  let who = ''
  let page: Page | undefined
  for (const [name, path, file] of wanted) {
    if (only && !only.includes(file)) continue
    if (name !== who || !page) {
      const context = await browser.newContext({ baseURL: base, viewport: { width, height: 900 } })
      page = await context.newPage()
      page.on('pageerror', (e) => console.log('ERR', file, e.message))
      await signIn(page, name)
      who = name
    }
    await page.goto(base + path)
    await page.waitForTimeout(2500)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) console.log('WIDE', file, width, over)
    await page.screenshot({ path: `/tmp/cockpit-shots/${file}-${width}.png`, fullPage: true })
  }
}
await browser.close()
