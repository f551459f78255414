import { writeFileSync } from 'node:fs'
import { expect, test } from '../support/test.ts'
import { register, verifyCode } from '../../packages/contract/src/identity/calls.ts'
import { applyForProduct, listApplications } from '../../packages/contract/src/applications/calls.ts'
import { pageOf, signIn } from '../support/accounts.ts'
import { ask, send } from '../support/calls.ts'
import { CertificationWizard } from '../support/certification-wizard.ts'
import { applicationPage, MOVES } from '../support/console-pages.ts'
import { pdf, png, textNamedAsPicture } from '../support/documents.ts'
import { expectRefused, field, fillFields } from '../support/fields.ts'
import { smsCode } from '../support/inbox.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { newEnterprise } from '../support/new-enterprise.ts'
import {
  certifiedEnterprise,
  productOfDemoBank,
  registeredEnterprise,
  submittedApplication,
} from '../support/through-calls.ts'

const COUNTY = '620102'

test('a wrong captcha or password keeps what was typed and says which it was', async ({ page }) => {
  const login = new LoginDialog(page)
  await page.goto('/index')
  await login.open()
  const submit = login.form.getByRole('button', { name: '登录', exact: true })
  const captcha = field(login.form, '图形验证码')

  await submit.click()
  await expectRefused(field(login.form, '用户名'), '请输入用户名')
  await expect(field(login.form, '用户名')).toBeFocused()
  await expectRefused(field(login.form, '密码'), '请输入密码')

  const { username, password } = newEnterprise(COUNTY)
  await fillFields(login.form, { 用户名: username, 密码: password, 图形验证码: '!!!!' })
  await submit.click()
  await expectRefused(captcha, '图形验证码不正确或已过期，请重新输入')
  await expect(captcha).toBeFocused()
  await expect(captcha).toHaveValue('')

  await login.solveCaptcha()
  await submit.click()
  await expect(login.form.getByRole('alert')).toHaveText('用户名或密码不正确')
  await expect(field(login.form, '用户名')).toHaveValue(username)
  await expect(field(login.form, '密码')).toHaveValue(password)
})

test('registration points at differing passwords, a taken name and a used code, and keeps the rest', async ({
  page,
  request,
}) => {
  const enterprise = newEnterprise(COUNTY)
  const { phone } = enterprise
  const login = new LoginDialog(page)
  await page.goto('/index')
  await login.open()
  await login.choose('企业注册')
  await login.fillRegistration(enterprise)
  await login.form.getByRole('checkbox').check()
  const submit = login.form.getByRole('button', { name: '注册', exact: true })
  const again = field(login.form, '再次输入密码')
  const username = field(login.form, '用户名')

  await again.fill('Other#2026')
  await submit.click()
  await expectRefused(again, '两次输入的密码不一致')
  await again.fill(enterprise.password)

  await username.fill('enterprise')
  await submit.click()
  await expectRefused(username, /该用户名已被使用/)
  await expect(username).toBeFocused()

  await username.fill(enterprise.username)
  const code = await smsCode(request, phone, 'register')
  await ask(request, verifyCode, { body: { phone, scene: 'register', code } })
  await submit.click()
  const typedCode = field(login.form, '短信验证码')
  await expectRefused(typedCode, '短信验证码不正确或已过期，请重新获取')
  await expect(typedCode).toBeFocused()
  await expect(typedCode).toHaveValue(code)
  await expect(field(login.form, '企业名称')).toHaveValue(enterprise.corporateName)
  await expect(again).toHaveValue(enterprise.password)
  await expect(login.form.getByRole('checkbox')).toBeChecked()
})

test('the call of registration itself names every wrong field', async ({ request }) => {
  const body = {
    actionCode: 'YHZC',
    username: 'ab',
    password: 'short',
    phone: '12345',
    verificationCode: 'abc',
    corporateName: '企'.repeat(101),
    agreementVersion: '',
    consent: false,
  }
  const answer = await send(request, register, { body: body as never })
  expect(answer).toMatchObject({ status: 422, code: 422, error: { key: 'kernel.invalidInput' } })
  expect(Object.keys(answer.error?.fields ?? {}).toSorted()).toEqual(
    Object.keys(body)
      .filter((name) => name !== 'actionCode')
      .toSorted(),
  )
  const nul = await send(request, verifyCode, {
    body: { phone: '13900000001', scene: 'register', code: '1234\u00006' },
  })
  expect(nul.status).toBeGreaterThanOrEqual(400)
  expect(nul.status).toBeLessThan(500)
})

