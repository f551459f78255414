import type { Page } from '@playwright/test'
import { getPlatformFigures } from '../../packages/contract/src/statistics/calls.ts'
import { ask } from '../support/calls.ts'
import { CertificationWizard } from '../support/certification-wizard.ts'
import { reviewDesk } from '../support/console-pages.ts'
import { pdf, png } from '../support/documents.ts'
import { expectRefused, field, fillFields } from '../support/fields.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import type { NewEnterprise } from '../support/new-enterprise.ts'
import { expect } from '../support/test.ts'

export interface Journey {
  readonly page: Page
  readonly enterprise: NewEnterprise
  /** The site of the county: `/tianshui-gangu`. */
  readonly site: string
  readonly proId: string
  readonly isPhone: boolean
}

export async function visit({ page, site, proId, isPhone }: Journey, county: string): Promise<void> {
  // The home page is kept for some seconds, in which another test may list a product.
  await expect(async () => {
    const { products } = await ask(page.request, getPlatformFigures, {})
    expect(await (await page.request.get('/index')).text()).toContain(products.toLocaleString('en-US'))
  }).toPass()

  await page.goto('/index')
  await page.getByRole('button', { name: /切换站点/ }).click()
  await page.getByRole('navigation', { name: '切换站点' }).getByRole('link', { name: county }).click()
  await expect(page).toHaveURL(`${site}/index`)

  await page.goto(`${site}/financial`)
  if (isPhone) await page.getByText('筛选', { exact: true }).click()
  const filters = page.getByRole('form', { name: '筛选条件' })
  await filters.getByLabel('需要金额').fill('50')
  await filters.getByLabel('担保方式').selectOption('credit')
  await filters.getByLabel('只看可在线申请').check()
  await filters.getByRole('button', { name: '查看结果' }).click()
  await expect(page).toHaveURL(/guaranteeMode=credit/)
  const chosen = page.getByRole('list', { name: '已选条件' })
  await expect(chosen.getByRole('listitem')).toHaveCount(3)
  await page.reload()
  await expect(chosen.getByRole('listitem')).toHaveCount(3)

  await page.goto(`${site}/financial?keyword=${encodeURIComponent('经营快贷')}`)
  const card = page.getByRole('article').filter({ hasText: '祁连银行股份有限公司' })
  await card.getByRole('link', { name: '经营快贷', exact: true }).click()
  await expect(page).toHaveURL(`${site}/productDetails?id=${proId}`)
  await expect(page.getByRole('heading', { level: 1, name: '经营快贷' })).toBeVisible()
  await page.getByRole('link', { name: '查看机构详情' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '祁连银行股份有限公司' })).toBeVisible()
  await page.goBack()
}

export async function register({ page, enterprise, site, isPhone }: Journey): Promise<void> {
  const login = new LoginDialog(page)
  await page.getByRole('button', { name: '立即申请' }).click()
  await expect(login.dialog).toBeVisible()
  await login.choose('企业注册')
  await login.fillRegistration(enterprise)

  await login.form.getByRole('button', { name: /平台用户服务及授权协议/ }).click()
  const agreement = page.getByRole('dialog', { name: /平台用户服务及授权协议/ })
  for (const period of ['五个工作日', '提前一个月', '第三个自然日', '发出当日']) {
    await expect(agreement).toContainText(period)
  }
  const width = (await agreement.boundingBox())?.width ?? 0
  if (isPhone) expect(width).toBeLessThanOrEqual(390)
  else expect(width).toBe(850)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(agreement).toBeVisible()
  await agreement.getByRole('button', { name: '关闭' }).click()
  await expect(agreement).toBeHidden()

  const submit = login.form.getByRole('button', { name: '注册', exact: true })
  await submit.click()
  const consent = login.form.getByRole('checkbox', { name: '我已阅读并同意' })
  await expectRefused(consent, /请阅读并勾选/)
  await consent.check()
  await submit.click()
  await expect(page.getByText('注册成功，请登录')).toBeVisible()

  await login.logIn(enterprise)
  await expect(login.dialog).toBeHidden()
  await expect(page).toHaveURL(`${site}/authentication`)
  await expect(page.getByRole('heading', { name: '尚未认证' })).toBeVisible()
  await expect(page.getByText('您要申请的“经营快贷”已经记下')).toBeVisible()
}

export async function certify({ page, enterprise }: Journey): Promise<void> {
  const wizard = new CertificationWizard(page)
  await wizard.upload('营业执照', png('营业执照.png'))
  await wizard.upload('授权书（选填）', pdf('授权书.pdf'))
  await wizard.goOn()
  await wizard.fillFacts(enterprise)
  await wizard.goOn()
  await expect(wizard.wizard).toContainText(enterprise.creditCode)
  await wizard.submit()
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()
}

export async function review({ page, enterprise }: Journey, operator: Page): Promise<void> {
  const reason = '营业执照图片不清晰，请重新上传原件照片或扫描件。'
  await reviewDesk.open(operator, enterprise.corporateName)
  await reviewDesk.reject(operator, reason)

  await page.reload()
  await expect(page.getByRole('heading', { name: '认证未通过' })).toBeVisible()
  await expect(page.getByRole('region', { name: '认证未通过' })).toContainText(reason)
  const wizard = new CertificationWizard(page)
  await wizard.upload('营业执照', png('营业执照扫描件.png', 64))
  await wizard.goOn()
  await expect(field(wizard.wizard, '企业名称')).toHaveValue(enterprise.corporateName)
  await fillFields(wizard.wizard, { 法定代表人身份证号: '620102199001011233' })
  await wizard.consent.check()
  await wizard.goOn()
  await wizard.submit()
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()

  await reviewDesk.open(operator, enterprise.corporateName)
  await reviewDesk.approve(operator)
  await operator.context().close()
  await page.reload()
  await expect(page.getByRole('heading', { name: '已认证' })).toBeVisible()
}
