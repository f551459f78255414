import { expect, PHONE, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'
import { atOneMoment, SOON } from '../support/one-moment.ts'

test(
  'from the parks of the province to a park, an enterprise of it and the roster it stands on',
  PHONE,
  async ({ page }) => {
    const industry = page
      .getByRole('navigation', { name: '主导产业' })
      .getByRole('link', { name: /^生物医药/ })
    await atOneMoment(async () => {
      await page.goto('/gardenArea')
      const count = (await industry.innerText()).replace(/\D/g, '')
      await industry.click()
      await expect(page.getByRole('heading', { name: `共 ${count} 个园区` })).toBeVisible(SOON)
    })
    await expect(page).toHaveURL(/industry=biomedicine/)
    await page.getByRole('link', { name: '兰州示例高新技术产业园区' }).click()

    await expect(page.getByRole('heading', { level: 1, name: '兰州示例高新技术产业园区' })).toBeVisible()
    await expect(page.getByText('本园区为示例')).toBeVisible()
    await expect(page.getByRole('heading', { name: '园区服务' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '园区企业可用的融资产品' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('search').getByRole('searchbox').fill('工业软件')
    await page.getByRole('search').getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/parkId=\d+/)
    await expect(page.getByRole('heading', { name: '共 1 家企业' })).toBeVisible()
    await page.getByRole('link', { name: '兰州示例星舟软件有限公司' }).click()

    await expect(page.getByRole('heading', { level: 1, name: '兰州示例星舟软件有限公司' })).toBeVisible()
    await expect(page.getByText('企业的联系方式不公开')).toBeVisible()
    await expect(page.getByRole('heading', { name: '适合的融资产品' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: '专精特新中小企业名单（示例）' }).click()
    await expect(page).toHaveURL(/\/rosterPublicity\?rosterId=\d+/)
    await expect(page.getByRole('rowheader', { name: '兰州示例星舟软件有限公司' })).toBeVisible()
  },
)

test('a site shows its own parks, and a word that finds nothing says what to do', async ({ page }) => {
  await page.goto('/dingxi/gardenArea')
  const places = await page.locator('main article').allInnerTexts()
  expect(places.length).toBeGreaterThan(0)
  expect(places.filter((text) => !text.includes('定西'))).toEqual([])
  await page.goto('/gardenArea?keyword=没有这样的园区')
  await expect(page.getByText('没有符合条件的园区')).toBeVisible()
  await page.getByRole('link', { name: '查看全部园区' }).click()
  await expect(page.getByRole('heading', { name: /^共 \d+ 个园区/ })).toBeVisible()
})

test('a park or enterprise that is not there is a page that is not there', async ({ page }) => {
  for (const address of ['/gardenArea?parkId=999999', '/gardenArea?parkId=x', '/entDetail?id=999999']) {
    expect((await page.goto(address))?.status(), address).toBe(404)
  }
})

test('the pages are whole without scripts and named for search engines', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/gardenArea?parkId=1&utm_source=x')
  await expect(page.getByRole('heading', { name: '园区概况' })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/gardenArea\?parkId=1$/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /主导产业/)
  await context.close()
})
