import { markCreditVisit } from '../../packages/contract/src/credit/topic-calls.ts'
import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { finedEnterprise } from '../support/fined-enterprise.ts'
import { ENTERPRISE_FACTS } from '../support/new-enterprise.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { certifiedEnterprise, productOfDemoBank, submittedApplication } from '../support/through-calls.ts'

const COUNTY = '620122'
const CONTRADICTIONS = '有信息不一致，请核对'

test('an enterprise reads its file by topic: a contradiction with how to mend it, a penalty with its end and the way to repair', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const enterprise = await certifiedEnterprise(request, COUNTY, await finedEnterprise(COUNTY))
  const { applyNo } = await submittedApplication(request, enterprise, await productOfDemoBank(request))
  await signIn(page, enterprise)
  const visit = page.waitForResponse((one) => new URL(one.url()).pathname === markCreditVisit.path)
  await page.goto('/console/personal/credit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的信用档案')
  await expect(page.getByText('第一次查看')).toBeVisible()
  await expect(page.getByText('有变化')).toHaveCount(0)
  await expect(page.getByText('演示数据').first()).toBeVisible()

  const contradictions = page.getByRole('region', { name: CONTRADICTIONS })
  const address = contradictions.getByRole('listitem').filter({ hasText: '注册地址' })
  await expect(address).toContainText(`企业认证 ${ENTERPRISE_FACTS.address}`)
  await expect(address).toContainText(`${ENTERPRISE_FACTS.address}（原址搬迁至`)
  await expect(address).toContainText('向机构提示')
  await expect(contradictions.getByRole('link', { name: /更新企业认证/ })).toHaveAttribute(
    'href',
    '/console/certification',
  )
  await expect(contradictions).toContainText('向登记机关申请更正')
  await expectAccessible(page)
  await visit

  const penalties = page.getByRole('link', { name: /^行政处罚/ })
  await expect(penalties).toContainText(/[12] 条 · 最新/)
  await penalties.click()
  await expect(page).toHaveURL(/\/personal\/credit\/topics\/penalties$/)
  const general = page
    .getByRole('list', { name: '行政处罚列表' })
    .getByRole('article')
    .filter({ hasText: '一般失信' })
  await expect(general).toContainText(/公示截止日\s*\d{4}.+（当日起不再展示）/)
  await expect(general).toContainText('来源 演示数据源')
  await general.getByText(/^怎样修复 · /).click()
  for (const told of ['需要的材料', '信用修复承诺书', '不收取任何费用', '自动停止公示'])
    await expect(general.getByText(told).first()).toBeVisible()
  await expect(general.getByRole('link', { name: '信用中国' })).toHaveAttribute(
    'href',
    'https://www.creditchina.gov.cn',
  )
  // What one opens for the first time is no news.
  await expect(page.getByText('新增', { exact: true })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/console/personal/credit')
  await expect(page.getByText('上次查看')).toBeVisible()
  await expect(page.getByText('第一次查看')).toHaveCount(0)
  await expect(page.getByText('有变化')).toHaveCount(0)

  const officer = await pageOf(browser, 'officer')
  await officer.goto(`/console/workbench/credit/${enterprise.companyId}?caseNo=${applyNo}`)
  await expect(officer.getByRole('link', { name: /^行政处罚/ })).toBeVisible()
  // The enterprise still has time to mend it.
  await expect(officer.getByRole('region', { name: CONTRADICTIONS })).toHaveCount(0)
  await expectAccessible(officer)
})

test('who belongs together is a picture to zoom, to expand and to find ways in, and a table', async ({
  page,
  request,
}) => {
  const enterprise = await certifiedEnterprise(request, COUNTY)
  const { corporateName } = enterprise
  const begins = corporateName.slice(0, 4)
  const [group, above] = [`${begins}示例投资集团有限公司`, `${begins}示例实业集团有限公司`]
  await signIn(page, enterprise)
  await page.goto('/console/personal/credit')
  await page.getByRole('link', { name: '查看关联图谱' }).click()
  const picture = page.getByRole('group', { name: '图', exact: true })
  await expect(picture.getByRole('button', { name: `企业 ${corporateName}` })).toBeVisible()
  await expectAccessible(page)

  const width = (await picture.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: '放大' }).click()
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(width * 1.2)
  await page.getByRole('button', { name: '还原' }).click()

  await expect(picture.getByRole('button', { name: `企业 ${above}` })).toHaveCount(0)
  await picture.getByRole('button', { name: `${group}，还有 1 个关联未展开，按回车展开` }).press('Enter')
  await expect(picture.getByRole('button', { name: `企业 ${above}` })).toBeVisible()

  for (const [label, name] of [
    ['起点', '示例股东乙'],
    ['终点', above],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(name)
    await page.getByTitle(name, { exact: true }).last().click()
  }
  const way = ['示例股东乙', corporateName, group, above].join(' → ')
  await expect(page.getByRole('status').filter({ hasText: '联系：' })).toHaveText(`联系：${way}`)
  await expectAccessible(page)

  await page.getByText('表', { exact: true }).click()
  const rows = page.getByRole('table', { name: '关联图谱' }).getByRole('row')
  await expect(rows.filter({ hasText: above })).toContainText('80.00%')
  await expect(rows.filter({ hasText: '循环持股' }).first()).toContainText('持股')
  await expectAccessible(page)

  await page.getByRole('searchbox', { name: '查找节点' }).fill('没有这个名字')
  await page.getByRole('searchbox', { name: '查找节点' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '没有与关键词相符的节点' })).toBeVisible()
})

test('the picture of who belongs together begins whole, on a phone too', PHONE, async ({ page, request }) => {
  await signIn(page, await certifiedEnterprise(request, COUNTY))
  await page.goto('/console/personal/credit')
  await page.getByRole('link', { name: '查看关联图谱' }).click()
  const picture = page.getByRole('group', { name: '图', exact: true })
  await expect(picture.getByRole('button', { name: /，还有 1 个关联未展开/ }).first()).toBeInViewport()
  const place = picture.locator('..')
  expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
