import type { APIRequestContext } from '@playwright/test'
import { listMyBatches } from '../../packages/contract/src/demand-reports/batch-calls.ts'
import { createDemandReport } from '../../packages/contract/src/demand-reports/calls.ts'
import { FIVE_TESTS } from '../../packages/contract/src/demand-reports/kinds.ts'
import {
  acceptDemandReport,
  contactReporter,
  creditDemandReport,
  recommendDemandReport,
  recordReportVisit,
  reviewDemandReport,
} from '../../packages/contract/src/demand-reports/move-calls.ts'
import { chinaToday } from '../../packages/contract/src/rules/china-day.ts'
import { pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage, MOVES } from '../support/console-pages.ts'
import { field } from '../support/fields.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, type SignedInEnterprise } from '../support/through-calls.ts'

const WHY = '订单取消，不再需要这笔资金。'
const ALL_TESTS = FIVE_TESTS.map(({ code }) => code)

/** Handed in, by calls alone. */
async function filed(request: APIRequestContext, { token, areaCode }: SignedInEnterprise): Promise<string> {
  const batches = await ask(request, listMyBatches, {}, { token })
  const open = batches.find(({ isOpenToMe, reportId }) => isOpenToMe && reportId === null)
  const body = {
    batchId: open?.id ?? '',
    applicantKind: 'micro',
    areaCode,
    address: '石洞镇示例路 8 号',
    amountYuan: 800_000,
    termMonths: 12,
    guaranteeMode: 'credit',
    loanPurpose: 'purchase',
    purpose: '采购冬季原材料',
    fundsIndustryCode: 'C',
    contactName: '示例联系人',
    contactPhone: '13900001234',
    declaredTests: ALL_TESTS,
    submit: true,
  } as const
  return (await ask(request, createDemandReport, { body }, { token })).id
}

/** On the list of the government, recommended to the demonstration bank and granted there. */
async function granted(request: APIRequestContext, id: string): Promise<void> {
  const params = { id }
  const { access_token: office } = await tokenOf(request, 'government')
  const { orgId } = await productOfDemoBank(request)
  const visit = {
    visitWay: 'onSite' as const,
    visitedOn: chinaToday(),
    visitors: '走访专员（示例）',
    confirmedTests: ALL_TESTS,
    doubtedTests: [],
    findings: '设备在用，资金需求属实。',
    fileIds: [],
  }
  await ask(request, acceptDemandReport, { params, body: {} }, { token: office })
  await ask(request, recordReportVisit, { params, body: visit }, { token: office })
  await ask(request, reviewDemandReport, { params, body: {} }, { token: office })
  await ask(request, recommendDemandReport, { params, body: { orgId } }, { token: office })
  const { access_token: bank } = await tokenOf(request, 'officer')
  const grant = { creditAmountYuan: 600_000, creditRate: 3.85, creditTermMonths: 12, loanFlags: [] }
  await ask(request, contactReporter, { params, body: {} }, { token: bank })
  await ask(request, creditDemandReport, { params, body: grant }, { token: bank })
}

test('a grant that came of a report and is not used ends by either side, and the others read why', async ({
  page,
  browser,
  request,
}) => {
  const bank = await pageOf(browser, 'officer')
  const office = await pageOf(browser, 'government')

  await test.step('by the enterprise', async () => {
    const enterprise = await certifiedEnterprise(request, '620121')
    const id = await filed(request, enterprise)
    await granted(request, id)
    await signIn(page, enterprise)
    await page.goto(`/console/personal/reports/${id}`)
    await applicationPage.openAndCancel(page, MOVES.forgo)
    await applicationPage.take(page, MOVES.forgo, (dialog) => field(dialog, '原因说明').fill(WHY))
    await expect(page.getByText('授信未使用').first()).toBeVisible()
    await expectAccessible(page)
    for (const [other, address] of [
      [bank, 'workbench'],
      [office, 'office'],
    ] as const) {
      await other.goto(`/console/${address}/reports/${id}`)
      await expect(other.getByText(WHY).first()).toBeVisible()
      await expect(applicationPage.actions(other)).toContainText('当前没有需要处理的操作')
    }
  })

  await test.step('by the bank', async () => {
    const enterprise = await certifiedEnterprise(request, '620121')
    const id = await filed(request, enterprise)
    await granted(request, id)
    await bank.goto(`/console/workbench/reports/${id}`)
    await applicationPage.openAndCancel(bank, MOVES.release)
    await applicationPage.take(bank, MOVES.release, (dialog) => field(dialog, '原因说明').fill(WHY))
    await signIn(page, enterprise)
    await page.goto(`/console/personal/reports/${id}`)
    await expect(page.getByText(WHY).first()).toBeVisible()
  })
})
