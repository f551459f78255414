import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('search').getByRole('searchbox').fill(text)
  await page.getByRole('search').getByRole('button', { name: '搜索' }).click()
}

test(
  'an enterprise finds itself on rosters, with its code masked, and goes on to products',
  PHONE,
  async ({ page }) => {
    await page.goto('/rosterPublicity')
    await expect(page.getByRole('heading', { name: /^共 \d+ 份名单/ })).toBeVisible()
    await search(page, '示例泵阀')
    await expect(page.getByRole('heading', { name: /^查到 \d+ 条记录/ })).toBeVisible()
    const hits = page.locator('main article')
    await expect(hits.first()).toContainText('新区示例泵阀制造有限公司')
    await expect(hits.first()).toContainText(/9162\*{10}\w{4}/)
    await page.getByRole('navigation', { name: '名单类型' }).getByRole('link', { name: '专精特新' }).click()
    await expect(page).toHaveURL(/keyword=/)
    await expect(page.getByRole('heading', { name: '查到 1 条记录' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: '查看匹配的产品' }).click()
    await expect(page).toHaveURL(/\/financialZone\?zone=rosterPublicity/)
  },
)

test('one character is too little, and a name on no roster gets a way on', async ({ page }) => {
  await page.goto('/lanzhou/rosterPublicity')
  await search(page, '泵')
  await expect(page.getByText('请输入至少两个字的企业名称')).toBeVisible()
  await expect(page.getByRole('search').getByRole('searchbox')).toHaveValue('泵')
  await search(page, '没有这家企业')
  await expect(page.getByText('公示名单中没有查到该企业')).toBeVisible()
  await page.getByRole('link', { name: '在全省名单中查询' }).click()
  await expect(page).toHaveURL(/^[^?]*\/rosterPublicity\?keyword=/)
  await expect(page).not.toHaveURL(/lanzhou/)
})

test('an expired roster says so wherever it stands', async ({ page }) => {
  await page.goto('/rosterPublicity?kind=green')
  await expect(page.locator('main article').first()).toContainText('已过有效期')
  await page.getByRole('link', { name: '绿色工厂公示名单（示例）' }).click()
  await expect(page.getByText('仅供查询，不能作为现行资格依据')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/rosterPublicity?kind=green&current=1')
  await expect(page.getByText('没有符合条件的名单')).toBeVisible()
})

test('a roster is searched within, and what is printed is the list alone', async ({ page }) => {
  await page.goto('/rosterPublicity?kind=specialized')
  await page.locator('main article a').first().click()
  await expect(page.getByRole('heading', { name: '企业清单' })).toBeVisible()
  await search(page, '泵阀')
  await expect(page.getByRole('heading', { name: '共 1 家企业' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /泵阀制造有限公司/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '打印本页' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('rowheader', { name: /泵阀制造有限公司/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '打印本页' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('找到了您的企业？')).toBeHidden()
})
