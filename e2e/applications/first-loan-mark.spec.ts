import type { APIRequestContext, Page } from '@playwright/test'
import {
  acceptApplication,
  creditApplication,
  reviewApplication,
  signApplication,
} from '../../packages/contract/src/applications/calls.ts'
import { countFirstLoans } from '../../packages/contract/src/statistics/calls.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage, MOVES } from '../support/console-pages.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

const COUNTED = '首贷户按企业计，一家只计一次：'

/** What the panel of the loan says under a label. */
const fact = (page: Page, label: string) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: '放款记录' }) })
    .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    .getByRole('definition')

async function signed(request: APIRequestContext, token: string, id: string): Promise<void> {
  const grant = { creditAmountYuan: 500_000, creditRate: 3.85, creditTermMonths: 12 }
  await ask(request, acceptApplication, { params: { id }, body: {} }, { token })
  await ask(request, reviewApplication, { params: { id }, body: {} }, { token })
  await ask(request, creditApplication, { params: { id }, body: grant }, { token })
  await ask(request, signApplication, { params: { id }, body: {} }, { token })
}

test('who pays out says what the platform cannot know; the platform says whether it is a first loan', async ({
  page,
  request,
}) => {
  test.slow()
  const enterprise = await certifiedEnterprise(request, '620102')
  const { id } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  const token = await signIn(page, 'manager')
  await signed(request, token, id)
  await page.goto(`/console/workbench/applications/${id}`)
  await applicationPage.take(page, MOVES.disburse, async (dialog) => {
    await expect(dialog.getByText('由平台按放款记录判定')).toHaveCount(0)
    await dialog.getByRole('button', { name: '下一步' }).click()
    await expect(dialog.getByText('由平台按放款记录判定')).toBeVisible()
    await dialog.getByRole('button', { name: '返回修改' }).click()
    const declared = dialog.getByRole('checkbox', { name: '企业此前在平台以外已有贷款' })
    await declared.focus()
    await page.keyboard.press('Space')
    await expect(declared).toBeChecked()
    await expectAccessible(page)
  })
  await expect(fact(page, '首贷')).toHaveText('否')
  await expect(fact(page, '企业此前在平台以外已有贷款')).toHaveText('是')
  await expectAccessible(page)
})

test('what the ledger of the bank says of a loan is folded away, and flags that contradict are refused there', async ({
  page,
  request,
}) => {
  test.slow()
  const enterprise = await certifiedEnterprise(request, '620102')
  const { id } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  const token = await signIn(page, 'manager')
  await signed(request, token, id)
  await page.goto(`/console/workbench/applications/${id}`)
  await applicationPage.take(page, MOVES.disburse, async (dialog) => {
    const flag = (name: string) => dialog.getByRole('checkbox', { name, exact: true })
    await expect(flag('县域贷款')).toBeHidden()
    await dialog.getByText('本机构台账信息').click()
    for (const name of ['县域贷款', '信用贷款', '融资担保']) await flag(name).check()
    await dialog.getByRole('button', { name: '下一步' }).click()
    await expect(dialog.getByText('信用贷款没有担保')).toBeVisible()
    await flag('融资担保').uncheck()
    await expectAccessible(page)
  })
  await expect(fact(page, '贷款标识')).toHaveText('信用贷款、县域贷款')
})

test('how first loans are counted stands beside the figure', async ({ page, request }) => {
  for (const path of ['/loan', '/statistics']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(COUNTED)
  }
  await signIn(page, 'government')
  await page.goto('/console/cockpit')
  await page.getByRole('button', { name: '首贷户的统计口径' }).click()
  await expect(page.getByRole('tooltip')).toContainText(COUNTED)
  await expect(async () => {
    await page.reload()
    const cityCode = '620000'
    const { count } = await ask(request, countFirstLoans, {}, { cityCode })
    const figure = page.locator('dl > div', { has: page.getByText('首贷户', { exact: true }) })
    await expect(figure.getByRole('definition')).toContainText(`${count} 家`)
  }).toPass()
})
