import { expect, PHONE, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'

test(
  'funds are narrowed by field, stage and amount, and every filter stays in the address',
  PHONE,
  async ({ page }) => {
    await page.goto('/fundList')
    await expect(page.getByRole('heading', { name: /^共 \d+ 只基金/ })).toBeVisible()
    const field = page.getByRole('navigation', { name: '投资领域' }).getByRole('link', { name: '生物医药' })
    await field.click()
    await expect(field).toHaveAttribute('aria-current', 'page')
    await page.getByRole('navigation', { name: '投资阶段' }).getByRole('link', { name: '种子期' }).click()
    await expect(page).toHaveURL(/industry=biomedicine/)
    await expect(page).toHaveURL(/stage=seed/)
    await expect(page.getByRole('heading', { name: '共 2 只基金' })).toBeVisible()
    await page.getByLabel('需要金额').fill('150')
    await page.getByRole('button', { name: '查看' }).click()
    await expect(page).toHaveURL(/amount=150/)
    await expect(page.getByRole('heading', { name: '共 1 只基金' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: '移除筛选：投资阶段：种子期' }).click()
    await expect(page).not.toHaveURL(/stage=/)
    await expect(page).toHaveURL(/amount=150/)
  },
)

test('two filters chosen one right after the other are both kept', async ({ page }) => {
  await page.goto('/fundList')
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route(/fundList\.data/, async (route) => {
    await sent
    await route.continue()
  })
  await page.getByRole('navigation', { name: '投资领域' }).getByRole('link', { name: '生物医药' }).click()
  await expect(page.locator('[data-loading]')).toBeAttached()
  await page.getByRole('navigation', { name: '投资阶段' }).getByRole('link', { name: '种子期' }).click()
  send()
  await expect(page.getByRole('heading', { name: '共 2 只基金' })).toBeVisible()
  await expect(page).toHaveURL(/industry=biomedicine&stage=seed/)
})

test('an amount that is none keeps what was typed and says why', async ({ page }) => {
  await page.goto('/fundList')
  await page.getByLabel('需要金额').fill('很多')
  await page.getByRole('button', { name: '查看' }).click()
  await expect(page.getByText('需要金额须为大于 0 的数字（万元）')).toBeVisible()
  await expect(page.getByLabel('需要金额')).toHaveValue('很多')
})

test('a fund says how to apply, whom to call and that the listing is no offer', async ({ page }) => {
  await page.goto('/fundList?phase=investing')
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/fundList\?fundId=\d+/)
  await expect(page.getByText('本基金为示例')).toBeVisible()
  await expect(page.getByRole('heading', { name: '申报方式' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^0\d{3}-\d{7}$/ })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByText('不构成基金募集、投资要约或投资承诺')).toBeVisible()
  await expectAccessible(page)
  expect((await page.goto('/fundList?fundId=999999'))?.status()).toBe(404)
})

test('a fund that takes no projects says so', async ({ page }) => {
  await page.goto('/fundList?phase=exiting')
  await page.locator('main article a').first().click()
  await expect(page.getByText('该基金已进入退出期').first()).toBeVisible()
})

test('a site shows the funds that invest in its area', async ({ page }) => {
  await page.goto('/jiuquan/fundList')
  const texts = await page.locator('main article').allInnerTexts()
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.filter((text) => !/酒泉市|甘肃省/.test(text))).toEqual([])
})
