import { listProducts } from '@lqr/contract/products/product-calls.ts'
import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { getZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import { countFigure } from '../../../domains/statistics/figure-line.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { blockCopy as copy } from './block-copy.ts'
import type { Fact } from './composition.ts'
import { factOf } from './facts.rules.ts'
import { countFilter } from './load-blocks.ts'

/** The figures that answer a zone's question, in its own order. */
export async function loadFacts(
  api: LoaderApi,
  zone: ZoneCode,
  figures: CallOutput<typeof getZoneFigures>,
  facts: readonly Fact[],
) {
  const { list } = facts.includes('fastest')
    ? await api(listProducts, { body: { zone, sort: 'speed', pageSize: 1 } })
    : { list: [] }
  const source = { figures, fastestDays: list[0]?.averageDecisionDays ?? null }
  const lines = await Promise.all(
    facts.map(async (fact) => {
      if (typeof fact === 'string') return factOf(fact, source)
      const { total } = await countFilter(api, zone, fact.filter)
      return countFigure(fact.label, total, copy.units.product)
    }),
  )
  return lines.filter((line) => line !== undefined)
}
