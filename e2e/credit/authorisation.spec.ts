import type { Page } from '@playwright/test'
import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { field, fillFields } from '../support/fields.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

const BANK = '祁连银行股份有限公司'

async function revoke(page: Page): Promise<void> {
  await page.getByRole('button', { name: `撤销授权：${BANK}` }).click()
  const dialog = page.getByRole('dialog', { name: '确认撤销授权？' })
  await dialog.getByRole('button', { name: '确认撤销' }).click()
  await expect(page.getByText('授权已撤销，立即生效')).toBeVisible()
  await expect(dialog).toBeHidden()
}

test('an institution asks within its case, gets less than it asked for, and loses it with the next request after the revocation', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const enterprise = await certifiedEnterprise(request, '620102')
  const { corporateName, companyId } = enterprise
  const { id, applyNo } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  const file = `/console/workbench/credit/${companyId}`

  // What was agreed to with the application opens everything: it is taken back, so that only what is asked for counts.
  await signIn(page, enterprise)
  await page.goto('/console/personal/authorisations')
  await revoke(page)

  const officer = await pageOf(browser, 'officer')
  await officer.goto(`${file}?caseNo=${applyNo}`)
  await expect(officer.getByRole('main').getByRole('alert')).toContainText('企业已撤销授权，不能再查看')
  await officer.goto(`/console/workbench/applications/${id}`)
  const authorised = officer.getByRole('region', { name: '企业授权的信息' })
  await expect(authorised.getByText('已撤销')).toBeVisible()
  await officer.getByRole('button', { name: '企业信用信息' }).click()
  await officer.getByRole('link', { name: '向企业申请信用授权' }).click()
  const asking = officer.getByRole('dialog', { name: '向企业申请信用授权' })
  await expect(field(asking, '业务编号')).toHaveValue(applyNo)
  const topics = asking.getByRole('combobox', { name: '信息范围' })
  for (const name of ['基本信息', '企业年报', '行政处罚']) {
    await topics.fill(name)
    await officer.getByTitle(name, { exact: true }).last().click()
  }
  await fillFields(asking, { 有效天数: '60', 申请原因: '审批需要核对登记、年报和处罚情况' })
  await expectAccessible(officer)
  await asking.getByRole('button', { name: '发送申请' }).click()
  await expect(officer.getByText('申请已发送，企业确认后会通知您')).toBeVisible()
  const held = officer.getByRole('row').filter({ hasText: applyNo }).filter({ hasText: '待授权' })
  await expect(held).toContainText('基本信息、企业年报、行政处罚')
  await officer.goto(`${file}?caseNo=${applyNo}`)
  await expect(officer.getByRole('main').getByRole('alert')).toContainText('正在等待企业确认')

  await page.reload()
  const asked = page
    .getByRole('list', { name: '信用授权列表' })
    .getByRole('article')
    .filter({ hasText: '待授权' })
  await expect(asked).toContainText('审批需要核对登记、年报和处罚情况')
  await expect(asked).toContainText('60 天')
  await asked.getByRole('button', { name: `同意授权：${BANK}`, exact: true }).click()
  const granting = page.getByRole('dialog', { name: `授权${BANK}查看信用信息` })
  const letter = granting.getByRole('region', { name: '企业信用信息查询授权书' })
  await expect(letter).toContainText('基本信息、企业年报、行政处罚')
  await granting.getByRole('checkbox', { name: '企业年报' }).uncheck()
  await fillFields(granting, { 有效天数: '30' })
  await expect(letter).toContainText('基本信息、行政处罚。')
  await expect(letter).toContainText('自同意之日起 30 天内有效')
  await granting.getByRole('button', { name: '确认授权' }).click()
  await expect(granting.getByText('请阅读并勾选授权书')).toBeVisible()
  await granting.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await expectAccessible(page)
  await granting.getByRole('button', { name: '确认授权' }).click()
  await expect(page.getByText('已授权，机构现在可以查看')).toBeVisible()

  await officer.goto(`/console/workbench/authorisations?keyword=${applyNo}`)
  await officer.getByRole('link', { name: corporateName }).click()
  await expect(officer.getByRole('heading', { level: 1 })).toHaveText(`信用信息：${corporateName}`)
  await expect(officer.getByRole('listitem').filter({ hasText: /^企业年报/ })).toContainText('未授权')
  await expectAccessible(officer)
  await officer.getByRole('link', { name: /^基本信息/ }).click()
  await expect(officer.getByRole('list', { name: '基本信息列表' })).toContainText(corporateName)
  await expectAccessible(officer)
  await officer.goto(`${file}/topics/annualReports?caseNo=${applyNo}`)
  await expect(officer.getByRole('main').getByRole('alert')).toContainText('这项信息不在企业授权的范围内')

  await page.getByRole('link', { name: '全部查看记录' }).click()
  const looks = page.getByRole('table', { name: '查看记录列表' }).getByRole('row')
  const look = looks.filter({ hasText: '信用信息：基本信息' })
  await expect(look).toContainText('客户经理')
  await expect(look).toContainText(applyNo)
  await expect(look).toContainText(/\d{2}:\d{2}/)
  await expect(look).toContainText(/SM3 [0-9a-f]{64}/)
  await expect(looks.filter({ hasText: '企业年报' })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: '信用授权', exact: true }).last().click()
  await revoke(page)
  await officer.goto(`${file}/topics/basic?caseNo=${applyNo}`)
  await expect(officer.getByRole('main').getByRole('alert')).toContainText('企业已撤销授权，不能再查看')
  await expect(officer.getByText(corporateName)).toHaveCount(0)
})
