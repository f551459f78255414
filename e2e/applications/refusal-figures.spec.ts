import { acceptApplication } from '../../packages/contract/src/applications/calls.ts'
import { pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage, MOVES } from '../support/console-pages.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

test('a refusal tells what decided in figures, when to try again, and which products are open instead', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const enterprise = await certifiedEnterprise(request, '620102')
  const { id } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  const { access_token: token } = await tokenOf(request, 'officer')
  await ask(request, acceptApplication, { params: { id }, body: {} }, { token })

  await test.step('where the reason is a figure, the officer gives both', async () => {
    const manager = await pageOf(browser, 'manager')
    await applicationPage.openAsInstitution(manager, enterprise.corporateName)
    await applicationPage.take(manager, MOVES.reject, async (dialog) => {
      const code = dialog.getByRole('combobox', { name: '拒绝原因' })
      await code.fill('还款来源不足')
      await code.press('Enter')
      await dialog.getByRole('button', { name: '下一步' }).click()
      await expect(dialog.getByText('请填写数值，企业据此知道差多少')).toHaveCount(2)
      await expectAccessible(manager)
      await dialog.getByLabel('要求的数值').fill('5000')
      await dialog.getByLabel('实际的数值').fill('2600')
    })
    await manager.context().close()
  })

  await test.step('the enterprise reads them and goes on with a product that passes', async () => {
    await signIn(page, enterprise)
    await page.goto(`/console/personal/applications/${id}`)
    const refusal = page.locator('section', { has: page.getByRole('heading', { name: '未通过的原因' }) })
    await expect(refusal).toContainText(
      '近 12 个月营业收入：要求 5,000 万元，实际 2,600 万元，相差 2,400 万元',
    )
    await expect(refusal).toContainText(/\d+年\d+月\d+日 起可以再次申请/)
    const ways = refusal.getByRole('list', { name: '由担保公司担保可以申请的产品' }).getByRole('listitem')
    await expect(ways.first()).toContainText('该产品接受融资担保公司担保')
    await expectAccessible(page)
    await ways.first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: '申请金融产品' })).toBeVisible()
    await expect(page.getByLabel('申请金额')).toHaveValue('50')
    await expect(page.getByRole('radio', { name: '融资担保公司担保' })).toBeChecked()
  })
})
