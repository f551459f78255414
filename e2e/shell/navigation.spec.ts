import { expect, PHONE, test } from '../support/test.ts'

test('choosing a substation loads the same page again under that site', PHONE, async ({ page }) => {
  await page.goto('/financial?zone=technology')
  await page.evaluate(() => Object.assign(globalThis, { stillTheSameDocument: true }))
  await page.getByRole('button', { name: /切换站点/ }).click()
  const picker = page.getByRole('navigation', { name: '切换站点' })
  await expect(picker.getByRole('link')).toHaveCount(102)
  await expect(picker.locator('[aria-current=true]')).toHaveText(/甘肃/)
  await picker.getByRole('link', { name: '兰州市', exact: true }).click()
  await expect(page).toHaveURL('/lanzhou/financial?zone=technology')
  expect(await page.evaluate(() => 'stillTheSameDocument' in globalThis)).toBe(false)
  await expect(page.getByRole('button', { name: /切换站点/ })).toContainText('兰州市')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cityCode'))).toBe('620100')
  await page.getByRole('button', { name: /切换站点/ }).click()
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  await expect(page.getByRole('button', { name: /切换站点/ })).toBeFocused()
})

test('addresses lead where the specification says', async ({ page }) => {
  const leads: readonly (readonly [from: string, to: string, status: number])[] = [
    ['/', '/index', 200],
    ['/lanzhou', '/lanzhou/index', 200],
    ['/subplatform/lanzhou-chengguan/financial?zone=green', '/lanzhou-chengguan/financial?zone=green', 200],
    ['/no-such-page', '/404', 404],
    ['/lanzhou/noSuchPage', '/lanzhou/404', 404],
    ['/no-such-site/financial', '/404', 404],
    ['/productDetails?id=900000000', '/productDetails?id=900000000', 404],
    ['/INDEX', '/index', 200],
    ['/Lanzhou/index', '/lanzhou/index', 200],
    ['/LANZHOU', '/lanzhou/index', 200],
    ['/lanzhou/Financial/?zone=green', '/lanzhou/financial?zone=green', 200],
    ['/productdetails?id=2', '/productDetails?id=2', 200],
    ['/SubPlatform/Lanzhou/%46inancial', '/lanzhou/financial', 200],
    ['/Lanzhou/noSuchPage', '/lanzhou/404', 404],
    ['/%5Cevil.example/INDEX', '/404', 404],
    ['/Console/Login', '/console/Login', 200],
  ]
  for (const [from, to, status] of leads) {
    await test.step(`${from} → ${to}`, async () => {
      const response = await page.goto(from)
      await expect(page).toHaveURL(to)
      expect(response?.status()).toBe(status)
      if (status === 404)
        await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
    })
  }
  const evil = await page.request.get(`${process.env.BASE_URL}//evil.example/INDEX`, { maxRedirects: 0 })
  expect(evil.headers().location ?? '/404').toBe('/404')
  await page.goto('/lanzhou/noSuchPage')
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL('/lanzhou/index')
})

test(
  'the home page is kept alive: typed text and the scroll position are there on coming back',
  PHONE,
  async ({ page }) => {
    await page.goto('/index')
    const search = page.getByRole('main').getByRole('combobox', { name: '搜索产品、机构、政策和帮助' })
    // Suggestions show that the page is alive: a link before that loads a new document, and nothing is kept.
    await expect(async () => {
      await search.fill('')
      await search.fill('信用')
      await expect(page.getByRole('listbox')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.getByRole('heading', { name: '金融机构' }).scrollIntoViewIfNeeded()
    const offset = await page.evaluate(() => window.scrollY)
    expect(offset).toBeGreaterThan(200)
    await page.getByRole('link', { name: '全部机构' }).click()
    await expect(page).toHaveURL('/financial?tab=orgs')
    await expect(search).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/index')
    await expect(search).toHaveValue('信用')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(offset)
    await page.reload()
    await expect.poll(() => page.evaluate(() => window.scrollY), { message: 'after a reload' }).toBe(offset)
    await expect(page.getByRole('heading', { name: '金融机构' })).toBeInViewport()
  },
)
