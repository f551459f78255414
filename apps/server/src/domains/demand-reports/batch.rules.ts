import type { BatchState } from '@lqr/contract/demand-reports/kinds.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'

interface BatchDays {
  readonly opensOn: string
  readonly closesOn: string
  readonly archivesOn: string
}

interface BatchAreas {
  readonly ownerArea: string
  readonly areaCodes: readonly string[]
}

/** How a batch stands on that day of the province; its first and its last day count. */
export function batchStateOn({ opensOn, closesOn, archivesOn }: BatchDays, day: string): BatchState {
  if (day < opensOn) return 'NOT_OPEN'
  if (day <= closesOn) return 'OPEN'
  return day < archivesOn ? 'CLOSED' : 'ARCHIVED'
}

/** Whether an enterprise may file in the batch on that day: while it is open, or was reopened for it. */
export function isOpenFor(batch: BatchDays, reopenedUntil: string | null, day: string): boolean {
  const state = batchStateOn(batch, day)
  if (state === 'OPEN') return true
  return state === 'CLOSED' && reopenedUntil !== null && day <= reopenedUntil
}

/** The areas a batch is for, each with all below it. */
export function areasOfBatch({ ownerArea, areaCodes }: BatchAreas): string[] {
  const named = areaCodes.length > 0 ? areaCodes : [ownerArea]
  return named.flatMap(codesWithin)
}

/** Whether the dates follow one another; the names of the fields that do not otherwise. */
export function disorderedDays({
  opensOn,
  closesOn,
  archivesOn,
}: BatchDays): 'closesOn' | 'archivesOn' | undefined {
  if (closesOn < opensOn) return 'closesOn'
  return archivesOn <= closesOn ? 'archivesOn' : undefined
}
