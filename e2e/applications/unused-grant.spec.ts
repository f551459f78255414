import type { APIRequestContext } from '@playwright/test'
import {
  acceptApplication,
  creditApplication,
  reviewApplication,
} from '../../packages/contract/src/applications/calls.ts'
import { pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage, MOVES } from '../support/console-pages.ts'
import { expectRefused, field } from '../support/fields.ts'
import { expect, test } from '../support/test.ts'
import {
  certifiedEnterprise,
  productOfDemoBank,
  type SignedInEnterprise,
  submittedApplication,
} from '../support/through-calls.ts'

const WHY = '资金已由其他渠道解决，不再用款。'

/** An application of this enterprise that the demonstration bank has granted. */
async function granted(request: APIRequestContext, enterprise: SignedInEnterprise): Promise<string> {
  const { id } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  const { access_token: token } = await tokenOf(request, 'manager')
  const grant = { creditAmountYuan: 500_000, creditRate: 3.85, creditTermMonths: 12 }
  await ask(request, acceptApplication, { params: { id }, body: {} }, { token })
  await ask(request, reviewApplication, { params: { id }, body: {} }, { token })
  await ask(request, creditApplication, { params: { id }, body: grant }, { token })
  return id
}

test('an enterprise thinks twice, forgoes its grant with a reason, and the bank reads it', async ({
  page,
  browser,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, '620102')
  const id = await granted(request, enterprise)
  await signIn(page, enterprise)
  await page.goto(`/console/personal/applications/${id}`)
  await applicationPage.openAndCancel(page, MOVES.forgo)
  await applicationPage.take(page, MOVES.forgo, async (dialog) => {
    await expectAccessible(page)
    await dialog.getByRole('button', { name: MOVES.forgo.confirm }).click()
    await expectRefused(field(dialog, '原因说明'), /原因说明/)
    await field(dialog, '原因说明').fill(WHY)
  })
  await expect(page.getByText('授信未使用').first()).toBeVisible()
  await expect(page.getByText(WHY).first()).toBeVisible()
  await expect(page.getByRole('button', { name: MOVES.forgo.button })).toHaveCount(0)

  const manager = await pageOf(browser, 'manager')
  await manager.goto(`/console/workbench/applications/${id}`)
  await expect(manager.getByText(WHY).first()).toBeVisible()
  await expect(applicationPage.actions(manager)).toContainText('当前没有需要您处理的操作')
})

test('a bank ends a grant that is not used, and the enterprise is told why', async ({
  page,
  browser,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, '620102')
  const id = await granted(request, enterprise)
  await signIn(page, 'manager')
  await page.goto(`/console/workbench/applications/${id}`)
  await applicationPage.openAndCancel(page, MOVES.release)
  await applicationPage.take(page, MOVES.release, (dialog) => field(dialog, '原因说明').fill(WHY))

  const own = await pageOf(browser, enterprise)
  await own.goto('/console/messages')
  const told = own.getByRole('list', { name: '消息列表' }).getByRole('link', { name: /终止/ })
  await told.first().click()
  await expect(own).toHaveURL(`/console/personal/applications/${id}`)
  await expect(own.getByText(WHY).first()).toBeVisible()
  await expectAccessible(own)
})
