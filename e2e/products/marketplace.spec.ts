import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, PHONE, test } from '../support/test.ts'
import { getOrganisationRecord, listOrganisations } from '../../packages/contract/src/organisations/calls.ts'
import {
  countProductView,
  getProduct,
  listProducts,
} from '../../packages/contract/src/products/product-calls.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { atOneMoment, SOON } from '../support/one-moment.ts'

/** On a phone the filters stand in a sheet. */
async function openFilters(page: Page): Promise<void> {
  const summary = page.locator('summary').filter({ hasText: /^筛选/ })
  if (await summary.isVisible()) await summary.click()
}

/** Listed products of the demonstration data: those that other specs list meanwhile may be gone in the next moment. */
async function lastingProducts(request: APIRequestContext) {
  const { list } = await ask(request, listProducts, { body: { pageSize: 50 } })
  return list.filter(({ isExample }) => isExample)
}

test(
  'a filter shows the number it stands beside, and filters, order and page stay in the address',
  PHONE,
  async ({ page }) => {
    const guarantee = page.getByLabel('担保方式')
    await atOneMoment(async () => {
      await page.goto('/financial')
      await openFilters(page)
      const option = (await guarantee.locator('option[value=credit]').innerText()).trim()
      const count = /（(\d+)）$/.exec(option)?.[1] ?? ''
      expect(Number(count)).toBeGreaterThan(10)
      await guarantee.selectOption('credit')
      await page.getByRole('button', { name: '查看结果' }).click()
      await expect(page.getByRole('heading', { name: `共 ${count} 个产品` })).toBeVisible(SOON)
    })
    const largest = page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '额度高' })
    await largest.click()
    // The address changes first, then the list and its links.
    await expect(largest).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(/guaranteeMode=credit&sort=amount|sort=amount&guaranteeMode=credit/)
    await page.getByRole('link', { name: '下一页' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('navigation', { name: '分页' }).locator('[aria-current=page]')).toHaveText(
      '2',
    )
    await atOneMoment(async () => {
      const names = await page.locator('main article h3').allInnerTexts()
      expect(names.length).toBeGreaterThan(0)
      await page.reload()
      await expect(page.locator('main article h3')).toHaveText(names, SOON)
    })
    await page.getByRole('link', { name: '移除筛选：担保方式：信用' }).click()
    await expect(page).toHaveURL(/\/financial\?sort=amount$/)
    await expectAccessible(page)
  },
)

test('what was searched for is marked in products and institutions', async ({ page }) => {
  await page.goto('/financial?keyword=银行')
  await expect(page.locator('main article mark').first()).toHaveText('银行')
  await page.goto('/financial?tab=orgs&keyword=银行')
  const institutions = page.locator('main article')
  await expect(institutions).toHaveCount(12)
  await expect(institutions.first().locator('mark')).toHaveText('银行')
  await expectAccessible(page)
})

test('government bodies stand in a list of their own, by kind and by area, and offer no products', async ({
  page,
}) => {
  await page.goto('/financial')
  await page.getByRole('navigation', { name: '金融超市内容' }).getByRole('link', { name: '政府部门' }).click()
  await expect(page).toHaveURL('/financial?tab=government')
  await page.getByRole('link', { name: '财政部门', exact: true }).click()
  const bodies = page.locator('main article')
  await expect(bodies).toHaveText([/甘肃省财政厅/])
  await expect(bodies).not.toContainText('产品')
  await expectAccessible(page)
  await bodies.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('甘肃省财政厅')
  await expect(page.getByRole('heading', { name: '部门简介' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '办理记录' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '在售产品' })).toHaveCount(0)
  await page.goto('/tianshui/financial?tab=government&orgCategory=financeOffice')
  await expect(bodies).toHaveCount(2)
  await expect(bodies.first()).toContainText('天水市')
})

test(
  'four products stand side by side with their cost, are taken out by keyboard, and the comparison can be shared',
  PHONE,
  async ({ page, request }, { project }) => {
    await stubSharing(page)
    const list = (await lastingProducts(request)).slice(0, 5)
    await page.goto('/financial')
    for (const { name } of list.slice(0, 4)) {
      const card = page.locator('main article').filter({ hasText: name }).first()
      await card.getByRole('link', { name: /^加入对比/ }).focus()
      await page.keyboard.press('Enter')
      await expect(card.getByRole('link', { name: /^移出对比/ })).toBeVisible()
    }
    await expect(page.getByText('最多同时对比 4 个产品')).toBeVisible()
    await expect(page.getByRole('link', { name: /^加入对比/ })).toHaveCount(0)
    await page.getByRole('link', { name: '开始对比' }).click()
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(5)
    const cost = table.getByRole('row', { name: /^综合年化成本/ })
    await expect(cost.getByRole('cell')).toHaveCount(4)
    await expect(cost.getByRole('cell').first()).toHaveText(/\d\.\d\d%/)
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /^移出对比/ })
      .last()
      .focus()
    await page.keyboard.press('Enter')
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await page.getByRole('button', { name: '分享' }).click()
    const ids = list.slice(0, 3).map(({ id }) => id)
    const expected = `/financial?tab=compare&compare=${ids.join('.')}`
    await expect
      .poll(() => sharedAddress(page))
      .toMatch(new RegExp(`^http.*${expected.replace('?', String.raw`\?`)}$`))
    if (project.name === 'desktop') await expect(page.getByText('地址已复制')).toBeVisible()
  },
)

