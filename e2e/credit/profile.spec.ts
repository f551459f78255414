import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { finedEnterprise } from '../support/fined-enterprise.ts'
import { expect, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

const COUNTY = '620122'

test('an enterprise sees how its sum comes about, its bank the same from the case, and the enterprise that it looked', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const enterprise = await certifiedEnterprise(request, COUNTY, await finedEnterprise(COUNTY))
  const { id, applyNo } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  await signIn(page, enterprise)
  await page.goto('/console/personal/credit')
  await page.getByRole('link', { name: '查看信用画像' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('信用画像')
  const rows = page.getByRole('region', { name: '合计怎样得出' }).getByRole('row')
  await expect(rows.last()).toContainText('合计')
  const points = (
    await rows
      .getByRole('cell')
      .filter({ hasText: /^[+−]?\d+$/ })
      .allInnerTexts()
  ).map((text) => Number(text.replace('−', '-')))
  const total = points.pop()
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(total)

  const compliance = page.getByRole('region', { name: '信用合规' })
  const penalties = compliance.getByRole('listitem').filter({ hasText: '行政处罚' }).first()
  await expect(penalties).toContainText('有一般失信')
  await expect(penalties).toContainText(/来源 演示数据源 · 数据日期/)
  await expect(penalties).toContainText(/公示至.+，当日起不再计入/)
  await expect(penalties).toContainText('怎样改善')
  await expectAccessible(page)
  await penalties.getByRole('link', { name: '查看“行政处罚”条目或提出异议' }).click()
  await expect(page).toHaveURL(/\/personal\/credit\/topics\/penalties$/)
  await page.goBack()
  await page.getByRole('link', { name: '画像说明' }).click()
  await expect(page.getByRole('heading', { name: '它不是什么' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^现行规则 HX-/ })).toBeVisible()
  await expectAccessible(page)

  const officer = await pageOf(browser, 'officer')
  await officer.goto(`/console/workbench/applications/${id}`)
  await officer.getByRole('button', { name: '企业信用信息' }).click()
  await expect(officer.getByRole('region', { name: '企业信用信息' })).toContainText('授权范围')
  await expectAccessible(officer)
  await officer.getByRole('link', { name: '查看信用画像' }).click()
  await expect(officer.getByRole('heading', { level: 1 })).toHaveText(`信用画像：${enterprise.corporateName}`)
  await expect(officer.getByRole('row', { name: /^合计/ })).toContainText(String(total))
  await expectAccessible(officer)
  await officer.context().close()

  await page.goto('/console/personal/authorisations/accesses')
  await expect(page.getByRole('row').filter({ hasText: '信用画像' }).first()).toContainText(applyNo)
})
