import { certifiedEnterprise, productOfDemoBank } from '../support/through-calls.ts'
import { test } from './test.ts'

test('an enterprise signs in on the plain pages, applies, and saves a report', async ({ person }) => {
  const enterprise = await certifiedEnterprise(person.request, '620102')
  const { id } = await productOfDemoBank(person.request)
  await person.goTo(`/lite/login?next=${encodeURIComponent(`/lite/apply?proId=${id}`)}`)
  await person.fillAll({ 用户名: enterprise.username, 密码: enterprise.password })
  await person.solveCaptcha('')
  await person.press('登录', 'button', 'main')
  await person.isAt(/^\/lite\/apply\?proId=/)
  await person.fillAll({ 申请金额: '50', 申请期限: '12', 贷款用途: '采购冬季原材料' })
  await person.choose('担保方式', 'credit')
  await person.tick('授权书')
  await person.sees('已自动存到您的账号')
  await person.press('提交申请')
  await person.isAt(/^\/lite\/application\?id=\d+&done=applied$/)
  await person.sees('申请已提交')

  await person.signIn('enterprise')
  await person.goTo('/lite/tax')
  await person.press('下载报告')
  await person.press('下载')
  await person.hasSaved(/^tax-report\.(?:pdf|html)$/m)
  await person.goTo('/console/personal/tax')
  await person.press('下载报告：')
  await person.hasSaved(/^金税报告-JS\d{8}-\d{6}\.html$/m)
})
