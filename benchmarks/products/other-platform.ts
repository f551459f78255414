import { startEmbedded } from '../../apps/server/src/data/embedded-postgres.ts'
import { alternate } from '../harness/alternate.ts'
import type { Load } from '../harness/load.ts'
import { type Benchmark, type Measure, shown } from '../harness/measure.ts'
import { EACH_ANSWER_ANEW, startProduct } from '../harness/processes.ts'
import { DIRECTUS, DIRECTUS_HEADERS, startDirectus } from './directus.ts'
import { listLoad, QUESTION } from './list-call.ts'

const REACH = 4
const ROUNDS = 5
const WHAT = `产品列表调用，对比 Directus ${DIRECTUS} 在同一张表上的列表`

/** The columns of a product card, and the institution's name over the foreign key. */
const FIELDS =
  `id,name,org_id.id,org_id.name,category,guarantee_modes,amount_min_yuan,amount_max_yuan,rate_min,rate_max,
annual_cost_min,term_min_months,term_max_months,repayment_modes,area_codes,target_groups,zones,highlights,online_apply,
views,applications_count,is_example`.replaceAll('\n', '')

/**
 * The same question as far as it can be put there: a filter on a column of lists (the guarantee mode) is not offered, so
 * Directus answers the easier one. Count, order and page are the same.
 */
function directusList(url: string): string {
  const { amountYuan, termMonths, pageSize } = QUESTION
  const filter = {
    status: { _eq: 'LISTED' },
    amount_min_yuan: { _lte: amountYuan },
    amount_max_yuan: { _gte: amountYuan },
    term_min_months: { _lte: termMonths },
    term_max_months: { _gte: termMonths },
  }
  const query = new URLSearchParams({
    fields: FIELDS,
    filter: JSON.stringify(filter),
    sort: '-online_apply,annual_cost_min,-id',
    limit: String(pageSize),
    meta: 'filter_count',
  })
  return `${url}/items/product?${query}`
}

/** P2: the product list call against what a team would take instead, on the same table of the same database. */
export const otherPlatform: Benchmark = async (data) => {
  const dataDir = await data.dataDir()
  const database = await startEmbedded({ dataDir })
  try {
    const directus = await startDirectus(database.url).catch((cause: unknown) => cause as Error)
    if (directus instanceof Error) return [skipped(directus)]
    const product = await startProduct(dataDir, '/readyz', EACH_ANSWER_ANEW)
    try {
      // Long enough for a slow platform on a busy machine to answer at all.
      const ours = { ...listLoad(product.url), seconds: 5 }
      const theirs: Load = {
        ...ours,
        url: directusList(directus.url),
        method: 'GET',
        headers: DIRECTUS_HEADERS,
      }
      const { body: _, ...limit } = theirs
      const rows = await answerRows(limit)
      const compared = await alternate({ ours, limit }, ROUNDS)
      return [
        {
          id: 'P2',
          what: WHAT,
          reached: `${compared.ratio.toFixed(1)} 倍（${shown(compared.ours.perSecond)} 对 ${shown(compared.limit.perSecond)} 次/秒，p99 ${shown(compared.ours.p99Ms)} 对 ${shown(compared.limit.p99Ms)} ms）`,
          reach: `≥ ${REACH} 倍`,
          isReached: compared.ratio >= REACH,
          detail: { ...compared, rows },
        },
      ]
    } finally {
      await Promise.all([product.stop(), directus.stop()])
    }
  } finally {
    await database.stop()
  }
}

function skipped(cause: Error): Measure {
  return {
    id: 'P2',
    what: WHAT,
    reached: '跳过：本机未能安装或启动',
    reach: `≥ ${REACH} 倍`,
    isReached: undefined,
    detail: { cause: cause.message.slice(0, 500) },
  }
}

async function answerRows({ url, headers }: Load): Promise<number> {
  const answer = await fetch(url, { headers: { ...headers } })
  const { data } = (await answer.json()) as { data?: unknown[] }
  if (!answer.ok || data?.length !== QUESTION.pageSize) throw new Error(`Directus answered ${answer.status}`)
  return data.length
}
