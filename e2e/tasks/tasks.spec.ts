import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { acceptApplication, applyForProduct } from '../../packages/contract/src/applications/calls.ts'
import { listLeaseInstitutions, submitLeaseNeed } from '../../packages/contract/src/leasing/calls.ts'
import { listProducts } from '../../packages/contract/src/products/product-calls.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { PHONE_SCREEN } from '../support/widths.ts'
import { applicationPage, MOVES } from '../support/console-pages.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { APPLICATION, certifiedEnterprise, uploadedDocument } from '../support/through-calls.ts'

const LEASING_COMPANY = '兰州新区示例融资租赁有限公司'
const AREA = '620102'

const NEED = {
  kind: 'direct',
  equipmentName: '示例联合收割机',
  equipmentCategory: 'agricultural',
  equipmentCondition: 'new',
  valueYuan: 1_000_000,
  amountYuan: 800_000,
  termMonths: 36,
  downPaymentPercent: 20,
  purpose: '更新老旧农机',
  contactName: '示例联系人',
  contactPhone: '13900001234',
  audience: 'one',
  consent: true,
} as const

/** Applies for the leasing company's product and answers the application. */
async function applied(request: APIRequestContext, token: string): Promise<string> {
  const search = { keyword: '农机融资租赁', onlineApply: true, pageSize: 50 }
  const { list } = await ask(request, listProducts, { body: search })
  const proId = list.find(({ orgName }) => orgName === LEASING_COMPANY)?.id ?? ''
  const { fileId } = await uploadedDocument(request, token, '农机报价单.pdf')
  const { id } = await ask(
    request,
    applyForProduct,
    { body: { ...APPLICATION, proId, guaranteeMode: 'guarantor', fileIds: [fileId] } },
    { token, key: randomUUID() },
  )
  return id
}

/** Hands a lease need in to the leasing company alone. */
async function needed(request: APIRequestContext, token: string): Promise<void> {
  const houses = await ask(request, listLeaseInstitutions, { query: {} })
  const orgId = houses.find(({ name }) => name === LEASING_COMPANY)?.id ?? ''
  await ask(
    request,
    submitLeaseNeed,
    { body: { ...NEED, areaCode: AREA, orgId, fileIds: [] } },
    { token, key: randomUUID() },
  )
}

/** The officer's work on one new enterprise: an application that is accepted, and a lease need handed in after it. */
async function workOfBothKinds(request: APIRequestContext, officer: string): Promise<string> {
  const { token, corporateName } = await certifiedEnterprise(request, AREA)
  const id = await applied(request, token)
  await ask(request, acceptApplication, { params: { id }, body: {} }, { token: officer })
  await needed(request, token)
  return corporateName
}

async function find(page: Page, keyword: string): Promise<void> {
  const search = page.getByRole('search').getByRole('searchbox')
  await search.fill(keyword)
  await search.press('Enter')
}

test('work of both kinds stands in one list by due time, is narrowed to a kind and opened by keyboard', async ({
  page,
  request,
}) => {
  const officer = await signIn(page, 'lease')
  const name = await workOfBothKinds(request, officer)
  await page.goto('/console/workbench/tasks')
  await expect(page.getByRole('heading', { level: 1, name: '待办任务' })).toBeVisible()
  await find(page, name)
  // The whole list may show both already: what is searched for has come when nothing else is left.
  await expect(page.locator('a[data-row-link]')).toHaveCount(2)
  const rows = page.getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('租赁需求')
  await expect(rows.nth(0)).toContainText('待接洽')
  await expect(rows.nth(1)).toContainText('融资申请')
  await expect(rows.nth(1)).toContainText('已受理')

  await page.getByRole('heading', { level: 1 }).click()
  const links = page.getByRole('link', { name })
  await page.keyboard.press('j')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/console\/workbench\/leases\/\d+$/)
  await expect(page.getByText(/^ZL\d{8}-\d+$/).first()).toBeVisible()

  await test.step('the next of the list is one tap away, the list with its filters another', async () => {
    const walk = page.getByRole('navigation', { name: '列表中的前后业务' })
    await expect(walk).toContainText('本页第 1 件，共 2 件')
    await walk.getByRole('link', { name: '下一件' }).click()
    await expect(page).toHaveURL(/\/workbench\/applications\/\d+$/)
    await expect(walk.getByRole('link', { name: '上一件' })).toBeVisible()
    await walk.getByRole('link', { name: '本页第 2 件，共 2 件' }).click()
    await expect(page).toHaveURL(/keyword=/)
    await expect(rows).toHaveCount(2)
  })
  await page.getByRole('combobox', { name: '业务' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: '融资申请' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('农机融资租赁')
  await expectAccessible(page)
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/console\/workbench\/applications\/\d+$/)
})

test('a task leaves the list while the enterprise has to act', async ({ page, request }) => {
  const officer = await signIn(page, 'lease')
  const name = await workOfBothKinds(request, officer)
  await page.goto('/console/workbench/tasks?kind=application')
  await find(page, name)
  await page.getByRole('link', { name }).click()
  await applicationPage.take(page, MOVES.supplement, (dialog) =>
    dialog.getByLabel('补充要求').fill('请补充近六个月对账单'),
  )
  await page.goBack()
  await expect(page.getByText('没有待办任务')).toBeVisible()
  await page.getByRole('checkbox', { name: '含等待企业的' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('等待企业')
})

test('on a phone every task is a card that says its kind and opens', PHONE, async ({ page, request }) => {
  const officer = await signIn(page, 'lease')
  const name = await workOfBothKinds(request, officer)
  await page.goto('/console/workbench/tasks?kind=lease')
  await find(page, name)
  const row = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: name })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('租赁需求')
  await expect(row).toContainText('示例联合收割机')
  await page.setViewportSize(PHONE_SCREEN)
  await expect(page.locator('.key-hint')).toBeHidden()
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/console\/workbench\/leases\/\d+$/)
})
