import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

test('a refusal is written beside the facts and the documents, which stay to be read; the credit part keeps what is typed', async ({
  page,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, '620102')
  const product = await productOfDemoBank(request)
  const { id } = await submittedApplication(request, enterprise, product, ['营业执照.png'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'officer')
  await page.goto(`/console/workbench/applications/${id}`)
  await page.getByRole('button', { name: '拒绝', exact: true }).click()
  const dock = page.getByRole('dialog')
  await expect(dock).toBeFocused()
  await dock.getByLabel('给企业的说明').fill('成立时间不足两年')
  const desk = page.getByRole('region', { name: '申请材料' })
  await desk.getByRole('listitem').getByRole('button', { name: '营业执照.png' }).click()
  await expect(desk.getByRole('img', { name: '营业执照.png' })).toBeVisible()
  const [left, right] = [await desk.boundingBox(), await dock.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await expectAccessible(page)

  await page.getByRole('button', { name: '企业信用信息' }).click()
  await expect(dock.getByLabel('给企业的说明')).toHaveValue('成立时间不足两年')
  await page.getByRole('button', { name: '业务办理' }).click()
  await expect(desk).toBeVisible()

  await dock.getByRole('button', { name: '关闭' }).click()
  await expect(dock).toBeHidden()
  await expect(page.getByRole('button', { name: '拒绝', exact: true })).toBeFocused()
})
