import { expectAccessible } from '../support/axe.ts'
import { signIn } from '../support/accounts.ts'
import { expect, PHONE, test } from '../support/test.ts'
import { certifiedEnterprise } from '../support/through-calls.ts'

test(
  'an enterprise sees which products fit and why, which do not and what is missing, and applies from there',
  PHONE,
  async ({ page, request }) => {
    await signIn(page, await certifiedEnterprise(request, '620102'))
    await page.goto('/console/personal/fit')
    await page.getByRole('button', { name: '比对产品' }).click()
    await expect(page.getByText('请输入融资金额')).toBeVisible()

    await page.getByLabel('融资金额').fill('60')
    await page.getByLabel('融资期限').fill('12')
    const guarantee = page.getByRole('combobox', { name: '担保方式' })
    await guarantee.fill('信用')
    await guarantee.press('Enter')
    await page.getByRole('button', { name: '比对产品' }).click()

    const fitting = page.getByRole('list', { name: /^(各项条件都符合|有条件待确认)的产品$/ }).first()
    const first = fitting.getByRole('listitem').first()
    await first.getByText(/^已符合的 \d+ 项条件$/).click()
    await expect(first).toContainText('申请金额在产品额度')
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /^立即申请：/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: '申请金融产品' })).toBeVisible()
    await expect(page.getByLabel('申请金额')).toHaveValue('60')
    await expect(page.getByLabel('申请期限')).toHaveValue('12')

    await page.goBack()
    await expect(fitting).toBeVisible()
    await page.goto('/console/personal/fit?amountYuan=900000000&termMonths=300')
    const others = page.getByRole('list', { name: '暂不适合的产品' })
    await expect(others.getByText(/申请金额高于产品上限 .+，超出/).first()).toBeVisible()
    await expect(page.getByText('没有各项条件都符合的产品')).toBeVisible()
  },
)
