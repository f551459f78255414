import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { inDays } from '../support/days.ts'
import { expect, test } from '../support/test.ts'
import { createNeed, getNeed, releaseNeed } from '../../packages/contract/src/financing/need-calls.ts'
import { demoAccount, pageOf, signIn, tokenOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask, send } from '../support/calls.ts'
import { applicationPage } from '../support/console-pages.ts'
import { expectRefused, field, fillFields } from '../support/fields.ts'
import { hears } from '../support/hears.ts'
import { LoginDialog } from '../support/login-dialog.ts'

const FORM = '/console/demand/demandInsert'
const SAVED = '草稿已保存在您的账号里，换设备登录也能继续填写。'
const titled = () => `示例扩产资金${randomInt(10 ** 9)}`

/** The list closes when what is known of the enterprise arrives meanwhile, and is opened again. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await expect(async () => {
    await page.getByLabel(label, { exact: true }).click()
    await page
      .getByRole('option', { name: option })
      .or(page.getByTitle(option, { exact: true }))
      .last()
      .click({ timeout: 3_000 })
  }).toPass()
}

/** Everything but the consent; contact and area come from the certification. */
async function fillNeed(page: Page, title: string): Promise<void> {
  await fillFields(page.locator('form'), {
    需求名称: title,
    融资金额: '260',
    融资期限: '24',
    资金用途: '新建果蔬分拣车间',
  })
  await page.getByRole('radio', { name: '债权融资' }).check()
  await page.getByRole('radio', { name: '抵押' }).check()
  await choose(page, '用款所属行业', '制造业')
  await page.getByLabel('有效期至').fill(inDays(60))
  await page.getByLabel('有效期至').press('Tab')
}

/** Pressed twice, as people do, and sent once. */
async function publish(page: Page): Promise<void> {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(releaseNeed.path)) sent.push(request.url())
  })
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await hears(page.getByText('需求已发布'), () => page.getByRole('button', { name: '发布需求' }).dblclick())
  expect(sent).toHaveLength(1)
}

