import type { Page } from '@playwright/test'
import {
  acceptApplication,
  askSupplement,
  getApplication,
} from '../../packages/contract/src/applications/calls.ts'
import { reviewCertification } from '../../packages/contract/src/certification/calls.ts'
import { getUserInfo } from '../../packages/contract/src/identity/calls.ts'
import { substationOfCode } from '../../packages/contract/src/reference/substations.ts'
import { tokenOf } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { pdf, png, textNamedAsPicture } from '../support/documents.ts'
import { field, fillFields } from '../support/fields.ts'
import { captchaAnswer, smsCode } from '../support/inbox.ts'
import { ENTERPRISE_FACTS, newEnterprise, type NewEnterprise } from '../support/new-enterprise.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { productOfDemoBank } from '../support/through-calls.ts'

test.use({ javaScriptEnabled: false })

const COUNTY = '620102'

async function typeCaptcha(page: Page): Promise<void> {
  const uuid = await page.locator('input[name=uuid]').inputValue()
  await field(page.locator('form').first(), '图形验证码').fill(await captchaAnswer(page.request, uuid))
}

async function tokenIn(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'Admin-Token')?.value ?? ''
}

async function register(page: Page, { phone, username, password, corporateName }: NewEnterprise) {
  await page.goto('/lite/register')
  await field(page.locator('form').first(), '手机号').fill(phone)
  await field(page.locator('form').first(), '图形验证码').fill('0')
  await page.getByRole('button', { name: '获取短信验证码' }).click()
  await expect(page.getByRole('alert')).toContainText('图形验证码不正确')
  await expect(field(page.locator('form').first(), '手机号')).toHaveValue(phone)
  await typeCaptcha(page)
  await page.getByRole('button', { name: '获取短信验证码' }).click()
  await expect(page.getByText(`短信验证码已发送到 ${phone}`)).toBeVisible()

  await field(page.locator('form').first(), '短信验证码').fill(await smsCode(page.request, phone, 'register'))
  await fillFields(page.locator('form').first(), {
    用户名: username,
    密码: password,
    再次输入密码: `${password}x`,
  })
  await field(page.locator('form').first(), '企业名称').fill(corporateName)
  await page.getByRole('button', { name: '注册' }).click()
  await expect(page.getByRole('alert')).toContainText('两次输入的密码不一致')
  await expect(field(page.locator('form').first(), '用户名')).toHaveValue(username)
  await fillFields(page.locator('form').first(), { 密码: password, 再次输入密码: password })
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
  await page.getByRole('button', { name: '注册' }).click()
  await expect(page).toHaveURL(/\/lite\/login/)
}

