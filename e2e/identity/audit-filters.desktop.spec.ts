import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { field, fillFields } from '../support/fields.ts'

const LOG = '/console/audit'
const ASKED = '**/identity/queryAuditPage'
const WHO = '操作人用户名'

test('cleared and replaced criteria are not in the next search of the audit log', async ({ page }) => {
  await signIn(page, 'admin')
  const form = page.getByRole('main').getByRole('search')
  const search = form.getByRole('button', { name: '查询' })
  await page.goto(`${LOG}?username=admin&action=login`)
  await expect(field(form, WHO)).toHaveValue('admin')

  await test.step('cleared', async () => {
    await form.getByRole('button', { name: '清除条件' }).click()
    await expect(page).toHaveURL(LOG)
    await expect(field(form, WHO)).toHaveValue('')
    await fillFields(form, { 对象编号: '7' })
    await search.click()
    await expect(page).toHaveURL(`${LOG}?entityId=7`)
  })

  await test.step('asked for once more', async () => {
    await Promise.all([page.waitForResponse(ASKED), page.goto(`${LOG}?entityId=7`)])
    await Promise.all([page.waitForRequest(ASKED), search.click()])
  })

  await test.step('replaced by all that was done to one object', async () => {
    await page.goto(`${LOG}?username=admin&action=login`)
    await page
      .getByRole('button', { name: /^查看 .+ 的 登录$/ })
      .first()
      .click()
    await page.getByRole('button', { name: '查看该对象的全部记录' }).click()
    await expect(field(form, '对象编号')).not.toHaveValue('')
    await expect(field(form, WHO)).toHaveValue('')
    await fillFields(form, { 对象编号: '7' })
    await search.click()
    await expect(page).toHaveURL(`${LOG}?entity=account&entityId=7`)
  })

  await test.step('an account that stands in no field is not asked for behind one’s back', async () => {
    await page.goto(`${LOG}?actorAccountId=1`)
    await fillFields(form, { [WHO]: 'operator' })
    await search.click()
    await expect(page).toHaveURL(`${LOG}?username=operator`)
  })
})
