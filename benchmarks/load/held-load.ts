import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Benchmark, type Measure, shown } from '../harness/measure.ts'
import { slopeOf } from '../harness/slope.ts'
import { type HeldCopy, onHeldCopy } from './held-copy.ts'
import type { Group } from './mix.ts'
import { makeWorld } from './world.ts'
import { type HeldLoad, type LoadSeen, quantile } from './seen.ts'

/** Half an hour counts; BENCH_MINUTES=5 is for working on it. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 30)
/** Part of the load, to find where the budgets end. */
const SHARE = Number(process.env.BENCH_SHARE ?? 1)
const WARM_UP_S = 20
const SAMPLE_MS = 10_000
/** Some hundred publications a day (decision 0136), most of them while the offices are open. */
const PUBLISHED_EVERY_MS = 120_000
const SIGN_INS_PER_SECOND = 15
const MOST_RSS_MIB = 300
const MOST_GROWTH = 1
const MOST_FAILED = 0.001
/** Milliseconds at p99 (P10). */
const BUDGETS: Readonly<Record<Group, number>> = {
  page: 1_000,
  read: 300,
  write: 800,
  'sign-in': 800,
  upload: 800,
}
const SAID: Readonly<Record<Group, string>> = {
  page: '页面',
  read: '读',
  write: '写',
  'sign-in': '登录',
  upload: '上传',
}

const script = fileURLToPath(new URL('held-load-process.ts', import.meta.url))

async function send(load: HeldLoad): Promise<LoadSeen> {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(load))
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error('the people of the held load ended early')
  return JSON.parse(output) as LoadSeen
}

/** Resident memory of a process, in MiB. */
function residentMib(pid: number): number {
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kib) / 1024
}

/** Counts of milliseconds put together. */
function p99Of(seen: LoadSeen, group: Group): number {
  const counts = new Map<number, number>()
  for (const kind of seen.kinds.filter((one) => one.group === group)) {
    for (const [ms, count] of kind.counts) counts.set(ms, (counts.get(ms) ?? 0) + count)
  }
  return quantile([...counts], 0.99)
}

interface Run {
  readonly seen: LoadSeen
  /** Of every instance, every SAMPLE_MS. */
  readonly memory: readonly (readonly number[])[]
}

async function run(
  { products, publish }: Pick<HeldCopy, 'products' | 'publish'>,
  load: Omit<HeldLoad, 'urls'>,
): Promise<Run> {
  const memory: number[][] = products.map(() => [])
  const sample = () => {
    for (const [index, { pid }] of products.entries()) memory[index]?.push(residentMib(pid))
  }
  const sampling = setInterval(sample, SAMPLE_MS)
  const publishing = setInterval(() => void publish(), PUBLISHED_EVERY_MS / load.share)
  const seen = await send({ ...load, urls: products.map(({ url }) => url) })
  clearInterval(sampling)
  clearInterval(publishing)
  sample()
  return { seen, memory }
}

/** How much memory grows in a minute; the first third of the samples is warming up. */
function growthPerMinute(samples: readonly number[]): number {
  return slopeOf(samples.slice(Math.floor(samples.length / 3))) * (60_000 / SAMPLE_MS)
}

function measureLoad({ seen }: Run, instances: number, hasHugePages: boolean): Measure {
  const groups = Object.keys(BUDGETS) as Group[]
  const p99 = Object.fromEntries(groups.map((group) => [group, p99Of(seen, group)])) as Record<Group, number>
  const failed = seen.kinds.reduce((sum, kind) => sum + kind.failed, 0) + seen.unanswered
  const all = seen.kinds.reduce((sum, { counts }) => sum + counts.reduce((n, [, count]) => n + count, 0), 0)
  const isReached =
    groups.every((group) => p99[group] <= BUDGETS[group]) && failed / all < MOST_FAILED && SHARE >= 1
  return {
    id: 'P10',
    what: `持续负载 ${SHARE} L（每秒 50 页 + 960 次调用 + 15 次登录 + 17 次写 + 2 次上传，每 2 分钟一次发布，全量数据，数据库${hasHugePages ? '用' : '未用'}大页，${instances} 个实例，${shown(seen.elapsedS / 60, 0)} 分钟；负载程序同机，占 ${seen.generatorShare.toFixed(2)} 核）`,
    reached: `${shown(all / seen.elapsedS)} 次/秒，失败 ${((failed / all) * 100).toFixed(3)}%；p99（ms）：${groups.map((group) => `${SAID[group]} ${p99[group]}`).join('、')}`,
    reach: `${groups.map((group) => `${SAID[group]} ≤ ${BUDGETS[group]}`).join('、')} ms；失败 < 0.1%`,
    isReached,
    detail: {
      p99,
      failed,
      late: seen.generatorLateMs,
      kinds: seen.kinds.map(({ name, counts, failed: lost, failures }) => ({
        name,
        asked: counts.reduce((sum, [, count]) => sum + count, 0),
        p50: quantile(counts, 0.5),
        p99: quantile(counts, 0.99),
        failed: lost,
        failures,
      })),
    },
  }
}

function measureMemory({ memory: [samples = []] }: Run): Measure {
  const growth = growthPerMinute(samples)
  const most = Math.max(...samples)
  return {
    id: 'P9',
    what: `服务进程的内存，${MINUTES} 分钟持续负载 ${SHARE} L`,
    reached: `${growth.toFixed(2)} MiB/分钟；最多 ${shown(most)} MiB`,
    reach: `< ${MOST_GROWTH} MiB/分钟；RSS ≤ ${MOST_RSS_MIB} MiB`,
    isReached: growth < MOST_GROWTH && most <= MOST_RSS_MIB,
    detail: { samples },
  }
}

/** P10 and P9: the busiest hour of a province on full-size data, with one instance for half an hour, then with two for a sixth of it. */
export const heldLoad: Benchmark = (data) =>
  onHeldCopy(data, async (held) => {
    const { url, cipher, hasHugePages, begin } = held
    const seconds = { one: MINUTES * 60, two: MINUTES * 10 }
    const signIns =
      (seconds.one + seconds.two + 2 * WARM_UP_S) * SIGN_INS_PER_SECOND * Math.max(SHARE, 1) * 1.2
    await begin()
    const world = await makeWorld(url, cipher, Math.ceil(signIns))
    let firstNumber = 0
    const load = async (length: number) => {
      const one = await run(held, { world, share: SHARE, seconds: length, firstNumber })
      firstNumber += Math.ceil(length * SIGN_INS_PER_SECOND * SHARE * 1.15)
      return one
    }
    await load(WARM_UP_S)
    const alone = await load(seconds.one)
    await begin()
    await load(WARM_UP_S)
    const together = await load(seconds.two)
    return [measureLoad(alone, 1, hasHugePages), measureMemory(alone), measureLoad(together, 2, hasHugePages)]
  })
