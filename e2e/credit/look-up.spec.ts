import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { ENTERPRISE_FACTS } from '../support/new-enterprise.ts'
import { expect, PHONE, test } from '../support/test.ts'

const COMPANY = '甘肃示例陇原食品有限公司'
const LABELS = ['统一社会信用代码', '所在地区', '所属行业', '成立日期', '注册资本', '来源']

async function lookUp(page: Page, keyword: string): Promise<void> {
  const search = page.getByRole('main').getByRole('search')
  await search.getByRole('searchbox').fill(keyword)
  await search.getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/\/companyLookup\?keyword=/)
}

/** The card of the company, with its basics and nothing else. */
async function expectBasicsOnly(page: Page): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: COMPANY })
  await expect(card.getByRole('heading')).toContainText('存续')
  await expect(card.getByRole('term')).toHaveText(LABELS)
  await expect(card).toContainText('演示数据')
  for (const hidden of ['法定代表人', ENTERPRISE_FACTS.legalPersonName, '电话', '处罚'])
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: hidden })).toHaveCount(0)
}

test('a stranger looks a company up and sees its basics alone', PHONE, async ({ page }) => {
  await page.goto('/companyLookup')
  await expect(page.getByText('请输入要查询的企业', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await lookUp(page, '陇原食品')
  await expectBasicsOnly(page)
  await expectAccessible(page)
  await lookUp(page, '没有这样的企业')
  await expect(page.getByText('没有找到企业', { exact: true })).toBeVisible()
  await lookUp(page, '甘')
  await expect(page.getByText('这个关键词无法查询', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('甘')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same answer stands in the page', async ({ page }) => {
    await page.goto('/lanzhou/companyLookup')
    await lookUp(page, '陇原食品')
    await expect(page).toHaveURL(/\/lanzhou\/companyLookup/)
    await expectBasicsOnly(page)
  })
})