test('from the list through the login to the published need, seen by everybody and ended by the government', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const title = titled()
  const login = new LoginDialog(page)
  await page.goto('/demand')
  await page.getByRole('button', { name: '发布需求' }).click()
  await expect(login.dialog).toBeVisible()
  await login.logIn(demoAccount('enterprise'))
  await expect(page).toHaveURL(/\/console\/demand\/demandInsert/)
  await fillNeed(page, title)
  await page.getByRole('button', { name: '下一步：核对' }).click()
  await expect(page.getByRole('heading', { name: '请核对需求内容' })).toBeFocused()
  await page.getByRole('button', { name: '发布需求' }).click()
  await expect(page.getByRole('alert')).toContainText('请阅读并勾选')
  await publish(page)
  await expect(page).toHaveURL(/\/console\/personal\/needs\/\d+$/)
  await expect(page.getByRole('button', { name: '复制为新需求' })).toBeVisible()
  await expect(page.getByText('这是草稿，只有本企业能看到')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '删除草稿' })).toHaveCount(0)
  await expectAccessible(page)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/demand?keyword=${title}`)
  await visitor.getByRole('link', { name: title, exact: true }).click()
  await expect(visitor).toHaveURL(/\/demandDetails\?id=\d+$/)
  await expect(visitor.getByText('甘肃**食品有限公司').first()).toBeVisible()
  await expect(visitor.getByRole('article').first()).not.toContainText('陇原')

  const office = await pageOf(browser, 'government')
  await office.goto(`/console/office/needs?keyword=${title}`)
  await office.getByRole('link', { name: title }).click()
  const rejection = { button: '驳回需求', title: '驳回需求', confirm: '确认驳回', said: '需求已驳回' }
  await applicationPage.take(office, rejection, async (dialog) => {
    await dialog.getByLabel('驳回原因').click()
    await office.getByTitle('重复发布').click()
    await expect(dialog.getByLabel('给企业的说明')).toHaveValue('同一笔资金需求已经发布过。')
  })
  await expectAccessible(office)
  await page.reload()
  await expect(page.getByRole('heading', { name: '未成的原因' })).toBeVisible()
  const id = new URL(visitor.url()).searchParams.get('id') ?? ''
  expect((await send(visitor.request, getNeed, { params: { id } })).status).toBe(404)
})

test('a draft is kept while it is typed, is found again, and can be deleted', async ({ page }) => {
  const title = titled()
  await signIn(page, 'enterprise')
  await page.goto(FORM)
  await fillNeed(page, title)
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(page).toHaveURL(/demandInsert\?id=\d+$/)
  await page.reload()
  await expect(field(page.locator('form'), '需求名称')).toHaveValue(title)
  await expect(field(page.locator('form'), '融资金额')).toHaveValue('260')
  await page.goto(`/console/personal/needs?keyword=${title}`)
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: '删除草稿' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除草稿' }).click()
  await expect(page.getByText('草稿已删除')).toBeVisible()
})

test('what is missing is named at its field, and six digits are asked about', async ({ page }) => {
  await signIn(page, 'enterprise')
  await page.goto(FORM)
  const form = page.locator('form')
  await field(form, '需求名称').fill('短')
  await field(form, '融资金额').fill('')
  await page.getByRole('button', { name: '下一步：核对' }).click()
  await expectRefused(field(form, '需求名称'), /至少 4 个字/)
  await expectRefused(field(form, '融资金额'), /请输入融资金额/)
  await field(form, '融资金额').fill('1000000')
  await field(form, '融资金额').blur()
  const question = page.getByRole('dialog', { name: '请确认金额单位' })
  await expect(question.getByRole('button', { name: /^确定（\d）$/ })).toBeDisabled()
  await question.getByRole('button', { name: '取消并重新填写' }).click()
  await expect(field(form, '融资金额')).toHaveValue('')
  await expect(field(form, '需求名称')).toHaveValue('短')
})

test('other accounts are told what they need, and an uncertified enterprise is led to the certification', async ({
  page,
  browser,
}) => {
  await signIn(page, 'officer')
  await page.goto('/demand')
  await page.getByRole('button', { name: '发布需求' }).click()
  await expect(page.getByText('请使用企业账号登录后发布融资需求')).toBeVisible()
  const fresh = await pageOf(browser, 'enterprise2')
  await fresh.goto('/demand')
  await fresh.getByRole('button', { name: '发布需求' }).click()
  await expect(fresh).toHaveURL(/\/authentication$/)
})

test('an earlier need is the pattern of a new one', { tag: '@phone' }, async ({ page }) => {
  const { access_token: token } = await tokenOf(page.request, 'enterprise')
  const body = {
    title: titled(),
    demandType: 'debt',
    amountYuan: 1_200_000,
    termMonths: 12,
    guaranteeMode: 'credit',
    purpose: '采购包装材料',
    industryCode: 'C',
    areaCode: '620122',
    validTo: inDays(30),
    contactName: '示例联系人',
    contactPhone: '13900001234',
    slots: 2,
    showsCompany: true,
  } as const
  const { id } = await ask(page.request, createNeed, { body }, { token })
  await ask(page.request, releaseNeed, { body: { id, consent: true } }, { token })
  const open = await ask(page.request, getNeed, { params: { id } })
  expect(open.companyName).toContain('陇原食品')
  await signIn(page, 'enterprise')
  await page.goto(`/console/personal/needs/${id}`)
  await page.getByRole('button', { name: '复制为新需求' }).click()
  await expect(field(page.locator('form'), '需求名称')).toHaveValue(body.title)
  await expect(field(page.locator('form'), '融资金额')).toHaveValue('120')
  await expect(page.getByLabel('有效期至')).toHaveValue('')
})
