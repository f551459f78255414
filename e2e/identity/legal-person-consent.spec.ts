import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { CertificationWizard } from '../support/certification-wizard.ts'
import { png } from '../support/documents.ts'
import { expectRefused, fillFields } from '../support/fields.ts'
import { ENTERPRISE_FACTS } from '../support/new-enterprise.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { registeredEnterprise } from '../support/through-calls.ts'

test(
  'the id number of the legal representative is agreed to by itself, and withdrawn as easily',
  PHONE,
  async ({ page, request }) => {
    test.slow()
    const enterprise = await registeredEnterprise(request, '620102')
    const wizard = new CertificationWizard(page)
    await signIn(page, enterprise)
    await page.goto('/authentication')
    await wizard.upload('营业执照', png('营业执照.png'))
    await wizard.goOn()
    await expect(wizard.consent).not.toBeChecked()
    await wizard.fillFacts(enterprise)
    await wizard.consent.uncheck()
    await wizard.goOn()
    await expectRefused(wizard.consent, /请先阅读并勾选《法定代表人身份证号单独同意书》/)
    await wizard.wizard.getByText('阅读单独同意书').click()
    await expect(wizard.wizard.getByText('平台立即删除已保存的身份证号')).toBeVisible()
    await wizard.consent.check()
    await expectAccessible(page)
    await wizard.goOn()
    await page.reload()
    await wizard.goOn()
    // With the number the consent to it is asked for anew: no draft holds either.
    await expect(wizard.consent).not.toBeChecked()
    await fillFields(wizard.wizard, { 法定代表人身份证号: ENTERPRISE_FACTS.legalPersonIdNo })
    await wizard.consent.check()
    await wizard.goOn()
    await wizard.submit()
    await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()

    await page.goto('/console/agreements')
    await page.getByRole('button', { name: '撤回同意' }).click()
    const dialog = page.getByRole('dialog', { name: '撤回对法定代表人身份证号的单独同意' })
    await expect(dialog).toContainText('平台立即删除已保存的身份证号')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '撤回并删除号码' }).click()
    await expect(page.getByText(/^已于 .+ 撤回$/)).toBeVisible()
    await page.goto('/authentication')
    await expect(page.getByRole('heading', { name: '认证未通过' })).toBeVisible()
    await expect(page.getByText('单独同意已撤回').first()).toBeVisible()
  },
)
