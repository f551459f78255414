import { expect, PHONE, test } from '../support/test.ts'

test('on a phone the map is a picture, and the sites stand in a list under it', PHONE, async ({ page }) => {
  await page.goto('/index')
  await page.getByText('进入市州站点').click()
  await page.getByRole('link', { name: /^陇南市 \d+ 笔$/ }).click()
  await expect(page).toHaveURL('/longnan/index')
})
