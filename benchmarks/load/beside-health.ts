import { alternate, type Compared } from '../harness/alternate.ts'
import type { Load } from '../harness/load.ts'
import { type Benchmark, type Measure, shown } from '../harness/measure.ts'
import { onHeldCopy } from './held-copy.ts'
import { type Kind, kindsOf } from './mix.ts'
import { makeWorld } from './world.ts'

/** Reads of one page; what is written or belongs to a person is told beside them. */
const REACH = 0.4
const READS = ['产品列表', '机构列表', '资讯列表', '政策列表', '地区']
const OTHERS = ['产品详情', '政策详情', '我的申请', '机构的申请', '保存草稿']
const ROUNDS = 5
const QUESTIONS = 600
const LOADED = { connections: 32, seconds: 2, addresses: 256 }

/** P35: what a call of the held load costs beside an answer that asks nobody, on full-size data: their calls a second in alternation. */
export const besideHealth: Benchmark = (data) =>
  onHeldCopy(data, async (held) => {
    const { url } = await held.begin()
    const kinds = kindsOf(await makeWorld(held.url, held.cipher, 0))
    const limit: Load = { url: `${url}/healthz`, ...LOADED }
    const measures: Measure[] = []
    for (const name of [...READS, ...OTHERS]) {
      const kind = kinds.find((one) => one.name === name)
      if (!kind) throw new Error(`nobody asks for ${name}`)
      const compared = await alternate({ ours: loadOf(url, kind), limit }, ROUNDS)
      measures.push(measureOf(name, compared))
    }
    return measures
  })

function loadOf(url: string, kind: Kind): Load {
  const asked = Array.from({ length: QUESTIONS }, (_, number) => {
    const { body, ...rest } = kind.ask(number)
    return { ...rest, ...(body === undefined ? {} : { body: body.toString() }) }
  })
  return { url, asked, ...LOADED }
}

function measureOf(name: string, compared: Compared): Measure {
  const { ratio, ours, limit } = compared
  const isRead = READS.includes(name)
  return {
    id: 'P35',
    what: `${name}（全量数据，持续负载中的问法），对比同一进程的 /healthz`,
    reached: `${ratio.toFixed(3)}（${shown(ours.perSecond)} 对 ${shown(limit.perSecond)} 次/秒，p99 ${shown(ours.p99Ms)} 对 ${shown(limit.p99Ms)} ms）`,
    reach: isRead ? `≥ ${REACH}` : '说明',
    isReached: isRead ? ratio >= REACH : true,
    detail: { ...compared },
  }
}
