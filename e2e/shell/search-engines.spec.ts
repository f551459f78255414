import { expect, test } from '../support/test.ts'
import { addressOf } from '../support/page-address.ts'
import { PORTAL_PAGES } from '../support/portal-pages.ts'

const PUBLIC_PAGES = PORTAL_PAGES.filter(({ status }) => !status)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page has a title, a description, one h1 and an address of its own', async ({ page }) => {
    test.setTimeout(120_000)
    const titles: string[] = []
    const descriptions: string[] = []
    for (const one of PUBLIC_PAGES) {
      await test.step(one.path, async () => {
        const address = await addressOf(page.request, one)
        expect((await page.goto(address))?.status()).toBe(200)
        titles.push(await page.title())
        const description = page.locator('meta[name=description]')
        await expect.soft(description).toHaveCount(1)
        descriptions.push((await description.getAttribute('content')) ?? '')
        await expect.soft(page.locator('h1')).toHaveCount(1)
        await expect.soft(page.locator('h1')).toBeVisible()
        const text = await page.getByRole('main').innerText()
        expect.soft(text.length, `${one.path} says something`).toBeGreaterThan(20)
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
        const { pathname, searchParams } = new URL(canonical ?? '', 'http://no-canonical')
        expect.soft(pathname).toBe(one.path)
        const { searchParams: asked } = new URL(address, 'http://portal')
        expect.soft(searchParams.get('id'), `${one.path} keeps what it is about`).toBe(asked.get('id'))
      })
    }
    expect.soft(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    expect.soft(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
    expect.soft(descriptions.filter((text) => text.length < 10)).toEqual([])
  })
})

test('every site has its sitemap, and what it names is there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m)
  expect(robots).toContain('Disallow: /console/')
  const addresses = async (path: string) => {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toContain('xml')
    const xml = await answer.text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
    )
  }
  const files = await addresses('/sitemap.xml')
  expect(files).toHaveLength(102)
  expect(files.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/sitemap/gansu.xml', '/sitemap/lanzhou.xml', '/sitemap/lanzhou-chengguan.xml']),
  )
  const ofLanzhou = await addresses('/sitemap/lanzhou.xml')
  expect(ofLanzhou.map(({ pathname }) => pathname)).toContain('/lanzhou/financial')
  expect(ofLanzhou.filter(({ pathname }) => !pathname.startsWith('/lanzhou/'))).toEqual([])
  expect(ofLanzhou.map(({ pathname }) => pathname)).not.toContain('/lanzhou/authentication')
  const ofProvince = await addresses('/sitemap/gansu.xml')
  const details = [
    '/productDetails',
    '/orgDetails',
    '/policyDetail',
    '/newsDetail',
    '/serveHallDetails',
    '/activityDetail',
  ]
  for (const path of [...details, '/loan']) {
    const found = ofProvince.find(({ pathname }) => pathname === path)
    expect(found, path).toBeDefined()
    expect((await request.get(`${found?.pathname}${found?.search}`)).status()).toBe(200)
  }
  expect((await request.get('/sitemap/nowhere.xml')).status()).toBe(404)
})

test('a product tells search engines its terms as a loan', async ({ request }) => {
  const html = await (await request.get(await addressOf(request, pageOf('/productDetails')))).text()
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const data = JSON.parse(json) as Record<string, unknown>
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['FinancialProduct', 'LoanOrCredit'],
    currency: 'CNY',
    loanTerm: { '@type': 'QuantitativeValue', unitCode: 'MON' },
    annualPercentageRate: { '@type': 'QuantitativeValue', unitCode: 'P1' },
  })
  for (const key of ['name', 'loanType', 'requiredCollateral']) expect(data[key]).toBeTruthy()
})

function pageOf(path: string) {
  return PORTAL_PAGES.find((page) => page.path === path) ?? { path }
}
