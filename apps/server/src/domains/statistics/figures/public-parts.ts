import { DRAWN_STATES } from '@lqr/contract/applications/application-case.ts'
import { MATCHED_NEED_STATES } from '@lqr/contract/financing/need-case.ts'
import { DEFAULT_SUBSTATION_ID, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { eventMeasuresOf, type EventMeasureCode } from '@lqr/contract/statistics/event-measures.ts'
import type { PublicCut } from '@lqr/contract/statistics/figure-filter.ts'
import { type Formula, measuresOf } from '@lqr/contract/statistics/indicator-shape.ts'
import type { Db } from '../../../data/database.ts'
import { partsOf } from '../figures.rules.ts'
import { type CompaniesQuestion, someCompanies } from './companies.store.ts'
import { type EventSum, sumFigures } from './figures.store.ts'
import { type Cell, hiddenParts } from './release.rules.ts'

/** What everybody asks: a figure of an area by those below it, or of the province by another split. */
export interface PublicQuestion {
  readonly formula: Formula
  /** Whose rows stand behind it. */
  readonly measure: EventMeasureCode
  readonly by: PublicCut
  readonly areaCode: string
}

export interface PublicPart {
  readonly code: string
  readonly sums: readonly EventSum[]
  readonly isHidden: boolean
}

/** Which rows of a share are in it; the others are its other side. */
const SHARE_KEYS: Partial<Record<EventMeasureCode, readonly string[]>> = {
  disbursed: ['creditOnly'],
  closed: DRAWN_STATES,
  accepted: ['inTime'],
  'needs.ended': MATCHED_NEED_STATES,
  'questions.answered': ['inTime'],
}

/** The parts with their sums, those of few enterprises hidden together with what would tell them (decision 0103). */
export async function publicParts(db: Db, question: PublicQuestion): Promise<PublicPart[]> {
  const { by, areaCode } = question
  const parts = await partSums(db, question)
  // What lies in a hidden area is hidden with it.
  if (by === 'area' && areaCode !== DEFAULT_SUBSTATION_ID) {
    const above = { ...question, areaCode: substationOfCode(areaCode)?.parentId ?? DEFAULT_SUBSTATION_ID }
    const siblings = await publicParts(db, above)
    if (siblings.some(({ code, isHidden }) => code === areaCode && isHidden)) {
      return parts.map(([code, sums]) => ({ code, sums, isHidden: true }))
    }
  }
  const hidden = hiddenParts(await cellsOf(db, question, parts))
  return parts.map(([code, sums]) => ({ code, sums, isHidden: hidden.has(code) }))
}

type Sums = readonly (readonly [code: string, sums: readonly EventSum[]])[]

async function partSums(db: Db, { formula, by, areaCode }: PublicQuestion): Promise<Sums> {
  const sums = await sumFigures(db, {
    cut: { areaCode: by === 'area' ? areaCode : DEFAULT_SUBSTATION_ID },
    period: null,
    measures: eventMeasuresOf(measuresOf(formula)),
    by,
  })
  return [...Map.groupBy(sums, ({ part }) => part)].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Each part with some of the enterprises on each side of the figure. */
async function cellsOf(
  db: Db,
  { measure, by, areaCode, formula }: PublicQuestion,
  parts: Sums,
): Promise<Cell[]> {
  const keys = formula.kind === 'share' ? SHARE_KEYS[measure] : undefined
  const sides = keys
    ? [
        { in: keys, isIn: true },
        { in: keys, isIn: false },
      ]
    : [undefined]
  const questions = parts.flatMap(([code]): CompaniesQuestion[] =>
    sides.map((side) => ({
      measure,
      by,
      part: by === 'area' ? codesOf(areaCode, code) : code,
      ...(side ? { keys: side } : {}),
    })),
  )
  const companies = await someCompanies(db, questions)
  return parts.map(([code, sums], place) => ({
    code,
    cases: sums.reduce((count, sum) => count + (sum.measure === measure ? sum.cases : 0), 0),
    sides: companies.slice(place * sides.length, (place + 1) * sides.length),
  }))
}

/** The codes that a part of an area adds up. */
function codesOf(areaCode: string, part: string): string {
  return (partsOf(areaCode).find(({ code }) => code === part)?.regions ?? [part]).join(' ')
}