test('certification refuses wrong files and fields at the field, and loses nothing of what was typed', async ({
  page,
  request,
}) => {
  test.slow()
  const enterprise = await registeredEnterprise(request, COUNTY)
  await signIn(page, enterprise)
  await page.goto('/authentication')
  const wizard = new CertificationWizard(page)
  const licence = field(wizard.wizard, '营业执照')
  const typeRefused = /只能上传 PDF、PNG、JPG 或 WEBP 文件/

  await test.step('files: text as a picture, another type, empty, cut off, too large', async () => {
    await wizard.goOn()
    await expectRefused(licence, /请上传营业执照/)
    await licence.setInputFiles({ ...textNamedAsPicture('营业执照.png') })
    await expectRefused(licence, typeRefused)
    await licence.setInputFiles({ ...pdf('营业执照.txt') })
    await expectRefused(licence, typeRefused)
    await licence.setInputFiles({ name: '空.png', mimeType: 'image/png', buffer: Buffer.alloc(0) })
    await expectRefused(licence, /文件是空的/)
    const whole = png('半张.png')
    await licence.setInputFiles({ ...whole, buffer: whole.buffer.subarray(0, -20) })
    await expectRefused(licence, typeRefused)
    // From the disk: ten megabytes in a message to the browser take a busy machine half a minute.
    const tooLarge = test.info().outputPath('过大.png')
    writeFileSync(tooLarge, Buffer.alloc(10 * 1024 * 1024 + 1))
    await licence.setInputFiles(tooLarge)
    await expectRefused(licence, /超过 10 MB/)
    await wizard.upload('营业执照', png('营业执照.png'))
    await expect(licence).not.toHaveAttribute('aria-invalid')
  })

  await test.step('fields: empty, too long, another unit, an impossible number', async () => {
    await wizard.goOn()
    await wizard.goOn()
    const name = field(wizard.wizard, '企业名称')
    await expectRefused(field(wizard.wizard, '注册地址'), /请输入注册地址/)
    await wizard.fillFacts(enterprise)
    await name.fill('企'.repeat(101))
    await expect(name, 'no more can be typed than is allowed').toHaveValue('企'.repeat(100))
    await fillFields(wizard.wizard, {
      企业名称: '企',
      法定代表人身份证号: '620102199001011230',
      注册资本: '500万',
      联系电话: '139',
    })
    await wizard.goOn()
    await expectRefused(name, /企业名称/)
    await expect(name).toBeFocused()
    await expectRefused(field(wizard.wizard, '法定代表人身份证号'), /请输入正确的法定代表人身份证号/)
    await expectRefused(field(wizard.wizard, '注册资本'), /只能输入数字/)
    await expectRefused(field(wizard.wizard, '联系电话'), /请输入正确的联系电话/)
  })

  await test.step('a broken connection loses nothing, nor does a reload', async () => {
    await wizard.fillFacts(enterprise)
    await wizard.goOn()
    const address = '**/comyCertification/companyAuthSubmit'
    await page.route(address, (route) => route.abort())
    await wizard.submit()
    await expect(wizard.wizard.getByText('网络错误')).toBeVisible()
    await page.unroute(address)
    await page.reload()
    await wizard.goOn()
    await expect(field(wizard.wizard, '企业名称')).toHaveValue(enterprise.corporateName)
    await expect(field(wizard.wizard, '资产总额')).toHaveValue('1800')
    await expect(field(wizard.wizard, '法定代表人身份证号')).toHaveValue('')
    await fillFields(wizard.wizard, { 法定代表人身份证号: '620102199001011233' })
    await expect(wizard.consent).not.toBeChecked()
    await wizard.consent.check()
    await wizard.goOn()
    await wizard.submit()
    await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()
  })
})

test('pressing twice, and pressing again after a lost answer, gives one application', async ({
  page,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, COUNTY)
  const { id: proId } = await productOfDemoBank(request)
  await signIn(page, enterprise)
  await page.goto(`/console/product/apply?proId=${proId}`)
  const form = page.getByRole('main')
  const next = form.getByRole('button', { name: '下一步：核对' })

  await next.click()
  await expectRefused(form.getByLabel('申请金额', { exact: true }), /申请金额/)
  await expect(form.getByLabel('申请金额', { exact: true })).toBeFocused()
  await fillFields(form, { 申请金额: '50', 申请期限: '12', 贷款用途: '采购冬季原材料' })
  await page.reload()
  await expect(form.getByLabel('贷款用途', { exact: true })).toHaveValue('采购冬季原材料')
  await next.click()
  await form.getByRole('checkbox', { name: /我已阅读并同意/ }).check()

  // The first submit reaches the server, but its answer is lost on the way back.
  await page.route(`**${applyForProduct.path}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const submit = form.getByRole('button', { name: '提交申请' })
  await submit.click()
  await expect(form.getByRole('alert')).toBeVisible()
  await page.unroute(`**${applyForProduct.path}`)
  await submit.dblclick()
  await expect(page.getByRole('heading', { level: 1, name: '申请已提交' })).toBeVisible()

  const { list } = await ask(request, listApplications, { body: {} }, { token: enterprise.token })
  expect(list).toHaveLength(1)
})

test('who acts on a stale screen is told what the case is now, and nothing is done twice', async ({
  browser,
  page,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, COUNTY)
  const { id } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  const address = `/console/workbench/applications/${id}`
  await signIn(page, 'manager')
  await page.goto(address)
  const actions = applicationPage.actions(page)
  await expect(actions.getByRole('button', { name: '受理', exact: true })).toBeVisible()

  const officer = await pageOf(browser, 'officer')
  await officer.goto(address)
  await applicationPage.take(officer, MOVES.accept)
  await officer.context().close()

  await actions.getByRole('button', { name: '受理', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '受理申请' })
  await dialog.getByRole('button', { name: '确认受理' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert').filter({ hasText: '现在的状态是“已受理”' })).toBeVisible()
  await expect(actions.getByRole('button', { name: '开始审批' })).toBeVisible()
  await expect(applicationPage.timeline(page).getByText('受理 → 已受理')).toHaveCount(1)
})
