import { fileURLToPath } from 'node:url'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { alternate, median } from '../harness/alternate.ts'
import type { Load } from '../harness/load.ts'
import { type Benchmark, shown } from '../harness/measure.ts'
import { start } from '../harness/processes.ts'

const REACH = 0.5
const ROUNDS = 5
const WARM_SITES = 12

const server = fileURLToPath(new URL('home-server.ts', import.meta.url))

/** P5: the anonymous home page against the same bytes kept ready in the same server, and what one uncached page costs. */
export const homePage: Benchmark = async (data) => {
  const dataDir = await data.dataDir()
  const started = await start([process.execPath, server], {
    path: '/fixed-home',
    env: { DATA_DIR: dataDir, TRUST_PROXY: '1' },
    withinMs: 60_000,
  })
  try {
    const load = (path: string): Load => ({
      url: started.url + path,
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
      connections: 64,
      seconds: 2,
      addresses: 64,
    })
    const bytes = await sizeOf(`${started.url}/index`)
    const compared = await alternate({ ours: load('/index'), limit: load('/fixed-home') }, ROUNDS)
    const uncached = await uncachedMs(started.url)
    return [
      {
        id: 'P5',
        what: `匿名首页（服务端渲染，短时缓存），对比同一服务器发同样的 ${shown(bytes)} 字节（brotli）`,
        reached: `${compared.ratio.toFixed(2)}（${shown(compared.ours.perSecond)} 对 ${shown(compared.limit.perSecond)} 页/秒）；不经缓存每页 ${uncached.toFixed(1)} ms`,
        reach: `≥ ${REACH}，并说明不经缓存的代价`,
        isReached: compared.ratio >= REACH,
        detail: { ...compared, bytes, uncachedMs: uncached },
      },
    ]
  } finally {
    await started.stop()
  }
}

/** The median time of a page nobody has asked for yet: each site's home once, one after another. */
async function uncachedMs(url: string): Promise<number> {
  const times: number[] = []
  for (const site of SUBSTATIONS.slice(1)) {
    const startedAt = performance.now()
    await sizeOf(`${url}/${site.path}/index`)
    times.push(performance.now() - startedAt)
  }
  return median(times.slice(WARM_SITES))
}

async function sizeOf(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length') ?? 0)
}
