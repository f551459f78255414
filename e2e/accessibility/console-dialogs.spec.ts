import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import {
  acceptApplication,
  creditApplication,
  reviewApplication,
  signApplication,
} from '../../packages/contract/src/applications/calls.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage, reviewDesk } from '../support/console-pages.ts'
import { watchHealth } from '../support/page-health.ts'
import {
  certifiedEnterprise,
  productOfDemoBank,
  submittedApplication,
  waitingEnterprise,
} from '../support/through-calls.ts'

test('every move of the workbench opens an accessible dialog', async ({ page, request }) => {
  test.setTimeout(180_000)
  const health = watchHealth(page)
  const enterprise = await certifiedEnterprise(request, '620102')
  const { id } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  const token = await signIn(page, 'manager')
  await page.goto(`/console/workbench/applications/${id}`)
  await expectDialogs(page)
  await reviewed(request, token, id)
  await page.reload()
  await expectDialogs(page)
  await signed(request, token, id)
  await page.reload()
  await expectDialogs(page)
  health.expectNone()
})

test('every move of an enterprise opens an accessible dialog', async ({ page }) => {
  test.slow()
  const health = watchHealth(page)
  await signIn(page, 'enterprise')
  await page.goto('/console/personal/applications?status=SUPPLEMENT')
  await page.getByRole('main').locator('a[href*="/personal/applications/"]').first().click()
  await expectDialogs(page)

  await page.goto('/console/personal/authorisations')
  await page
    .getByRole('button', { name: /^撤销授权/ })
    .first()
    .click()
  await expectAccessible(page)
  health.expectNone()
})

test('the review of a certification opens accessible dialogs', async ({ page, request }) => {
  const { corporateName } = await waitingEnterprise(request, '620102')
  await signIn(page, 'operator')
  await reviewDesk.open(page, corporateName)
  for (const name of ['通过', '驳回']) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect(dialog).toBeHidden()
  }
})

test('the menu of the account is accessible', async ({ page }) => {
  await signIn(page, 'officer')
  await page.goto('/console')
  await page.getByRole('banner').getByRole('button').last().click()
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible()
  await expectAccessible(page)
})

/** Opens the dialog of each button that the case offers now, and leaves it by the button that does nothing. */
async function expectDialogs(page: Page): Promise<void> {
  const buttons = applicationPage.actions(page).getByRole('button')
  await expect(buttons.first()).toBeVisible()
  for (const button of await buttons.all()) {
    await button.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog
      .getByRole('button', { name: /^(?:取消|关闭|Close)$/ })
      .first()
      .click()
    await expect(dialog).toBeHidden()
  }
}

async function reviewed(request: APIRequestContext, token: string, id: string): Promise<void> {
  await ask(request, acceptApplication, { params: { id }, body: {} }, { token })
  await ask(request, reviewApplication, { params: { id }, body: {} }, { token })
}

async function signed(request: APIRequestContext, token: string, id: string): Promise<void> {
  const body = { creditAmountYuan: 500_000, creditRate: 3.85, creditTermMonths: 12 }
  await ask(request, creditApplication, { params: { id }, body }, { token })
  await ask(request, signApplication, { params: { id }, body: {} }, { token })
}
