import { randomInt } from 'node:crypto'
import { signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { png } from '../support/documents.ts'
import { newBank } from '../support/new-bank.ts'
import { approveRecord, moveRecord } from '../support/publishing.ts'
import { newOfficer, newOperator } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('an institution brings its logo, an operator reviews it, and visitors see it beside the name', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const name = `示例标志银行${String(randomInt(10 ** 8)).padStart(8, '0')}`
  const { access_token: token } = await tokenOf(request, 'operator')
  const { id } = await newBank(request, token, name)
  const place = `/orgDetails?id=${id}`
  const logo = page.getByRole('img', { name: `${name}的标志` })

  await signIn(page, await newOfficer(request, id))
  await page.goto('/console/workbench/logo')
  await page.getByRole('button', { name: '新增机构标志' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('input[type=file]').setInputFiles({ ...png('标志.png', 64) })
  await expect(drawer.locator('img[src*="picture"]')).toBeVisible()
  await drawer.getByLabel('替代文字').fill(`${name}的标志`)
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '保存为草稿' }).click()
  await expect(drawer).toBeHidden()
  await moveRecord(page, '提交复核', name, '确认提交')
  await page.goto(place)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(logo).toBeHidden()

  await approveRecord(browser, await newOperator(request), '/console/organisation-logos', name)
  await expect(async () => {
    await page.goto(place)
    await expect(logo).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
})
