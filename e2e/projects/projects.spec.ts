import { expect, PHONE, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'

test(
  'projects are narrowed by type, area and word, and every filter stays in the address',
  PHONE,
  async ({ page }) => {
    await page.goto('/projectInfo')
    const type = page.getByRole('navigation', { name: '项目类型' }).getByRole('link', { name: /^绿色项目/ })
    const count = (await type.innerText()).replace(/\D/g, '')
    await type.click()
    await expect(page.getByRole('heading', { name: `共 ${count} 个项目` })).toBeVisible()
    const area = page.getByRole('navigation', { name: '所在地区' }).getByRole('link', { name: '酒泉市' })
    await area.click()
    await expect(area).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(/type=3/)
    await expect(page).toHaveURL(/areaCode=620900/)
    await page.getByRole('search').getByRole('searchbox').fill('示例')
    await page.getByRole('search').getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/type=3/)
    await expect(page.locator('main article').first()).toContainText('酒泉市')
    await page.getByRole('link', { name: '移除筛选：所在地区：酒泉市' }).click()
    await expect(page).not.toHaveURL(/areaCode/)
    await expectAccessible(page)
  },
)

test('a site shows its own projects and those of the whole province', async ({ page }) => {
  await page.goto('/dingxi/projectInfo')
  const places = await page.locator('main article').allInnerTexts()
  expect(places.length).toBeGreaterThan(0)
  expect(places.filter((text) => !/定西|甘肃省 ·/.test(text))).toEqual([])
})

test('the manufacturing page lists projects of type 7 alone and leads to the products for them', async ({
  page,
}) => {
  await page.goto('/fabricate?type=1')
  const types = await page.locator('main article').allInnerTexts()
  expect(types.length).toBeGreaterThan(0)
  expect(types.filter((text) => !text.includes('制造业中长期贷款项目'))).toEqual([])
  await expectAccessible(page)
  await page.getByRole('link', { name: '查看制造业中长期贷款产品' }).click()
  await expect(page).toHaveURL(/\/financial\?zone=manufacturing/)
})

test('a project shows its figures and the way to a loan, and highlights its menu entry', async ({ page }) => {
  await page.goto('/projectInfo?type=1')
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/projectDetails\?id=\d+/)
  await expect(page.getByText('项目概况')).toBeVisible()
  await expect(page.getByText('本项目为示例')).toBeVisible()
  await expect(page.getByRole('link', { name: '查看项目贷款产品' })).toBeVisible()
  await expectAccessible(page)
  const missing = await page.goto('/projectDetails?id=123456789')
  expect(missing?.status()).toBe(404)
})
