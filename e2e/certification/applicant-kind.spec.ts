import { randomUUID } from 'node:crypto'
import { getCertification, submitCertification } from '../../packages/contract/src/certification/calls.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { CertificationWizard } from '../support/certification-wizard.ts'
import { pdf, png } from '../support/documents.ts'
import { field } from '../support/fields.ts'
import { ENTERPRISE_FACTS } from '../support/new-enterprise.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, registeredEnterprise } from '../support/through-calls.ts'

test('a co-operative says what it is; a credit code that begins otherwise warns and does not stop it', async ({
  page,
  request,
}) => {
  test.slow()
  const applicant = await registeredEnterprise(request, '620102')
  const wizard = new CertificationWizard(page)
  await signIn(page, applicant)
  await page.goto('/authentication')
  await wizard.upload('营业执照', png('营业执照.png'))
  await wizard.goOn()
  await wizard.fillFacts(applicant)
  const warning = page.getByText(/农民专业合作社的统一社会信用代码一般以 93 开头/)
  await expect(warning).toHaveCount(0)
  await field(wizard.wizard, '主体类型').selectOption({ label: '农民专业合作社' })
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await wizard.goOn()
  await expect(wizard.wizard.getByText('农民专业合作社', { exact: true }).last()).toBeVisible()
  await wizard.submit()
  await expect(page.getByRole('heading', { name: '审核中' })).toBeFocused()
  await expect(page.getByText('农民专业合作社', { exact: true })).toBeVisible()
})

test('of two documents that are on their way at once the one that arrives first stays', async ({
  page,
  request,
}) => {
  const applicant = await registeredEnterprise(request, '620102')
  const { wizard } = new CertificationWizard(page)
  await signIn(page, applicant)
  const first = Promise.withResolvers<void>()
  await page.route(/fileupload\?.*authLetter/, async (route) => {
    await first.promise
    await route.continue()
  })
  await page.goto('/authentication')
  await field(wizard, '授权书（选填）').setInputFiles({ ...pdf('授权书.pdf') })
  await field(wizard, '营业执照').setInputFiles({ ...png('营业执照.png') })
  await expect(wizard.getByText('营业执照.png')).toBeVisible()
  first.resolve()
  await expect(wizard.getByText('授权书.pdf')).toBeVisible()
  await expect(wizard.getByText('营业执照.png')).toBeVisible()
})

test('what was typed goes on where a colleague has corrected the enterprise meanwhile, also after a reload', async ({
  page,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, '620102')
  const { token, corporateName, creditCode, areaCode } = enterprise
  const certification = new CertificationWizard(page)
  const { wizard } = certification
  await signIn(page, enterprise)
  await page.goto('/authentication')
  const change = page.getByRole('button', { name: '变更企业信息' })
  await change.click()
  await certification.goOn()
  await field(wizard, '注册地址').fill('石洞镇新址路 9 号')
  const { license } = await ask(request, getCertification, {}, { token })
  const { legalPersonIdNo: _kept, ...facts } = ENTERPRISE_FACTS
  const names = { corporateName, creditCode, areaCode, licenseFileId: license?.fileId ?? '' }
  const body = { ...facts, ...names, contactName: '另一位联系人' }
  await ask(request, submitCertification, { body }, { token, key: randomUUID() })
  await certification.goOn()
  const send = wizard.getByRole('button', { name: '提交变更' })
  await send.click()
  await expect(page.getByText('您填写期间，企业资料已有变化：联系人。')).toBeFocused()
  await expect(field(wizard, '注册地址')).toHaveValue('石洞镇新址路 9 号')
  await expect(field(wizard, '联系人')).toHaveValue('另一位联系人')
  await expectAccessible(page)
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/formDrafts/certification/'),
  )
  await field(wizard, '从业人数').fill('61')
  await kept
  await page.reload()
  await change.click()
  await certification.goOn()
  await expect(field(wizard, '注册地址')).toHaveValue('石洞镇新址路 9 号')
  await certification.goOn()
  await send.click()
  await expect(page.getByText('企业信息已更正，认证状态不变')).toBeVisible()
})
