import { policyItemErrors as errors } from '@lqr/contract/policies/item-errors.ts'
import type { ItemStanding } from '@lqr/contract/policies/item-kinds.ts'
import type { Db } from '../../../data/database.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { findItem } from '../items/index.ts'
import type { Facts } from './judge.rules.ts'
import { countStandings, inMatchOrder, isOfferedTo, matchRules } from './match.rules.ts'
import { matchOf } from './match-item.ts'
import { findItems, listHelpers, listRules, type RulesFilter } from './rules.store.ts'

export interface Asked extends Omit<RulesFilter, 'areas'> {
  readonly standing?: ItemStanding | undefined
  readonly currentPageNum: number
  readonly pageSize: number
}

/** The area of an enterprise with those above it; undefined where it is not known. */
const areasOf = ({ area }: Facts) => (typeof area === 'number' ? undefined : area)

/** One page of the items in force for what is known of an enterprise: three statements however many items there are, a fourth for conditions nobody has read yet. */
export async function matchItems(db: Db, facts: Facts, asked: Asked) {
  const { now, standing, currentPageNum, pageSize, ...filter } = asked
  const areas = areasOf(facts)
  const rules = await listRules(db, { ...filter, now, areas })
  const offered = asked.purpose ? rules : rules.filter((rule) => isOfferedTo(rule, facts))
  const judged = offered.map((rule) => {
    const { id, isOpen, benefitYuan } = rule
    const { standing: found, unmet } = matchRules(rule, facts)
    return { id, isOpen, benefitYuan, standing: found, unmet }
  })
  const shown = inMatchOrder(standing ? judged.filter((one) => one.standing === standing) : judged)
  const page = shown.slice((currentPageNum - 1) * pageSize, currentPageNum * pageSize)
  const items = await findItems(
    db,
    page.map(({ id }) => id),
    now,
  )
  const isUnmet = page.some((one) => one.standing === 'unmet')
  const helpers = isUnmet ? await listHelpers(db, now, areas) : []
  return {
    list: page.flatMap(({ id }) => {
      const item = items.get(id)
      return item ? [matchOf(item, facts, helpers)] : []
    }),
    total: shown.length,
    currentPageNum,
    pageSize,
    counts: countStandings(judged),
  }
}

/** One item in force for what is known of an enterprise. */
export async function matchOneItem(db: Db, id: string, facts: Facts, now: Date) {
  const item = await requireRecord(findItem(db, id, now), errors.itemNotFound)
  return matchOf(item, facts, await listHelpers(db, now, areasOf(facts)))
}
