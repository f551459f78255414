import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/data/embedded-postgres.ts'
import { SCALE } from '../harness/full-data.ts'
import { type Benchmark, shown } from '../harness/measure.ts'
import { EACH_ANSWER_ANEW, startProduct } from '../harness/processes.ts'
import { reportAskers } from './report-world.ts'

const scaled = (count: number) => Math.max(3, Math.round(count * SCALE))
const ALONE = scaled(30)
const AT_ONCE = scaled(200)
const COMPANIES = 20
/** Of each topic: many for the reports that are made alone, one for the crowd. */
const ITEMS = 5
const REACH_MS = 1_500
/** Other people's calls while reports are made. */
const REACH_OTHERS_MS = 300
const LOOK_EVERY_MS = 25
/** As the console does. */
const LOOK_OFTEN_MS = 3_000
const OTHER_EVERY_MS = 50
const LIMIT_MS = 600_000

interface Asker {
  readonly url: string
  readonly token: string
  /** Each person comes from an address of its own, as browsers do. */
  readonly address: string
}

async function ask({ url, token, address }: Asker, path: string, body?: object): Promise<Response> {
  const answer = await fetch(url + path, {
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

const LIST = { currentPageNum: 1, pageSize: 1 }

/** From the request to the file in the reader's hands; answers milliseconds and bytes. */
async function readReport(asker: Asker, lookEveryMs: number): Promise<{ ms: number; bytes: number }> {
  const began = performance.now()
  await ask(asker, '/console/credit/reports', {})
  while (performance.now() - began < LIMIT_MS) {
    const { data } = (await (await ask(asker, '/console/credit/queryReportPage', LIST)).json()) as {
      data: { list: { id: string; status: string }[] }
    }
    const [report] = data.list
    if (report?.status === 'failed') throw new Error('a report was not made')
    if (report?.status === 'ready') {
      const file = Buffer.from(
        await (await ask(asker, `/console/credit/reports/${report.id}/file`)).arrayBuffer(),
      )
      if (file.subarray(0, 5).toString() !== '%PDF-') throw new Error('not a PDF')
      return { ms: performance.now() - began, bytes: file.length }
    }
    await pause(lookEveryMs)
  }
  throw new Error('a report took too long')
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN
}

/** How long calls of others take until `work` is done. */
async function latenciesDuring(url: string, work: Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  const ended = work.then(() => 'done' as const)
  while ((await Promise.race([ended, pause(OTHER_EVERY_MS)])) !== 'done') {
    const began = performance.now()
    const answer = await fetch(`${url}/portal/productManage/queryProductManageByPage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.0.${taken.length % 250}` },
      body: '{"currentPageNum":1,"pageSize":10}',
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the list of products answered ${answer.status}`)
    taken.push(performance.now() - began)
  }
  return taken
}

/** P30: a credit report with all topics filled, from the request to the readable PDF; and many at once, while others go on. */
export const creditReports: Benchmark = async (data) => {
  const dataDir = await data.dataDir()
  const database = await startEmbedded({ dataDir })
  const product = await startProduct(dataDir, '/readyz', EACH_ANSWER_ANEW)
  const pool = new pg.Pool({ connectionString: database.url, max: 4 })
  try {
    const asker = (network: number) => (token: string, index: number) => ({
      url: product.url,
      token,
      address: `198.19.${network}.${index + 1}`,
    })
    const full = { people: ALONE + 1, companies: COMPANIES, items: ITEMS, after: 0 }
    const plain = { people: AT_ONCE, companies: COMPANIES, items: 1, after: COMPANIES }
    const [first, ...others] = (await reportAskers(pool, full)).map(asker(0))
    const crowd = (await reportAskers(pool, plain)).map(asker(1))
    if (!first) throw new Error('nobody asks')
    // The thread that typesets is started by the first one, which is told apart.
    const cold = await readReport(first, LOOK_EVERY_MS)
    const alone = []
    for (const one of others) alone.push(await readReport(one, LOOK_EVERY_MS))
    const times = alone.map(({ ms }) => ms)
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
    const began = performance.now()
    const many = Promise.all(crowd.map((one) => readReport(one, LOOK_OFTEN_MS)))
    const waited = await latenciesDuring(product.url, many)
    const allMs = performance.now() - began
    const manyTimes = (await many).map(({ ms }) => ms)
    const othersP99 = quantile(waited, 0.99)
    const kib = Math.round((alone[0]?.bytes ?? 0) / 1024)
    return [
      {
        id: 'P30',
        what: `信用报告（全部主题各 ${ITEMS} 条，${kib} KiB），从申请到读到 PDF，逐份 ${ALONE} 份`,
        reached: `p50 ${shown(p50)} ms，p99 ${shown(p99)} ms；进程启动后第一份 ${shown(cold.ms)} ms`,
        reach: `p99 ≤ ${shown(REACH_MS)} ms`,
        isReached: p99 <= REACH_MS,
        detail: { times, coldMs: cold.ms, kib },
      },
      {
        id: 'P30',
        what: `${AT_ONCE} 人同时申请信用报告（全部主题各 1 条），后台生成；其间其他人的产品列表调用`,
        reached: `${shown(allMs / 1_000, 1)} 秒全部读到（${shown(AT_ONCE / (allMs / 1_000), 1)} 份/秒，p50 ${shown(quantile(manyTimes, 0.5))} ms）；其他调用 p50 ${shown(quantile(waited, 0.5))} ms，p99 ${shown(othersP99)} ms（${waited.length} 次）`,
        reach: `其他调用 p99 ≤ ${REACH_OTHERS_MS} ms`,
        isReached: othersP99 <= REACH_OTHERS_MS,
        detail: { allMs, manyTimes, waited },
      },
    ]
  } finally {
    await pool.end()
    await product.stop()
    await database.stop()
  }
}