async function signIn(page: Page, { username, password }: NewEnterprise, next: string): Promise<void> {
  await page.goto(`/lite/login?next=${encodeURIComponent(next)}`)
  await fillFields(page.locator('form').first(), { 用户名: username, 密码: password })
  await typeCaptcha(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(next)
}

async function certify(page: Page, { corporateName, creditCode, areaCode }: NewEnterprise): Promise<void> {
  const facts = ENTERPRISE_FACTS
  await field(page.locator('form').first(), '营业执照').setInputFiles({ ...png('营业执照.png') })
  await fillFields(page.locator('form').first(), {
    企业名称: corporateName,
    统一社会信用代码: creditCode,
    成立日期: facts.foundDate,
    注册资本: String(facts.regCapitalYuan / 10_000),
    注册地址: '短',
    法定代表人: facts.legalPersonName,
    联系人: facts.contactName,
    联系电话: facts.contactPhone,
    从业人数: String(facts.employees),
    上年营业收入: String(facts.annualRevenueYuan / 10_000),
    资产总额: String(facts.totalAssetsYuan / 10_000),
  })
  await field(page.locator('form').first(), '主体类型').selectOption('ENTERPRISE')
  await field(page.locator('form').first(), '所属行业').selectOption(facts.industryCode)
  await field(page.locator('form').first(), '所在地区').selectOption({
    label: substationOfCode(areaCode)?.name ?? '',
  })
  await page.getByRole('button', { name: '提交认证' }).click()

  const problems = page.getByRole('alert')
  await expect(problems).toContainText('注册地址至少 4 个字')
  await expect(problems).toContainText('单独同意书')
  await expect(page.getByText('已上传：营业执照.png')).toBeVisible()
  await expect(field(page.locator('form').first(), '统一社会信用代码')).toHaveValue(creditCode)
  await field(page.locator('form').first(), '注册地址').fill(facts.address)
  await field(page.locator('form').first(), '法定代表人身份证号').fill(facts.legalPersonIdNo)
  await page.getByRole('checkbox', { name: /单独同意书/ }).check()
  await page.getByRole('button', { name: '提交认证' }).click()
  await expect(page.getByText('认证正在审核')).toBeVisible()
}

/** What the application said stands in the need; the rest is typed. */
async function publishAndWithdraw(page: Page): Promise<void> {
  await page.goto('/lite')
  await page.getByRole('link', { name: '融资需求' }).click()
  await page.getByRole('link', { name: '发布融资需求' }).click()
  const form = page.locator('form').first()
  await expect(field(form, '融资金额')).toHaveValue('50')
  await field(form, '需求名称').fill('冬季原料周转')
  await page.getByRole('button', { name: '发布需求' }).click()
  await expect(page.getByRole('alert')).toContainText('融资类型')
  await expect(field(form, '需求名称')).toHaveValue('冬季原料周转')
  await field(form, '融资类型').selectOption('debt')
  await page.getByRole('checkbox', { name: /同意书/ }).check()
  await page.getByRole('button', { name: '发布需求' }).click()
  await expect(page.getByRole('status').first()).toContainText('需求已发布')
  await page.getByText('撤回需求', { exact: true }).click()
  await page.getByRole('button', { name: '确认撤回需求' }).click()
  await expect(page.getByRole('status').first()).toContainText('需求已撤回')
}

async function revokeOne(page: Page): Promise<void> {
  await page.goto('/lite/authorisations')
  await page
    .getByText(/^撤销授权：/)
    .first()
    .click()
  await page.getByRole('button', { name: '确认撤销' }).first().click()
  await expect(page.getByRole('status').first()).toContainText('授权已撤销')
}

test(
  'a stranger registers, is certified, applies, supplies documents, publishes a need and revokes an authorisation on a phone without scripts',
  PHONE,
  async ({ page, request }) => {
    test.slow()
    const enterprise = newEnterprise(COUNTY)
    const product = await productOfDemoBank(request)
    await register(page, enterprise)
    await signIn(page, enterprise, '/lite/certification')
    await certify(page, enterprise)

    const { access_token: operator } = await tokenOf(request, 'operator')
    const { comBaseinfo } = await ask(request, getUserInfo, {}, { token: await tokenIn(page) })
    const body = { companyId: comBaseinfo?.companyId ?? '', decision: 'approve' } as const
    await ask(request, reviewCertification, { body }, { token: operator })

    await page.goto(`/productDetails?id=${product.id}`)
    await page.getByRole('link', { name: '网络不好？在省流量版申请' }).first().click()
    await expect(page).toHaveURL(`/lite/apply?proId=${product.id}`)
    await expect(field(page.locator('form').first(), '联系人')).toHaveValue(ENTERPRISE_FACTS.contactName)
    await fillFields(page.locator('form').first(), {
      申请金额: '50',
      申请期限: '999',
      贷款用途: '采购冬季原材料',
    })
    await field(page.locator('form').first(), '担保方式').selectOption('credit')
    await page
      .getByLabel('其他材料')
      .setInputFiles([{ ...pdf('银行对账单.pdf') }, { ...textNamedAsPicture('假图.png') }])
    await page.getByRole('button', { name: '提交申请' }).click()
    const problems = page.getByRole('alert')
    await expect(problems).toContainText('申请期限须在')
    await expect(problems).toContainText('假图.png')
    await expect(page.getByText('已上传：银行对账单.pdf')).toBeVisible()
    await expect(field(page.locator('form').first(), '贷款用途')).toHaveValue('采购冬季原材料')
    await page.getByRole('button', { name: '暂存，稍后再填' }).click()
    await expect(page.getByRole('status').first()).toContainText('已暂存')
    await page.goto(`/lite/apply?proId=${product.id}`)
    await expect(field(page.locator('form').first(), '申请金额')).toHaveValue('50')
    await expect(page.getByText('已上传：银行对账单.pdf')).toBeVisible()
    await field(page.locator('form').first(), '申请期限').fill('12')
    await page.getByRole('checkbox', { name: /授权书/ }).check()
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(page.getByText('申请已提交')).toBeVisible()

    const id = new URL(page.url()).searchParams.get('id') ?? ''
    const { access_token: officer } = await tokenOf(request, 'officer')
    await ask(request, acceptApplication, { params: { id }, body: {} }, { token: officer })
    const asked = { documents: ['近六个月银行流水'], request: '请盖章' }
    await ask(request, askSupplement, { params: { id }, body: asked }, { token: officer })
    await page.goto('/lite/applications')
    await page.getByRole('link', { name: product.name }).click()
    await expect(page.getByText('机构的要求：近六个月银行流水。请盖章')).toBeVisible()
    await field(page.locator('form').first(), '近六个月银行流水').setInputFiles({ ...pdf('流水.pdf') })
    await field(page.locator('form').first(), '补充说明').fill('已盖章')
    await page.getByRole('button', { name: '提交补充材料' }).click()
    await expect(page.getByText('补充材料已提交')).toBeVisible()
    const { files } = await ask(request, getApplication, { params: { id } }, { token: officer })
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['银行对账单.pdf', '流水.pdf']))
    await publishAndWithdraw(page)
    await revokeOne(page)
  },
)
