import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'

let made = 0
/** A name nobody else uses, so that tests run beside one another. */
const fresh = (what: string) => `示例${what}${Date.now()}${(made += 1)}`

/** Chooses in a list that is searched by typing: the first that fits. */
async function choose(scope: Locator, label: string, option: string): Promise<void> {
  const field = scope.getByLabel(label, { exact: true })
  await field.fill(option)
  await field.press('Enter')
  await expect(
    scope.locator('.ant-select', { has: scope.page().getByLabel(label, { exact: true }) }),
  ).toContainText(option)
  // While it fades away it is a list without a name.
  await expect(scope.page().locator('.ant-select-dropdown:visible')).toHaveCount(0)
}

async function fillDay(scope: Locator, label: string, day: string): Promise<void> {
  const field = scope.getByLabel(label, { exact: true })
  await field.fill(day)
  await field.press('Tab')
  await expect(field).toHaveValue(day)
}

async function find(page: Page, keyword: string): Promise<void> {
  await page.getByRole('search').getByRole('searchbox').fill(keyword)
  await page.getByRole('search').getByRole('searchbox').press('Enter')
}

async function move(page: Page, button: string, name: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: `${button} ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a roster is made, filled from a file with a wrong row, published, found by the enterprise and taken offline', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = fresh('白名单')
  const enterprise = `${fresh('机电')}有限公司`
  await signIn(page, 'operator')
  await page.goto('/console/zones/rosters')
  await page.getByRole('button', { name: '新增名单' }).click()
  const drawer = page.getByRole('dialog', { name: '新增名单' })
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer.getByText('请输入名单名称')).toBeVisible()
  await drawer.getByLabel('名单名称').fill(title)
  await drawer.getByLabel('发布单位').fill('示例发布单位')
  await drawer.getByLabel('批次').fill('第一批')
  await fillDay(drawer, '发布日期', '2026-03-02')
  await choose(drawer, '发布地区', '甘肃省')
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(page.getByText('已保存为草稿，核对后再发布')).toBeVisible()

  await find(page, title)
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
  await move(page, '发布', title, '确认发布')
  await expect(page.getByRole('button', { name: `下线 ${title}` })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  const address = `/rosterPublicity?keyword=${encodeURIComponent(enterprise)}&year=2026`
  await visitor.goto(address)
  await expect(visitor.getByRole('link', { name: title })).toBeVisible()
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor.getByRole('rowheader', { name: enterprise })).toBeVisible()
  await move(page, '下线', title, '确认下线')
  await expect(page.getByRole('button', { name: `发布 ${title}` })).toBeVisible()
  expect((await page.goto(visitor.url()))?.status()).toBe(404)
  await visitor.context().close()
})

test('a fund is typed in 万元, published and shown in the portal', async ({ page }) => {
  const name = fresh('文旅基金')
  await signIn(page, 'operator')
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
  await expect(page.getByText('已保存为草稿，核对后再发布')).toBeVisible()
  await find(page, name)
  await move(page, '发布', name, '确认发布')
  await page.goto(`/gannan/fundList?keyword=${encodeURIComponent(name)}`)
  await expect(page.locator('main article').first()).toContainText('500–2,000 万元')
})

test('a park presents an enterprise from its publication on', async ({ page }) => {
  const name = `${fresh('雕塑')}有限公司`
  await signIn(page, 'operator')
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
  await expect(page.getByText('已保存为草稿，核对后再发布')).toBeVisible()
  await find(page, name)
  await move(page, '发布', name, '确认发布')
  await page.goto(`/gardenArea?keyword=${encodeURIComponent('敦煌')}`)
  await page.getByRole('link', { name: '敦煌示例文化产业园区' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '敦煌示例文化产业园区' })).toBeVisible()
  await page.getByRole('search').getByRole('searchbox').fill(name)
  await page.getByRole('search').getByRole('button', { name: '搜索' }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('泥塑', { exact: true })).toBeVisible()
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
