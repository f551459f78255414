import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { getCertification, reviewCertification } from '../../packages/contract/src/certification/calls.ts'
import { logout } from '../../packages/contract/src/identity/calls.ts'
import { getFormDraft } from '../../packages/contract/src/identity/form-draft-calls.ts'
import { signIn, tokenOf } from '../support/accounts.ts'
import { ask } from '../support/calls.ts'
import { CertificationWizard } from '../support/certification-wizard.ts'
import { png } from '../support/documents.ts'
import { field, fillFields } from '../support/fields.ts'
import { watchCaptcha } from '../support/inbox.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { plainPages } from '../support/plain-forms.ts'
import {
  certifiedEnterprise,
  productOfDemoBank,
  registeredEnterprise,
  waitingEnterprise,
} from '../support/through-calls.ts'

const COUNTY = '620102'
const ENDED = '登录已失效，请重新登录'
const KEPT = '您填写的内容已保存，用同一账号登录后会自动恢复。'
const saysWhy = (page: Page, text = ENDED) => page.getByText(text, { exact: false }).first()

/** Everything that somebody who sits down at this computer can read in the browser's storage. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test('a session that ends in the middle of the certification loses nothing, and shows nobody else what was typed', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000)
  const [person, other] = [
    await registeredEnterprise(request, COUNTY),
    await registeredEnterprise(request, COUNTY),
  ]
  const login = new LoginDialog(page)
  const certification = new CertificationWizard(page)
  const { wizard } = certification
  const token = await signIn(page, person)
  await page.goto('/authentication')
  await certification.upload('营业执照', png('营业执照.png'))
  await certification.goOn()
  await field(wizard, '注册地址').fill('石洞镇草稿路 8 号')

  await ask(request, logout, {}, { token })
  await fillFields(wizard, { 联系人: '草稿联系人', 联系电话: '13911112222' })
  await expect(login.dialog).toBeVisible()
  await expect(saysWhy(page)).toBeVisible()
  await expect(saysWhy(page, KEPT)).toBeVisible()
  expect(await stored(page)).not.toMatch(/草稿|13911112222/)

  await login.logIn(other)
  await expect(wizard.getByRole('button', { name: '下一步' })).toBeVisible()
  await expect(wizard.getByText('营业执照.png')).toHaveCount(0)
  await expect(field(wizard, '联系人')).toHaveValue('')
  expect(await stored(page)).not.toMatch(/草稿|13911112222/)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: other.corporateName }).click()
  await banner.getByRole('button', { name: '退出登录' }).click()
  await expect(login.dialog).toBeVisible()

  await login.logIn(person)
  await expect(wizard.getByText('已恢复您上次填写的内容')).toBeVisible()
  await expect(wizard.getByText('营业执照.png')).toBeVisible()
  await expect(field(wizard, '注册地址')).toHaveValue('石洞镇草稿路 8 号')
  await expect(field(wizard, '联系人')).toHaveValue('草稿联系人')
  await expect(field(wizard, '联系电话')).toHaveValue('13911112222')

  await certification.goOn()
  await certification.fillFacts(person)
  await certification.goOn()
  await certification.submit()
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()
  expect(await stored(page)).not.toContain('lqr:draft:')
})

test('a licence that was handed in anew without scripts is the one the wizard shows and sends', async ({
  page,
  request,
}) => {
  const person = await waitingEnterprise(request, COUNTY)
  const { access_token: operator } = await tokenOf(request, 'operator')
  const reason = '营业执照图片不清晰，请重新上传。'
  const body = { companyId: person.companyId, decision: 'reject', reason } as const
  await ask(request, reviewCertification, { body }, { token: operator })
  const plain = plainPages(request, person.token)
  const put = await plain.post('/lite/certification', { license: png('重拍的执照.png', 64), _act: 'save' })
  expect(await put.text()).toContain('已上传：重拍的执照.png')

  const token = await signIn(page, person)
  await page.goto('/authentication')
  const certification = new CertificationWizard(page)
  await expect(certification.wizard.getByText('重拍的执照.png')).toBeVisible()
  await certification.goOn()
  await certification.fillFacts(person)
  await certification.goOn()
  await certification.submit()
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()
  expect((await ask(request, getCertification, {}, { token })).license?.name).toBe('重拍的执照.png')
})

test('a lease need that was being filled in goes from the screen with its person, and comes back with them', async ({
  page,
  request,
}) => {
  const person = await registeredEnterprise(request, COUNTY)
  const login = new LoginDialog(page)
  await signIn(page, person)
  await page.goto('/leaseForm')
  const form = page.getByRole('form', { name: '填写租赁需求' })
  await fillFields(form, { 设备名称: '草稿分拣设备', 联系电话: '13911112222' })
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: person.corporateName }).click()
  await banner.getByRole('button', { name: '退出登录' }).click()
  await expect(banner.getByRole('button', { name: '登录 / 注册' })).toBeVisible()
  await expect(field(form, '设备名称')).toHaveValue('')
  expect(await stored(page)).not.toMatch(/草稿|13911112222/)

  await login.open()
  await login.logIn(person)
  await expect(page.getByText('已恢复您上次填写的内容。')).toBeVisible()
  await expect(field(form, '设备名称')).toHaveValue('草稿分拣设备')
  await expect(field(form, '联系电话')).toHaveValue('13911112222')

  const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? ''
  await ask(request, logout, {}, { token })
  await field(form, '租赁用途').fill('新建草稿车间')
  await expect(saysWhy(page, KEPT)).toBeVisible()
  await login.logIn(person)
  await expect(field(form, '租赁用途')).toHaveValue('新建草稿车间')
  await expect(field(form, '设备名称')).toHaveValue('草稿分拣设备')
})

test('an application for a product survives the end of the session in the console, and leaves no plain text behind', async ({
  page,
  request,
}) => {
  const person = await certifiedEnterprise(request, COUNTY)
  const { id: proId } = await productOfDemoBank(request)
  const captcha = watchCaptcha(page)
  const token = await signIn(page, person)
  await page.goto(`/console/product/apply?proId=${proId}`)
  const main = page.getByRole('main')
  await fillFields(main, { 申请金额: '50', 申请期限: '12' })
  await ask(request, logout, {}, { token })
  await fillFields(main, { 贷款用途: '采购草稿饲料', 联系电话: '13911112222' })
  await expect(page).toHaveURL(/\/console\/login\?from=/)
  await expect(saysWhy(page)).toBeVisible()
  await expect(saysWhy(page, KEPT)).toBeVisible()
  expect(await stored(page)).not.toMatch(/草稿|13911112222/)

  await fillFields(main, {
    用户名: person.username,
    密码: person.password,
    图形验证码: await captcha.answer(),
  })
  await main.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(`/console/product/apply?proId=${proId}`)
  await expect(main.getByLabel('贷款用途', { exact: true })).toHaveValue('采购草稿饲料')
  await expect(field(main, '联系电话')).toHaveValue('13911112222')
  await expect(field(main, '申请金额')).toHaveValue('50')

  await main.getByRole('button', { name: '下一步：核对' }).click()
  await main.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await main.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '申请已提交' })).toBeVisible()
  const fresh = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')
  const place = { params: { form: 'productApply', subject: proId } } as const
  await expect
    .poll(async () => (await ask(request, getFormDraft, place, { token: fresh?.value ?? '' })).draft)
    .toBeNull()
  expect(await stored(page)).not.toContain('lqr:draft:')
})

test('a dead token at the door of the console is told why', async ({ page, request }) => {
  const token = await signIn(page, await registeredEnterprise(request, COUNTY))
  await ask(request, logout, {}, { token })
  await page.goto('/console/personal')
  await expect(page).toHaveURL(/\/console\/login/)
  await expect(saysWhy(page)).toBeVisible()
})
