import type { Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, PHONE, test } from '../support/test.ts'

const LIST = '/console/office/tasks'

async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: '我的视图' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: name }).click()
}

async function keep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '存为视图' }).click()
  const dialog = page.getByRole('dialog', { name: '存为视图' })
  await dialog.getByLabel('视图名称').fill(name)
  await page.keyboard.press('Enter')
}

test('a person keeps the filters of a list under a name, picks, renames, makes default and deletes them', async ({
  page,
}) => {
  await signIn(page, 'operator')
  await page.goto(LIST)
  await page.getByRole('checkbox', { name: '只看逾期' }).click()
  await expect(page).toHaveURL(/overdue=true/)
  await keep(page, '超时的')
  await expect(page.getByText('视图已保存')).toBeVisible()
  await choose(page, '全部（不用视图）')
  await expect(page).not.toHaveURL(/overdue=true/)
  await keep(page, '超时的')
  await expect(page.getByText('已有同名的视图，请换一个名称')).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /取\s?消/ })
    .click()
  await choose(page, '超时的')
  await expect(page).toHaveURL(/overdue=true/)
  await expectAccessible(page)

  await page.getByRole('button', { name: '管理视图' }).click()
  await page.getByRole('button', { name: '设为默认 超时的' }).click()
  await page.getByRole('button', { name: '改名 超时的' }).click()
  const naming = page.getByRole('dialog', { name: '修改视图：超时的' })
  await naming.getByLabel('视图名称').fill('先办超时')
  await naming.getByRole('button', { name: '保存视图' }).click()
  await expect(page.getByRole('button', { name: '取消默认 先办超时' })).toBeVisible()
  await page.goto(LIST)
  await expect(page).toHaveURL(/overdue=true/)
  await choose(page, '全部（不用视图）')
  await page.getByRole('banner').getByRole('link', { name: /^消息/ }).click()
  await expect(page).toHaveURL(/\/messages$/)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: '我的视图' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await page.goto(`${LIST}?kind=lease`)
  await expect(page).not.toHaveURL(/overdue=true/)

  await page.getByRole('button', { name: '管理视图' }).click()
  await page.getByRole('button', { name: '删除 先办超时' }).click()
  await page
    .getByRole('dialog', { name: /^删除视图/ })
    .getByRole('button', { name: /删\s?除/ })
    .click()
  await expect(page.getByText('还没有保存的视图')).toBeVisible()
})

test('on a phone views are kept and picked as well', PHONE, async ({ page }) => {
  await signIn(page, 'government')
  await page.goto(`${LIST}?kind=application`)
  const name = `手机视图 ${Date.now() % 100_000}`
  await keep(page, name)
  await expect(page.getByText('视图已保存')).toBeVisible()
  await choose(page, '全部（不用视图）')
  await expect(page).not.toHaveURL(/kind=/)
  await choose(page, name)
  await expect(page).toHaveURL(/kind=application/)
})
