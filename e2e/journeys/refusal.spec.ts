import { expect, test } from '../support/test.ts'
import { acceptApplication } from '../../packages/contract/src/applications/calls.ts'
import { REJECT_CODES } from '../../packages/contract/src/reference/reject-codes.ts'
import { pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { applicationPage, MOVES } from '../support/console-pages.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

test('a refused enterprise reads why, moves on to another institution and may withdraw there', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const enterprise = await certifiedEnterprise(request, '620102')
  const { id } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  const { access_token: token } = await tokenOf(request, 'officer')
  await ask(request, acceptApplication, { params: { id }, body: {} }, { token })
  const found = REJECT_CODES.find(({ code }) => code === 'MATERIAL_INCOMPLETE')
  if (!found) throw new Error('no such reason')
  const nextSteps = '补齐近六个月的银行对账单后，可以重新申请。'

  await test.step('the manager refuses with a code, a sentence and what would change it', async () => {
    const manager = await pageOf(browser, 'manager')
    await applicationPage.openAsInstitution(manager, enterprise.corporateName)
    await applicationPage.take(manager, MOVES.reject, async (dialog) => {
      const code = dialog.getByRole('combobox', { name: '拒绝原因' })
      await code.fill(found.name)
      await code.press('Enter')
      await expect(dialog.getByLabel('给企业的说明')).toHaveValue(found.sentence)
      await dialog.getByLabel('怎样可以改变结果').fill(nextSteps)
    })
    await expect(applicationPage.actions(manager)).toContainText('当前没有需要您处理的操作')
    await manager.context().close()
  })

  await test.step('the enterprise reads all three and what else is open to it', async () => {
    await signIn(page, enterprise)
    await page.goto('/console/messages')
    const messages = page.getByRole('list', { name: '消息列表' })
    await messages
      .getByRole('link', { name: /^查看：.*(拒绝|未通过)/ })
      .first()
      .click()
    await expect(page).toHaveURL(`/console/personal/applications/${id}`)
    const refusal = page.locator('section', { has: page.getByRole('heading', { name: '未通过的原因' }) })
    for (const text of [found.name, found.sentence, nextSteps]) await expect(refusal).toContainText(text)
    await expect(refusal.getByRole('link', { name: '按您的金额和期限查看其他产品' })).toHaveAttribute(
      'href',
      '/financial?amountYuan=500000&termMonths=12',
    )
  })

  await test.step('one step moves the case, its data and its files to another institution', async () => {
    await applicationPage.actions(page).getByRole('button', { name: '改投其他机构' }).click()
    const dialog = page.getByRole('dialog', { name: '改投其他机构' })
    const choices = dialog.getByRole('list', { name: '选择要改投的产品' })
    await expect(choices).not.toContainText('祁连银行股份有限公司')
    await choices.getByRole('button').first().click()
    const confirm = dialog.getByRole('button', { name: '确认改投' })
    await confirm.click()
    await expect(dialog.getByRole('alert').filter({ hasText: '请阅读并勾选' })).toBeVisible()
    await dialog.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
    await confirm.click()
    await expect(page).not.toHaveURL(`/console/personal/applications/${id}`)
    await expect(applicationPage.timeline(page)).toContainText('等待机构受理')
    await expect(page.getByRole('button', { name: '查看 银行对账单.pdf' })).toBeVisible()
    await expect(page.getByText('采购冬季原材料')).toBeVisible()
  })

  await test.step('the new application can be withdrawn, which ends the consent for that institution', async () => {
    const moved = page.url()
    const revocable = page.getByRole('button', { name: /^撤销授权/ })
    await page.goto('/console/personal/authorisations')
    await expect(revocable).toHaveCount(1)
    await page.goto(moved)
    await applicationPage.take(page, MOVES.withdraw, (dialog) =>
      dialog.getByLabel('撤回原因（选填）').fill('已自筹资金'),
    )
    await expect(applicationPage.timeline(page)).toContainText('撤回 → 已撤回')
    await page.goto('/console/personal/authorisations')
    await expect(page.getByRole('list', { name: '信用授权列表' }).getByRole('article')).toHaveCount(2)
    await expect(revocable).toHaveCount(0)

    await page.goto(moved)
    await page.getByRole('link', { name: '查看原申请' }).click()
    await expect(page).toHaveURL(`/console/personal/applications/${id}`)
    await expect(applicationPage.timeline(page)).toContainText('改投其他机构 → 已转投')
  })
})
