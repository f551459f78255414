import { demoAccount, pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { pdf, png } from '../support/documents.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { expectNoWiderThanScreen } from '../support/page-width.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { registeredEnterprise } from '../support/through-calls.ts'

const ANSWER = '请准备营业执照、近两年财务报表和设备购置合同。'

test(
  'an enterprise asks on the message board, the government answers, the enterprise follows up and rates',
  PHONE,
  async ({ page, browser, request }) => {
    const asker = await registeredEnterprise(request, '620423')
    await page.goto('/messageBoard')
    await expect(page.getByRole('heading', { name: '我要咨询' })).toHaveCount(0)
    await signIn(page, asker)
    await page.goto('/messageBoard')
    const form = page.getByRole('form', { name: '我要咨询' })
    await form.getByRole('button', { name: '提交咨询' }).click()
    await expect(form.getByText('请输入咨询标题')).toBeVisible()
    const title = `申请提交后可以换一家银行吗${Date.now() % 100_000}`
    await form.getByLabel('咨询标题').fill(title)
    await expect(form.getByText('这些问题已有答复，可以先看看')).toBeVisible()
    await form.getByText('申请提交后可以换一家银行吗', { exact: true }).click()
    await expect(form.getByText('改投其他机构', { exact: false })).toBeVisible()
    await form.getByLabel('咨询类别').selectOption({ label: '贷款融资' })
    await form.getByLabel('所在地区 · 市（州）').selectOption({ label: '白银市' })
    await form.getByLabel('咨询内容').fill('申请设备贷款已经一周，想改投其他银行，要重新准备材料吗？')
    for (const [label, file] of [
      ['有助于说明问题的材料（选填）', png('报价单.png')],
      ['其他材料（选填）', pdf('合同.pdf')],
    ] as const) {
      const { name, mimeType, buffer } = file
      await form.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType, buffer })
      await expect(form.getByText(name)).toBeVisible()
    }
    await expect(form.getByLabel('其他材料（选填）', { exact: true })).toBeAttached()
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)

    await page.reload()
    await expect(form.getByText('已恢复您上次填写的内容。')).toBeVisible()
    await expect(form.getByLabel('咨询标题')).toHaveValue(title)
    await expect(form.getByText('合同.pdf')).toBeVisible()
    await form.getByRole('button', { name: '提交咨询' }).click()
    await expect(page.getByText('咨询已提交')).toBeVisible()
    await expect(page.getByText(/\d{2}:\d{2} 前答复/)).toBeVisible()
    const mine = page.getByRole('region', { name: '我的咨询' })
    await expect(mine.getByText(title)).toBeVisible()
    await expect(mine.getByText('待接办')).toBeVisible()

    const office = await pageOf(browser, 'government')
    await office.goto(`/console/office/questions?keyword=${encodeURIComponent(title)}`)
    await office.getByRole('link', { name: title }).click()
    await office.getByRole('button', { name: '答复', exact: true }).click()
    const dialog = office.getByRole('dialog', { name: '答复' })
    const kept = office.waitForResponse(
      (answer) => answer.url().includes('/formDrafts/') && answer.request().method() === 'PUT',
    )
    await dialog.getByLabel('答复内容').fill(ANSWER)
    await expectAccessible(office)
    await kept
    await office.reload()
    await office.getByRole('button', { name: '答复', exact: true }).click()
    await expect(dialog.getByText('已恢复上次填写的内容')).toBeVisible()
    await expect(dialog.getByLabel('答复内容')).toHaveValue(ANSWER)
    await dialog.getByRole('button', { name: '发送答复' }).click()
    await expect(office.getByText('已答复').first()).toBeVisible()
    await office.context().close()

    await page.goto('/console/personal/questions')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText(ANSWER).first()).toBeVisible()
    await page.getByRole('button', { name: '评价' }).click()
    await page.getByRole('dialog').getByText('很满意', { exact: true }).click()
    await page.getByRole('button', { name: '提交评价' }).click()
    await expect(page.getByText('已评价').first()).toBeVisible()
    await page.getByRole('button', { name: '追问' }).click()
    await page.getByRole('dialog').getByLabel('追问内容').fill('财务报表要审计过吗？')
    const { name, mimeType, buffer } = pdf('审计报告.pdf')
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    await expect(page.getByRole('button', { name: `移除 ${name}` })).toBeVisible()
    await page.getByRole('button', { name: '提交追问' }).click()
    await expect(page.getByText('追问待答复').first()).toBeVisible()
    for (const file of ['报价单.png', '合同.pdf', '审计报告.pdf'])
      await expect(page.getByText(file)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '撤回咨询' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确认撤回' }).click()
    await expect(page.getByText('咨询已撤回')).toBeVisible()
    await expect(page.getByRole('button', { name: '撤回咨询' })).toHaveCount(0)
  },
)

test('an operator drafts a public answer of a question whose enterprise agreed', async ({ page }) => {
  await signIn(page, 'operator')
  await page.goto(`/console/office/questions?status=CLOSED&keyword=${encodeURIComponent('信用信息有误')}`)
  await page.getByRole('link', { name: '信用信息有误怎样更正' }).click()
  await page.getByRole('button', { name: '生成公开答复' }).click()
  await expect(page).toHaveURL(/office\/public-answers/)
  const row = page.getByRole('row').filter({ hasText: '信用信息有误怎样更正' }).filter({ hasText: '草稿' })
  await expect(row).toBeVisible()
  await expectAccessible(page)
})

test('the help centre leads whoever found no answer there to the form for a question', async ({ page }) => {
  const login = new LoginDialog(page)
  await page.goto('/helpCenter')
  await page.getByRole('button', { name: '在线提问' }).click()
  await login.logIn(demoAccount('enterprise'))
  await expect(page).toHaveURL(/\/console\/advisory\/advisoryForm$/)
})
