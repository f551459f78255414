import { type Browser, chromium, request, type BrowserContext } from '@playwright/test'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { PORTAL_PATHS } from '@lqr/contract/reference/portal-paths.ts'
import { tokenOf } from '../../e2e/support/accounts.ts'
import { ask } from '../../e2e/support/calls.ts'
import { CHROMIUM_ARGS, findChromium } from '../../e2e/support/chromium.ts'
import { median } from '../harness/alternate.ts'
import { type Benchmark, type Measure, shown } from '../harness/measure.ts'
import { startProduct } from '../harness/processes.ts'

/** One bar of a telephone. */
const LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false }
const REACH_BYTES = 60 * 1_024
const REACH_MS = 3_000
const ROUNDS = 3
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** An address, and the session of whom it opens for when a stranger is not let in. */
type Opening = readonly [address: string, session?: string]

interface Visit {
  /** What the page needs to be usable, as it came over the wire (decision 0123). */
  readonly bytes: number
  readonly usableMs: number
}

/** P29: public pages and all plain ones on one bar of a telephone, first visits with nothing kept. */
export const weakLine: Benchmark = async (data) => {
  const product = await startProduct(await data.dataDir(), '/index')
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  const calls = await request.newContext({ baseURL: product.url })
  try {
    const { list } = await ask(calls, listProducts, { body: { onlineApply: true } })
    const { access_token: token } = await tokenOf(calls, 'enterprise')
    const proId = list[0]?.id ?? ''
    const pages: Opening[] = [
      ['/index'],
      ['/financial'],
      [`/productDetails?id=${proId}`],
      [`/lite/apply?proId=${proId}`, token],
      ...(await plainPages(product.url, token)),
    ]
    const measures: Measure[] = []
    for (const [address, session] of pages) {
      // Warm: the first visitor after a start is not what is measured.
      await fetch(product.url + address, { headers: sessionOf(session) })
      const visits: Visit[] = []
      for (let round = 0; round < ROUNDS; round += 1)
        visits.push(await visit(browser, new URL(address, product.url), session))
      measures.push(measureOf(address, visits))
    }
    return measures
  } finally {
    await calls.dispose()
    await browser.close()
    await product.stop()
  }
}

/** The pages without scripts that open by their address alone, for a stranger or for the enterprise with this token. */
async function plainPages(url: string, token: string): Promise<Opening[]> {
  const pages: Opening[] = []
  for (const path of ['/lite', ...PORTAL_PATHS.filter((one) => one.startsWith('/lite/'))]) {
    const asked = await fetch(url + path, { redirect: 'manual' })
    if (asked.ok) pages.push([path])
    else if ((await fetch(url + path, { redirect: 'manual', headers: sessionOf(token) })).ok)
      pages.push([path, token])
  }
  return pages
}

const sessionOf = (token: string | undefined): Record<string, string> =>
  token ? { cookie: `Admin-Token=${token}` } : {}

async function opened(browser: Browser, url: URL, token: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE)
  if (token)
    await context.addCookies([{ url: url.origin, name: 'Admin-Token', value: token, sameSite: 'Lax' }])
  return context
}

async function visit(browser: Browser, url: URL, token: string | undefined): Promise<Visit> {
  const context = await opened(browser, url, token)
  try {
    const page = await context.newPage()
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    await wire.send('Network.emulateNetworkConditions', LINE)
    const kinds = new Map<string, string>()
    let bytes = 0
    const isPlain = url.pathname.startsWith('/lite')
    // Of a page with the framework the document and its styles; of a plain one everything that it loads.
    wire.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type))
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const isNeeded = isPlain || ['Document', 'Stylesheet'].includes(kinds.get(requestId) ?? '')
      if (isNeeded) bytes += encodedDataLength
    })
    await page.goto(url.href, { waitUntil: 'load', timeout: 60_000 })
    const usableMs = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
          new PerformanceObserver((seen) => {
            const paint = seen.getEntriesByName('first-contentful-paint')[0]
            if (paint) resolve(Math.max(paint.startTime, arrival?.responseEnd ?? 0))
          }).observe({ type: 'paint', buffered: true })
        }),
    )
    return { bytes, usableMs }
  } finally {
    await context.close()
  }
}

function measureOf(address: string, visits: readonly Visit[]): Measure {
  const bytes = Math.max(...visits.map((one) => one.bytes))
  const usableMs = median(visits.map((one) => one.usableMs))
  return {
    id: 'P29',
    what: `一格信号（400 kbit/s、400 ms）首次打开 ${address.replace(/\?.*/, '')}`,
    reached: `可用前传输 ${shown(bytes / 1_024, 1)} KB；可用用时 ${shown(usableMs)} ms`,
    reach: `≤ ${REACH_BYTES / 1_024} KB；≤ ${shown(REACH_MS)} ms`,
    isReached: bytes <= REACH_BYTES && usableMs <= REACH_MS,
    detail: { visits },
  }
}
