import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startEmbedded } from '../../apps/server/src/data/embedded-postgres.ts'
import { alternate } from '../harness/alternate.ts'
import { type Benchmark, shown } from '../harness/measure.ts'
import { startProduct } from '../harness/processes.ts'
import { listLoad } from '../products/list-call.ts'

const REACH = 0.9
const ROUNDS = 7

/** Takes every span and keeps none. */
async function startCollector() {
  const collector = createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'))
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`,
    stop: () => collector.close(),
  }
}

/** P33: the product list call while a tenth of all traces is sent, and while all are, against the same instance without tracing. */
export const followed: Benchmark = async (data) => {
  const dataDir = await data.dataDir()
  const database = await startEmbedded({ dataDir })
  const collector = await startCollector()
  const plain = await startProduct(dataDir)
  try {
    const measures = []
    for (const share of ['0.1', '1']) {
      const traced = await startProduct(dataDir, '/readyz', {
        TRACES_URL: collector.url,
        TRACES_SHARE: share,
      })
      const { ours, limit, ...compared } = await alternate(
        { ours: listLoad(traced.url), limit: listLoad(plain.url) },
        ROUNDS,
      ).finally(() => traced.stop())
      measures.push({
        id: 'P33',
        what: `产品列表调用（64 个连接），发送 ${Number(share) * 100}% 的调用链，对比不发送的实例`,
        reached: `${compared.ratio.toFixed(2)}（${shown(ours.perSecond)} 对 ${shown(limit.perSecond)} 次/秒，p99 ${shown(ours.p99Ms)} 对 ${shown(limit.p99Ms)} ms）`,
        reach: share === '1' ? '只记录' : `≥ ${REACH}`,
        isReached: share === '1' || compared.ratio >= REACH,
        detail: { share, ours, limit, ...compared },
      })
    }
    return measures
  } finally {
    await plain.stop()
    collector.stop()
    await database.stop()
  }
}
