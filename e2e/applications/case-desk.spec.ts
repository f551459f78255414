import { acceptApplication, reviewApplication } from '../../packages/contract/src/applications/calls.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

test(
  'an officer decides on facts: who asks for how much, whose turn it is, the request beside the product, the documents in the page',
  PHONE,
  async ({ page, request }) => {
    const enterprise = await certifiedEnterprise(request, '620102')
    const product = await productOfDemoBank(request)
    const { id, applyNo } = await submittedApplication(request, enterprise, product, ['营业执照.png'])
    await signIn(page, 'officer')
    await page.goto(`/console/workbench/applications/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(enterprise.corporateName)
    await expect(page.getByText(`50 万元 · 12 个月 · 信用 · ${product.name}`)).toBeVisible()
    await expect(page.getByText(applyNo)).toBeVisible()

    const step = page.getByRole('list', { name: '办理环节' }).locator('[aria-current=step]')
    await expect(step).toContainText('受理')
    await expect(step).toContainText('等客户经理受理')
    await expect(step).toContainText('轮到您')

    const compared = page.getByRole('region', { name: '申请与产品对照' }).getByRole('row')
    await expect(compared.filter({ hasText: '申请金额' })).toContainText('在公布范围内')
    const certified = page.getByRole('region', { name: '认证信息' })
    for (const fact of [enterprise.creditCode, '法定代表人', '注册资本', '资产总额', '注册地址'])
      await expect(certified).toContainText(fact)
    await expect(page.getByRole('region', { name: '企业授权的信息' })).toContainText('工商登记信息')
    await expect(page.getByText('没有其他申请。')).toBeVisible()

    const desk = page.getByRole('region', { name: '申请材料' })
    const sheet = desk.getByRole('img', { name: '银行对账单.pdf，第 1 页，共 1 页' })
    await sheet.scrollIntoViewIfNeeded()
    await expect(sheet).toHaveAttribute('data-drawn', '1')
    const width = (await sheet.boundingBox())?.width ?? 0
    await desk.getByRole('button', { name: '放大' }).click()
    await expect.poll(async () => (await sheet.boundingBox())?.width ?? 0).toBeGreaterThan(width * 1.4)
    await desk.getByRole('listitem').getByRole('button', { name: '营业执照.png' }).click()
    await expect(desk.getByRole('img', { name: '营业执照.png' })).toBeVisible()
    await expectAccessible(page)
  },
)

test('what waits for the manager is nobody else’s turn, though others may still act', async ({
  page,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, '620102')
  const { id } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  const token = await signIn(page, 'officer')
  await ask(request, acceptApplication, { params: { id }, body: {} }, { token })
  await ask(request, reviewApplication, { params: { id }, body: {} }, { token })
  const step = page.getByRole('list', { name: '办理环节' }).locator('[aria-current=step]')
  await page.goto(`/console/workbench/applications/${id}`)
  await expect(step).toContainText('等审批经理给结论')
  await expect(page.getByRole('button', { name: '要求补充材料' })).toBeVisible()
  await expect(step).not.toContainText('轮到您')
  await signIn(page, 'manager')
  await page.reload()
  await expect(step).toContainText('轮到您')
})