test('products looked at come back on the next visit, in this browser alone, until they are cleared', async ({
  page,
  request,
}) => {
  const [first, second] = await lastingProducts(request)
  await page.goto('/financial')
  const recent = page.getByRole('region', { name: '最近看过' })
  await expect(page.getByRole('button', { name: '分享' })).toBeVisible()
  await expect(recent).toHaveCount(0)
  for (const product of [first, second]) {
    await page.goto(`/productDetails?id=${product?.id}`)
    await expect(page.getByRole('button', { name: '分享' })).toBeVisible()
  }
  await expect(recent.getByRole('link')).toHaveCount(1)
  await expect(recent.getByRole('link')).toContainText(first?.name ?? '')
  await page.goto('/financial')
  await expect(recent.getByRole('link')).toHaveCount(2)
  await expect(recent.getByRole('link').first()).toContainText(second?.name ?? '')
  await expectAccessible(page)
  await recent.getByRole('button', { name: '清空记录' }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: '分享' })).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('a view counts once, and a reload does not add to it', async ({ page, request }, { project }) => {
  const { id: proId = '' } = (await lastingProducts(request)).at(project.name === 'phone' ? -2 : -1) ?? {}
  const { views } = await ask(request, countProductView, { body: { proId, visitor: randomUUID() } })
  const counted = async () => {
    const answer = await page.waitForResponse((one) => one.url().includes('statisticsLookProductNum'))
    return ((await answer.json()) as { data: { views: number } }).data.views
  }
  const [first] = await Promise.all([counted(), page.goto(`/productDetails?id=${proId}`)])
  expect(first).toBe(views + 1)
  const [again] = await Promise.all([counted(), page.reload()])
  expect(again).toBe(views + 1)
})

test('the annual cost follows amount, term and repayment, with its formula and source beside it', async ({
  page,
  request,
}) => {
  const product = await productWithFee(request)
  await page.goto(`/productDetails?id=${product.id}`)
  const cost = page.getByRole('region', { name: '综合年化成本怎么算' })
  await expect(cost).toContainText('实际占用的本金')
  await expect(cost).toContainText('企业贷款综合融资成本清单')
  const calculate = async (values: { amount: string; repayment?: string }) => {
    await cost.getByLabel('借款金额').fill(values.amount)
    if (values.repayment) await cost.getByLabel('还款方式', { exact: true }).selectOption(values.repayment)
    await cost.getByRole('button', { name: '计算' }).click()
    await expect(page).toHaveURL(new RegExp(`amount=${values.amount}&`))
  }
  await calculate({
    amount: String(product.amountMinYuan / 10_000),
    repayment: product.repaymentModes[0] ?? '',
  })
  await expect(cost.getByRole('table')).toContainText('合计')
  await expect(cost.locator('tfoot td').first()).toHaveText(/\d\.\d\d%/)
  await calculate({ amount: '99999999' })
  await expect(cost.getByLabel('借款金额')).toHaveAccessibleDescription(/借款金额须在/)
  await expectAccessible(page)
})

test('an institution shows its branches of the site and, when asked, all; its months add up to its record', async ({
  page,
  request,
}) => {
  const { list } = await ask(request, listOrganisations, { body: { keyword: '祁连银行', parentId: '0' } })
  const [bank] = list
  const record = await ask(request, getOrganisationRecord, { params: { id: bank?.id ?? '' } })
  expect(record.byMonth.reduce((sum, { received }) => sum + received, 0)).toBe(record.received)
  await page.goto(`/lanzhou/orgDetails?id=${bank?.id}`)
  await expect(page.getByRole('region', { name: '办理记录' })).toContainText(`${record.received}`)
  const branches = page.getByRole('region', { name: '网点' })
  const names = await branches.getByRole('heading', { level: 3 }).allInnerTexts()
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => /兰州新区|酒泉|天水/.test(name))).toEqual([])
  await branches.getByRole('link', { name: /^全部网点/ }).click()
  await expect(branches.getByRole('heading', { name: /天水/ }).first()).toBeVisible()
  await expect(branches.getByRole('link', { name: /^全部网点/ })).toHaveAttribute('aria-current', 'page')
  const chart = page.getByRole('region', { name: '近 12 个月收到的申请' })
  await chart.scrollIntoViewIfNeeded()
  await chart.getByRole('button', { name: '表' }).click()
  const shown = record.byMonth.slice(-1)[0]
  await expect(chart.getByRole('row', { name: new RegExp(`^${shown?.month}`) })).toContainText(
    `${shown?.received}`,
  )
  await expectAccessible(page)
})

/** A listed product of which the enterprise pays a fee. */
async function productWithFee(request: APIRequestContext) {
  const { list } = await ask(request, listProducts, {
    body: { pageSize: 60, guaranteeMode: 'guaranteeCompany' },
  })
  for (const { id } of list) {
    const product = await ask(request, getProduct, { params: { id } })
    if (product.fees.some(({ payer }) => payer === 'enterprise')) return product
  }
  throw new Error('no product with a fee of the enterprise')
}

/** Keeps what is shared where the test can read it: a phone's own sheet and the clipboard belong to the system. */
async function stubSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = (text: string) => Promise.resolve(void Object.assign(globalThis, { sharedAddress: text }))
    Object.defineProperty(navigator, 'share', { value: ({ url }: { url: string }) => keep(url) })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep } })
  })
}

const sharedAddress = (page: Page) =>
  page.evaluate(() => (globalThis as { sharedAddress?: string }).sharedAddress ?? '')
