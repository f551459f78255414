import { getProduct, listProducts } from '../../packages/contract/src/products/product-calls.ts'
import { expectAccessible } from '../support/axe.ts'
import { ask } from '../support/calls.ts'
import { expect, PHONE, test } from '../support/test.ts'

test(
  'products are compared for my amount and term, the best is marked, what is alike is folded away, and the loan goes along into the application',
  PHONE,
  async ({ page, request }) => {
    const { list } = await ask(request, listProducts, {
      body: { amountYuan: 1_000_000, termMonths: 12, onlineApply: true, pageSize: 50 },
    })
    const [cheap, dear] = list
      .filter(({ isExample }) => isExample)
      .toSorted((a, b) => a.annualCostMin - b.annualCostMin)
      .filter((_, index, all) => index === 0 || index === all.length - 1)
    if (!cheap || !dear) throw new Error('two examples lend a million for a year')
    await page.goto(`/financial?tab=compare&compare=${cheap.id}.${dear.id}`)
    const form = page.getByRole('form', { name: '按我的金额和期限比较' })
    await form.getByLabel('我要借').fill('一百')
    await form.getByLabel('借多久').fill('12')
    await form.getByRole('button', { name: '重新比较' }).click()
    await expect(form.getByText('请填写大于 0 的金额')).toBeVisible()
    await expect(form.getByLabel('我要借')).toHaveValue('一百')
    await form.getByLabel('我要借').fill('100')
    await form.getByRole('button', { name: '重新比较' }).click()
    await expect(page.getByText(/^按 100 万元、12 个月：.+付得最少，比最高的少 /)).toBeVisible()
    const table = page.getByRole('table')
    const total = table.getByRole('row', { name: /^一共要付/ }).getByRole('cell')
    await expect(total.first()).toContainText('最少')
    await expect(total.last()).toContainText('多付')
    const back = page.getByRole('link', { name: '再加一个产品' })
    await expect(back).toHaveAttribute('href', /&amount=100&termMonths=12$/)
    await expectAccessible(page)

    const rows = table.getByRole('row')
    const shown = await rows.count()
    await page.getByRole('link', { name: '显示相同的项目' }).click()
    await expect(rows).toHaveCount(13)
    expect(shown).toBeLessThan(13)
    await page.getByRole('link', { name: '只看不同的项目' }).click()
    await expect(rows).toHaveCount(shown)

    const [item] = await table.getByRole('rowheader').all()
    const place = await item?.boundingBox()
    await page.getByRole('region', { name: '产品对比' }).evaluate((region) => region.scrollBy(400, 0))
    expect((await item?.boundingBox())?.x).toBe(place?.x)

    const foot = page.getByRole('form', { name: '选一个产品申请' })
    await expect(page.getByRole('radio', { name: new RegExp(`“${cheap.name}”`) })).toBeChecked()
    await expect(foot.locator('p').filter({ visible: true })).toContainText(cheap.name)
    await page.getByRole('radio', { name: new RegExp(`“${dear.name}”`) }).check()
    await expect(foot.locator('p').filter({ visible: true })).toContainText(dear.name)
    await expect(foot.getByRole('button', { name: '申请这个产品' })).toBeInViewport()
    await foot.getByRole('button', { name: '申请这个产品' }).click()
    await expect(page.getByRole('dialog', { name: '登录 / 注册' })).toBeVisible()
  },
)

test('without JavaScript a comparison is read, changed, and a product of it applied for with the loan', async ({
  browser,
  request,
  baseURL,
}) => {
  const { list } = await ask(request, listProducts, {
    body: { pageSize: 10, sort: 'rate', onlineApply: true, amountYuan: 500_000, termMonths: 12 },
  })
  const [first, second] = list
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(`/financial?tab=compare&compare=${first?.id}.${second?.id}`)
  await page.getByLabel('我要借').fill('50')
  await page.getByRole('button', { name: '重新比较' }).click()
  await expect(page).toHaveURL(/amount=50/)
  const product = await ask(request, getProduct, { params: { id: first?.id ?? '' } })
  await expect(page.getByRole('columnheader', { name: product.name })).toBeVisible()
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: '申请这个产品' }).click()
  await expect(page).toHaveURL(
    new RegExp(`amountYuan=500000&termMonths=\\d+&proId=${second?.id}$|/lite/login`),
  )
  await context.close()
})
