import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { approveRecord, choose, findRecord, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const LIST = '园区级别'
const PLACE = '/console/dictionaries'
const SHOWN = { timeout: 60_000 }

test('an item gets another name and place: after a second person the portal, an open console and its forms bear them', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const [writer, reviewer] = [await newOperator(request), await newOperator(request)]
  await signIn(page, writer)
  await page.goto(PLACE)
  await page.getByRole('button', { name: '新增字典设置' }).click()
  const drawer = page.getByRole('dialog', { name: '新增字典设置' })
  await choose(drawer, '字典', LIST)
  const name = drawer.getByLabel('“省级”的名称')
  await name.fill('国家级')
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer.getByText('名称“国家级”出现了两次')).toBeVisible()
  await name.fill('省级开发区')
  await drawer.getByRole('button', { name: '上移：省级' }).click()
  const preview = drawer.getByRole('region', { name: '预览' })
  await expect(preview.getByText('省级开发区').first()).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(page.getByText('已保存为草稿，核对后再提交复核')).toBeVisible()

  const portal = await browser.newPage()
  const levels = portal.getByRole('link', { name: /国家级|省级/ })
  await portal.goto('/gardenArea')
  await expect(levels.first()).toContainText('国家级')
  await findRecord(page, LIST)
  await moveRecord(page, '提交复核', LIST, '确认提交')
  await approveRecord(browser, reviewer, PLACE, LIST)

  await expect(async () => {
    await portal.goto('/gardenArea')
    await expect(levels.first()).toContainText('省级开发区', { timeout: 1000 })
  }).toPass(SHOWN)
  await test.step('a console that stayed open follows without being loaded again', async () => {
    await page.getByRole('link', { name: '园区维护', exact: true }).click()
    await expect(page.getByRole('cell', { name: '省级开发区' }).first()).toBeVisible(SHOWN)
  })

  await page.goto(PLACE)
  await findRecord(page, LIST)
  await page.getByRole('button', { name: `历次版本：${LIST}` }).click()
  await expect(page.getByRole('dialog', { name: /版本/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto(PLACE)
  await findRecord(page, LIST)
  await moveRecord(page, '下线', LIST, '确认下线')
  await expect(async () => {
    await portal.goto('/gardenArea')
    await expect(levels.first()).toContainText('国家级', { timeout: 1000 })
  }).toPass(SHOWN)
  await portal.close()
})

test('nobody but the back office finds the page of dictionaries', async ({ page }) => {
  for (const name of ['officer', 'government'] as const) {
    await signIn(page, name)
    await page.goto(PLACE)
    await expect(page.getByRole('heading', { level: 1, name: /没有权限|无权限/ })).toBeVisible()
  }
})
