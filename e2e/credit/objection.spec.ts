import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { attach } from '../support/console-pages.ts'
import { pdf } from '../support/documents.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

const CORRECTION = '经核查营业执照，登记信息以企业提交的最新执照为准，来源单位正在更新。'

test(
  'an enterprise objects to an item, its bank reads the mark, an operator upholds, both read the correction',
  PHONE,
  async ({ page, browser, request }) => {
    test.setTimeout(120_000)
    const enterprise = await certifiedEnterprise(request, '620102')
    await submittedApplication(request, enterprise, await productOfDemoBank(request))
    await signIn(page, enterprise)
    await page.goto('/console/personal/credit/topics/basic')
    await page.getByRole('button', { name: '对第 1 条提出异议' }).click()
    const dialog = page.getByRole('dialog', { name: '提出异议' })
    await dialog.getByRole('button', { name: '提交异议' }).click()
    await expect(dialog.getByText('请选择异议类型')).toBeVisible()
    await dialog.getByRole('combobox', { name: '异议类型' }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: '信息已过时' }).click()
    await dialog.getByLabel('异议说明').fill('登记信息已于上月变更，条目仍是变更前的内容。')
    await attach(page, dialog, '证明材料（选填）', pdf('营业执照.pdf'))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '提交异议' }).click()
    const marks = page.getByRole('region', { name: '异议标注' })
    await expect(marks.getByText('异议处理中', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: '对第 1 条提出异议' })).toHaveCount(0)
    await expectAccessible(page)

    const officer = await pageOf(browser, 'officer')
    const held = `/console/workbench/credit/${enterprise.companyId}/topics/basic`
    await officer.goto(held)
    const seen = officer.getByRole('region', { name: '异议标注' })
    await expect(seen.getByText('异议处理中', { exact: false })).toBeVisible()
    await expect(officer.getByRole('button', { name: '对第 1 条提出异议' })).toHaveCount(0)

    const operator = await pageOf(browser, 'operator')
    const name = encodeURIComponent(enterprise.corporateName)
    await operator.goto(`/console/office/objections?keyword=${name}`)
    await operator.getByRole('link', { name: '基本信息' }).click()
    await expect(operator.getByText('营业执照.pdf')).toBeVisible()
    await operator.getByRole('button', { name: '受理', exact: true }).click()
    await operator.getByRole('button', { name: '确认受理' }).click()
    await expect(operator.getByText('核查中').first()).toBeVisible()
    await operator.getByRole('button', { name: '异议成立', exact: true }).click()
    const decision = operator.getByRole('dialog', { name: '异议成立' })
    await decision.getByLabel('更正内容').fill(CORRECTION)
    await expectAccessible(operator)
    await decision.getByRole('button', { name: '确认更正' }).click()
    await expect(operator.getByText('已更正').first()).toBeVisible()
    await operator.context().close()

    await officer.goto(held)
    await expect(seen.getByText(CORRECTION, { exact: false })).toBeVisible()
    await officer.context().close()

    await page.goto('/console/personal/objections')
    await page.getByRole('link', { name: '基本信息' }).click()
    await expect(page.getByText(CORRECTION).first()).toBeVisible()
    await expectAccessible(page)
    await page.goto('/console/personal/credit/topics/basic')
    await expect(marks.getByText(CORRECTION, { exact: false })).toBeVisible()
  },
)
