import { LoginDialog } from '../support/login-dialog.ts'
import { newEnterprise } from '../support/new-enterprise.ts'
import { expect, test } from '../support/test.ts'

test('who forgot the user name asks for it with the phone, and is told when nothing is registered with it', async ({
  page,
}) => {
  const { phone } = newEnterprise('620102')
  const login = new LoginDialog(page)
  await page.goto('/index')
  await login.open()
  await login.form.getByRole('button', { name: '忘记用户名' }).click()
  const asked = page.getByRole('dialog', { name: '忘记用户名' })
  await login.proveByPhone(phone, 'password', asked)
  await asked.getByRole('button', { name: '下一步' }).click()
  await expect(asked.getByRole('status')).toHaveText('这个手机号没有注册过账号，请先注册。')
  await asked.getByRole('button', { name: '返回登录' }).click()
  await expect(login.dialog).toBeVisible()
})
