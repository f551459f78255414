import type { Page } from '@playwright/test'
import { getReportLedger, type LedgerLine } from '../../packages/contract/src/demand-reports/ledger-calls.ts'
import { pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage } from '../support/console-pages.ts'
import { expectRefused, field, fillFields } from '../support/fields.ts'
import { hears } from '../support/hears.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise } from '../support/through-calls.ts'

/** No demonstration data and no other test counts anything here. */
const COUNTY = '620423'
const PREFECTURE = '620400'
const BANK = '祁连银行股份有限公司'

const MOVES = {
  accept: { button: '受理', title: '受理', confirm: '确认受理', said: '已受理' },
  review: { button: '列入申报清单', title: '列入申报清单', confirm: '确认列入', said: '已列入申报清单' },
  recommend: { button: '推荐给机构', title: '推荐给机构', confirm: '确认推荐', said: '已推荐' },
  recall: { button: '收回推荐', title: '收回推荐', confirm: '确认收回', said: '已收回推荐' },
  contact: { button: '已对接企业', title: '已对接企业', confirm: '确认已对接', said: '已记录对接' },
  credit: { button: '记录授信', title: '记录授信', confirm: '确认授信', said: '已记录授信' },
  disburse: { button: '记录放款', title: '记录放款', confirm: '确认放款', said: '已记录放款' },
} as const

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click()
  await page.getByTitle(option, { exact: true }).last().click()
}

/** Begins the report of this quarter's batch. */
async function begin(page: Page): Promise<void> {
  await page.goto('/console/personal/reports')
  const batch = page.getByRole('listitem').filter({ hasText: '本季度融资需求填报（示例）' })
  await batch.getByRole('button', { name: '开始填报' }).click()
  await expect(page).toHaveURL(/\/personal\/reports\/\d+\/edit$/)
}

/** All of it but the declarations. */
async function fillReport(page: Page): Promise<void> {
  await choose(page, '主体类别', '小微企业')
  await fillFields(page.locator('form'), {
    经营场所地址: '一条山镇示例路 8 号',
    需求金额: '80',
    期望期限: '12',
    资金用途说明: '采购冬季原材料',
    联系人: '示例联系人',
    联系电话: '13900001234',
  })
  await choose(page, '可提供的担保', '信用')
  await choose(page, '资金用途类别', '采购原材料或商品')
  await choose(page, '资金投向行业', '制造业')
}

async function handIn(page: Page): Promise<void> {
  await hears(page.getByText('填报已提交，请等待当地受理'), () =>
    page.getByRole('button', { name: '提交填报' }).click(),
  )
}

test('what was saved stands in the form, and is what is handed in', async ({ page, request }) => {
  const enterprise = await certifiedEnterprise(request, '620121')
  await signIn(page, enterprise)
  await begin(page)
  await fillReport(page)
  await page.reload()
  const restored = page.getByText(/^已恢复上次填写的内容/)
  const purpose = field(page.locator('form'), '资金用途说明')
  await expect(restored).toBeVisible()
  await purpose.fill('采购春季饲料')
  await hears(page.getByText('已保存', { exact: true }).first(), () =>
    page.getByRole('button', { name: '保存草稿' }).click(),
  )
  await expect(restored).toBeHidden()
  await expect(purpose).toHaveValue('采购春季饲料')
  for (const declared of await page.getByRole('checkbox').all()) await declared.check()
  await handIn(page)
  await expect(page.getByText('采购春季饲料')).toBeVisible()
})

async function recommend(office: Page): Promise<void> {
  await applicationPage.take(office, MOVES.recommend, async (dialog) => {
    await dialog.getByLabel('推荐机构').fill(BANK)
    await office.getByTitle(`${BANK}（甘肃省）`, { exact: true }).click()
  })
}

/** Every figure of the lines together, next to the total. */
function sumsOf(lines: readonly LedgerLine[], total: LedgerLine): [number, number][] {
  return Object.entries(total).flatMap(([name, value]) => {
    if (typeof value !== 'number' || name === 'averageRate') return []
    const sum = lines.reduce((before, line) => before + Number(line[name as keyof LedgerLine]), 0)
    return [[sum, value] as [number, number]]
  })
}

