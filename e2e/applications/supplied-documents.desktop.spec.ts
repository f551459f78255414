import { acceptApplication, askSupplement } from '../../packages/contract/src/applications/calls.ts'
import { uploadFile } from '../../packages/contract/src/files/calls.ts'
import { signIn, tokenOf } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { applicationPage, MOVES } from '../support/console-pages.ts'
import { pdf } from '../support/documents.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

const NAME = '水电费缴费凭证'

test('documents are not handed in while one of them is still on its way', async ({ page, request }) => {
  const enterprise = await certifiedEnterprise(request, '620102')
  const { id } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  const { access_token: token } = await tokenOf(request, 'officer')
  await ask(request, acceptApplication, { params: { id }, body: {} }, { token })
  const asked = { documents: [NAME], request: '近六个月的，用于核对经营情况' }
  await ask(request, askSupplement, { params: { id }, body: asked }, { token })

  await signIn(page, enterprise)
  await page.goto(`/console/personal/applications/${id}`)
  await applicationPage.actions(page).getByRole('button', { name: MOVES.supply.button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: MOVES.supply.title })
  const gate = Promise.withResolvers<void>()
  await page.route(`**${uploadFile.path}`, async (route) => {
    await gate.promise
    await route.continue()
  })
  const sheet = pdf('缴费单扫描件.pdf')
  const place = dialog.getByRole('group', { name: NAME, exact: true })
  await place.locator('[data-upload]').setInputFiles({ ...sheet })
  const confirm = dialog.getByRole('button', { name: MOVES.supply.confirm })
  const unfinished = dialog.getByText('文件还在上传，请稍候再提交')
  await confirm.click()
  await expect(unfinished).toBeVisible()

  gate.resolve()
  await expect(place.getByRole('button', { name: `移除 ${sheet.name}` })).toBeVisible()
  await expect(unfinished).toBeHidden()
  await confirm.click()
  await expect(page.getByText(MOVES.supply.said, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: `查看 ${sheet.name}` })).toBeVisible()
})
