import { newEnterprise } from '../support/new-enterprise.ts'
import { smsCode } from '../support/inbox.ts'
import { productOfDemoBank } from '../support/through-calls.ts'
import { test } from './test.ts'

const DIALOG = '[role=dialog], dialog[open]'

test('an enterprise registers from a product, logs in, and is led to its certification', async ({
  person,
}) => {
  const { username, password, phone, corporateName } = newEnterprise('620102')
  const { id } = await productOfDemoBank(person.request)
  await person.goTo(`/productDetails?id=${id}`)
  await person.press('立即申请')
  await person.press('企业注册', 'tab', DIALOG)
  const facts = { 用户名: username, 密码: password, 再次输入密码: password, 企业名称: corporateName }
  await person.fillAll({ ...facts, 手机号: phone }, DIALOG)
  const first = await person.solveCaptcha('', DIALOG)
  await person.press('获取验证码', 'button', DIALOG)
  await person.fill('短信验证码', await smsCode(person.request, phone, 'register'), DIALOG)
  await person.tick('我已阅读并同意', DIALOG)
  await person.press('注册', 'button', DIALOG)
  await person.sees('注册成功，请登录')

  await person.fillAll({ 用户名: username, 密码: password }, DIALOG)
  await person.solveCaptcha(first, DIALOG)
  await person.press('登录', 'button', DIALOG)
  await person.isAt(/^\/authentication$/)
  await person.sees('尚未认证')
  await person.sees(`您要申请的“经营快贷”已经记下`)
})
