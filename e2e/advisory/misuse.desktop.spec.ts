import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { registeredEnterprise } from '../support/through-calls.ts'

test('a hidden word is refused at its field; a barred account reads why and appeals to another operator', async ({
  page,
  browser,
  request,
}) => {
  const serial = String(Date.now() % 1_000_000)
  const word = `示例屏蔽词${serial}`
  const title = `怎样申请示例贷款${serial}`
  await signIn(page, 'operator')
  await page.goto('/console/office/hidden-words')
  await page.getByLabel('屏蔽词', { exact: true }).fill(word)
  await page.getByRole('button', { name: '添加' }).click()
  await expect(page.getByText('屏蔽词已添加').first()).toBeVisible()
  await expectAccessible(page)

  const asker = await pageOf(browser, await registeredEnterprise(request, '620423'))
  await asker.goto('/messageBoard')
  const form = asker.getByRole('form', { name: '我要咨询' })
  await form.getByLabel('咨询标题').fill(title)
  await form.getByLabel('咨询类别').selectOption({ label: '贷款融资' })
  await form.getByLabel('所在地区 · 市（州）').selectOption({ label: '白银市' })
  await form.getByLabel('咨询内容').fill(`听说可以找${word}办理，需要准备什么？`)
  await form.getByRole('button', { name: '提交咨询' }).click()
  await expect(form.getByText(`内容含有不能发布的词语“${word}”，请修改`)).toBeVisible()
  await form.getByLabel('咨询内容').fill('想申请示例贷款，需要准备什么材料？')
  await form.getByRole('button', { name: '提交咨询' }).click()
  await expect(asker.getByText('咨询已提交')).toBeVisible()

  await page.goto(`/console/office/questions?keyword=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: '停止提问' }).click()
  await page.getByRole('dialog').getByLabel('停止提问的原因').fill('反复提交无关内容')
  await page.getByRole('dialog').getByRole('button', { name: '停止提问' }).click()
  await expect(page.getByText('已停止该账号提问').first()).toBeVisible()

  await asker.goto('/console/advisory/advisoryForm')
  await expect(asker.getByText('反复提交无关内容')).toBeVisible()
  await asker.getByLabel('申诉理由').fill('内容是真实需求')
  await expectAccessible(asker)
  await asker.getByRole('button', { name: '提交申诉' }).click()
  await expect(asker.getByText('申诉已提交，请等待处理。')).toBeVisible()
  await asker.context().close()

  await page.goto('/console/office/asking-bars')
  const row = page.getByRole('row').filter({ hasText: '内容是真实需求' })
  await expect(row.getByText('申诉待处理')).toBeVisible()
  // Whoever barred the account does not decide the appeal.
  await expect(row.getByRole('button', { name: '处理' })).toHaveCount(0)
  await expectAccessible(page)
})
