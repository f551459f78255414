import { randomInt } from 'node:crypto'
import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { smsCode, watchCaptcha } from '../support/inbox.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

test(
  'a legal representative licenses tax data in steps, the officer reads it, and a revocation closes it',
  PHONE,
  async ({ page, browser, request }) => {
    test.setTimeout(120_000)
    const enterprise = await certifiedEnterprise(request, '620102')
    await submittedApplication(request, enterprise, await productOfDemoBank(request))
    const captcha = watchCaptcha(page)
    await signIn(page, enterprise)
    await page.goto('/console/personal/tax/grant?bizNo=SQ20200101-999999')
    await expect(page.getByRole('alert').getByText('业务 SQ20200101-999999 不能授权')).toBeVisible()
    await page.goto('/console/personal/tax')
    await page
      .getByRole('link', { name: '新增授权' })
      .or(page.getByRole('button', { name: '新增授权' }))
      .click()
    await page.getByRole('combobox', { name: '用于哪笔业务' }).click()
    await page.locator('.ant-select-item-option').first().click()
    await page.getByRole('checkbox', { name: '登记基本信息' }).check()
    await page.getByRole('checkbox', { name: '申报', exact: true }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: '下一步' }).click()

    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByRole('alert').getByText('请逐条阅读并勾选五项说明')).toBeVisible()
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await expect(page.getByRole('region', { name: '涉税数据授权书' })).toContainText('登记基本信息、申报')
    await expectAccessible(page)
    await page.getByRole('button', { name: '下一步' }).click()

    const phone = `137${String(randomInt(10 ** 8)).padStart(8, '0')}`
    await page.getByLabel('手机号').fill(phone)
    await page.getByLabel('图形验证码').fill(await captcha.answer())
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByLabel('短信验证码').fill(await smsCode(request, phone, 'tax'))
    await expectAccessible(page)
    await page.getByRole('button', { name: '确认授权' }).click()
    const licences = page.getByRole('list', { name: '税务授权列表' })
    await expect(licences.getByText('有效', { exact: true })).toBeVisible()
    await expect(licences.getByText('还没有向机构提供过数据')).toBeVisible()
    await page.goto('/console/personal/tax/grant')
    await page.getByRole('combobox', { name: '用于哪笔业务' }).click()
    await page.locator('.ant-select-item-option').first().click()
    await expect(page.getByRole('alert').getByText(/已有一份有效的税务授权/)).toBeVisible()
    await page.getByRole('link', { name: '去撤销原授权' }).click()

    const officer = await pageOf(browser, 'officer')
    await officer.goto('/console/workbench/tax')
    await officer.getByRole('button', { name: `读取数据：${enterprise.corporateName}` }).click()
    const dialog = officer.getByRole('dialog', { name: '读取涉税数据' })
    await expect(dialog.getByRole('checkbox')).toHaveCount(2)
    await dialog.getByRole('checkbox', { name: '登记基本信息' }).check()
    await dialog.getByRole('button', { name: '读取', exact: true }).click()
    await expect(dialog.getByRole('cell', { name: enterprise.corporateName })).toBeVisible()
    await expect(dialog.getByText('演示数据')).toBeVisible()
    await expectAccessible(officer)
    await dialog.getByRole('button', { name: '关闭' }).last().click()

    await page.reload()
    await page.getByRole('button', { name: '提供记录（1 次）' }).click()
    await expect(page.getByText(/收到 登记基本信息/)).toBeVisible()
    await page.getByRole('button', { name: /^撤销授权：/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '撤销授权' }).click()
    await expect(licences.getByText('已撤销', { exact: true })).toBeVisible()
    await officer.reload()
    await expect(officer.getByRole('heading', { name: enterprise.corporateName })).toBeVisible()
    await expect(officer.getByRole('button', { name: `读取数据：${enterprise.corporateName}` })).toHaveCount(
      0,
    )
  },
)

test('a report is downloaded, and its delivery is seen', async ({ page }) => {
  await signIn(page, 'enterprise')
  await page.goto('/console/personal/tax')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^下载报告：/ })
      .first()
      .click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^金税报告-JS\d{8}-\d{6}\.html$/)
  await expect(page.getByRole('button', { name: /^下载记录（\d+ 次）$/ })).toBeVisible()
})
