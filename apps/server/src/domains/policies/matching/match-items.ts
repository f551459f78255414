import { policyItemErrors as errors } from '@lqr/contract/policies/item-errors.ts'
import type { ItemStanding } from '@lqr/contract/policies/item-kinds.ts'
import type { Db } from '../../../data/database.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { findItem } from '../items/index.ts'
import type { Facts } from './judge.rules.ts'
import { countStandings, inMatchOrder, matchRules } from './match.rules.ts'
import { matchOf } from './match-item.ts'
import { findItems, listRules, type RulesFilter } from './rules.store.ts'

interface Asked extends Omit<RulesFilter, 'areas'> {
  readonly standing?: ItemStanding | undefined
  readonly currentPageNum: number
  readonly pageSize: number
}

/** One page of the items in force for what is known of an enterprise: two statements however many items there are. */
export async function matchItems(db: Db, facts: Facts, asked: Asked) {
  const { today, standing, currentPageNum, pageSize, ...filter } = asked
  const areas = Array.isArray(facts.area) ? facts.area : undefined
  const rules = await listRules(db, { ...filter, today, areas })
  const judged = rules.map((rule) => {
    const { id, isOpen, benefitYuan } = rule
    const { standing: found, unmet } = matchRules(rule, facts)
    return { id, isOpen, benefitYuan, standing: found, unmet }
  })
  const shown = inMatchOrder(standing ? judged.filter((one) => one.standing === standing) : judged)
  const page = shown.slice((currentPageNum - 1) * pageSize, currentPageNum * pageSize)
  const items = await findItems(
    db,
    page.map(({ id }) => id),
    today,
  )
  return {
    list: page.flatMap(({ id }) => {
      const item = items.get(id)
      return item ? [matchOf(item, facts)] : []
    }),
    total: shown.length,
    currentPageNum,
    pageSize,
    counts: countStandings(judged),
  }
}

/** One item in force for what is known of an enterprise. */
export async function matchOneItem(db: Db, id: string, facts: Facts, today: string) {
  return matchOf(await requireRecord(findItem(db, id, today), errors.itemNotFound), facts)
}
