import { pageOf, signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const SERVICE = '小微企业流动资金担保（示例）'

test('an enterprise finds a service, enquires, orders and rates it; the rating is public', async ({
  page,
  browser,
}) => {
  await signIn(page, 'enterprise')
  await page.goto(`/agency?keyword=${encodeURIComponent('流动资金担保')}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: SERVICE }).click()
  await expect(page.getByText('在平台申请融资不收取任何费用', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '向机构询价' }).click()
  await page.waitForURL(/\/personal\/enquiries\/new/)
  await page.getByLabel('需要的服务').fill('拟申请流动资金贷款，需要出具担保意向。')
  await page.getByRole('button', { name: '提交询价' }).click()
  await expect(page.getByText('请输入希望时间')).toBeVisible()
  await page.getByLabel('希望时间').fill('两周内')
  await page.getByLabel('服务地点').fill('城关')
  await page.getByText('兰州市 城关区', { exact: true }).click()
  await page.getByRole('button', { name: '提交询价' }).click()
  await page.waitForURL(/\/personal\/enquiries\/\d+/)
  const path = new URL(page.url()).pathname.replace('personal', 'workbench')

  const provider = await pageOf(browser, 'agency')
  await provider.goto(path)
  await provider.getByRole('button', { name: '报价', exact: true }).click()
  await provider.getByRole('dialog').getByLabel('报价', { exact: true }).fill('500')
  await provider.getByRole('dialog').getByLabel('报价说明').fill('含评审和担保意向书，七个工作日交付。')
  await expectAccessible(provider)
  await provider.getByRole('button', { name: '发送报价' }).click()
  await expect(provider.getByText('已报价').first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: '同意委托' }).click()
  await page.getByRole('button', { name: '确认委托' }).click()
  await expect(page.getByText('服务中').first()).toBeVisible()
  await expect(page.getByText('经办人电话')).toBeVisible()
  await provider.reload()
  await provider.getByRole('button', { name: '查看完整号码' }).click()
  await expect(provider.getByRole('link', { name: /^1\d{10}$/ })).toBeVisible()
  await provider.getByRole('button', { name: '交付', exact: true }).click()
  await provider.getByRole('button', { name: '确认交付' }).click()
  await expect(provider.getByText('已交付').first()).toBeVisible()
  await provider.context().close()

  await page.reload()
  await page.getByRole('button', { name: '确认并评价' }).click()
  for (const side of ['质量', '时效', '态度', '价格']) {
    await page.getByRole('dialog').getByRole('radiogroup', { name: side }).getByText('5 分').click()
  }
  await page.getByRole('dialog').getByRole('button', { name: '确认并评价' }).click()
  await expect(page.getByText('已完成').first()).toBeVisible()
  await page.goto(`/agency?keyword=${encodeURIComponent('流动资金担保')}`)
  await page.getByRole('link', { name: SERVICE }).click()
  await expect(page.getByText('条评价', { exact: false })).toBeVisible()
})
