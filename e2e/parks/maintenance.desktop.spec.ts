import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { approveRecord, choose, fillDay, findRecord, fresh, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'

test('a park presents an enterprise once a second operator approved it', async ({
  page,
  request,
  browser,
}) => {
  const name = `${fresh('雕塑')}有限公司`
  await signIn(page, await newOperator(request))
  await page.goto('/console/zones/parks?keyword=敦煌')
  await page.getByRole('link', { name: '敦煌示例文化产业园区' }).click()
  await page.getByRole('button', { name: '新增企业展示' }).click()
  const drawer = page.getByRole('dialog', { name: '新增企业展示' })
  await drawer.getByLabel('企业名称').fill(name)
  await choose(drawer, '所属产业', '文化旅游')
  await drawer.getByLabel('成立年份').fill('2018')
  await drawer.getByLabel('员工人数').fill('36')
  await drawer.getByLabel('主要产品').fill('沙画\n泥塑')
  await drawer.getByLabel('企业简介').fill('示例企业，制作沙画和泥塑。')
  await fillDay(drawer, '企业同意展示日期', '2026-01-15')
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(page.getByText('已保存为草稿，核对后再提交复核')).toBeVisible()
  await findRecord(page, name)
  await moveRecord(page, '提交复核', name, '确认提交')
  const place = new URL(page.url()).pathname
  await approveRecord(browser, await newOperator(request), place, name)
  await page.goto(`/gardenArea?keyword=${encodeURIComponent('敦煌')}`)
  await page.getByRole('link', { name: '敦煌示例文化产业园区' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '敦煌示例文化产业园区' })).toBeVisible()
  await page.getByRole('search').getByRole('searchbox').fill(name)
  await page.getByRole('search').getByRole('button', { name: '搜索' }).click()
  await expect(page.getByRole('link', { name: `移除筛选：关键词：${name}` })).toBeVisible()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByText('泥塑', { exact: true })).toBeVisible()
})
