import { expect, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { newOperator } from '../support/staff.ts'

test('behind every figure stands how it is counted, also without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/statistics')
  await expect(page.getByRole('region', { name: '总览' }).getByText('怎样统计')).toHaveCount(7)
  await page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '全部指标' }).click()
  const figure = page.getByRole('listitem').filter({ has: page.getByText('融资满足率', { exact: true }) })
  await expect(figure.getByText('实际放款金额之和除以申请金额之和', { exact: false })).toBeHidden()
  await figure.getByText('怎样统计').click()
  await expect(figure.getByText('实际放款金额之和除以申请金额之和', { exact: false })).toBeVisible()
  await expect(figure.getByText('企业自行撤回的不计', { exact: false })).toBeVisible()
  const shown = await page.getByText('怎样统计', { exact: false }).count()
  expect(shown).toBeGreaterThan(20)
  await context.close()
})

test('the cockpit says how a figure is counted, and by which formula', async ({ page, request }) => {
  await signIn(page, await newOperator(request))
  await page.goto('/console/cockpit')
  await page.getByRole('button', { name: '按时受理率的统计口径' }).click()
  const definition = page.getByRole('tooltip')
  await expect(definition).toContainText('在受理期限内受理')
  await expect(definition).toContainText('100 * sum(accepted[inTime].cases) / sum(accepted.cases)')
  await expectAccessible(page)
})

test('an operator has all figures compared with the cases and reads what came of it', async ({
  page,
  request,
}) => {
  await signIn(page, await newOperator(request))
  await page.goto('/console/statistics/checks')
  await page.getByRole('button', { name: '立即核对' }).click()
  await expect(page.getByText('已安排核对')).toBeVisible()
  const newest = page.getByRole('table', { name: '指标核对' }).getByRole('row').nth(1)
  await expect(newest).toContainText('全部一致', { timeout: 30_000 })
  await expectAccessible(page)
})

test('the figures are there as files, with the terms of use', async ({ page, request }) => {
  await page.goto('/statistics?chapter=open')
  const open = page.getByRole('region', { name: '开放数据' })
  await expect(open).toContainText('须注明数据来源')
  for (const [name, type] of [
    ['各地数值（CSV）', 'text/csv'],
    ['统计口径（CSV）', 'text/csv'],
    ['数值与口径（JSON）', 'application/json'],
  ] as const) {
    const href = await open.getByRole('link', { name }).getAttribute('href')
    const answer = await request.get(href ?? '')
    expect(answer.ok()).toBe(true)
    expect(answer.headers()['content-type']).toContain(type)
    expect(answer.headers()['content-disposition']).toContain('filename')
  }
})

test('what institutions granted and what became of it stands beside how it is counted, with the cases as a file', async ({
  page,
  request,
}) => {
  await page.goto('/statistics?chapter=promises')
  const ledger = page.getByRole('region', { name: '承诺兑现' }).first()
  await expect(ledger.getByRole('row', { name: /^已公开的 \d+ 家机构合计/ })).toContainText('%')
  await ledger.getByText('怎样统计').click()
  await expect(ledger.getByText('60 天内已放款的笔数占比', { exact: false })).toBeVisible()
  const href = await ledger
    .getByRole('link', { name: /^下载.*的承诺兑现明细$/ })
    .first()
    .getAttribute('href')
  const file = await request.get(href ?? '')
  expect(await file.text()).toContain('授信日期')
})
