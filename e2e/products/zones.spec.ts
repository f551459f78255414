import { expect, PHONE, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'
import { atOneMoment, SOON } from '../support/one-moment.ts'

const PAGES = [
  { path: '/financialZone?zone=technology', name: '科技金融' },
  { path: '/revitalization', name: '乡村振兴' },
  { path: '/benefitEnt', name: '惠企专区' },
  { path: '/supplyChain', name: '供应链金融' },
  { path: '/governmentMiningLoan', name: '政采贷' },
]

for (const { path, name } of PAGES) {
  test(`${name}: what it is, its products, figures and policies are there without JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(new URL(path, baseURL).href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(`^${name.replace('+', '\\+')} - `))
    expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('甘肃')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(path)
    for (const part of ['谁能用', '怎么办', '要准备什么', '常见问题']) {
      await expect(page.getByRole('heading', { name: part })).toBeVisible()
    }
    await expect(page.getByRole('region', { name: /^(相关政策|可以参考的融资政策)$/ })).toBeVisible()
    const count = Number((await page.getByText(/产品：共 \d+ 个/).innerText()).replace(/\D/g, ''))
    expect(count).toBeGreaterThan(0)
    const head = page.getByRole('region', { name: '页面标题' })
    await expect(head.getByText(/？$/)).toBeVisible()
    expect(await head.getByRole('definition').count()).toBeGreaterThanOrEqual(3)
    const table = page.getByRole('table', { name: '产品最高额度' })
    await expect(table).toBeVisible()
    const bands = await table.getByRole('cell').allInnerTexts()
    expect(bands.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(count)
    await context.close()
  })
}

test(
  'a chart takes the place of its table when it comes into view, and gives it back',
  PHONE,
  async ({ page }) => {
    await page.goto('/revitalization')
    const part = page.getByRole('region', { name: '每月申请' })
    await part.scrollIntoViewIfNeeded()
    const chart = part.getByRole('img', { name: /^柱状图：每月申请/ })
    await expect(chart).toBeVisible()
    await expect(chart.locator('svg')).toBeVisible()
    await expect(part.getByRole('table')).toBeHidden()
    const height = (await part.boundingBox())?.height
    await part.getByRole('button', { name: '表' }).click()
    await expect(part.getByRole('table')).toBeVisible()
    await expect(chart).toBeHidden()
    expect((await part.boundingBox())?.height).toBe(height)
    await part.getByRole('button', { name: '图' }).click()
    await expect(chart).toBeVisible()
    await expectAccessible(page)
  },
)

test('the products of a zone are searched and sorted within it, and lead on', async ({ page }) => {
  await page.goto('/financialZone?zone=technology')
  await page.getByRole('searchbox', { name: '产品或机构名称' }).fill('知识产权')
  await page.getByRole('search', { name: '在本专区找产品' }).getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/zone=technology/)
  await expect(page).toHaveURL(/keyword=/)
  const names = page.locator('#zone-products h3')
  await expect(names.first()).toContainText('知识产权质押贷')
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '利率低' }).click()
  await expect(page).toHaveURL(/keyword=.*sort=rate|sort=rate.*keyword=/)
  await page.getByRole('link', { name: '移除筛选：关键词：知识产权' }).click()
  await expect(page).toHaveURL(/zone=technology/)
  await expect(page).not.toHaveURL(/keyword/)
  await names.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/productDetails\?id=\d+/)
})

test('a choice of a zone leaves as many products as it says, without JavaScript, and gives the rest back', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const choice = page.getByRole('region', { name: '一笔买卖，几个时点都能融资' }).getByRole('listitem').nth(2)
  await atOneMoment(async () => {
    await page.goto(new URL('/supplyChain', baseURL).href)
    const says = Number(/(\d+) 个产品/.exec(await choice.innerText())?.[1])
    await choice.getByRole('link', { name: '应收账款' }).click()
    await expect(page).toHaveURL(/\/supplyChain\?pick=claim/)
    await expect(page.getByText(`供应链金融产品：共 ${says} 个`)).toBeVisible(SOON)
    await expect(page.locator('#zone-products h3')).toHaveCount(says, SOON)
  })
  await page.getByRole('link', { name: '移除筛选：应收账款' }).click()
  await expect(page).toHaveURL(/\/supplyChain$/)
  await context.close()
})

test(
  'the map leads to every zone by who it is for, and all links keep the substation',
  PHONE,
  async ({ page }) => {
    await page.goto('/lanzhou/characteristicArea')
    await expect(page.getByRole('heading', { level: 1, name: '特色专区' })).toBeVisible()
    const tiles = page.locator('main article')
    await expect(tiles).toHaveCount(18)
    const hrefs = await page
      .locator('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/lanzhou/'))).toEqual([])
    await page.getByRole('region', { name: '页面标题' }).getByRole('link', { name: '养老金融' }).click()
    await expect(page).toHaveURL(/\/lanzhou\/financialZone\?zone=pension/)
    await expect(page.getByRole('heading', { level: 1, name: '养老金融' })).toBeVisible()
    await page.getByRole('navigation', { name: '同类专区' }).getByRole('link', { name: '场景金融' }).click()
    await expect(page).toHaveURL(/\/lanzhou\/financialZone\?zone=scenario/)
  },
)

test('a zone with its own page is found there, and what is no zone leads to the map', async ({ page }) => {
  await page.goto('/lanzhou/financialZone?zone=procurement')
  await expect(page).toHaveURL(/\/lanzhou\/governmentMiningLoan$/)
  await page.goto('/financialZone?zone=nowhere')
  await expect(page).toHaveURL(/\/characteristicArea$/)
})
