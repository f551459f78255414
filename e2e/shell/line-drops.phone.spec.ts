import { applicationForm } from '../../packages/contract/src/applications/form.ts'
import { getFormDraft } from '../../packages/contract/src/identity/form-draft-calls.ts'
import { labelOf } from '../../packages/contract/src/kernel/field.ts'
import { signIn } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { field, fillFields } from '../support/fields.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank } from '../support/through-calls.ts'

const PURPOSE = '采购冬季原材料'

test(
  'what is typed into an application stays when the line drops, and goes off when it is back',
  PHONE,
  async ({ page, context, request }) => {
    const enterprise = await certifiedEnterprise(request, '620102')
    const { id: proId } = await productOfDemoBank(request)
    const token = await signIn(page, enterprise)
    const draftOf = async () =>
      (await ask(request, getFormDraft, { params: { form: 'productApply', subject: proId } }, { token }))
        .draft?.content
    await page.goto(`/lite/apply?proId=${proId}`)
    const form = page.locator('form[data-keep]')
    await fillFields(form, { 申请金额: '50', 申请期限: '12' })
    await expect(form.getByText('已自动存到您的账号')).toBeVisible()
    expect(await draftOf()).toContain('"amount":"50"')

    await context.setOffline(true)
    await fillFields(form, { [labelOf(applicationForm.shape.purpose)]: PURPOSE })
    await expect(form.getByText('内容已加密存在这台设备上')).toBeVisible()
    expect(await draftOf()).not.toContain(PURPOSE)
    const kept = await page.evaluate(() => JSON.stringify(localStorage))
    expect(kept).toContain('lqr:draft:')
    expect(kept).not.toContain(PURPOSE)

    await field(form, '担保方式').selectOption('credit')
    await form.getByRole('checkbox', { name: /授权书/ }).check()
    await form.getByRole('button', { name: '提交申请' }).click()
    await expect(form.getByText('连上后自动提交')).toBeVisible()
    await expect(field(form, '贷款用途')).toHaveValue(PURPOSE)
    await context.setOffline(false)
    await expect(page.getByText('申请已提交')).toBeVisible()
    await expect(page.getByText(PURPOSE)).toBeVisible()
    expect(await draftOf()).toBeUndefined()

    await page.goto(`/lite/apply?proId=${proId}`)
    // The draft is gone: what stands there is known from what has been handed in, and says so.
    await expect(form.getByText(/来自产品申请/).first()).toBeVisible()
  },
)
