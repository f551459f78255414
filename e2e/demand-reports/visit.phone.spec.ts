import { listMyBatches } from '../../packages/contract/src/demand-reports/batch-calls.ts'
import { createDemandReport } from '../../packages/contract/src/demand-reports/calls.ts'
import { FIVE_TESTS } from '../../packages/contract/src/demand-reports/kinds.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { field, fillFields } from '../support/fields.ts'
import { hears } from '../support/hears.ts'
import { expectNoWiderThanScreen } from '../support/page-width.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { certifiedEnterprise } from '../support/through-calls.ts'

const COUNTY = '620421'
const FOUND = '厂房和设备在用，有近三个月的采购合同。'

test(
  'what is typed on the spot outlives a failed request and a reload, and is sent when the line is back',
  PHONE,
  async ({ page, request }) => {
    const { token } = await certifiedEnterprise(request, COUNTY)
    const batches = await ask(request, listMyBatches, {}, { token })
    const batchId = batches.find(({ name }) => name.startsWith('本季度'))?.id ?? ''
    const body = {
      batchId,
      applicantKind: 'micro',
      areaCode: COUNTY,
      address: '乌兰镇示例路 8 号',
      amountYuan: 300_000,
      termMonths: 12,
      guaranteeMode: 'credit',
      loanPurpose: 'purchase',
      purpose: '采购冬季原材料',
      fundsIndustryCode: 'C',
      contactName: '示例联系人',
      contactPhone: '13900001234',
      declaredTests: FIVE_TESTS.map(({ code }) => code),
      submit: true,
    } as const
    const { id } = await ask(request, createDemandReport, { body }, { token })

    await signIn(page, 'government')
    await page.goto(`/console/office/reports/${id}/visit`)
    const form = page.locator('form')
    await page.route(/formDrafts/, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    )
    await page.route('**/visit', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await fillFields(form, { 走访人员: '走访专员（示例）', 走访情况: FOUND })
    await form.getByRole('group', { name: '核实属实' }).getByRole('checkbox', { name: '固定场所' }).check()
    await form.getByRole('group', { name: '核实不符' }).getByRole('checkbox', { name: '用途合规' }).check()
    await page.getByRole('button', { name: '保存走访记录' }).click()
    await expect(page.getByText('网络错误').first()).toBeVisible()
    await expect(field(form, '走访情况')).toHaveValue(FOUND)
    await expectNoWiderThanScreen(page)
    await expectAccessible(page)

    await page.reload()
    await expect(page.getByText('已恢复上次填写的内容。')).toBeVisible()
    await expect(field(form, '走访情况')).toHaveValue(FOUND)
    await expect(
      form.getByRole('group', { name: '核实不符' }).getByRole('checkbox', { name: '用途合规' }),
    ).toBeChecked()
    await page.unroute('**/visit')
    await page.unroute(/formDrafts/)
    await hears(page.getByText('走访记录已保存'), () =>
      page.getByRole('button', { name: '保存走访记录' }).click(),
    )
    await expect(page.getByText(FOUND)).toBeVisible()
    await expect(page.getByText('走访核实不符')).toBeVisible()
  },
)
