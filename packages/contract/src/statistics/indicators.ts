import { moneyIndicators } from './money-indicators.ts'
import { serviceIndicators } from './service-indicators.ts'

/**
 * Every published figure, once: what it says, what is in and out of it, by which area it counts and how it follows from the
 * tally. Pages, downloads and the daily check read it from here; a change of meaning is a new version (decision 0098).
 */
export const INDICATORS = [...moneyIndicators, ...serviceIndicators] as const

export type IndicatorCode = (typeof INDICATORS)[number]['code']
