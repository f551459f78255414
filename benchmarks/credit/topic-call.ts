import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../../apps/server/src/data/embedded-postgres.ts'
import { alternate } from '../harness/alternate.ts'
import type { Load } from '../harness/load.ts'
import { type Benchmark, shown } from '../harness/measure.ts'
import { start, startProduct } from '../harness/processes.ts'
import { askableTopic, type TopicQuestion } from './topic-world.ts'

const REACH = 0.8
const ROUNDS = 7
const bareServer = fileURLToPath(new URL('bare-topic-server.ts', import.meta.url))

/**
 * P25: the call of a credit topic under an authorisation, against bare node:http and pg that read and write the same rows and send the same
 * bytes. Both leave a delivery row and an audit entry for each answer.
 */
export const topicCall: Benchmark = async (data) => {
  const dataDir = await data.dataDir()
  const database = await startEmbedded({ dataDir })
  const product = await startProduct(dataDir)
  try {
    const question = await askableTopic(database.url, product.url)
    const answer = await answerOf(product.url, question)
    const bare = await start([process.execPath, bareServer], {
      path: '/',
      env: {
        BENCH_DATABASE: database.nearby(database.url),
        BENCH_ANSWER: Buffer.from(answer).toString('base64'),
        BENCH_TOPIC: question.topic,
      },
      withinMs: 20_000,
    })
    try {
      const loads = { ours: loadOf(product.url, question), limit: loadOf(bare.url, question) }
      const compared = await alternate(loads, ROUNDS)
      const { ours, limit, ratio } = compared
      return [
        {
          id: 'P25',
          what: `信用主题调用（核对授权、脱敏、留回执和审计，64 个连接），对比裸 node:http + pg 预备语句读写同样的行、发同样的 ${shown(answer.length)} 字`,
          reached: `${ratio.toFixed(2)}（${shown(ours.perSecond)} 对 ${shown(limit.perSecond)} 次/秒，p99 ${shown(ours.p99Ms)} 对 ${shown(limit.p99Ms)} ms）`,
          reach: `≥ ${REACH}`,
          isReached: ratio >= REACH,
          detail: { topic: question.topic, ...compared },
        },
      ]
    } finally {
      await bare.stop()
    }
  } finally {
    await product.stop()
    await database.stop()
  }
}

function loadOf(url: string, { path, token }: TopicQuestion): Load {
  return {
    url: url + path,
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    connections: 64,
    seconds: 2,
    addresses: 256,
  }
}

async function answerOf(url: string, { path, token }: TopicQuestion): Promise<string> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}
