import { expect, test } from '../support/test.ts'

const PAGES = [
  { path: '/policyInfo', placeholder: '请输入政策关键词' },
  { path: '/smartPolicy', placeholder: '请输入政策关键词' },
  { path: '/entFoster', placeholder: '请输入服务名称' },
  { path: '/agency', placeholder: '请输入服务名称' },
] as const

for (const { path, placeholder } of PAGES) {
  test(`the head of ${path} says what its search asks for, and searches that page`, async ({ page }) => {
    await page.goto(path)
    const box = page.getByRole('search').getByPlaceholder(placeholder)
    await box.fill('科技')
    await box.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('keyword') === '科技')
    await expect(page.getByRole('search').getByPlaceholder(placeholder)).toHaveValue('科技')
    await page
      .getByRole('link', { name: /全站搜索/ })
      .first()
      .click()
    await expect(page).toHaveURL(
      (url) => url.pathname === '/search' && url.searchParams.get('keyword') === '科技',
    )
  })
}
