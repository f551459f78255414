import type { Locator } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { field } from '../support/fields.ts'
import { LoginDialog } from '../support/login-dialog.ts'
import { expect, test } from '../support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Puts a text in the clipboard and into the empty field with the keys. */
async function paste(control: Locator, text: string): Promise<void> {
  await control.page().evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await control.fill('')
  await control.page().keyboard.press('ControlOrMeta+V')
}

test('a phone number and a code are read as they were copied, whole', async ({ page }) => {
  await page.goto('/index')
  const login = new LoginDialog(page)
  await login.open()
  await login.choose('短信登录')
  const phone = field(login.form, '手机号')
  await paste(phone, '+86 139 0000 0001')
  await expect(phone).toHaveValue('13900000001')
  await phone.fill('１３９００００　０００２')
  await phone.press('Tab')
  await expect(phone).toHaveValue('13900000002')
  const code = field(login.form, '短信验证码')
  await paste(code, '12 34 56')
  await expect(code).toHaveValue('123456')
  await phone.fill('139 微信')
  await phone.press('Tab')
  await expect(phone).toHaveValue('139 微信')
})

test('amounts and terms are read as tables have them, and what is half right stays as it was typed', async ({
  page,
}) => {
  await signIn(page, 'enterprise')
  await page.goto('/console/demand/demandInsert')
  const form = page.locator('form')
  const amount = field(form, '融资金额')
  await paste(amount, '1,200.50')
  await expect(amount).toHaveValue('1200.50')
  await amount.fill('１，２００')
  await amount.press('Tab')
  await expect(amount).toHaveValue('1200')
  await amount.fill('3,85')
  await amount.press('Tab')
  await expect(amount).toHaveValue('3,85')
  const term = field(form, '融资期限')
  await term.fill('１２')
  await term.press('Enter')
  await expect(term).toHaveValue('12')
  const phone = field(form, '联系电话')
  await paste(phone, '(0931) 888-8888')
  await expect(phone).toHaveValue('09318888888')
  await paste(phone, '0931-8888888-801')
  await expect(phone).toHaveValue('0931-8888888-801')
})
