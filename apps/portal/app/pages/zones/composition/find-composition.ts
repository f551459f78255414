import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import type { ZoneComposition } from './composition.ts'
import { directions } from './directions.ts'
import { support } from './support.ts'
import { trade } from './trade.ts'
import { usualComposition } from './usual.ts'

const own: Partial<Record<ZoneCode, ZoneComposition>> = { ...directions, ...trade, ...support }

/** How a zone's page is put together; one without its own words gets what holds for any loan. */
export const compositionOf = (code: ZoneCode): ZoneComposition => own[code] ?? usualComposition

/** The question that a zone answers. */
export const questionOf = (code: ZoneCode): string => compositionOf(code).question
