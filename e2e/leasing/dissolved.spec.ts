import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  acceptLeaseTask,
  agreeToLeaseOffer,
  listLeaseTasks,
  offerLease,
  signLease,
  submitLeaseNeed,
} from '../../packages/contract/src/leasing/calls.ts'
import { pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage } from '../support/console-pages.ts'
import { field } from '../support/fields.ts'
import { hears } from '../support/hears.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, type SignedInEnterprise } from '../support/through-calls.ts'

const WHY = '设备厂商不能按期交货。'
const DISSOLVE = { button: '解除合同', title: '解除租赁合同', confirm: '确认解除', said: '已登记解除合同' }

/** A lease of this enterprise that was signed with the demonstration institution: the need, and that institution's answer. */
async function signed(request: APIRequestContext, { token }: SignedInEnterprise) {
  const equipmentName = `示例分拣设备${randomInt(10 ** 9)}`
  const asked = {
    kind: 'direct',
    equipmentName,
    equipmentCategory: 'coldChain',
    equipmentCondition: 'new',
    valueYuan: 1_000_000,
    amountYuan: 800_000,
    termMonths: 36,
    downPaymentPercent: 20,
    purpose: '新建果蔬分拣车间',
    areaCode: '620100',
    contactName: '示例联系人',
    contactPhone: '13900001234',
    audience: 'area',
    consent: true,
  } as const
  const { id } = await ask(request, submitLeaseNeed, { body: { ...asked, fileIds: [] } }, { token })
  const { access_token: lessor } = await tokenOf(request, 'lease')
  const { list } = await ask(request, listLeaseTasks, { body: { keyword: equipmentName } }, { token: lessor })
  const responseId = list[0]?.id ?? ''
  const params = { id: responseId }
  const offer = { amountYuan: 800_000, rentYuan: 24_400, ratePercent: 6, termMonths: 36, feeYuan: 0 }
  await ask(request, acceptLeaseTask, { params, body: {} }, { token: lessor })
  await ask(request, offerLease, { params, body: offer }, { token: lessor })
  await ask(request, agreeToLeaseOffer, { params: { id }, body: { responseId } }, { token })
  await ask(request, signLease, { params, body: {} }, { token: lessor })
  return { id, responseId }
}

test('a contract is dissolved before the equipment is handed over, by either side, and the other reads why', async ({
  page,
  browser,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, '620102')
  const staff = await pageOf(browser, 'lease')
  await signIn(page, enterprise)

  await test.step('by the enterprise', async () => {
    const { id, responseId } = await signed(request, enterprise)
    await page.goto(`/console/personal/leases/${id}`)
    const end = page.getByRole('button', { name: '解除合同' })
    const dialog = page.getByRole('dialog', { name: '解除租赁合同' })
    await end.click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect(dialog).toBeHidden()
    await end.click()
    await field(dialog, '原因说明').fill(WHY)
    await hears(page.getByText('已登记解除合同'), () =>
      dialog.getByRole('button', { name: '确认解除' }).click(),
    )
    await expect(end).toHaveCount(0)
    await staff.goto(`/console/workbench/leases/${responseId}`)
    await expect(staff.getByText(WHY).first()).toBeVisible()
    await expect(applicationPage.actions(staff)).toContainText('当前没有需要您处理的操作')
    await expectAccessible(staff)
  })

  await test.step('by the institution', async () => {
    const { id, responseId } = await signed(request, enterprise)
    await staff.goto(`/console/workbench/leases/${responseId}`)
    await applicationPage.openAndCancel(staff, DISSOLVE)
    await applicationPage.take(staff, DISSOLVE, (dialog) => field(dialog, '原因说明').fill(WHY))
    await page.goto(`/console/personal/leases/${id}`)
    await expect(page.getByText(WHY).first()).toBeVisible()
  })
})
