import { expect, type Locator, type Page } from '@playwright/test'
import type { Credentials } from './accounts.ts'
import { field, fillFields } from './fields.ts'
import { nextCaptcha, smsCode, watchCaptcha } from './inbox.ts'
import type { NewEnterprise } from './new-enterprise.ts'

/** The portal's login dialog with its three ways in. Made before the dialog opens. */
export class LoginDialog {
  readonly page: Page
  readonly dialog: Locator
  /** The form of the chosen tab. */
  readonly form: Locator
  readonly #captcha: { answer(): Promise<string> }

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: '登录 / 注册' })
    this.form = this.dialog.getByRole('tabpanel')
    this.#captcha = watchCaptcha(page)
  }

  async open(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: '登录 / 注册' }).click()
    await expect(this.dialog).toBeVisible()
  }

  async choose(tab: '密码登录' | '短信登录' | '企业注册'): Promise<void> {
    await this.dialog.getByRole('tab', { name: tab }).click()
  }

  /** Types what the picture says. */
  async solveCaptcha(form = this.form): Promise<void> {
    await field(form, '图形验证码').fill(await this.#captcha.answer())
  }

  /** Asks for an SMS code and types it in. */
  async proveByPhone(phone: string, scene: string, form = this.form): Promise<void> {
    await field(form, '手机号').fill(phone)
    await this.solveCaptcha(form)
    await Promise.all([nextCaptcha(this.page), form.getByRole('button', { name: '获取验证码' }).click()])
    await field(form, '短信验证码').fill(await smsCode(this.page.request, phone, scene))
  }

  /** Everything of the registration but the consent. */
  async fillRegistration(enterprise: NewEnterprise): Promise<void> {
    const { username, password, phone, corporateName } = enterprise
    await fillFields(this.form, {
      用户名: username,
      密码: password,
      再次输入密码: password,
      企业名称: corporateName,
    })
    await this.proveByPhone(phone, 'register')
  }

  async logIn({
    username,
    password,
    userType,
  }: Omit<Credentials, 'userType'> & Partial<Credentials>): Promise<void> {
    if (userType) await field(this.form, '账号类型').selectOption(userType)
    await fillFields(this.form, { 用户名: username, 密码: password })
    await this.solveCaptcha()
    await this.form.getByRole('button', { name: '登录', exact: true }).click()
  }

  /** Replaces the initial password after its login; what remains is the login with the new one. */
  async setNewPassword(password: string): Promise<void> {
    const reset = this.page.getByRole('dialog', { name: '重置密码' })
    await fillFields(reset, { 新密码: password, 再次输入密码: password })
    await Promise.all([nextCaptcha(this.page), reset.getByRole('button', { name: '重置密码' }).click()])
    await expect(this.dialog).toBeVisible()
  }
}
