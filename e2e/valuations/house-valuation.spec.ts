import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { listProducts } from '../../packages/contract/src/products/product-calls.ts'
import { demoAccount, pageOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { expectRefused, field, fillFields } from '../support/fields.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise } from '../support/through-calls.ts'

const NOT_AN_APPRAISAL = '不是估价报告'

const propertyForm = (page: Page) => page.getByRole('form', { name: '填写房产信息' })
const result = (page: Page) => page.getByRole('region', { name: '估价结果' })

async function mortgageOfDemoBank(request: APIRequestContext) {
  const { list } = await ask(request, listProducts, {
    body: { guaranteeMode: 'mortgage', onlineApply: true, pageSize: 100 },
  })
  const product = list.find(({ orgName }) => orgName === '祁连银行股份有限公司')
  if (!product) throw new Error('the demonstration bank offers no mortgage')
  return product
}

async function fillProperty(page: Page, address: string): Promise<void> {
  const form = propertyForm(page)
  await field(form, '所在县区 · 市（州）').selectOption({ label: '兰州市' })
  await field(form, '县（市、区）').selectOption({ label: '城关区' })
  await fillFields(form, { 坐落: address, 面积: '118.6', 建成年份: '2012' })
  await field(form, '建筑结构').selectOption({ label: '钢筋混凝土结构' })
}

test('an estimate is kept after the login, goes with an application, and the officer reads that it is no appraisal', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(150_000)
  const address = `示例路 ${randomInt(10 ** 6)} 号`
  const enterprise = await certifiedEnterprise(request, '620102')
  const login = new LoginDialog(page)

  await page.goto('/index')
  await page.getByRole('link', { name: '房产估值' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '房产估值' })).toBeVisible()
  await fillProperty(page, address)
  await field(propertyForm(page), '建成年份').fill('1800')
  await propertyForm(page).getByRole('button', { name: '开始估价' }).click()
  await expectRefused(field(propertyForm(page), '建成年份'), /建成年份应在1900到/)
  await field(propertyForm(page), '建成年份').fill('2012')
  await propertyForm(page).getByRole('button', { name: '开始估价' }).click()
  await expect(result(page).getByRole('img', { name: /^估值区间 .+ 至 .+，估值 .+$/ })).toBeVisible()
  await expect(result(page).getByText('演示数据')).toBeVisible()
  await expect(result(page).getByRole('row')).toHaveCount(4)
  await expectAccessible(page)

  await result(page).getByRole('button', { name: '保存估值' }).click()
  await expect(login.dialog).toBeVisible()
  await login.logIn(enterprise)
  await expect(result(page).getByText('已保存')).toBeVisible()
  await result(page).getByRole('link', { name: '查看我的房产估值' }).click()
  await page.getByRole('link', { name: address }).click()
  await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible()
  await expectAccessible(page)

  const product = await mortgageOfDemoBank(request)
  await page.goto(`/console/product/apply?proId=${product.id}&guaranteeMode=mortgage&termMonths=12`)
  await page.getByLabel('申请金额').fill(String(Math.max(product.amountMinYuan, 100_000) / 10_000))
  await page.getByLabel('申请期限').fill(String(product.termMinMonths))
  await page.getByLabel('贷款用途', { exact: true }).fill('采购原材料')
  await page.getByLabel('联系人').fill('示例联系人')
  await page.getByLabel('联系电话').fill('13900001234')
  await page.getByRole('combobox', { name: /房产估值/ }).click()
  await page.getByRole('option', { name: address }).or(page.getByTitle(address)).last().click()
  await page.getByRole('button', { name: '下一步：核对' }).click()
  await expect(page.getByRole('definition').filter({ hasText: address })).toBeVisible()
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByRole('link', { name: '查看办理进度' }).click()
  await expect(page.getByRole('heading', { name: /^所附房产估值/ })).toContainText(NOT_AN_APPRAISAL)
  const id = new URL(page.url()).pathname.split('/').at(-1)

  const officer = await pageOf(browser, demoAccount('officer'))
  await officer.goto(`/console/workbench/applications/${id}`)
  const panel = officer.locator('section', { has: officer.getByRole('heading', { name: /^所附房产估值/ }) })
  await expect(panel).toContainText(address)
  await expect(panel).toContainText(NOT_AN_APPRAISAL)
  await expect(panel).toContainText('估价时点')
  await expectAccessible(officer)
  await officer.context().close()
})

test('what was typed survives a reload, and a service that fails says so and takes nothing away', async ({
  page,
}) => {
  const address = `示例路 ${randomInt(10 ** 6)} 号`
  await page.goto('/houseValuation')
  await fillProperty(page, address)
  await page.reload()
  await expect(field(propertyForm(page), '坐落')).toHaveValue(address)
  await expect(page.getByText('已恢复您上次填写的内容。')).toBeVisible()
  const msg = '估价服务暂时不可用，没有得到结果；已填写的内容还在，请稍后重试'
  await page.route('**/console/valuations/estimates', (route) =>
    route.fulfill({
      status: 502,
      json: { code: 502, msg, data: null, error: { key: 'valuations.sourceUnavailable', number: 127002 } },
    }),
  )
  await propertyForm(page).getByRole('button', { name: '开始估价' }).click()
  await expect(propertyForm(page).getByText(msg)).toBeVisible()
  await expect(field(propertyForm(page), '坐落')).toHaveValue(address)
  await page.unroute('**/console/valuations/estimates')
  await propertyForm(page).getByRole('button', { name: '开始估价' }).click()
  await expect(result(page).getByRole('img')).toBeVisible()
})

test('an enterprise deletes what it keeps after being asked', async ({ browser }) => {
  const page = await pageOf(browser, 'enterprise')
  await page.goto('/console/personal/valuations')
  const expired = page.getByRole('row').filter({ hasText: '已过有效期' }).first()
  await expired.getByRole('button', { name: '删除' }).click()
  await page.getByRole('button', { name: '不删除' }).click()
  await expect(expired).toBeVisible()
  await page.getByRole('checkbox', { name: '只看有效期内' }).click()
  await expect(page).toHaveURL(/validOnly=true/)
  await expect(expired).toBeHidden()
  await page.context().close()
})
