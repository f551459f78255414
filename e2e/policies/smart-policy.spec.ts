import { expect, PHONE, test } from '../support/test.ts'
import { signIn } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'

test(
  'a visitor answers some questions and sees what decides, all of it in the address',
  PHONE,
  async ({ page }) => {
    await page.goto('/smartPolicy?keyword=专精特新中小企业认定')
    const card = page.getByRole('article').filter({ hasText: '专精特新中小企业认定' })
    await expect(card.getByText('待补充信息')).toBeVisible()
    const form = page.getByRole('form', { name: '企业情况' })
    await form.getByLabel('年营业收入').fill('1400')
    await form.getByText('研发、知识产权、财务和称号').click()
    await form.getByLabel('科技和创新型中小企业').check()
    await form.getByLabel('从事细分市场年限').fill('2')
    await form.getByRole('button', { name: '开始匹配' }).click()
    await expect(page).toHaveURL(/revenue=1400/)
    await expect(page).toHaveURL(/innovativeSme=1/)
    await expect(card.getByText('暂不符合')).toBeVisible()
    await card.getByText(/^逐项判断/).click()
    await expect(card.getByText(/还差 1 年/)).toBeVisible()
    const path = card.getByRole('region', { name: '最小改进方案' })
    await expect(path.getByText(/从事细分市场年限由 2 年 提高到 3 年（增加 1 年）/)).toBeVisible()
    await expect(path.getByText(/工信部企业〔2026〕2号 专精特新：细分市场三年以上/)).toBeVisible()
    await expectAccessible(page)
  },
)

test('what makes no sense is named, and what else was typed stays', async ({ page }) => {
  await page.goto('/smartPolicy?patents=many&debt=50')
  await expect(page.getByRole('alert')).toContainText('Ⅰ类知识产权')
  await expect(page.getByLabel('资产负债率')).toHaveValue('50')
})

test('a certified enterprise is matched by what is registered and keeps what it adds', async ({ page }) => {
  await signIn(page, 'enterprise')
  await page.goto('/smartPolicy')
  const form = page.getByRole('form', { name: '企业情况' })
  await expect(form.getByText(/已按本企业的认证资料匹配/)).toBeVisible()
  await expect(form.getByLabel('年营业收入')).toHaveCount(0)
  await form.getByLabel('Ⅰ类知识产权').fill('2')
  await form.getByRole('button', { name: '开始匹配' }).click()
  await expect(page).toHaveURL(/patents=2/)
  await form.getByRole('button', { name: '保存为本企业情况' }).click()
  await expect(form.getByText(/已保存/)).toBeVisible()
  await page.goto('/smartPolicy')
  await expect(form.getByLabel('Ⅰ类知识产权')).toHaveValue('2')

  await page.goto('/smartPolicy?debt=50')
  await form.getByRole('button', { name: '保存为本企业情况' }).click()
  await expect(form.getByText(/已保存/)).toBeVisible()
  await page.goto('/smartPolicy')
  await expect(form.getByRole('button', { name: '保存为本企业情况' })).toHaveCount(0)
  await expect(form.getByLabel('Ⅰ类知识产权')).toHaveValue('2')
  await form.getByLabel('资产负债率').fill('')
  await form.getByRole('button', { name: '开始匹配' }).click()
  await expect(page).toHaveURL(/debt=&/)
  await expect(form.getByLabel('资产负债率')).toHaveValue('')
  await form.getByRole('button', { name: '保存为本企业情况' }).click()
  await expect(form.getByText(/已保存/)).toBeVisible()
  await page.goto('/smartPolicy')
  await expect(form.getByLabel('资产负债率')).toHaveValue('')
  await expect(form.getByLabel('Ⅰ类知识产权')).toHaveValue('2')
})

test('a report of the own enterprise is kept and read again, and the calendar can be subscribed to', async ({
  page,
}) => {
  await signIn(page, 'enterprise')
  await page.goto('/smartPolicy?patents=2')
  await page.getByRole('button', { name: '保存匹配报告' }).click()
  await expect(page.getByRole('heading', { name: '政策匹配报告' })).toBeVisible()
  await expect(page.getByText('2 项（补充企业情况）')).toBeVisible()
  await expectAccessible(page)
  const calendar = await page.request.get('/policyCalendar.ics?areaCode=620102')
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('SUMMARY:申报：研发投入后补助（示例）')
})
