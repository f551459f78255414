import type { BriefLine } from '@lqr/contract/briefs/calls.ts'
import { BRIEF_INDICATORS } from '@lqr/contract/briefs/kinds.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../data/database.ts'
import { readIndicator } from '../statistics/index.ts'
import { thirteenMonths } from './month.rules.ts'
import { tallyByMonth } from './month-figures.store.ts'

const NO_OFFERS = { institutions: 0, products: 0 }

/** The chosen figures of a month in an area, each with the twelve months before it, by the formulas of the catalogue. */
export async function briefLines(
  db: Db,
  { areaCode, month, indicators }: { areaCode: string; month: string; indicators: readonly string[] },
): Promise<BriefLine[]> {
  const months = thirteenMonths(month)
  const regions = codesWithin(areaCode)
  const rows = await tallyByMonth(db, { first: months[0] ?? month, last: month, regions })
  return BRIEF_INDICATORS.filter(({ code }) => indicators.includes(code)).map((indicator) => {
    const { code, name, unit, definition, version, formula } = indicator
    const trend = months.map(
      (one) =>
        readIndicator(
          formula,
          rows.filter((row) => row.month === one),
          NO_OFFERS,
        ).value,
    )
    const [yearAgo, before, value] = [trend[0] ?? null, trend[11] ?? null, trend[12] ?? null]
    return { code, name, unit, definition, version, value, before, yearAgo, trend }
  })
}
