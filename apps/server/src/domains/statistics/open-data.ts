import { codesWithin, DEFAULT_SUBSTATION_ID, SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { OPEN_DATA_LICENCE } from '@lqr/contract/statistics/indicator-calls.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { AREA_RULES, type Indicator } from '@lqr/contract/statistics/indicator-shape.ts'
import type { Db } from '../../data/database.ts'
import type { Cell } from '../../spreadsheets/workbook.ts'
import { openDataCopy as copy } from './copy.ts'
import { countOffers } from './counts.store.ts'
import type { Reading } from './indicator.rules.ts'
import { measuredFigures } from './measured-figures.ts'
import { described, toldReading } from './shown-reading.ts'

export interface OpenFigure extends Reading {
  readonly areaCode: string
  readonly areaName: string
  readonly indicator: Indicator
}

const NO_OFFERS = { institutions: 0, products: 0 }

/** Every figure of every area, as anybody may see it; institutions and products, which lie in no area alone, for the province. */
export async function readOpenFigures(db: Db): Promise<OpenFigure[]> {
  const viewer = { actor: undefined, areaCode: DEFAULT_SUBSTATION_ID }
  const figures = await measuredFigures(db, viewer, INDICATORS)
  const offers = await countOffers(db, undefined)
  return SUBSTATIONS.flatMap(({ id, name }) => {
    const within = new Set(codesWithin(id))
    const own = figures.rows.filter(({ regionCode }) => within.has(regionCode))
    const isProvince = id === DEFAULT_SUBSTATION_ID
    return INDICATORS.filter(({ formula }) => isProvince || formula.kind !== 'offer').map((indicator) => ({
      areaCode: id,
      areaName: name,
      indicator,
      ...toldReading(
        indicator,
        { rows: own, node: id },
        { figures, offers: isProvince ? offers : NO_OFFERS },
      ),
    }))
  })
}

/** The figures as a table with its titles. */
export function figureRows(figures: readonly OpenFigure[], asOf: string): Cell[][] {
  return [
    [...copy.figures],
    ...figures.map(({ areaCode, areaName, indicator, value, numerator, denominator, isWithheld }) => {
      const { code, name, unit, version, basisUnit } = described(indicator)
      const sides = [numerator, denominator, denominator === null ? null : basisUnit]
      return [
        areaCode,
        areaName,
        code,
        name,
        value,
        unit,
        ...sides,
        isWithheld ? copy.yes : null,
        version,
        asOf,
      ]
    }),
  ]
}

/** The definitions as a table with its titles. */
export function definitionRows(): Cell[][] {
  return [
    [...copy.definitions],
    ...INDICATORS.map((indicator) => {
      const { code, name, unit, definition, leftOut, areaRule, refresh, owner, source, version } =
        described(indicator)
      const area = AREA_RULES.find((rule) => rule.code === areaRule)?.name ?? areaRule
      return [code, name, unit, definition, leftOut, area, refresh, owner, source, version, OPEN_DATA_LICENCE]
    }),
  ]
}

/** Figures and definitions in one document. */
export function openDocument(figures: readonly OpenFigure[], asOf: string): object {
  return {
    title: copy.title,
    licence: OPEN_DATA_LICENCE,
    asOf,
    definitions: INDICATORS.map((indicator) => described(indicator)),
    figures: figures.map(({ indicator: { code }, ...figure }) => ({ code, ...figure })),
  }
}