test('from the report through the visit and the list to the bank that grants and pays out, and the ledger adds up', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const enterprise = await certifiedEnterprise(request, COUNTY)
  const { corporateName } = enterprise
  const { access_token: token } = await tokenOf(request, 'government')
  const before = await ask(request, getReportLedger, { query: { areaCode: COUNTY } }, { token })

  await signIn(page, enterprise)
  await begin(page)
  await page.getByRole('button', { name: '提交填报' }).click()
  await expectRefused(field(page.locator('form'), '需求金额'), /需求金额/)
  await fillReport(page)
  await page.reload()
  await expect(field(page.locator('form'), '资金用途说明')).toHaveValue('采购冬季原材料')
  for (const declared of await page.getByRole('checkbox').all()) await declared.check()
  await expectAccessible(page)
  await handIn(page)
  await expect(page).toHaveURL(/\/personal\/reports\/\d+$/)
  const id = page.url().split('/').at(-1) ?? ''

  const office = await pageOf(browser, 'government')
  await office.goto(`/console/office/reports?keyword=${encodeURIComponent(corporateName)}`)
  await office.getByRole('link', { name: corporateName }).click()
  await applicationPage.take(office, MOVES.accept)
  await office.getByRole('link', { name: '记录走访' }).click()
  await fillFields(office.locator('form'), {
    走访人员: '走访专员（示例）',
    走访情况: '设备在用，资金需求属实。',
  })
  for (const test of ['合规经营', '固定场所', '真实需求']) {
    await office.getByRole('group', { name: '核实属实' }).getByRole('checkbox', { name: test }).check()
  }
  await hears(office.getByText('走访记录已保存'), () =>
    office.getByRole('button', { name: '保存走访记录' }).click(),
  )
  await applicationPage.take(office, MOVES.review)
  await recommend(office)
  await applicationPage.take(office, MOVES.recall, (dialog) =>
    fillFields(dialog, { 收回原因: '机构迟迟没有联系企业' }),
  )
  await recommend(office)
  await expectAccessible(office)

  const bank = await pageOf(browser, 'officer')
  await bank.goto(`/console/workbench/reports/${id}`)
  await expect(bank.getByText('设备在用，资金需求属实。')).toBeVisible()
  await applicationPage.take(bank, MOVES.contact)
  await applicationPage.take(bank, MOVES.credit, async (dialog) => {
    await fillFields(dialog, { 授信金额: '60', 授信年利率: '3.85' })
  })
  await applicationPage.take(bank, MOVES.disburse, async (dialog) => {
    await fillFields(dialog, { 放款金额: '40' })
    await dialog.getByRole('checkbox', { name: '首贷户贷款' }).check()
  })
  await applicationPage.take(bank, MOVES.disburse, async (dialog) => {
    await expect(field(dialog, '放款金额')).toHaveValue('20')
    await fillFields(dialog, { 放款金额: '30' })
    await dialog.getByRole('button', { name: '下一步' }).click()
    await dialog.getByRole('button', { name: '确认放款' }).click()
    await expectRefused(field(dialog, '放款金额'), /不能超过授信金额/)
    await fillFields(dialog, { 放款金额: '10' })
  })
  await bank.getByRole('button', { name: '更新余额' }).first().click()
  const balance = bank.getByRole('dialog', { name: '更新贷款余额' })
  await fillFields(balance, { 贷款余额: '25' })
  await hears(bank.getByText('贷款余额已更新'), () =>
    balance.getByRole('button', { name: '保存余额' }).click(),
  )
  await expectAccessible(bank)

  await page.reload()
  await expect(page.getByRole('list', { name: '办理进度' })).toContainText('放款')
  await expect(page.getByText('50 万元').first()).toBeVisible()
  await expect(page.getByText('35 万元').first()).toBeVisible()

  await office.goto(`/console/office/ledger?area=${PREFECTURE}`)
  await expect(office.getByRole('row', { name: /^景泰县/ })).toBeVisible()
  await expectAccessible(office)
  const after = await ask(request, getReportLedger, { query: { areaCode: COUNTY } }, { token })
  const grown = (
    name: Exclude<keyof LedgerLine, 'areaCode' | 'areaName' | 'isOwn' | 'hasBelow' | 'averageRate'>,
  ) => after.total[name] - before.total[name]
  expect(grown('filed')).toBe(1)
  expect(grown('visited')).toBe(1)
  expect(grown('disbursed')).toBe(1)
  expect(grown('creditYuan')).toBe(600_000)
  expect(grown('loanYuan')).toBe(500_000)
  expect(grown('balanceYuan')).toBe(350_000)
  expect(grown('drawdowns')).toBe(2)
  expect(grown('firstCustomers')).toBe(1)
  for (const areaCode of ['620000', PREFECTURE, COUNTY]) {
    const { lines, total } = await ask(request, getReportLedger, { query: { areaCode } }, { token })
    for (const [sum, whole] of sumsOf(lines, total)) expect(sum, areaCode).toBe(whole)
  }
})
