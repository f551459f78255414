import { LISTED_NEED_STATES, type NeedStatus } from '@lqr/contract/financing/need-case.ts'
import type { NeedResponses } from '@lqr/contract/financing/response-entities.ts'
import { copy } from './copy.ts'
import { panelCopy } from './response-copy.ts'

interface Slots {
  readonly status: NeedStatus
  readonly slots: number | null
  readonly slotsFree: number
}

/** How many institutions a need takes and how many more; nothing where it is not listed, and none can come. */
export function slotsText({ status, slots, slotsFree }: Slots): string | null {
  const isListed = LISTED_NEED_STATES.some((state) => state === status)
  return slots === null || !isListed ? null : copy.slotsOf(slotsFree, slots)
}

type Place = Pick<NeedResponses, 'isOpen' | 'slots' | 'slotsFree' | 'waiting'>

/** What stands above the responses to a need; of slots only while institutions may come. */
export function panelIntro({ isOpen = true, slots, slotsFree, waiting }: Place): string {
  if (!isOpen) return panelCopy.intro
  const line = waiting > 0 ? `，${panelCopy.waiting(waiting)}` : ''
  return `${panelCopy.slots(slotsFree, slots)}${line}。${panelCopy.intro}`
}
