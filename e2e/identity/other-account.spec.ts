import { deleteSavedView, listSavedViews } from '../../packages/contract/src/identity/saved-view-calls.ts'
import { REJECT_CODES } from '../../packages/contract/src/reference/reject-codes.ts'
import { signIn, tokenOf } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { CertificationWizard } from '../support/certification-wizard.ts'
import { applicationPage, MOVES, reviewDesk } from '../support/console-pages.ts'
import { png } from '../support/documents.ts'
import { field } from '../support/fields.ts'
import { plainPages } from '../support/plain-forms.ts'
import { expect, test } from '../support/test.ts'
import {
  certifiedEnterprise,
  productOfDemoBank,
  registeredEnterprise,
  submittedApplication,
  waitingEnterprise,
} from '../support/through-calls.ts'

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

test('a refusal that is being written stays, and is taken once its own account is signed in again', async ({
  page,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, '620102')
  const { id } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  const sentence = `缺少近六个月的银行对账单 ${Date.now() % 100_000}`
  await signIn(page, 'officer')
  await page.goto(`/console/workbench/applications/${id}`)
  await applicationPage.actions(page).getByRole('button', { name: MOVES.reject.button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: MOVES.reject.title })
  const code = dialog.getByRole('combobox', { name: '拒绝原因' })
  await code.fill(REJECT_CODES.find((one) => one.code === 'MATERIAL_INCOMPLETE')?.name ?? '')
  await code.press('Enter')
  await dialog.getByLabel('给企业的说明').fill(sentence)
  const next = dialog.getByRole('button', { name: '下一步' })
  const confirm = dialog.getByRole('button', { name: MOVES.reject.confirm })
  await next.click()
  await signIn(page, 'government')
  await confirm.click()
  await expect(dialog.getByText(REFUSED)).toBeVisible()
  await expect(page.getByText(/刚刚被其他人处理过/)).toBeHidden()
  await dialog.getByRole('button', { name: '返回修改' }).click()
  await expect(dialog.getByLabel('给企业的说明')).toHaveValue(sentence)

  await signIn(page, 'officer')
  await expect(page.getByRole('alert').filter({ hasText: '不能再提交' })).toBeHidden()
  await next.click()
  await confirm.click()
  await expect(page.getByText(MOVES.reject.said, { exact: true }).first()).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('the reason of a certification’s refusal stays too', async ({ page, request }) => {
  const { corporateName } = await waitingEnterprise(request, '620102')
  const reason = '营业执照图片不清晰，请重新上传。'
  await signIn(page, 'operator')
  await reviewDesk.open(page, corporateName)
  await page.getByRole('button', { name: '驳回', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '驳回认证' })
  await dialog.getByLabel('驳回原因').fill(reason)
  await signIn(page, 'government')
  await dialog.getByRole('button', { name: '确认驳回' }).click()
  await expect(dialog.getByText(REFUSED)).toBeVisible()
  await expect(dialog.getByLabel('驳回原因')).toHaveValue(reason)
  await expect(page.getByText(/该企业的认证已被处理或已变更/)).toBeHidden()
  await signIn(page, 'operator')
  await expect(page.getByRole('alert').filter({ hasText: '不能再提交' })).toBeHidden()
  await dialog.getByRole('button', { name: '确认驳回' }).click()
  await expect(page.getByText('已驳回', { exact: true }).first()).toBeVisible()
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
