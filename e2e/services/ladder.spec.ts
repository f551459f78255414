import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, PHONE, test } from '../support/test.ts'

test(
  'a visitor checks the ladder on its own page and reads what a rung asks, brings and who helps',
  PHONE,
  async ({ page }) => {
    await page.goto('/entFoster')
    const form = page.getByRole('form', { name: '企业情况' })
    await form.getByLabel('年营业收入').fill('1400')
    await form.getByLabel('Ⅰ类知识产权').fill('0')
    await form.getByLabel('从事细分市场年限').fill('2')
    await form.getByRole('button', { name: '开始自查' }).click()
    await expect(page).toHaveURL(/\/entFoster\?.*revenue=1400/)
    const rung = page.getByRole('article').filter({ hasText: '第 2 级 专精特新中小企业' })
    await expect(rung.getByText(/从事细分市场年限不低于 3 年，还差 1 年/)).toBeVisible()
    await expectAccessible(page)

    await rung.getByRole('link', { name: '查看这一级的条件、自查和服务' }).click()
    await expect(page).toHaveURL(/\/entFosterDetails\?.*rung=specialised.*revenue=1400/)
    await expect(page.getByRole('heading', { name: '第 2 级 专精特新中小企业' })).toBeVisible()
    await expect(page.getByLabel('年营业收入')).toHaveValue('1400')
    await expect(page.getByText(/细分市场三年以上.*2026年4月1日起施行/)).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: '取得后' })
        .getByText(/小巨人/)
        .first(),
    ).toBeVisible()
    await expect(
      page.getByRole('region', { name: '可以帮忙的服务' }).getByRole('article').first(),
    ).toBeVisible()
    await expectAccessible(page)
  },
)

test('a renewal of 2026 is checked by the rules of 2022, an application by those in force', async ({
  page,
}) => {
  await page.goto('/entFosterDetails?rung=littleGiant&littleGiant=1&main=72')
  await expect(page.getByText('工信部企业〔2026〕2号，规则版本 1', { exact: false })).toBeVisible()
  await expect(page.getByText(/主营业务收入占比不低于 90 %，还差 18 %/)).toBeVisible()
  await page.getByRole('navigation', { name: '申报类别' }).getByRole('link', { name: '到期复核' }).click()
  await expect(page).toHaveURL(/purpose=renewal/)
  await expect(page.getByText('工信部企业〔2022〕63号，规则版本 1', { exact: false })).toBeVisible()
  await expect(page.getByText(/2026年1月1日至2026年12月31日有效/).first()).toBeVisible()
  await expect(page.getByText(/主营业务收入占比不低于 70 %，还差/)).toHaveCount(0)
})

test('a rung is found by its initials and leads to its page; one that is none is the 404 page', async ({
  page,
}) => {
  await page.goto('/search?keyword=zjtxzxqy&kind=rung')
  await page.getByRole('link', { name: '专精特新中小企业认定' }).click()
  await expect(page).toHaveURL(/\/entFosterDetails\?rung=specialised$/)
  const missing = await page.goto('/entFosterDetails?rung=giant')
  expect(missing?.status()).toBe(404)
})

test('a certified enterprise is not asked what is registered, and keeps what it finds', async ({ page }) => {
  await signIn(page, 'enterprise')
  await page.goto('/entFosterDetails?rung=specialised')
  await expect(page.getByLabel('年营业收入')).toHaveCount(0)
  await page.getByLabel('Ⅰ类知识产权').fill('1')
  await page.getByRole('button', { name: '开始自查' }).click()
  await expect(page).toHaveURL(/patents=1/)
  await page.getByRole('button', { name: '保存匹配报告' }).click()
  await expect(page.getByRole('heading', { name: '政策匹配报告' })).toBeVisible()
})
