import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { listPolicies } from '@lqr/contract/policies/calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { CHROMIUM_ARGS, findChromium } from '../../e2e/support/chromium.ts'
import { median } from '../harness/alternate.ts'
import { installed } from '../harness/installed.ts'
import { type Benchmark, type Measure, shown } from '../harness/measure.ts'
import { start, startProduct } from '../harness/processes.ts'
import { type LighthouseReport, type PageScore, readReport } from './lighthouse-report.ts'

/** Apache-2.0; 176 MB with its parts, so it is installed on demand and no dependency of the project. */
const LIGHTHOUSE = '13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const REACH_PERFORMANCE = 98
const REACH_LCP = 1.15
const ROUNDS = 3
const RUN_WITHIN_MS = 180_000

const staticServer = fileURLToPath(new URL('static-pages-server.ts', import.meta.url))

/**
 * P6: Lighthouse as on a phone over the main public pages, against the same markup and styles without any script from a
 * server beside it, in turns.
 */
export const lighthouse: Benchmark = async (data) => {
  const folder = await installed('lighthouse', LIGHTHOUSE)
  const command = path.join(folder, 'node_modules/lighthouse/cli/index.js')
  const product = await startProduct(await data.dataDir(), '/index')
  const limit = await start([process.execPath, staticServer], {
    path: '/index',
    env: { BENCH_PRODUCT: product.url },
    withinMs: 20_000,
  })
  try {
    const measures: Measure[] = []
    for (const address of await addresses(product.url)) {
      // Warm: the first visitor after a start is not what is measured.
      await fetch(product.url + address)
      const ours: PageScore[] = []
      const theirs: PageScore[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await visit(command, product.url + address))
        theirs.push(await visit(command, limit.url + address))
      }
      measures.push(measureOf(address, ours, theirs))
    }
    return measures
  } finally {
    await Promise.all([product.stop(), limit.stop()])
  }
}

/** The pages of P6 (docs/operations/benchmarks.md); details of the first product and policy. */
async function addresses(url: string): Promise<string[]> {
  const firstOf = async (call: string) => {
    const answer = await fetch(url + call, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}`)
    const { data } = (await answer.json()) as { data: { list: { id: string }[] } }
    return data.list[0]?.id ?? ''
  }
  const product = await firstOf(listProducts.path)
  const policy = await firstOf(listPolicies.path)
  return ['/index', '/financial', `/productDetails?id=${product}`, `/policyDetail?id=${policy}`]
}

async function visit(command: string, url: string): Promise<PageScore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'))
  const output = path.join(folder, 'report.json')
  try {
    const args = [
      command,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...CHROMIUM_ARGS].join(' ')}`,
    ]
    await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: findChromium() },
      timeout: RUN_WITHIN_MS,
      maxBuffer: 2 ** 26,
    })
    return readReport(JSON.parse(await readFile(output, 'utf8')) as LighthouseReport)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function measureOf(address: string, ours: readonly PageScore[], theirs: readonly PageScore[]): Measure {
  const of = (pick: (page: PageScore) => number) => median(ours.map(pick))
  const scores = CATEGORIES.map((category) => of((page) => page.scores[category] ?? 0))
  const lcpMs = of((page) => page.lcpMs)
  const limitMs = median(theirs.map((page) => page.lcpMs))
  const cls = Math.max(...ours.map((page) => page.cls))
  const ratio = lcpMs / limitMs
  const [performance = 0, ...others] = scores
  return {
    id: 'P6',
    what: `Lighthouse ${LIGHTHOUSE} 手机 · ${address.replace(/\?.*/, '')}`,
    reached: `${scores.join(' / ')}；LCP ${shown(lcpMs)} 对 ${shown(limitMs)} ms（${ratio.toFixed(2)}）；CLS ${cls.toFixed(3)}`,
    reach: `≥ ${REACH_PERFORMANCE} / 100 / 100 / 100；LCP ≤ ${REACH_LCP} 倍静态页；CLS 0`,
    isReached:
      performance >= REACH_PERFORMANCE &&
      others.every((score) => score === 100) &&
      ratio <= REACH_LCP &&
      cls === 0,
    detail: { ours, limit: theirs },
  }
}
