import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { listOrganisations } from '../../packages/contract/src/organisations/calls.ts'
import {
  createProductDraft,
  getMaintainedProduct,
  listMaintainedProducts,
  updateProductDraft,
} from '../../packages/contract/src/products/maintenance-calls.ts'
import { getProduct } from '../../packages/contract/src/products/product-calls.ts'
import { pageOf, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask, send } from '../support/calls.ts'
import { field, fillFields } from '../support/fields.ts'
import { newOfficerOf } from '../support/staff.ts'

/** A name nobody else uses; letters and digits only, because a product is looked for by it. */
const productName = () => `示例冬储贷${randomInt(10 ** 8)}`

async function fillTerms(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  await fillFields(main, {
    产品名称: name,
    产品特点: '冬季储备原料专用，按合同放款',
    最低额度: '10',
    最高额度: '300',
    最短期限: '3',
    最长期限: '12',
    最低年利率: '3.45',
    最高年利率: '4.2',
    申请条件: '在甘肃省内依法登记，持续经营满一年。',
    申请材料: '营业执照\n近一年财务报表',
  })
  const category = main.getByRole('combobox', { name: '产品类型' })
  await category.fill('流动资金')
  await category.press('Enter')
  for (const box of ['保证', '按期付息、到期还本', '小微企业', '普惠金融']) {
    await main.getByRole('checkbox', { name: box, exact: true }).check()
  }
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '核对并提交' }).click()
  await expect(page.getByRole('heading', { name: '全部内容' })).toBeVisible()
  await page.getByRole('button', { name: '确认提交' }).click()
  await expect(page.getByText('已提交，等待平台审核')).toBeVisible()
}

async function openReview(page: Page, name: string): Promise<void> {
  await page.goto('/console/products/review')
  const search = page.getByRole('search').getByRole('searchbox')
  await search.fill(name)
  await search.press('Enter')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function approve(page: Page, name: string): Promise<void> {
  await openReview(page, name)
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await page.getByRole('dialog', { name: '通过产品' }).getByRole('button', { name: '确认通过' }).click()
  await expect(page.getByText('已通过，产品已上架')).toBeVisible()
}

test('a product is drafted, submitted, returned, corrected, approved, and changed without touching the live terms', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const name = productName()
  const manager = await pageOf(browser, 'manager')
  const operator = await pageOf(browser, 'operator')
  let id = ''

  await test.step('a draft with a name alone is kept, and says what is missing before it can go on', async () => {
    await manager.goto('/console/workbench/products')
    await manager.getByRole('link', { name: '新建产品' }).click()
    await field(manager.getByRole('main'), '产品名称').fill(name)
    await manager.getByRole('button', { name: '保存草稿' }).click()
    await expect(manager).toHaveURL(/\/workbench\/products\/\d+\/edit$/)
    await expect(manager.getByRole('heading', { level: 1, name: `修改：${name}` })).toBeVisible()
    id = /products\/(\d+)/.exec(manager.url())?.[1] ?? ''
    await manager.getByRole('button', { name: '核对并提交' }).click()
    await expect(manager.getByText('请选择产品类型')).toBeVisible()
    await expect(manager.getByText('请填写申请材料')).toBeVisible()
  })

  await test.step('the cost is worked out while typing, with the fees of the enterprise', async () => {
    await fillTerms(manager, name)
    const preview = manager.getByRole('region', { name: '综合年化成本预览' })
    await expect(preview).toContainText('3.45% 起')
    await manager.getByRole('button', { name: '添加一项费用' }).click()
    const fee = manager.getByRole('group', { name: '费用 1' })
    await fillFields(fee, { 费用名称: '监管费', 费率或金额: '0.5', 收取方式: '按贷款余额每年收取' })
    await expect(preview).toContainText('3.95% 起')
    await expectAccessible(manager)
    await submit(manager)
  })

  await test.step('the operator returns it with the reason', async () => {
    await openReview(operator, name)
    await expectAccessible(operator)
    await operator.getByRole('button', { name: '退回', exact: true }).click()
    const dialog = operator.getByRole('dialog', { name: '退回产品' })
    await dialog.getByRole('button', { name: '确认退回' }).click()
    await expect(dialog.getByText('请填写退回原因')).toBeVisible()
    await dialog.getByLabel('退回原因').fill('监管费偏高，请说明依据或取消。')
    await expect(dialog.getByText('请填写退回原因')).toBeHidden()
    await dialog.getByRole('button', { name: '确认退回' }).click()
    await expect(operator.getByText('该产品现在没有待审核的内容')).toBeVisible()
  })

  await test.step('the institution reads the reason on top, corrects and submits again', async () => {
    await manager.goto(`/console/workbench/products/${id}`)
    await expect(manager.getByRole('alert').filter({ hasText: '监管费偏高' })).toBeVisible()
    await manager.getByRole('button', { name: '修改', exact: true }).click()
    await manager.getByRole('button', { name: '移除第 1 项费用' }).click()
    await submit(manager)
    expect((await send(request, getProduct, { params: { id } })).status).toBe(404)
    await approve(operator, name)
  })

  await test.step('a visitor finds it and reads its terms', async () => {
    await page.goto(`/financial?keyword=${encodeURIComponent(name)}`)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('3.45%')
    await expect(page.getByRole('main')).toContainText('近一年财务报表')
  })

  await test.step('a change leaves the live terms alone until it is approved', async () => {
    await manager.goto(`/console/workbench/products/${id}`)
    await manager.getByRole('button', { name: '发起变更' }).click()
    await fillFields(manager.getByRole('main'), { 最低年利率: '3.1' })
    await manager.getByRole('button', { name: '核对并提交' }).click()
    const change = manager.getByRole('table', { name: '与线上内容的差别' })
    await expect(change).toContainText('年化 3.45%–4.20%')
    await expect(change).toContainText('年化 3.10%–4.20%')
    await manager.getByRole('button', { name: '确认提交' }).click()
    await expect(manager.getByText('审核通过前，线上内容保持不变。')).toBeVisible()
    expect((await ask(request, getProduct, { params: { id } })).rateMin).toBe(3.45)
    await approve(operator, name)
    expect(await ask(request, getProduct, { params: { id } })).toMatchObject({
      rateMin: 3.1,
      annualCostMin: 3.1,
    })
    await manager.reload()
    await manager.getByText('第 2 版').click()
    await expect(manager.getByRole('table', { name: '第 2 版' })).toContainText('年化 3.10%–4.20%')
  })

  await test.step('another institution sees nothing of it', async () => {
    const { list } = await ask(request, listOrganisations, { body: { keyword: '白塔银行' } })
    const token = await newOfficerOf(request, list[0]?.id ?? '')
    expect((await send(request, getMaintainedProduct, { params: { id } }, { token })).status).toBe(404)
    const found = await ask(request, listMaintainedProducts, { body: { keyword: name } }, { token })
    expect(found.total).toBe(0)
  })

  await test.step('taken off the list it vanishes for the public', async () => {
    await manager.getByRole('button', { name: '下架', exact: true }).click()
    const dialog = manager.getByRole('dialog', { name: '下架产品' })
    await dialog.getByLabel('下架原因').fill('冬储季结束')
    await dialog.getByRole('button', { name: '确认下架' }).click()
    await expect(manager.getByText('产品已下架，门户上不再显示')).toBeVisible()
    expect((await send(request, getProduct, { params: { id } })).status).toBe(404)
  })
  await manager.context().close()
  await operator.context().close()
})

