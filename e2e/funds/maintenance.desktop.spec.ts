import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { approveRecord, choose, findRecord, fresh, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'

test('a fund is typed in 万元, approved by a second operator and shown in the portal', async ({
  page,
  request,
  browser,
}) => {
  const name = fresh('文旅基金')
  await signIn(page, await newOperator(request))
  await page.goto('/console/zones/funds')
  await page.getByRole('button', { name: '新增基金' }).click()
  const drawer = page.getByRole('dialog', { name: '新增基金' })
  await drawer.getByLabel('基金名称').fill(name)
  await drawer.getByLabel('管理人').fill('示例基金管理有限公司')
  await drawer.getByLabel('基金规模').fill('20000')
  await drawer.getByLabel('单项目最低投资').fill('500')
  await drawer.getByLabel('单项目最高投资').fill('100')
  await choose(drawer, '投资领域', '文化旅游')
  await choose(drawer, '投资阶段', '成熟期')
  await choose(drawer, '投资地区', '甘南藏族自治州')
  await drawer.getByLabel('基金简介').fill('投向示例文旅项目。')
  await drawer.getByLabel('申报方式').fill('拨打电话预约。')
  await drawer.getByLabel('联系电话').fill('0941-2000000')
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer.getByText('最高投资不能低于最低投资')).toBeVisible()
  await drawer.getByLabel('单项目最高投资').fill('2000')
  await expect(drawer.getByText('最高投资不能低于最低投资')).toBeHidden()
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(page.getByText('已保存为草稿，核对后再提交复核')).toBeVisible()
  await findRecord(page, name)
  await moveRecord(page, '提交复核', name, '确认提交')
  await expect(page.getByRole('button', { name: `复核 ${name}`, exact: true })).toBeHidden()
  await approveRecord(browser, await newOperator(request), '/console/zones/funds', name)
  await page.goto(`/gannan/fundList?keyword=${encodeURIComponent(name)}`)
  await expect(page.locator('main article').first()).toContainText('500–2,000 万元')
})
