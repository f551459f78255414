import type { Db } from '../../../data/database.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { ITEM_STANDINGS } from '@lqr/contract/policies/item-kinds.ts'
import { factsOf } from './facts.rules.ts'
import { listFacts } from './facts.store.ts'
import { countStandings, matchRules, type Rules } from './match.rules.ts'
import { verdictsOf } from './match-item.ts'

/** So many enterprises say enough about rules that are being written, and are read in one go. */
const TRIED = 2_000
const SAMPLES_OF_EACH = 2

/** All areas in which an enterprise is offered what is offered in these. */
export function areasWithin(areaCodes: readonly string[]): string[] {
  return [...new Set(areaCodes.flatMap(codesWithin))]
}

/** Rules tried on certified enterprises of their areas: how many stand how, with some of each in full. */
export async function tryRules(db: Db, rules: Rules, today: string) {
  const areaCodes = areasWithin(rules.areaCodes)
  const rows = await listFacts(db, { today, after: '0', limit: TRIED + 1, areaCodes })
  const tried = rows.slice(0, TRIED).map((row) => {
    const facts = factsOf(row, today)
    const result = matchRules(rules, facts)
    return { row, facts, result, standing: result.standing }
  })
  const samples = ITEM_STANDINGS.flatMap(({ code }) =>
    tried.filter(({ standing }) => standing === code).slice(0, SAMPLES_OF_EACH),
  )
  return {
    tested: tried.length,
    isPartial: rows.length > TRIED,
    counts: countStandings(tried),
    samples: samples.map(({ row: { companyId, corporateName }, facts, result, standing }) => ({
      companyId,
      corporateName,
      standing,
      verdicts: verdictsOf(rules, result, facts),
    })),
  }
}
