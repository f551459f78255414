// npm run pictures: takes the pictures of docs/images anew, from a server of its own with the demonstration data.
// npm run pictures -- home compare  takes these alone. BASE_URL names a server that already runs.
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { listProducts } from '../packages/contract/src/products/product-calls.ts'
import { type DemoName, signIn } from './support/accounts.ts'
import { ask } from './support/calls.ts'
import { CHROMIUM_ARGS, findChromium } from './support/chromium.ts'
import startServer from './support/server.ts'

interface Picture {
  readonly name: string
  readonly address: string
  readonly who?: DemoName
  readonly size?: { readonly width: number; readonly height: number }
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>
}

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const WALL = { width: 1920, height: 1080 }
/** Pages are flat colours and letters: so many colours show them without a visible step. */
const COLOURS = 128
/** What stands where something is still to come. */
const LOADING = '.outline, [role=status][aria-label="正在加载"], [aria-busy=true]'

const follow =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    const address = await page.locator(selector).first().getAttribute('href')
    if (address === null) throw new Error(`${selector} leads nowhere`)
    await page.goto(address)
  }

const PICTURES: readonly Picture[] = [
  { name: 'home', address: '/index' },
  { name: 'home-phone', address: '/index', size: PHONE },
  {
    name: 'home-elder',
    address: '/index',
    size: PHONE,
    act: async (page) => {
      await page.getByRole('button', { name: '长者模式' }).click()
    },
  },
  { name: 'zone', address: '/financialZone?zone=technology' },
  { name: 'financial', address: '/financial' },
  { name: 'product', address: '/financial', act: follow('main a[href^="/productDetails"]') },
  { name: 'compare', address: '/financial', act: compareThree },
  { name: 'personal', address: '/console/personal', who: 'enterprise' },
  { name: 'workbench', address: '/console/workbench/tasks', who: 'officer' },
  {
    name: 'case',
    address: '/console/workbench/applications',
    who: 'officer',
    act: async (page) => {
      await follow('main tbody a[href*="/applications/"]')(page)
      await page.locator('canvas[data-drawn]').first().waitFor()
    },
  },
  { name: 'cockpit', address: '/console/oversight/today', who: 'government' },
  { name: 'screen', address: '/screenView/index', size: WALL },
]

/** The cheapest, the dearest and one between, side by side for a loan that all of them give. */
async function compareThree(page: Page): Promise<void> {
  const { list } = await ask(page.request, listProducts, {
    body: { amountYuan: 1_000_000, termMonths: 12, onlineApply: true, pageSize: 50 },
  })
  const byCost = list.toSorted((a, b) => a.annualCostMin - b.annualCostMin)
  const three = [byCost[0], byCost[Math.floor(byCost.length / 2)], byCost.at(-1)]
  const ids = three.flatMap((product) => product?.id ?? []).join('.')
  await page.goto(`/financial?tab=compare&compare=${ids}&amount=100&termMonths=12`)
}

async function take(browser: Browser, { name, address, who, size = DESK, act }: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: process.env.BASE_URL,
    viewport: size,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (who) await signIn(page, who)
  await page.goto(address)
  await act?.(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction((loading) => !document.querySelector(loading), LOADING)
  const file = path.resolve(import.meta.dirname, `../docs/images/${name}.png`)
  await sharp(await page.screenshot())
    .png({ palette: true, colours: COLOURS })
    .toFile(file)
  await context.close()
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !PICTURES.some((picture) => picture.name === name))
if (unknown.length > 0) throw new Error(`no picture ${unknown.join(', ')}`)
const stop = await startServer()
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
try {
  for (const picture of PICTURES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    await take(browser, picture)
    process.stdout.write(`docs/images/${picture.name}.png\n`)
  }
} finally {
  await browser.close()
  await stop()
}
