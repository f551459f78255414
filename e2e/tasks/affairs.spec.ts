import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('an enterprise finds everything it has under way in one list, what waits for it first @phone', async ({
  page,
}) => {
  await signIn(page, 'enterprise')
  await page.goto('/console/personal')
  const panel = page.getByRole('region', { name: '在办的事项' })
  await expect(page.getByRole('link', { name: '适合我的产品：逐项比对申请条件' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^发布融资需求/ })).toBeVisible()
  await test.step('what comes up, what fits and why, what was', async () => {
    await expect(panel.getByRole('list', { name: /的进度$/ }).first()).toBeVisible()
    const coming = page.getByRole('region', { name: '接下来 60 天' })
    await expect(coming.getByRole('listitem').first()).toContainText(/今天|\d+ 天后/)
    await expect(page.getByRole('region', { name: '适合您的产品' })).toContainText('逐项核对')
    await expect(page.getByRole('region', { name: '企业足迹' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('region', { name: '没写完的' }).getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
  })
  await panel.getByRole('link', { name: '全部在办' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '我的在办' })).toBeVisible()
  await expect(page.getByText('等待机构').first()).toBeVisible()
  await expectAccessible(page)

  await test.step('narrowed to a kind, and to what waits for oneself', async () => {
    await page.getByLabel('业务').click()
    await page.getByTitle('租赁需求', { exact: true }).click()
    await expect(page).toHaveURL(/kind=lease/)
    await page.getByLabel('只看等待您处理').click()
    await expect(page).toHaveURL(/waiting=/)
    await expect(page.getByText('等待机构')).toHaveCount(0)
  })

  await test.step('the way to one', async () => {
    await page.goto('/console/personal/affairs?kind=application')
    await page.locator('a[data-row-link]').first().click()
    await expect(page).toHaveURL(/\/personal\/applications\/\d+$/)
  })
})
