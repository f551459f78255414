import { signIn } from '../support/accounts.ts'
import { expect, PHONE, test } from '../support/test.ts'

test(
  'a county without a park says so without blaming a filter, and leads to the parks of the province',
  PHONE,
  async ({ page }) => {
    await page.goto('/gannan-maqu/gardenArea')
    await expect(page.getByText('玛曲县站点还没有内容')).toBeVisible()
    await page.getByRole('link', { name: '到全省站点查看' }).click()
    await expect(page).toHaveURL('/gardenArea')
    await expect(page.getByRole('heading', { name: /^共 [1-9]\d* 个园区/ })).toBeVisible()
  },
)

test('a filter that leaves nothing is named as the reason, and can be taken away', async ({ page }) => {
  await page.goto('/gannan-maqu/gardenArea?keyword=没有这样的园区')
  await expect(page.getByText('没有符合条件的园区')).toBeVisible()
  await page.getByRole('link', { name: '查看全部园区' }).click()
  await expect(page.getByText('玛曲县站点还没有内容')).toBeVisible()
})

test('institutions past the last page lead back to the first', async ({ page }) => {
  await page.goto('/financial?tab=orgs&page=99')
  await expect(page.getByText('这一页没有内容')).toBeVisible()
  await page.getByRole('link', { name: '回到第一页' }).click()
  await expect(page).toHaveURL('/financial?tab=orgs')
  await expect(page.getByRole('heading', { name: /^共 [1-9]\d* 家机构/ })).toBeVisible()
})

test('a page of the console whose rows have gone leads back to the first', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/console/users?page=9999')
  await expect(page.getByText('这一页没有内容')).toBeVisible()
  await page.getByRole('button', { name: '回到第一页' }).click()
  await expect(page).toHaveURL('/console/users')
  await expect(page.getByText(/^共 [1-9][\d,]* 条/)).toBeVisible()
})
