import type { Page } from '@playwright/test'
import { getListingStart, listListings } from '../../packages/contract/src/equity/listing-calls.ts'
import { demoAccount, pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { applicationPage, place } from '../support/console-pages.ts'
import { pdf } from '../support/documents.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { expect, test } from '../support/test.ts'

const MOVES = {
  accept: { button: '受理', title: '受理', confirm: '确认受理', said: '已受理，已通知企业' },
  review: { button: '开始审核', title: '开始审核', confirm: '开始审核', said: '已开始审核' },
  list: { button: '挂牌', title: '记录挂牌', confirm: '确认挂牌', said: '已记录挂牌' },
} as const
const INTRODUCTION = '公司主营特色农产品加工，治理规范，拟通过培育层挂牌对接投资机构。'

async function fillCompany(page: Page): Promise<void> {
  await page.getByLabel('拟用简称').fill('陇原示例')
  await page.getByLabel('股东人数').fill('12')
  await page.getByLabel('公司简介').fill(INTRODUCTION)
}

async function fillDocuments(page: Page): Promise<void> {
  for (const group of await page.locator('[role=group].document-place').all()) {
    const name = (await group.getByRole('heading').textContent()) ?? ''
    await place(page.getByRole('main'), name, pdf(`${name}.pdf`))
  }
}

test('from the item on the page to the listed company, through the login and both sides of the console', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const login = new LoginDialog(page)
  await page.goto('/stock?board=T')
  await page.getByRole('link', { name: '股份托管（示例）' }).click()
  await expect(page.getByRole('heading', { name: '申请材料' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '申请挂牌' }).click()
  await login.logIn(demoAccount('enterprise'))
  await expect(page).toHaveURL(/\/console\/personal\/listings\/new\?itemId=\d+$/)
  await fillCompany(page)
  await page.getByRole('button', { name: '下一步：核对' }).click()
  await expect(page.getByText(/^还缺：挂牌申请书、股东会决议/)).toBeVisible()
  await fillDocuments(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: '下一步：核对' }).click()
  await expect(page.getByRole('heading', { name: '请核对申请内容' })).toBeFocused()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('请先阅读并勾选同意书')).toBeVisible()
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('list', { name: '办理进度' })).toContainText('等待受理机构受理')
  const id = page.url().split('/').at(-1) ?? ''

  const staff = await pageOf(browser, 'equity')
  await staff.goto(`/console/workbench/listings/${id}`)
  await expect(staff.getByText(/1\d{2}\*{4}\d{4}/)).toBeVisible()
  await applicationPage.take(staff, MOVES.accept)
  await applicationPage.take(staff, MOVES.review)
  await applicationPage.take(staff, MOVES.list, async (dialog) => {
    await dialog.getByLabel('企业代码').fill('GS000001T')
  })
  await page.reload()
  await expect(page.getByText('GS000001T').first()).toBeVisible()
  await expect(page.getByRole('list', { name: '办理进度' })).toContainText('挂牌 → 已挂牌')
  await expectAccessible(page)
})

test('what was typed and uploaded survives a reload, and can be cleared', async ({ page }) => {
  await signIn(page, 'enterprise')
  await page.goto('/console/personal/listings/new?itemId=3')
  await fillCompany(page)
  await fillDocuments(page)
  await expect(page.getByText('草稿已保存在您的账号里', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('公司简介')).toHaveValue(INTRODUCTION)
  await expect(page.getByText('股东会决议.pdf')).toBeVisible()
  await page.getByRole('button', { name: '清空重填' }).click()
  await page.getByRole('button', { name: '清空', exact: true }).click()
  // Begun anew it holds what an earlier application said, if there is one.
  await expect(page.getByText('股东会决议.pdf')).toBeHidden()
  await expect(page.getByText('草稿已保存在您的账号里', { exact: false })).toBeHidden()
})

test('a list of documents that has grown while the form was open gets its new place, and keeps what was given', async ({
  page,
}) => {
  await signIn(page, 'enterprise')
  // As it was read before the last document was asked for.
  let added = ''
  const read = `**${getListingStart.path.replace('{itemId}', '3')}`
  await page.route(
    read,
    async (route) => {
      const response = await route.fetch()
      const json = (await response.json()) as { data: { item: { documents: string[] } } }
      added = json.data.item.documents.pop() ?? ''
      await route.fulfill({ response, json })
    },
    { times: 1 },
  )
  await page.goto('/console/personal/listings/new?itemId=3')
  await fillCompany(page)
  await fillDocuments(page)
  await page.getByRole('button', { name: '下一步：核对' }).click()
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText(`还缺：${added}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: added, exact: true })).toBeVisible()
  await expect(page.getByText('股东会决议.pdf')).toBeVisible()
  await expect(page.getByLabel('公司简介')).toHaveValue(INTRODUCTION)
  await page.getByRole('button', { name: '清空重填' }).click()
  await page.getByRole('button', { name: '清空', exact: true }).click()
  await expect(page.getByText('股东会决议.pdf')).toBeHidden()
})

test('the exchange finds its work in its list and in the task pool; banks have none of it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'equity')
  await page.goto('/console/workbench/listings')
  await expect(page.getByRole('link', { name: /天水示例机床/ }).first()).toBeVisible()
  await page.goto('/console/workbench/tasks')
  await expect(page.getByText('挂牌申请').first()).toBeVisible()
  const bank = await pageOf(browser, 'officer')
  await bank.goto('/console/workbench/listings')
  await expect(bank.getByText('无权限')).toBeVisible()
  const { access_token: token } = await tokenOf(bank.request, 'officer')
  expect((await ask(bank.request, listListings, { body: {} }, { token })).total).toBe(0)
})

test('the home page recommends in general to strangers, by its own facts to an enterprise', async ({
  page,
}) => {
  await page.goto('/index')
  const section = page.getByRole('region', { name: /^挂牌推荐/ })
  await expect(section).toContainText('登录并认证后，按贵企业的情况推荐')
  await signIn(page, 'enterprise')
  await page.goto('/index')
  await expect(section).toContainText('根据贵企业的登记信息推荐')
})
