import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { field } from '../support/fields.ts'
import { expect, test } from '../support/test.ts'
import {
  certifiedEnterprise,
  changeLegalPerson,
  productOfDemoBank,
  submittedApplication,
} from '../support/through-calls.ts'

test('what an application said arrives in a need and a lease, and a licence is given once', async ({
  page,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, '620122')
  const product = await productOfDemoBank(request)
  const { applyNo } = await submittedApplication(request, enterprise, product)
  await signIn(page, enterprise)

  await page.goto('/console/demand/demandInsert')
  const form = page.locator('form')
  const source = new RegExp(`来自产品申请 ${applyNo} · `)
  await expect(field(form, '融资金额')).toHaveValue('50')
  await expect(field(form, '融资金额')).toHaveAccessibleDescription(source)
  const purpose = field(form, '资金用途')
  await expect(purpose).toHaveValue('采购冬季原材料')
  await expect(purpose).toHaveAccessibleDescription(source)
  await purpose.fill('扩建冷库')
  await expect(purpose).not.toHaveAccessibleDescription(source)
  const licence = form.getByRole('group', { name: '营业执照', exact: true })
  await licence.getByRole('button', { name: /^用 .+ 交过的营业执照$/ }).click()
  await expect(licence.getByRole('button', { name: '移除 营业执照.png' })).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL(/id=\d+/)
  await page.reload()
  await expect(field(page.locator('form'), '资金用途')).toHaveValue('扩建冷库')
  await expect(
    page
      .getByRole('group', { name: '营业执照', exact: true })
      .getByRole('button', { name: '移除 营业执照.png' }),
  ).toBeVisible()

  await page.goto('/leaseForm')
  const lease = page.getByRole('form', { name: '填写租赁需求' })
  await expect(field(lease, '联系人')).toHaveValue('示例联系人')
  await expect(field(lease, '联系人')).toHaveAccessibleDescription(source)
  await field(lease, '设备价值').fill('100')
  await field(lease, '设备价值').blur()
  await expect(field(lease, '融资金额')).toHaveValue('80')
  await lease.getByRole('button', { name: /^用 .+ 交过的营业执照$/ }).click()
  await expect(lease.getByText(/营业执照\.png/)).toBeVisible()
})

test('a changed legal representative stands in the open draft, and the company sees who had the former one', async ({
  page,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, '620122')
  const product = await productOfDemoBank(request)
  const { applyNo } = await submittedApplication(request, enterprise, product)
  await signIn(page, enterprise)

  await page.goto('/console/personal/account-openings/new')
  const name = field(page.locator('form'), '法定代表人')
  await expect(name).toHaveValue('示例法人')
  await expect(name).toHaveAttribute('readonly', '')
  await expect(name).toHaveAccessibleDescription(/到企业认证修改.*来自认证资料/s)
  await field(page.locator('form'), '开户用途').fill('经营结算和发放工资')
  await expect(page.getByRole('status').filter({ hasText: '草稿已保存' })).toBeVisible()

  await changeLegalPerson(request, enterprise, '新任法人')
  await page.goto('/console/personal/account-openings/new')
  await expect(field(page.locator('form'), '法定代表人')).toHaveValue('新任法人')
  await expect(field(page.locator('form'), '开户用途')).toHaveValue('经营结算和发放工资')

  await page.goto('/console/certification')
  const changes = page.getByRole('region', { name: '法定代表人变更' })
  await expect(changes).toContainText('由 示例法人 变更为 新任法人')
  await expect(changes.getByRole('link', { name: new RegExp(`^经营快贷 · ${applyNo}$`) })).toBeVisible()
  await expectAccessible(page)
})
