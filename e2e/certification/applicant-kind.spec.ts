import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { CertificationWizard } from '../support/certification-wizard.ts'
import { pdf, png } from '../support/documents.ts'
import { field } from '../support/fields.ts'
import { expect, test } from '../support/test.ts'
import { registeredEnterprise } from '../support/through-calls.ts'

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
