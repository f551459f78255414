import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { condition, itemRow } from '../../apps/server/src/domains/policies/items/items.fixtures.ts'
import type { Db } from '../../apps/server/src/data/database.ts'

const AT_ONCE = 500
const PROVINCE_WIDE_EVERY = 20

/** Ten conditions as real items have them: some decide at once, some at the last one. */
function conditionsOf(place: number): PolicyCondition[] {
  const scale = place % 3 === 0 ? ['small', 'micro'] : ['medium', 'small', 'micro']
  return [
    condition({ fact: 'scale', op: 'oneOf', codes: scale }),
    condition({ fact: 'industry', op: 'oneOf', codes: ['C', 'I', 'M', 'F'] }),
    condition({ fact: 'ageMonths', op: 'atLeast', bound: 12 + (place % 24) }),
    condition({ fact: 'revenueYuan', op: 'atLeast', bound: 1_000_000 * (1 + (place % 20)), group: 1 }),
    condition({ fact: 'employees', op: 'atLeast', bound: place % 60, group: 1 }),
    condition({ fact: 'debtPercent', op: 'atMost', bound: 80 }),
    condition({
      fact: 'rdPercent',
      op: 'atLeast',
      bound: 3,
      when: { fact: 'scale', op: 'oneOf', bound: null, codes: ['medium'] },
    }),
    condition({ fact: 'titles', op: 'oneOf', codes: ['techSme', 'highTech'], group: 2 }),
    condition({ fact: 'patents', op: 'atLeast', bound: 1, group: 2 }),
    condition({ fact: 'taxRating', op: 'noneOf', codes: ['D'] }),
  ]
}

/** Published items over all areas, one in twenty for the whole province, as a province's platform holds them. */
export async function addItems(db: Db, policyId: string, count: number): Promise<void> {
  const areas = SUBSTATIONS.filter(({ level }) => level > 1)
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => {
      const place = from + index
      const area = areas[place % areas.length]
      const areaCodes = place % PROVINCE_WIDE_EVERY === 0 || !area ? [] : [area.id]
      return itemRow({ policyId, name: `测量事项 ${place}`, areaCodes, conditions: conditionsOf(place) })
    })
    await db.insertInto('policy_item').values(rows).execute()
  }
}
