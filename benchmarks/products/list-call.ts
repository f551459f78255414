import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../../apps/server/src/data/embedded-postgres.ts'
import { alternate } from '../harness/alternate.ts'
import type { Load } from '../harness/load.ts'
import { type Benchmark, shown } from '../harness/measure.ts'
import { EACH_ANSWER_ANEW, start, startProduct } from '../harness/processes.ts'

const REACH = 0.85
const ROUNDS = 5
const PATH = '/portal/productManage/queryProductManageByPage'
/** What P1 and P2 ask. */
export const QUESTION = {
  guaranteeMode: 'credit',
  amountYuan: 500_000,
  termMonths: 12,
  currentPageNum: 1,
  pageSize: 10,
}

const bareServer = fileURLToPath(new URL('bare-list-server.ts', import.meta.url))

/**
 * P1: the product list call with filters and a page of ten, against bare node:http and pg sending the same bytes. On the
 * demonstration catalogue: a larger one only makes the database's share larger and the ratio easier.
 */
export const listCall: Benchmark = async (data) => {
  const dataDir = await data.dataDir()
  const database = await startEmbedded({ dataDir })
  const product = await startProduct(dataDir, '/readyz', EACH_ANSWER_ANEW)
  const bare = await start([process.execPath, bareServer], {
    path: '/',
    env: { BENCH_DATABASE: database.nearby(database.url) },
    withinMs: 20_000,
  })
  try {
    const [ours, theirs] = await Promise.all([answerOf(listLoad(product.url)), answerOf(listLoad(bare.url))])
    if (ours !== theirs) throw new Error('the two servers do not send the same bytes')
    const compared = await alternate({ ours: listLoad(product.url), limit: listLoad(bare.url) }, ROUNDS)
    return [
      {
        id: 'P1',
        what: `产品列表调用（筛选 + 10 条，64 个连接），对比裸 node:http + pg 预备语句发同样的 ${shown(ours.length)} 字`,
        reached: `${compared.ratio.toFixed(2)}（${shown(compared.ours.perSecond)} 对 ${shown(compared.limit.perSecond)} 次/秒，p99 ${shown(compared.ours.p99Ms)} 对 ${shown(compared.limit.p99Ms)} ms）`,
        reach: `≥ ${REACH}`,
        isReached: compared.ratio >= REACH,
        detail: { ...compared },
      },
    ]
  } finally {
    await Promise.all([product.stop(), bare.stop()])
    await database.stop()
  }
}

/** 64 connections with the question, from many addresses. */
export function listLoad(url: string): Load {
  return {
    url: url + PATH,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', citycode: '620000' },
    body: JSON.stringify(QUESTION),
    connections: 64,
    seconds: 2,
    addresses: 256,
  }
}

async function answerOf({ url, headers, body }: Load): Promise<string> {
  const answer = await fetch(url, { method: 'POST', headers: { ...headers }, body: body ?? '' })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}
