import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { approveRecord, choose, fillDay, findRecord, fresh, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'

async function fillRoster(drawer: Locator, title: string): Promise<void> {
  await drawer.getByLabel('名单名称').fill(title)
  await drawer.getByLabel('发布单位').fill('示例发布单位')
  await drawer.getByLabel('批次').fill('第一批')
  await fillDay(drawer, '发布日期', '2026-03-02')
  await choose(drawer, '发布地区', '甘肃省')
}

test('a roster is made, filled from a file with a wrong row, published, found by the enterprise and taken offline', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const title = fresh('白名单')
  const enterprise = `${fresh('机电')}有限公司`
  await signIn(page, await newOperator(request))
  await page.goto('/console/zones/rosters')
  await page.getByRole('button', { name: '新增名单' }).click()
  const drawer = page.getByRole('dialog', { name: '新增名单' })
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer.getByText('请输入名单名称')).toBeVisible()
  await fillRoster(drawer, title)
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(page.getByText('已保存为草稿，核对后再提交复核')).toBeVisible()

  await findRecord(page, title)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText('名单中还没有企业')).toBeVisible()
  await page.getByRole('button', { name: '导入企业' }).click()
  const importing = page.getByRole('dialog', { name: '导入企业' })
  const csv = `企业名称,统一社会信用代码,地区,备注\n${enterprise},,兰州市城关区,技术改造\n短,,,\n`
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    importing.getByRole('button', { name: '选择 CSV 文件' }).click(),
  ])
  await chooser.setFiles({ name: '名单.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(importing.getByText('共 2 行，1 行格式正确，1 行有误')).toBeVisible()
  await importing.getByRole('button', { name: '导入 1 行' }).click()
  await expect(importing.getByText('导入 1 家，未导入 1 家')).toBeVisible()
  await expect(importing.getByText('企业名称至少 2 个字')).toBeVisible()
  await expectAccessible(page)
  await importing.getByRole('button', { name: '完成' }).click()
  await expect(page.getByText(enterprise)).toBeVisible()
  await page.getByRole('button', { name: `更正 ${enterprise}` }).click()
  const correcting = page.getByRole('dialog', { name: `更正“${enterprise}”` })
  await correcting.getByLabel('备注').fill('设备更新')
  await expectAccessible(page)
  await correcting.getByRole('button', { name: '保存更正' }).click()
  await expect(correcting).toBeHidden()
  await expect(page.getByText('设备更新')).toBeVisible()
  await moveRecord(page, '提交复核', title, '确认提交')
  await expect(page.getByRole('button', { name: `复核 ${title}`, exact: true })).toBeHidden()
  await approveRecord(browser, await newOperator(request), '/console/zones/rosters', title)
  await page.reload()
  await expect(page.getByRole('button', { name: `下线 ${title}`, exact: true })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  const address = `/rosterPublicity?keyword=${encodeURIComponent(enterprise)}&year=2026`
  await visitor.goto(address)
  await expect(visitor.getByRole('link', { name: title })).toBeVisible()
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor.getByRole('rowheader', { name: enterprise })).toBeVisible()
  await page.getByRole('button', { name: `移除 ${enterprise}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认移除' }).click()
  const keep = page.getByRole('button', { name: `不移除 ${enterprise}` })
  await expect(keep).toBeFocused()
  await keep.press('Enter')
  await expect(page.getByRole('button', { name: `更正 ${enterprise}` })).toBeFocused()
  await moveRecord(page, '下线', title, '确认下线')
  await expect(page.getByRole('button', { name: `恢复发布 ${title}`, exact: true })).toBeVisible()
  expect((await page.goto(visitor.url()))?.status()).toBe(404)
  await visitor.context().close()
})

test('a roster begun by mistake is deleted, and its page goes back to the list', async ({
  page,
  request,
}) => {
  const title = fresh('误建名单')
  await signIn(page, await newOperator(request))
  await page.goto('/console/zones/rosters')
  await page.getByRole('button', { name: '新增名单' }).click()
  const drawer = page.getByRole('dialog', { name: '新增名单' })
  await fillRoster(drawer, title)
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer).toBeHidden()
  await findRecord(page, title)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: `删除草稿 ${title}`, exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('删除后不能恢复')
  await page.getByRole('dialog').getByRole('button', { name: '确认删除' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '名单维护' })).toBeVisible()
  await findRecord(page, title)
  await expect(page.getByText('没有符合条件的名单')).toBeVisible()
})

test('a government reads the rosters of its area and changes nothing', async ({ browser }) => {
  const page = await pageOf(browser, 'government')
  await page.goto('/console/cockpit/rosters')
  await expect(page.getByRole('heading', { level: 1, name: '公示名单' })).toBeVisible()
  await expect(page.getByRole('button', { name: '新增名单' })).toBeHidden()
  await page.getByRole('link', { name: '小微企业融资协调机制推荐名单（示例）' }).click()
  await expect(page.getByRole('heading', { name: '企业清单' })).toBeVisible()
  await expect(page.getByText('甘肃示例陇原食品有限公司')).toBeVisible()
  await expect(page.getByRole('button', { name: '导入企业' })).toBeHidden()
  await expectAccessible(page)
  await page.goto('/console/zones/funds')
  await expect(page.getByText('您不能使用此功能')).toBeVisible()
  await page.context().close()
})
