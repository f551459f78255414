import { signIn } from '../support/accounts.ts'
import { test } from '../support/test.ts'

test('look', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/console/workbench/reconciliation')
  await page.locator('input[data-events]').setInputFiles({
    name: 'events.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('eventId,applyNo,move\nE2E-EVENT-0101,SQ20200101-999999,accept\nE2E-EVENT-0102,SQ20200101-999998,approve\n'),
  })
  await page.screenshot({ path: '/tmp/look-confirm.png' })
  await page.getByRole('dialog').getByRole('button', { name: '开始回写' }).click()
  await page.getByText('未回写 2').waitFor()
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `/tmp/look-file-${width}.png`, fullPage: true })
  }
})
test('graph', async ({ page }) => {
  await signIn(page, 'enterprise')
  await page.goto('/console/personal/credit/graph')
  await page.getByLabel('起点').waitFor()
  for (const [label, nth] of [['起点', 2], ['终点', 5]] as const) {
    await page.getByLabel(label).click()
    for (let n = 0; n < nth; n += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await page.getByText(/^联系：/).waitFor()
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `/tmp/look-graph-${width}.png`, fullPage: true })
  }
})
