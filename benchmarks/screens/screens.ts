import { type Browser, chromium, type Page } from '@playwright/test'
import { getScreens, watchScreens } from '@lqr/contract/statistics/screen-calls.ts'
import { CHROMIUM_ARGS, findChromium } from '../../e2e/support/chromium.ts'
import { median } from '../harness/alternate.ts'
import { type Benchmark, type Measure, shown } from '../harness/measure.ts'
import { startProduct } from '../harness/processes.ts'
import { slopeOf } from '../harness/slope.ts'
import { startBareMap, startDrawnMap } from './bare-map.ts'

const REACH_RATIO = 1.5
const REACH_FRAMES = 59
const REACH_GROWTH = 0.1
const ROUNDS = 15
const IDLE_SECONDS = 5
/** Half an hour counts; BENCH_MINUTES=5 is for working on it. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 30)
/** Sets a second, where a wall gets one at most. */
const SETS_A_SECOND = 20
const SCREENS = 5
const WIDE = { viewport: { width: 1920, height: 1080 } } as const

type Measuring = (browser: Browser, url: string) => Promise<Measure | Measure[]>

const measured =
  (...measurings: readonly Measuring[]): Benchmark =>
  async (data) => {
    const product = await startProduct(await data.dataDir(), '/screenView/index')
    const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
    try {
      const measures: Measure[] = []
      for (const measure of measurings) measures.push(...[await measure(browser, product.url)].flat())
      return measures
    } finally {
      await browser.close()
      await product.stop()
    }
  }

/** When the first picture stands, in a browser that has seen nothing yet. */
async function paintedAt(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(WIDE)
  const page = await context.newPage()
  await page.goto(url)
  const at = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint')
          if (paint) resolve(paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await context.close()
  return at
}

/** Against the outlines alone, and against the same map with its hills, names and figures; all three take turns. */
async function firstPicture(browser: Browser, url: string): Promise<Measure[]> {
  const address = `${url}/screenView/index`
  const html = await (await fetch(address)).text()
  const bare = await startBareMap(html, await (await fetch(url + getScreens.path)).text())
  const drawn = await startDrawnMap(html)
  const times = { ours: [] as number[], bare: [] as number[], drawn: [] as number[] }
  try {
    await paintedAt(browser, address)
    for (let round = 0; round < ROUNDS; round += 1) {
      times.ours.push(await paintedAt(browser, address))
      times.bare.push(await paintedAt(browser, bare.url))
      times.drawn.push(await paintedAt(browser, drawn.url))
    }
  } finally {
    bare.stop()
    drawn.stop()
  }
  const against = (what: string, theirs: readonly number[]): Measure => {
    const ratio = median(times.ours) / median(theirs)
    return {
      id: 'P27',
      what: `大屏总览的首个画面，对比${what}（FCP 中位数）`,
      reached: `${ratio.toFixed(2)}（${shown(median(times.ours))} 对 ${shown(median(theirs))} ms）`,
      reach: `≤ ${REACH_RATIO}`,
      isReached: ratio <= REACH_RATIO,
      detail: { ours: times.ours, theirs },
    }
  }
  return [
    against('同一张地图（等高线、地名和数字都画出）的静态页', times.drawn),
    against('只有轮廓、数字不画出的静态页', times.bare),
  ]
}

/** Frames a second while the page is left alone. */
function framesOf(page: Page): Promise<number> {
  return page.evaluate(
    (seconds) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        let count = 0
        const step = (now: number) => {
          count += 1
          if (now - start < seconds * 1_000) requestAnimationFrame(step)
          else resolve((count * 1_000) / (now - start))
        }
        requestAnimationFrame(step)
      }),
    IDLE_SECONDS,
  )
}