test('what was typed and not saved survives a reload', async ({ page, browser }) => {
  const manager = await pageOf(browser, 'manager')
  const name = productName()
  await manager.goto('/console/workbench/products/new')
  await field(manager.getByRole('main'), '产品名称').fill(name)
  await manager.reload()
  await expect(manager.getByText('已恢复上次填写的内容')).toBeVisible()
  await expect(field(manager.getByRole('main'), '产品名称')).toHaveValue(name)
  await manager.getByRole('button', { name: '放弃恢复的内容' }).click()
  await expect(field(manager.getByRole('main'), '产品名称')).toHaveValue('')
  await manager.context().close()
  await page.goto('/console/workbench/products')
  await expect(page).toHaveURL(/\/login/)
})

test('terms that were typed before a colleague changed the product say so when they come back', async ({
  browser,
  request,
}) => {
  const manager = await pageOf(browser, 'manager')
  const { access_token: token } = await tokenOf(request, 'manager')
  const terms = { name: productName() }
  const { id, version } = await ask(request, createProductDraft, { body: { terms } }, { token })
  const highlights = field(manager.getByRole('main'), '产品特点')
  await manager.goto(`/console/workbench/products/${id}/edit`)
  await highlights.fill('按订单放款')
  const changed = { version, terms: { ...terms, highlights: '按合同放款' } }
  await ask(request, updateProductDraft, { params: { id }, body: changed }, { token })
  await manager.reload()
  await expect(manager.getByText('这条记录后来被修改过')).toBeVisible()
  await expect(highlights).toHaveValue('按订单放款')
  await manager.getByRole('button', { name: '放弃恢复的内容' }).click()
  await expect(highlights).toHaveValue('按合同放款')
  await manager.context().close()
})
