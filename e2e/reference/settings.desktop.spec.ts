import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { approveRecord, findRecord, moveRecord } from '../support/publishing.ts'
import { newOperator } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const SITE = '碌曲县'
const PLACE = '/console/settings'

test('a county gets its own hotline, the province keeps its; an earlier version comes back', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const [writer, reviewer] = [await newOperator(request), await newOperator(request)]
  await signIn(page, writer)
  await page.goto(PLACE)
  await expect(page.getByText('全省站点还有项目没有正式设置')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '新增站点设置' }).click()
  const drawer = page.getByRole('dialog', { name: '新增站点设置' })
  const site = drawer.getByLabel('站点', { exact: true })
  await site.fill(SITE)
  await site.press('Enter')
  await drawer.getByLabel('服务热线').fill('碌曲服务热线 0941-6620000')
  await drawer.getByLabel('ICP 备案号').fill('12345678')
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer.getByText(/须写成“名称：内容”/)).toBeVisible()
  await expect(drawer.getByText(/请输入正确的ICP 备案号/)).toBeVisible()
  await expectAccessible(page)
  await drawer.getByLabel('服务热线').fill('碌曲服务热线：0941-6620000')
  await drawer.getByLabel('ICP 备案号').clear()
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(page.getByText('已保存为草稿，核对后再提交复核')).toBeVisible()
  const publish = async () => {
    await page.goto(PLACE)
    await findRecord(page, SITE)
    await moveRecord(page, '提交复核', SITE, '确认提交')
    await approveRecord(browser, reviewer, PLACE, SITE)
  }
  await publish()
  const footer = page.locator('footer')
  await page.goto('/gannan-luqu/helpCenter')
  await expect(footer.getByRole('link', { name: '0941-6620000' })).toBeVisible()
  await expect(footer).toContainText('陇ICP备00000000号')
  await page.goto('/helpCenter')
  await expect(footer.getByRole('link', { name: '12345', exact: true })).toBeVisible()
  await expect(footer).not.toContainText('0941-6620000')

  await page.goto(PLACE)
  await findRecord(page, SITE)
  await page.getByRole('button', { name: `修改 ${SITE}`, exact: true }).click()
  const change = page.getByRole('dialog', { name: /站点设置/ })
  await change.getByLabel('服务热线').fill('碌曲服务热线：0941-6621111')
  await change.getByRole('button', { name: /^保存/ }).click()
  await expect(change).toBeHidden()
  await publish()
  await page.goto('/gannan-luqu/helpCenter')
  await expect(footer).toContainText('0941-6621111')

  await page.goto(PLACE)
  await findRecord(page, SITE)
  await page.getByRole('button', { name: `历次版本：${SITE}` }).click()
  const versions = page.getByRole('dialog', { name: /版本/ })
  await expectAccessible(page)
  await versions.getByRole('button', { name: /以第 1 版作为新草稿/ }).click()
  await page.getByRole('button', { name: '作为新草稿', exact: true }).click()
  await publish()
  await page.goto('/gannan-luqu/helpCenter')
  await expect(footer).toContainText('0941-6620000')
})