async function idleFrames(browser: Browser, url: string): Promise<Measure> {
  const page = await browser.newPage(WIDE)
  await page.goto(`${url}/screenView/index`)
  await page.locator('[data-state="live"]').waitFor()
  const frames = await framesOf(page)
  await page.close()
  return {
    id: 'P27',
    what: `大屏静置 ${IDLE_SECONDS} 秒的帧数`,
    reached: `${frames.toFixed(1)} 帧/秒`,
    reach: '60 帧/秒',
    isReached: frames >= REACH_FRAMES,
    detail: { frames },
  }
}

/** Puts another stream in the place of the real one: sets that all differ, many a second. */
async function quicken(page: Page, url: string): Promise<void> {
  const set = ((await (await fetch(url + getScreens.path)).json()) as { data: unknown }).data
  await page.addInitScript(
    ({ first, path, everyMs }) => {
      const real = window.fetch
      window.fetch = (...asked) => {
        if (!String(asked[0]).includes(path)) return real(...asked)
        let count = 0
        const body = new ReadableStream({
          start(stream) {
            setInterval(() => {
              count += 1
              const next = structuredClone(first) as {
                asOf: string
                money: {
                  drawnYuan: number
                  areas: { drawnYuan: number | null }[]
                  events: { id: string }[]
                }
              }
              next.asOf = new Date().toISOString()
              next.money.drawnYuan += count * 10_000
              const [area] = next.money.areas
              if (area) area.drawnYuan = (area.drawnYuan ?? 0) + count * 10_000
              next.money.events = next.money.events.map((event) => ({ ...event, id: `${count}-${event.id}` }))
              stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(next)}\n\n`))
            }, everyMs)
          },
        })
        return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
      }
    },
    { first: set, path: watchScreens.path, everyMs: 1_000 / SETS_A_SECOND },
  )
}

const megabytes = (bytes = Number.NaN, decimals = 1) => shown(bytes / 1_048_576, decimals)

async function heap(browser: Browser, url: string): Promise<Measure> {
  const page = await browser.newPage(WIDE)
  await quicken(page, url)
  await page.goto(`${url}/screenView/index`)
  await page.locator('[data-state="live"]').waitFor()
  const session = await page.context().newCDPSession(page)
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const rounds = Math.max(6, MINUTES * 2)
  const rest = (MINUTES * 60_000) / rounds / SCREENS
  /** Through all five screens and back to the first, where the heap is read. */
  const round = async () => {
    for (let screen = SCREENS; screen >= 1; screen -= 1) {
      await page.keyboard.press(String(screen))
      await page.evaluate(
        (ms) =>
          new Promise((resolve) => {
            setTimeout(resolve, ms)
          }),
        rest,
      )
    }
    return used()
  }
  // The first round loads what each screen needs.
  await round()
  const samples: number[] = []
  for (let count = 0; count < rounds; count += 1) samples.push(await round())
  const half = Math.ceil(samples.length / 2)
  const [early, late] = [median(samples.slice(0, half)), median(samples.slice(half))]
  const growth = late / early - 1
  const frames = await framesOf(page)
  await page.close()
  return {
    id: 'P28',
    what: `大屏 ${MINUTES} 分钟内每秒 ${SETS_A_SECOND} 次全部更新、轮换五屏后的内存（回收后，后半对前半）`,
    reached: `${(growth * 100).toFixed(1)}%（开始 ${megabytes(samples[0])}、结束 ${megabytes(samples.at(-1))} MB，斜率每小时 ${megabytes(slopeOf(samples) * (samples.length - 1) * (60 / MINUTES), 2)} MB；${shown(MINUTES * 60 * SETS_A_SECOND)} 次更新）`,
    reach: `增长 ≤ ${REACH_GROWTH * 100}%`,
    isReached: growth <= REACH_GROWTH,
    detail: { samples, frames },
  }
}

/** P27: the first of the five screens against the bare map; frames while nothing changes. */
export const screens = measured(firstPicture, idleFrames)

/** P28: the heap through all five screens while everything changes. */
export const nightOfScreens = measured(heap)
