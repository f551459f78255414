import { needCase, type NeedStatus } from '@lqr/contract/financing/need-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { copy } from './copy.ts'

interface Slots {
  readonly status: NeedStatus
  readonly slots: number | null
  readonly slotsFree: number
}

/** Nobody takes a slot of a draft, nor of a need that is over. */
const WITHOUT: readonly NeedStatus[] = statesIn(needCase, 'draft', 'over')

/** How many institutions a need takes and how many more; nothing where none can come. */
export function slotsText({ status, slots, slotsFree }: Slots): string | null {
  return slots === null || WITHOUT.includes(status) ? null : copy.slotsOf(slotsFree, slots)
}
