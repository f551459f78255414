import { alternate } from '../harness/alternate.ts'
import { type Load, type LoadResult, runLoad } from '../harness/load.ts'
import { type Benchmark, shown } from '../harness/measure.ts'
import { startProduct } from '../harness/processes.ts'
import { worstBodies } from './worst-bodies.ts'

const REACH = 2
const ROUNDS = 7
const SECONDS = 4
const VISITORS = 64
const ATTACKERS = 20

/** P12: a cheap call of many visitors while some strangers send the worst bodies they can make, against the call alone. */
export const underAttack: Benchmark = async (data) => {
  const product = await startProduct(await data.dataDir())
  try {
    const alone: Load = {
      url: `${product.url}/dic/region/byParentId/620000`,
      headers: { accept: 'application/json' },
      connections: VISITORS,
      seconds: SECONDS,
      addresses: VISITORS,
    }
    const attacked: Load = { ...alone }
    const attack: Load = {
      url: `${product.url}/portal/productManage/queryProductManageByPage`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      bodies: worstBodies(),
      connections: ATTACKERS,
      seconds: SECONDS,
      addresses: ATTACKERS,
      isRefused: true,
    }
    const attacks: LoadResult[] = []
    const compared = await alternate({ ours: attacked, limit: alone }, ROUNDS, async (load) => {
      if (load !== attacked) return runLoad(load)
      const [visitors, attackers] = await Promise.all([runLoad(load), runLoad(attack)])
      attacks.push(attackers)
      return visitors
    })
    const { ours, limit } = compared
    const ratio = ours.p99Ms / limit.p99Ms
    return [
      {
        id: 'P12',
        what: `${VISITORS} 个访客的简单调用，同时有 ${ATTACKERS} 个陌生人不停提交最坏的内容，p99 对比没有他们时`,
        reached: `${ratio.toFixed(2)}（${shown(ours.p99Ms)} 对 ${shown(limit.p99Ms)} ms）`,
        reach: `≤ ${REACH}`,
        isReached: ratio <= REACH,
        detail: { ...compared, p99Ratio: ratio, attacks },
      },
    ]
  } finally {
    await product.stop()
  }
}
