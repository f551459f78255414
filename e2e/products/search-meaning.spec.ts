import { expectAccessible } from '../support/axe.ts'
import { expect, PHONE, test } from '../support/test.ts'

for (const path of [
  '/financial?keyword=科技贷',
  '/search?keyword=科技贷',
  '/search?keyword=科技贷&kind=product',
])
  test(`科技贷 finds 科技成长贷 first on ${path}`, PHONE, async ({ page }) => {
    await page.goto(path)
    const first = page.locator('main article').first()
    await expect(first).toContainText('科技成长贷')
    await expect(first.locator('mark').first()).toHaveText('科技')
    await expect(page.getByText('没有完全匹配“科技贷”的')).toBeVisible()
    await expectAccessible(page)
  })

test('a list of products tells under which full name a short form was found', async ({ page }) => {
  await page.goto('/financial?keyword=nongxinshe')
  await expect(page.getByText('也按“农村信用合作联社”查找。')).toBeVisible()
})
