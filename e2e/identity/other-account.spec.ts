import { deleteSavedView, listSavedViews } from '../../packages/contract/src/identity/saved-view-calls.ts'
import { signIn, tokenOf } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { CertificationWizard } from '../support/certification-wizard.ts'
import { png } from '../support/documents.ts'
import { field } from '../support/fields.ts'
import { plainPages } from '../support/plain-forms.ts'
import { expect, test } from '../support/test.ts'
import { registeredEnterprise } from '../support/through-calls.ts'

const REFUSED = '此浏览器已改用其他账号登录，这次操作没有进行。请用原来的账号重新登录后继续，或刷新页面'

test('a page of the console does nothing in the name of who signed in in another tab', async ({
  page,
  request,
}) => {
  await signIn(page, 'operator')
  await page.goto('/console/office/tasks?overdue=true')
  await page.getByRole('button', { name: '存为视图' }).click()
  const dialog = page.getByRole('dialog', { name: '存为视图' })
  const name = `换账号 ${Date.now() % 100_000}`
  await dialog.getByLabel('视图名称').fill(name)
  await signIn(page, 'government')
  await dialog.getByRole('button', { name: '保存视图' }).click()
  await expect(dialog.getByText(REFUSED)).toBeVisible()
  await expect(dialog.getByLabel('视图名称')).toHaveValue(name)
  const warning = page.getByRole('alert').filter({ hasText: '不能再提交' })
  await expect(warning).toBeVisible()

  const token = await signIn(page, 'operator')
  await expect(warning).toBeHidden()
  await dialog.getByRole('button', { name: '保存视图' }).click()
  await expect(page.getByText('视图已保存')).toBeVisible()
  const namesOf = async (of: string) =>
    (await ask(request, listSavedViews, { query: { list: 'tasks' } }, { token: of })).list
  const { access_token: government } = await tokenOf(request, 'government')
  expect((await namesOf(government)).map((view) => view.name)).not.toContain(name)
  const kept = (await namesOf(token)).find((view) => view.name === name)
  await ask(request, deleteSavedView, { params: { id: kept?.id ?? '' } }, { token })
})

test('a list that was refused meanwhile comes by itself when its account is signed in again', async ({
  page,
}) => {
  await signIn(page, 'operator')
  await page.goto('/console/office/tasks')
  const overdue = page.getByRole('checkbox', { name: '只看逾期' })
  await expect(overdue).toBeVisible()
  await signIn(page, 'government')
  await overdue.click()
  const failed = page.getByText('内容没有加载成功')
  await expect(failed).toBeVisible()
  await signIn(page, 'operator')
  await expect(failed).toBeHidden()
  await expect(page.getByRole('alert').filter({ hasText: '不能再提交' })).toBeHidden()
})

test('a page of the portal refuses, keeps what was typed, and begins anew with the next one', async ({
  page,
  request,
}) => {
  const [person, other] = [
    await registeredEnterprise(request, '620102'),
    await registeredEnterprise(request, '620102'),
  ]
  const certification = new CertificationWizard(page)
  const { wizard } = certification
  await signIn(page, person)
  await page.goto('/authentication')
  await certification.upload('营业执照', png('营业执照.png'))
  await certification.goOn()
  await certification.fillFacts(person)
  await signIn(page, other)
  await certification.goOn()
  await certification.submit()
  await expect(page.getByText(REFUSED).first()).toBeVisible()
  await certification.wizard.getByRole('button', { name: '上一步' }).click()
  await expect(field(wizard, '企业名称')).toHaveValue(person.corporateName)

  await page.getByRole('link', { name: '首页' }).first().click()
  await expect(page.getByText('此浏览器已改用其他账号登录，页面已按该账号重新显示')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: other.corporateName })).toBeVisible()
})

test('a form without scripts waits for its own account', async ({ request }) => {
  const [person, other] = [
    await registeredEnterprise(request, '620102'),
    await registeredEnterprise(request, '620102'),
  ]
  const address = '/lite/certification'
  const own = plainPages(request, person.token)
  const account = /name="_account" value="(\d+)"/.exec(await own.open(address))?.[1] ?? ''
  expect(account).not.toBe('')
  const typed = { _account: account, _act: 'save', 'values/contactName': '原来的联系人' }
  const aside = await plainPages(request, other.token).post(address, typed)
  expect(aside.status()).toBe(409)
  const page = await aside.text()
  expect(page).toContain('这份表单是用原来的账号填写的，没有提交')
  expect(page).toContain('value="原来的联系人"')
  expect(page).toContain(`name="_account" value="${account}"`)
  expect((await own.post(address, typed)).status()).toBe(200)
  expect(await own.open(address)).toContain('value="原来的联系人"')
  expect(await plainPages(request, other.token).open(address)).not.toContain('原来的联系人')
})
