import { codesWithin } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../data/database.ts'
import { sumOf } from './figures.rules.ts'
import { type KeyedTally, type Measure, tallyByKey } from './tally.store.ts'

/** The figures of an area with everything below it, by measure. `62` is the province like 620000. */
export async function figuresWithin(db: Db, areaCode: string, measures: readonly Measure[]) {
  const rows = await tallyByKey(db, measures, codesWithin(areaCode))
  const of = (measure: Measure): KeyedTally[] => rows.filter((row) => row.measure === measure)
  return { of, sum: (measure: Measure) => sumOf(of(measure)) }
}
