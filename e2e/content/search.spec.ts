import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '../support/test.ts'
import { expectAccessible } from '../support/axe.ts'
import { atOneMoment, SOON } from '../support/one-moment.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: '结果类别' })
const box = (page: Page) => page.getByRole('main').getByRole('search').getByRole('combobox')
const suggestions = (page: Page) => page.getByRole('listbox', { name: '搜索建议' })

test(
  'one search finds products, institutions and policies, and the tabs say how many',
  PHONE,
  async ({ page }) => {
    await page.goto('/index')
    await box(page).fill('信用')
    await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/\/search\?keyword=/)
    await expect(page.getByRole('heading', { level: 1, name: '全站搜索' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: '融资产品' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page)
    const products = tabs(page).getByRole('link', { name: /^融资产品/ })
    const found = page.url()
    await atOneMoment(async () => {
      await page.goto(found)
      const count = (await products.innerText()).replace(/\D/g, '')
      await products.click()
      await expect(page).toHaveURL(/kind=product/)
      await expect(page.getByText(`共找到 ${count} 条`)).toBeVisible(SOON)
    })
    await expect(products).toHaveAttribute('aria-current', 'page')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/productDetails\?id=\d+/)
  },
)

test('信用贷款 also finds 信用贷, marked in the title', async ({ page }) => {
  await page.goto('/search?keyword=信用贷款&kind=product')
  const titles = page.getByRole('article').getByRole('heading')
  await expect(
    titles
      .filter({ hasText: /信用贷(?!款)/ })
      .first()
      .locator('mark'),
  ).toHaveText('信用贷')
})

test('a person who only uses the keyboard chooses a suggestion', async ({ page }) => {
  await page.goto('/index')
  await box(page).focus()
  await page.keyboard.type('乡村')
  const options = suggestions(page).getByRole('option')
  await expect(options.first()).toContainText('乡村振兴')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(/^有 \d 条建议/)).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toBeHidden()
  await expect(box(page)).toHaveValue('乡村')
  await page.keyboard.type('振')
  await expect(options.first()).toContainText('乡村振兴')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent('乡村振兴')}`)
  await expect(suggestions(page)).toBeHidden()
})

test('Enter without a marked suggestion searches for what was typed', async ({ page }) => {
  await page.goto('/search')
  await box(page).fill('首贷')
  await expect(suggestions(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?keyword=/)
  await expect(page.getByRole('article').first()).toContainText('首贷')
})

test('nothing is asked while an input method composes', async ({ page }) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/portal/search/suggest') asked.push(searchParams.get('keyword'))
  })
  await page.goto('/search')
  await box(page).fill('科')
  await expect(suggestions(page)).toBeVisible()
  await box(page).evaluate((input: HTMLInputElement) => {
    input.dispatchEvent(new CompositionEvent('compositionstart'))
    for (const text of ['科k', '科ke', '科ji', '科技']) {
      input.value = text
      input.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }))
    }
    input.dispatchEvent(new CompositionEvent('compositionend'))
  })
  await expect.poll(() => [...new Set(asked)]).toEqual(['科', '科技'])
})

test('the marketplace suggests institutions, and its list leads on to the whole site', async ({ page }) => {
  await page.goto('/financial')
  await box(page).fill('祁连银行')
  const bank = suggestions(page).getByRole('option', { name: /机构/ }).first()
  await bank.click()
  await expect(page).toHaveURL(/\/orgDetails\?id=\d+/)
  await page.goto('/financial?keyword=贴息')
  await page.getByRole('link', { name: '全站搜索“贴息”' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '政策' })).toBeVisible()
})

test('from every page the header leads to the search', PHONE, async ({ page }) => {
  await page.goto('/lanzhou/policy')
  await page.getByRole('banner').getByRole('link', { name: '全站搜索' }).click()
  await expect(page).toHaveURL('/lanzhou/search')
  await page.getByRole('region', { name: '大家常搜' }).getByRole('link', { name: '供应链' }).click()
  await expect(page.getByRole('article').first()).toContainText('供应链')
})

test(
  'letters and short forms find institutions, and the page says what else was looked for',
  PHONE,
  async ({ page }) => {
    await page.goto('/search')
    await box(page).fill('btyh')
    await expect(
      suggestions(page)
        .getByRole('option', { name: /白塔银行/ })
        .first(),
    ).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article').filter({ hasText: '白塔银行' }).first()).toBeVisible()
    await expectAccessible(page)
    await page.goto('/search?keyword=农信社')
    await expect(page.getByText('也按“农村信用合作联社”查找。')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: '陇塬农村信用合作联社' }).first()).toBeVisible()
  },
)

test('what has only some of the words is said to be so, and nothing found says what to do', async ({
  page,
}) => {
  await page.goto('/search?keyword=兰州首贷区块链')
  await expect(page.getByRole('status').filter({ hasText: '没有完全匹配“兰州首贷区块链”' })).toBeVisible()
  await expect(page.getByRole('article').first().locator('mark').first()).toBeVisible()
  await page.goto('/search?keyword=鲲鹏展翅')
  await expect(page.getByText('没有找到与“鲲鹏展翅”有关的内容')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: '看全部产品' }).click()
  await expect(page).toHaveURL('/financial')
})

test('an address that makes no sense is read as far as it does', async ({ page }) => {
  await page.goto('/search?keyword=贷&kind=rumour&page=999')
  await expect(page.getByText('已忽略无法识别的条件：类别。')).toBeVisible()
  await page.goto('/search?keyword=贷&kind=product&page=50')
  await page.getByRole('link', { name: '回到第一页' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, kinds, pages and marks are all there', async ({ page }) => {
    await page.goto('/dingxi/index')
    await box(page).fill('贷')
    await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/\/dingxi\/search\?keyword=/)
    await tabs(page)
      .getByRole('link', { name: /^融资产品/ })
      .click()
    await expect(page.getByRole('article')).toHaveCount(10)
    await expect(page.getByRole('article').first().locator('mark').first()).toHaveText('贷')
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
