import { timeOrder } from './copy.ts'
import type { BranchTimes } from './slots.rules.ts'

type Times = Pick<BranchTimes, 'opensAt' | 'restFrom' | 'restTo' | 'closesAt'>

/** The sentence at the field whose time does not follow the one before; undefined when they are in order. */
export function timesProblem({
  opensAt,
  restFrom,
  restTo,
  closesAt,
}: Times): Record<string, string> | undefined {
  if (restFrom <= opensAt) return { restFrom: timeOrder.restFrom }
  if (restTo < restFrom) return { restTo: timeOrder.restTo }
  if (closesAt <= restTo) return { closesAt: timeOrder.closesAt }
  return undefined
}
