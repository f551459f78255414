import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'

const NAME = '租赁需求·接洽，玛曲县，全部机构'

test('an operator gives a county a limit of its own, changes it and ends it', async ({ page }) => {
  await signIn(page, 'operator')
  await page.goto('/console/time-limits')
  await expect(page.getByText('3 个工作日').first()).toBeVisible()
  const dialog = page.getByRole('dialog')

  await test.step('what is missing is said at its field, and what was typed stays', async () => {
    await page.getByRole('button', { name: '新增规定' }).click()
    await dialog.getByLabel('依据').fill('示例文件〔2026〕1 号')
    await dialog.getByRole('button', { name: '保存规定' }).click()
    await expect(dialog.getByText('请选择时限')).toBeVisible()
    await expect(dialog.getByLabel('依据')).toHaveValue('示例文件〔2026〕1 号')
    await expectAccessible(page)
  })

  await test.step('a limit for a county', async () => {
    await dialog.getByLabel('时限', { exact: true }).click()
    await page.getByTitle('租赁需求·接洽', { exact: true }).click()
    await dialog.getByLabel('适用地区').fill('玛曲')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('天数').fill('5')
    await dialog.getByRole('button', { name: '保存规定' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: /玛曲县.*5 个工作日.*第 1 版/ })).toBeVisible()
  })

  await test.step('its next version', async () => {
    await page.getByRole('button', { name: `修改${NAME}` }).click()
    await dialog.getByLabel('天数').fill('4')
    await dialog.getByLabel('依据').fill('示例文件〔2026〕2 号')
    await dialog.getByRole('button', { name: '保存规定' }).click()
    await expect(page.getByRole('row', { name: /玛曲县.*4 个工作日.*第 2 版/ })).toBeVisible()
  })

  await test.step('ended, it stands among those that held', async () => {
    await page.getByRole('button', { name: `停用${NAME}` }).click()
    await dialog.getByRole('button', { name: /停\s*用/ }).click()
    await expect(page.getByRole('row', { name: /玛曲县/ })).toHaveCount(0)
    await page.getByLabel('含已停用').click()
    await expect(page.getByRole('row', { name: /玛曲县.*停用/ })).toHaveCount(2)
  })
})
