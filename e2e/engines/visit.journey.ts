import { test } from './test.ts'

const DESK = 1440
const PHONE = 390
const PAGES = [
  '/index',
  '/lanzhou-chengguan/index',
  '/search?keyword=信用',
  '/policyInfo',
  '/financial',
  '/demand',
]

test('a visitor turns to a county, searches, and reads a policy', async ({ person }) => {
  await person.goTo('/index')
  await person.press('切换站点')
  await person.press('城关区', 'link', 'nav[aria-label="切换站点"]')
  await person.isAt(/^\/lanzhou-chengguan\/index$/)
  await person.fill('搜索', '信用', 'main')
  await person.key('Enter')
  await person.isAt(/\/search\?keyword=/)
  await person.sees('全站搜索')
  await person.goTo('/policyInfo?keyword=金发〔2024〕32号')
  await person.press('支持小微企业融资协调工作机制', 'link', 'main')
  await person.sees('金发〔2024〕32号')
  await person.fitsIn(PHONE)
  await person.fitsIn(DESK)
})

for (const width of [DESK, PHONE])
  test(`no page is wider than a screen of ${width} px`, async ({ person }) => {
    await person.fitsIn(width)
    for (const address of PAGES) {
      await person.goTo(address)
      await person.fitsIn(width)
    }
  })
